#!/bin/sh
# An ordinary user plays by keys alone: `begin` leaves a game by force, `finish` goes on with it to its end.
set -eu
. /proof/common.sh
open_screen
command=$(sed -n 's/^Exec=//p' "/usr/share/applications/$ID.desktop")
start_game $command
xprop -id "$window" WM_CLASS | grep -q "\"$ID\"" || fail "the window has another class"
xprop -id "$window" _NET_WM_ICON | grep -q 'Icon (' || fail "the window has no icon"
keep_picture "$1-title"

case $1 in
begin)
    begun=$(date +%s)
    until [ "$(lines current.jsonl)" -ge 25 ]; do
        waits "no game"
        press Return
    done
    keep_picture "$1-play"
    end_game
    cp "$HOME/$RECORDS/current.jsonl" /proof/left.jsonl
    ;;
finish)
    begun=$(date +%s)
    until [ "$(lines current.jsonl)" -gt "$(wc -l </proof/left.jsonl)" ]; do
        waits "the game does not go on"
        press Return
    done
    head -c "$(stat -c %s /proof/left.jsonl)" "$HOME/$RECORDS/current.jsonl" | cmp -s - /proof/left.jsonl ||
        fail "another game goes on"
    end=$(($(date +%s) + 2400))
    while ! ls "$HOME/$RECORDS/finished"/*.jsonl >/dev/null 2>&1; do
        kill -0 "$game" || fail "the game has ended and said: $(cat /proof/said)"
        [ "$(date +%s)" -lt $end ] || fail "no end after forty minutes"
        press Return
    done
    sleep 15
    keep_picture "$1-results"
    end_game
    ;;
esac
