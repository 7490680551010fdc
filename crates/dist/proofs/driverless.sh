#!/bin/sh
# Without a driver for graphics the game says so in a box, to somebody who sees no terminal.
set -eu
. /proof/common.sh
open_screen
"/usr/games/$PROGRAM" >/proof/said 2>&1 &
game=$!
begun=$(date +%s)
until xdotool search --name "Can’t Stop" >/dev/null 2>&1; do waits "no box"; done
sleep 2
keep_picture driverless
xdotool key Return
sleep 2
if kill -0 $game 2>/dev/null; then xdotool search --class xmessage windowkill || true; fi
wait $game && fail "it ends well"
grep -q . "$HOME/.local/share/$PROGRAM/log.txt" || fail "there is no log"
