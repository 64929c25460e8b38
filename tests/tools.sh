#!/bin/sh
# The two programs from outside Python that tests need: chromium and a PostgreSQL server. Installs what is missing on
# Debian and Ubuntu when run as root; otherwise says what to install and leaves it to the tests to skip loudly.
# With BURGRAVE_REQUIRE_ALL=1 (as in .ci/run) a missing program is an error.
set -u
missing=""

has_postgresql() {
    command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
}

has_chromium() {
    command -v chromium-headless-shell >/dev/null 2>&1 || command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 || command -v google-chrome >/dev/null 2>&1
}

# Chromium without a window is a third as heavy; where Debian has it, it is installed even beside the whole one.
can_apt() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1
}

if can_apt && ! command -v chromium-headless-shell >/dev/null 2>&1; then
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell >/dev/null 2>&1
fi
has_chromium || missing="$missing chromium"
has_postgresql || missing="$missing postgresql"
[ -z "$missing" ] && exit 0

if can_apt; then
    echo "installing for the tests:$missing"
    # RUNLEVEL=1: the package shall not start a server of its own; tests run theirs in a temporary folder.
    # shellcheck disable=SC2086
    if apt-get update -qq && RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null; then
        exit 0
    fi
    echo "apt-get could not install:$missing" >&2
else
    echo "tests that need them will be skipped; please install:$missing" >&2
    echo "  Debian, Ubuntu: sudo apt-get install$missing" >&2
    echo "  Fedora:         sudo dnf install chromium postgresql-server" >&2
fi
[ "${BURGRAVE_REQUIRE_ALL:-0}" = 1 ] && exit 1
exit 0
