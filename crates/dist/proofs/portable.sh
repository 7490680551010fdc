#!/bin/sh
# The archive, unpacked where it cannot be written, under a name with spaces, quotes and umlauts, started through a link
# from another folder.
set -eu
. /proof/common.sh
open_screen
folder="$(mktemp -d)/Ein Verzeichnis für „Würfel“ & 'mehr'"
mkdir -p "$folder"
tar -xJf /proof/archive.tar.xz -C "$folder"
chmod -R a-w "$folder"
ln -sf "$folder"/*/"$PROGRAM" "$HOME/dice"
cd /
start_game "$HOME/dice" --data "$HOME/data of another game"
keep_picture portable
begun=$(date +%s)
until [ -s "$HOME/data of another game/records/current.jsonl" ]; do
    waits "no game"
    press Return
done
end_game
chmod -R u+w "$folder"
