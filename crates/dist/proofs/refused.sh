#!/bin/sh
# Starts that cannot go well: each ends with one sentence, none with a fault.
set -eu
. /proof/common.sh
open_screen
program=/usr/games/$PROGRAM

# Says what the game said before it ended, which it must do with a failure and in one line.
refused() {
    status=0
    timeout 120 "$@" >/proof/said 2>&1 || status=$?
    case $status in
    0) fail "$* ends well" ;;
    124 | 137) fail "$* does not end" ;;
    esac
    [ "$(grep -c . /proof/said)" = 1 ] || fail "$* says: $(cat /proof/said)"
    if grep -qi panic /proof/said; then fail "$* panics: $(cat /proof/said)"; fi
}

DISPLAY= refused $program
DISPLAY=:77 refused $program
folder=$(mktemp -d)
tar -xJf /proof/archive.tar.xz -C $folder
rm -rf $folder/*/assets
# The assets are looked for before the screen: without one the sentence is said here and in no box.
DISPLAY= refused $folder/*/$PROGRAM
rm -rf "$folder"
mkdir "$folder"
tar -xJf /proof/archive.tar.xz -C "$folder"
echo '<svg' >"$(echo "$folder"/*)/assets/art/climber.svg"
"$folder"/*/$PROGRAM --data "$folder/data" >/proof/said 2>&1 &
game=$!
begun=$(date +%s)
# The box; who reads it closes it, and with it what is left of the game.
until xdotool search --class xmessage >/dev/null 2>&1; do waits "no box"; done
grep -q 'art/climber.svg' /proof/said || fail "the damaged file is not named: $(cat /proof/said)"
xdotool search --class xmessage windowkill
wait $game && fail "it ends well"
true
