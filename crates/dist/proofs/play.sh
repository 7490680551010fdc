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

# As the focus goes on the join screen: the second seat is given to a bot.
lay_the_table() {
    for key in Return Up Left Left Return Down Left Escape Down Right Right Return; do
        press $key
    done
}

is_over() { ls "$HOME/$RECORDS/finished"/*.jsonl >/dev/null 2>&1; }

# Rolls thrice or chooses, then stops where that may be; after the end the same keys would begin another game.
play_on() {
    for key in Return Return Return f; do
        is_over || press $key
    done
}

case $1 in
begin)
    rests title 320
    lay_the_table
    begun=$(date +%s)
    until [ "$(lines current.jsonl)" -ge 25 ]; do
        waits "no game"
        play_on
    done
    keep_picture "$1-play"
    end_game
    cp "$HOME/$RECORDS/current.jsonl" /proof/left.jsonl
    grep -q '"bot"' /proof/left.jsonl || fail "there is no bot at the table"
    ;;
finish)
    begun=$(date +%s)
    until [ "$(lines current.jsonl)" -gt "$(wc -l </proof/left.jsonl)" ]; do
        waits "the game does not go on"
        press Return
    done
    head -c "$(stat -c %s /proof/left.jsonl)" "$HOME/$RECORDS/current.jsonl" | cmp -s - /proof/left.jsonl ||
        fail "another game goes on"
    end=$(($(date +%s) + 1800))
    until is_over; do
        kill -0 "$game" 2>/dev/null || fail "the game has ended and said: $(cat /proof/said)"
        [ "$(date +%s)" -lt $end ] || fail "no end after half an hour"
        play_on
    done
    sleep 10
    keep_picture "$1-results"
    end_game
    ;;
esac
