"""The account page: name, account, language, theme, token, webhook. Guests need no account."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromQuery
from litestar.response import Redirect

from burgrave.engine.errors import BadOption
from burgrave.speech import LANGUAGES, translation
from burgrave.table.error_texts import localized_reason
from burgrave.table.errors import Refused
from burgrave.table.pages.option_fields import FieldChoice
from burgrave.table.pages.rendering import local_path, page
from burgrave.table.people import Person, clean_name, is_guest_name
from burgrave.table.request_info import THEMES, AppRequest, FormFields, language_of, person_of, service_of
from burgrave.table.service import TableService
from burgrave.table.sessions import YEAR, address_of, end_session, known_person, start_session


def account_page(request: AppRequest, note: str = "", done: str = "", token: str = "") -> Response[str]:
    """Return the account page; `note` is an error, `done` the key of what has just been done."""
    service = service_of(request)
    catalog = translation("table", language_of(request))
    person = person_of(request)
    done_texts = {
        "name": catalog.gettext("You have a new name. Tables you sat down at before keep the old one."),
        "registered": catalog.gettext("You have an account now."),
        "in": catalog.gettext("You are logged in."),
        "out": catalog.gettext("You are logged out."),
        "password": catalog.gettext("The password is changed; all other browsers are logged out."),
        "webhook": catalog.gettext("The webhook is kept."),
        "kept": catalog.gettext("Kept."),
    }
    themes = [
        FieldChoice("system", catalog.gettext("As the system")),
        FieldChoice("light", catalog.gettext("Light")),
        FieldChoice("dark", catalog.gettext("Dark")),
    ]
    return page(
        request,
        "account.html",
        status=422 if note else 200,
        note=first_upper(localized_reason(note, language_of(request))),
        done=done_texts.get(done, ""),
        token=token,
        is_unnamed=person is not None and is_guest_name(person.name),
        webhooks=service.webhooks.is_on,
        language_choices=[FieldChoice(code, name) for code, name in LANGUAGES.items()],
        theme_choices=themes,
    )


def first_upper(words: str) -> str:
    """Return the text with its first letter in upper case."""
    return words[:1].upper() + words[1:]


async def named_person(request: AppRequest, form: FormFields) -> Person:
    """Return the person who makes the request, renamed to the name in the form if it has a valid one; a guest is created if
    necessary.
    """
    service = service_of(request)
    person = await known_person(request)
    try:
        name = clean_name(form.get("name", ""))
    except BadOption:
        return person
    if name != person.name:
        person = await service.people.change(person, name=name)
        start_session(request, person)
    return person


async def redirect_or_explain(request: AppRequest, done: str, change: Callable[[], Awaitable[object]]) -> Response[str]:
    """Carry out a change and redirect to the account page, or show the page with what is wrong."""
    try:
        await change()
    except (BadOption, Refused) as error:
        return account_page(request, str(error))
    return Redirect(f"/account?done={done}", status_code=303)


@get("/account", include_in_schema=False)
async def account(request: AppRequest, done: FromQuery[str] = "") -> Response[str]:
    """Show the account page, with what was done just now."""
    return account_page(request, done=done)


@post("/account/name", include_in_schema=False)
async def rename(request: AppRequest) -> Response[str]:
    """Change the name; somebody unknown becomes a guest of that name."""
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
    """Turn a guest into an account."""
    service = service_of(request)
    form = await request.form()

    async def change() -> None:
        person = await known_person(request)
        try:
            start_session(request, await service.people.register(person, form.get("name"), form.get("password")))
        except Refused:
            if not person.is_guest:
                raise
            catalog = translation("table", language_of(request))
            raise Refused(catalog.gettext("Somebody has this name already; choose another, or log in.")) from None

    return await redirect_or_explain(request, "registered", change)


@post("/account/login", include_in_schema=False)
async def log_in(request: AppRequest) -> Response[str]:
    """Log in: this browser becomes the account."""
    service = service_of(request)
    form = await request.form()

    async def change() -> None:
        guest = person_of(request)
        person = await service.people.log_in(address_of(request.scope), form.get("name"), form.get("password"))
        await service.take_over_guest(guest, person)
        start_session(request, person)

    return await redirect_or_explain(request, "in", change)


@post("/account/logout", include_in_schema=False)
async def log_out(request: AppRequest) -> Redirect:
    """Log out: the session of this browser ends."""
    end_session(request)
    return Redirect("/account?done=out", status_code=303)


@post("/account/password", include_in_schema=False)
async def new_password(request: AppRequest) -> Response[str]:
    """Change the password; this browser stays logged in, all others do not."""
    service = service_of(request)
    form = await request.form()

    async def change() -> None:
        person = await known_person(request)
        start_session(request, await service.people.new_password(person, form.get("old", ""), form.get("new")))

    return await redirect_or_explain(request, "password", change)


@post("/account/token", include_in_schema=False)
async def new_token(request: AppRequest) -> Response[str]:
    """Show a new bearer token, once."""
    service = service_of(request)
    token = await service.people.give_token(await known_person(request))
    return account_page(request, token=token)


@post("/account/webhook", include_in_schema=False)
async def webhook(request: AppRequest) -> Response[str]:
    """Change the webhook that is notified of the person's turns."""
    service = service_of(request)
    form = await request.form()

    async def change() -> None:
        target = await service.webhooks.check(str(form.get("webhook", "")).strip())
        start_session(request, await service.people.change(await known_person(request), webhook=target))

    return await redirect_or_explain(request, "webhook", change)


@post("/preferences", include_in_schema=False)
async def preferences(request: AppRequest) -> Response[str]:
    """Store language and theme in cookies, the language also with the person."""
    service = service_of(request)
    form = await request.form()
    language, theme = str(form.get("language", "")), str(form.get("theme", ""))
    person = person_of(request)
    cookies = []
    if language in LANGUAGES:
        cookies.append(preference_cookie("language", language, service))
        if person is not None:
            await service.people.change(person, language=language)
    if theme in (*THEMES, "system"):
        cookies.append(preference_cookie("theme", theme, service))
    back = local_path(str(form.get("back", "/")))
    return Redirect("/account?done=kept" if back == "/account" else back, status_code=303, cookies=cookies)


def preference_cookie(name: str, value: str, service: TableService) -> Cookie:
    """Return a cookie with a preference of the reader."""
    return Cookie(key=name, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=service.settings.is_secure)
