#!/bin/sh
# Starts that cannot go well: each ends with one sentence, none with a fault.
set -eu
. /proof/common.sh
open_screen
program=/usr/games/$PROGRAM

# Says what the game said before it ended, which it must do with a failure and in one line.
refused() {
    if timeout 120 "$@" >/proof/said 2>&1; then fail "$* ends well"; fi
    [ "$(grep -c . /proof/said)" = 1 ] || fail "$* says: $(cat /proof/said)"
    if grep -qi panic /proof/said; then fail "$* panics: $(cat /proof/said)"; fi
}

DISPLAY= refused $program
DISPLAY=:77 refused $program
folder=/tmp/without
mkdir -p $folder
tar -xzf /proof/archive.tar.gz -C $folder
rm -rf $folder/*/assets
refused $folder/*/$PROGRAM
