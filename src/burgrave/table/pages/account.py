"""Who you are: name, account, language, light, token, webhook. Guests need no account."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.response import Redirect

from burgrave.engine.errors import BadOption
from burgrave.speech import LANGUAGES, translation
from burgrave.table.error_texts import localized_reason
from burgrave.table.errors import Refused
from burgrave.table.pages.option_fields import Choice
from burgrave.table.pages.rendering import local_path, page
from burgrave.table.people import Person, is_guest_name, tidy_name
from burgrave.table.request_info import THEMES, AppRequest, FormFields, language_of, person_of, service_of
from burgrave.table.service import TableService
from burgrave.table.sessions import YEAR, address_of, end_session, known_person, start_session


def account_page(request: AppRequest, note: str = "", done: str = "", token: str = "") -> Response[str]:
    """Everything about the person; with what went wrong or well just now."""
    service = service_of(request)
    words = translation("table", language_of(request))
    person = person_of(request)
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
        note=sentence(localized_reason(note, language_of(request))),
        done=said.get(done, ""),
        token=token,
        is_unnamed=person is not None and is_guest_name(person.name),
        webhooks=service.webhooks.is_on,
        language_choices=[Choice(code, name) for code, name in LANGUAGES.items()],
        theme_choices=themes,
    )


def sentence(words: str) -> str:
    """The words, beginning with a capital letter."""
    return words[:1].upper() + words[1:]


async def named_person(request: AppRequest, form: FormFields) -> Person:
    """Who asks, a guest if need be, called as the form says where it says anything that can be a name."""
    service = service_of(request)
    person = await known_person(request)
    try:
        name = tidy_name(form.get("name", ""))
    except BadOption:
        return person
    if name != person.name:
        person = await service.people.change(person, name=name)
        start_session(request, person)
    return person


async def redirect_or_explain(request: AppRequest, done: str, change: Callable[[], Awaitable[object]]) -> Response[str]:
    """Carry out a change and say so, or show what is wrong with it."""
    try:
        await change()
    except (BadOption, Refused) as error:
        return account_page(request, str(error))
    return Redirect(f"/account?done={done}", status_code=303)


@get("/account", include_in_schema=False)
async def account(request: AppRequest, done: str = "") -> Response[str]:
    """The account page, with what was done just now."""
    return account_page(request, done=done)


@post("/account/name", include_in_schema=False)
async def rename(request: AppRequest) -> Response[str]:
    """Another name; somebody unknown becomes a guest of that name."""
    service = service_of(request)
    form = await request.form()
    back = local_path(str(form.get("back", "/account")))
    try:
        person = await known_person(request)
        start_session(request, await service.people.change(person, name=form.get("name")))
    except (BadOption, Refused) as error:
        return account_page(request, str(error))
    return Redirect("/account?done=name" if back == "/account" else back, status_code=303)


@post("/account/register", include_in_schema=False)
async def register(request: AppRequest) -> Response[str]:
    """A guest becomes an account."""
    service = service_of(request)
    form = await request.form()

    async def change() -> None:
        person = await known_person(request)
        try:
            start_session(request, await service.people.register(person, form.get("name"), form.get("password")))
        except Refused:
            if not person.is_guest:
                raise
            words = translation("table", language_of(request))
            raise Refused(words.gettext("Somebody has this name already; choose another, or log in.")) from None

    return await redirect_or_explain(request, "registered", change)


@post("/account/login", include_in_schema=False)
async def log_in(request: AppRequest) -> Response[str]:
    """This browser becomes the account."""
    service = service_of(request)
    form = await request.form()

    async def change() -> None:
        guest = person_of(request)
        person = await service.people.log_in(address_of(request.scope), form.get("name"), form.get("password"))
        await service.adopt(guest, person)
        start_session(request, person)

    return await redirect_or_explain(request, "in", change)


@post("/account/logout", include_in_schema=False)
async def log_out(request: AppRequest) -> Redirect:
    """This browser knows nobody any more."""
    end_session(request)
    return Redirect("/account?done=out", status_code=303)


@post("/account/password", include_in_schema=False)
async def new_password(request: AppRequest) -> Response[str]:
    """Another password; this browser stays logged in, all others do not."""
    service = service_of(request)
    form = await request.form()

    async def change() -> None:
        person = await known_person(request)
        start_session(request, await service.people.new_password(person, form.get("old", ""), form.get("new")))

    return await redirect_or_explain(request, "password", change)


@post("/account/token", include_in_schema=False)
async def new_token(request: AppRequest) -> Response[str]:
    """A bearer token, shown on this one answer only."""
    service = service_of(request)
    token = await service.people.give_token(await known_person(request))
    return account_page(request, token=token)


@post("/account/webhook", include_in_schema=False)
async def webhook(request: AppRequest) -> Response[str]:
    """Where to tell that it is the person's turn."""
    service = service_of(request)
    form = await request.form()

    async def change() -> None:
        target = await service.webhooks.check(str(form.get("webhook", "")).strip())
        start_session(request, await service.people.change(await known_person(request), webhook=target))

    return await redirect_or_explain(request, "webhook", change)


@post("/preferences", include_in_schema=False)
async def preferences(request: AppRequest) -> Response[str]:
    """Language and light, kept in cookies, the language also with the person."""
    service = service_of(request)
    form = await request.form()
    language, theme = str(form.get("language", "")), str(form.get("theme", ""))
    person = person_of(request)
    cookies = []
    if language in LANGUAGES:
        cookies.append(kept("language", language, service))
        if person is not None:
            await service.people.change(person, language=language)
    if theme in (*THEMES, "system"):
        cookies.append(kept("theme", theme, service))
    back = local_path(str(form.get("back", "/")))
    return Redirect("/account?done=kept" if back == "/account" else back, status_code=303, cookies=cookies)


def kept(name: str, value: str, service: TableService) -> Cookie:
    """A cookie that says how somebody likes to read."""
    return Cookie(key=name, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=service.settings.is_secure)
