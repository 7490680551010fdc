#!/bin/sh
# Without a graphics driver the game reports it in a message box, for players who see no terminal.
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
