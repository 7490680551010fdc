#!/bin/sh
# Starts the program installed in the folder $1 in a desktop of Wine and presses keys until the record $2 is begun.
set -eu
cd "$1"
WGPU_BACKEND=vulkan wine explorer /desktop=proof,1280x800 ./cant-stop.exe &
end=$(($(date +%s) + 180))
until [ -s "$2" ]; do
    if [ "$(date +%s)" -gt $end ]; then
        echo "no game was begun in three minutes"
        exit 1
    fi
    sleep 2
    xdotool key Return
done
