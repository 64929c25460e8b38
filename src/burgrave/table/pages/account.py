"""Who you are: name, account, language, light, token, webhook. Guests need no account."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.response import Redirect

from burgrave.engine.errors import BadOption
from burgrave.speech import LANGUAGES, translation
from burgrave.table.entrance import YEAR, address_of, forget, known_person, remember
from burgrave.table.errors import Refused
from burgrave.table.hall import Hall
from burgrave.table.pages.fields import Choice
from burgrave.table.pages.shell import local_path, page
from burgrave.table.people import Person, is_guest_name, tidy_name
from burgrave.table.reader import THEMES, language_of, person_of
from burgrave.table.refusals import in_words


def account_page(request: Request[Any, Any, Any], note: str = "", done: str = "", token: str = "") -> Response[str]:
    """Everything about the person; with what went wrong or well just now."""
    hall: Hall = request.app.state.hall
    words = translation("table", language_of(request))
    person: Person | None = person_of(request)
    said = {
        "name": words.gettext("You have a new name. Tables you sat down at before keep the old one."),
        "registered": words.gettext("You have an account now."),
        "in": words.gettext("You are logged in."),
        "out": words.gettext("You are logged out."),
        "password": words.gettext("The password is changed; all other browsers are logged out."),
        "webhook": words.gettext("The webhook is kept."),
        "kept": words.gettext("Kept."),
    }
    themes = [
        Choice("system", words.gettext("As the system")),
        Choice("light", words.gettext("Light")),
        Choice("dark", words.gettext("Dark")),
    ]
    return page(
        request,
        "account.html",
        status=422 if note else 200,
        note=sentence(in_words(note, language_of(request))),
        done=said.get(done, ""),
        token=token,
        is_unnamed=person is not None and is_guest_name(person.name),
        webhooks=hall.webhooks.is_on,
        language_choices=[Choice(code, name) for code, name in LANGUAGES.items()],
        theme_choices=themes,
    )


def sentence(words: str) -> str:
    """The words, beginning with a capital letter."""
    return words[:1].upper() + words[1:]


async def named_person(request: Request[Any, Any, Any], form: Mapping[str, Any]) -> Person:
    """Who asks, a guest if need be, called as the form says where it says anything that can be a name."""
    hall: Hall = request.app.state.hall
    person = await known_person(request)
    try:
        name = tidy_name(form.get("name", ""))
    except BadOption:
        return person
    if name != person.name:
        person = await hall.people.change(person, name=name)
        remember(request, person)
    return person


async def done_or_told(request: Request[Any, Any, Any], done: str, change: Callable[[], Awaitable[object]]) -> Response[Any]:
    """Carry out a change and say so, or show what is wrong with it."""
    try:
        await change()
    except (BadOption, Refused) as error:
        return account_page(request, str(error))
    return Redirect(f"/account?done={done}", status_code=303)


@get("/account", include_in_schema=False)
async def account(request: Request[Any, Any, Any], done: str = "") -> Response[str]:
    """The page."""
    return account_page(request, done=done)


@post("/account/name", include_in_schema=False)
async def rename(request: Request[Any, Any, Any]) -> Response[Any]:
    """Another name; somebody unknown becomes a guest of that name."""
    hall: Hall = request.app.state.hall
    form = await request.form()
    back = local_path(str(form.get("back", "/account")))
    try:
        person = await known_person(request)
        remember(request, await hall.people.change(person, name=form.get("name")))
    except (BadOption, Refused) as error:
        return account_page(request, str(error))
    return Redirect("/account?done=name" if back == "/account" else back, status_code=303)


@post("/account/register", include_in_schema=False)
async def register(request: Request[Any, Any, Any]) -> Response[Any]:
    """A guest becomes an account."""
    hall: Hall = request.app.state.hall
    form = await request.form()

    async def change() -> None:
        person = await known_person(request)
        try:
            remember(request, await hall.people.register(person, form.get("name"), form.get("password")))
        except Refused:
            if not person.is_guest:
                raise
            words = translation("table", language_of(request))
            raise Refused(words.gettext("Somebody has this name already; choose another, or log in.")) from None

    return await done_or_told(request, "registered", change)


@post("/account/login", include_in_schema=False)
async def log_in(request: Request[Any, Any, Any]) -> Response[Any]:
    """This browser becomes the account."""
    hall: Hall = request.app.state.hall
    form = await request.form()

    async def change() -> None:
        guest = request.state.person
        person = await hall.people.log_in(address_of(request.scope), form.get("name"), form.get("password"))
        await hall.adopt(guest, person)
        remember(request, person)

    return await done_or_told(request, "in", change)


@post("/account/logout", include_in_schema=False)
async def log_out(request: Request[Any, Any, Any]) -> Redirect:
    """This browser knows nobody any more."""
    forget(request)
    return Redirect("/account?done=out", status_code=303)


@post("/account/password", include_in_schema=False)
async def new_password(request: Request[Any, Any, Any]) -> Response[Any]:
    """Another password; this browser stays logged in, all others do not."""
    hall: Hall = request.app.state.hall
    form = await request.form()

    async def change() -> None:
        person = await known_person(request)
        remember(request, await hall.people.new_password(person, form.get("old", ""), form.get("new")))

    return await done_or_told(request, "password", change)


@post("/account/token", include_in_schema=False)
async def new_token(request: Request[Any, Any, Any]) -> Response[str]:
    """A bearer token, shown on this one answer only."""
    hall: Hall = request.app.state.hall
    token = await hall.people.give_token(await known_person(request))
    return account_page(request, token=token)


@post("/account/webhook", include_in_schema=False)
async def webhook(request: Request[Any, Any, Any]) -> Response[Any]:
    """Where to tell that it is the person's turn."""
    hall: Hall = request.app.state.hall
    form = await request.form()

    async def change() -> None:
        target = await hall.webhooks.check(str(form.get("webhook", "")).strip())
        remember(request, await hall.people.change(await known_person(request), webhook=target))

    return await done_or_told(request, "webhook", change)


@post("/preferences", include_in_schema=False)
async def preferences(request: Request[Any, Any, Any]) -> Response[Any]:
    """Language and light, kept in cookies, the language also with the person."""
    hall: Hall = request.app.state.hall
    form = await request.form()
    language, theme = str(form.get("language", "")), str(form.get("theme", ""))
    person: Person | None = person_of(request)
    cookies = []
    if language in LANGUAGES:
        cookies.append(kept("language", language, hall))
        if person is not None:
            await hall.people.change(person, language=language)
    if theme in (*THEMES, "system"):
        cookies.append(kept("theme", theme, hall))
    back = local_path(str(form.get("back", "/")))
    return Redirect("/account?done=kept" if back == "/account" else back, status_code=303, cookies=cookies)


def kept(name: str, value: str, hall: Hall) -> Cookie:
    """A cookie that says how somebody likes to read."""
    return Cookie(key=name, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=hall.settings.is_secure)
