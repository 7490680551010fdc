#!/bin/sh
# The game in a hostile world: killed at random moments TIMES times, half of them in a game and half under random keys; on a
# disk that is full, read-only, gone, slow, and slow to open a record; with a clock that jumps; suspended; and open twice.
#
# hostile.sh TIMES [PART...]    Parts are the functions part_* below. $PROGRAM is played, or what cargo builds; $CHECKER is a
# cant-stop-lab.
#
# A game of three bots by one seed is what is played: however often it was cut off, it must end as it always does.
set -eu
times=$1
shift
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../../..
target=${CARGO_TARGET_DIR:-$root/target}/debug
program=${PROGRAM:-$target/cant-stop} checker=${CHECKER:-$target/cant-stop-lab}
[ -n "${PROGRAM:-}" ] || (cd "$root" && cargo build --workspace --bins)
[ -n "${PROGRAM:-}" ] || export BEVY_ASSET_ROOT="$root"
seeded=$here/../../studio/games/crowded.jsonl
work=$(mktemp -d)
HOSTILE=$work/mode
export HOSTILE
cc -shared -fPIC -o "$work/hostile.so" "$here/hostile.c" -ldl

fail() {
    echo "$*"
    tail -n 20 "$work/said" 2>/dev/null || true
    echo "the files are in $work"
    exit 1
}

random() { echo $(($(od -An -N4 -tu4 /dev/urandom) % $1)); }
pause() { sleep "$(($1 / 10)).$(($1 % 10))"; }
lines() { cat "$data/records/current.jsonl" 2>/dev/null | wc -l; }
mode() { echo "$1" >"$work/mode"; }
key() { xdotool key --delay 40 "$@" 2>/dev/null || true; }

unset WAYLAND_DISPLAY
Xvfb -displayfd 3 -screen 0 640x400x24 -nolisten tcp -noreset 3>"$work/display" >/dev/null 2>&1 &
screen=$!
game='' other=''
trap 'kill -9 $screen $game $other 2>/dev/null || true' EXIT
until [ -s "$work/display" ]; do
    kill -0 $screen 2>/dev/null || fail "no screen"
    sleep 0.1
done
DISPLAY=:$(cat "$work/display")
export DISPLAY

# A folder with a game of bots that has just begun, and with settings that show it fast.
folder() {
    data=$work/$1
    HOSTILE_DIR=$data
    export HOSTILE_DIR
    mkdir -p "$data/settings"
    printf 'version = 1\n[game]\nspeed = "Fast"\n[told]\nfirst_climb = true\n\n# end\n' >"$data/settings/settings.toml"
}

deal() {
    mkdir -p "$data/records"
    [ -e "$data/records/current.jsonl" ] || head -n 3 "$seeded" >"$data/records/current.jsonl"
}

# Starts the game, perhaps with a file to open, and waits for its window, which comes with its first picture.
start() {
    LD_PRELOAD=$work/hostile.so "$program" --silent --size 320x180 --data "$data" "$@" >"$work/said" 2>&1 &
    game=$!
    left=600
    until window=$(xdotool search --onlyvisible --pid $game 2>/dev/null) && [ -n "$window" ]; do
        kill -0 $game 2>/dev/null || fail "the game has ended"
        left=$((left - 1))
        [ $left -gt 0 ] || fail "no window in two minutes"
        sleep 0.2
    done
    # There is no window manager to do it.
    xdotool windowfocus --sync "$window"
}

# The game goes on: presses Return at the title until the record grows, and waits so many tenths of a second at most.
grows() {
    before=$(lines) left=$1
    until [ "$(lines)" -gt "$before" ] || [ ! -e "$data/records/current.jsonl" ]; do
        kill -0 $game 2>/dev/null || fail "the game has ended"
        [ "$left" -gt 0 ] || fail "$2: the record does not grow"
        left=$((left - 5))
        [ "$2" != begins ] || key Return
        sleep 0.5
    done
}

begin() {
    deal
    start
    grows 600 begins
}

stop() {
    kill -9 $game 2>/dev/null || true
    wait $game 2>/dev/null || true
}

# Everything on disk is whole, nothing was set aside, and nobody panicked.
check() {
    if grep -l -i panicked "$work/said" "$data"/log*.txt 2>/dev/null; then fail "$1: it panicked"; fi
    [ ! -e "$data/records/aside" ] || fail "$1: a record was set aside"
    for file in "$data"/settings/*; do
        case $file in
        *.damaged* | *.newer*) fail "$1: $file" ;;
        *.toml) grep -q '^# end$' "$file" || fail "$1: $file is torn" ;;
        esac
    done
    find "$data/records" -name '*.jsonl' | xargs -r "$checker" record check >"$work/checked" 2>&1 ||
        fail "$1: $(cat "$work/checked")"
}

# Actions of the records, without the line being written and, under random keys, without the seats and the action that could
# be taken back.
actions() { sed -n 's/,"check":[0-9]*}$//p' "$1" | tail -n +2 | head -n "-$2"; }

# What was on disk is still there: each record of before begins one of now.
keeps() {
    for old in "$work"/before/*; do
        actions "$old" "$2" >"$work/old"
        found=''
        for new in $(find "$data/records" -name '*.jsonl'); do
            actions "$new" 0 | head -c "$(stat -c %s "$work/old")" | cmp -s - "$work/old" && found=1 && break
        done
        [ -n "$found" ] || fail "$1: nothing goes on from $old"
    done
}

remember() {
    rm -rf "$work/before"
    mkdir "$work/before"
    number=0
    for file in $(find "$data/records" -name '*.jsonl' 2>/dev/null); do
        number=$((number + 1))
        cp "$file" "$work/before/$number"
    done
}

part_kills() {
    folder kills
    for kill in $(seq "$times"); do
        deal
        remember
        start
        pause "$(random 10)"
        key Return
        pause "$(random 50)"
        stop
        check "kill $kill"
        keeps "kill $kill" 0
    done
    ends=$(find "$data/records/finished" -name '*.jsonl' 2>/dev/null | xargs -r md5sum | cut -c 1-32 | sort -u | wc -l)
    [ "$ends" -le 1 ] || fail "one seed has $ends ends"
    [ "$ends" = 1 ] || [ "$(lines)" -gt 3 ] || fail "no game has gone on"
    echo "$times kills in games, $(ls "$data/records/finished" 2>/dev/null | wc -l) games ended, all alike"
}

part_keys() {
    folder keys
    for kill in $(seq "$times"); do
        deal
        remember
        start
        some=''
        for _ in $(seq 60); do
            # More to and fro than in and out.
            set -- Return Return Up Down Left Right Left Right Down Tab Escape f space
            shift "$(random 13)"
            some="$some $1"
        done
        # Not by `key`: what is killed below has to be the program, or it goes on in the next game.
        xdotool key --delay 40 $some 2>/dev/null &
        keys=$!
        pause "$(random 40)"
        stop
        kill $keys 2>/dev/null || true
        wait $keys 2>/dev/null || true
        check "keys $kill"
        keeps "keys $kill" 1
        # A game left to a person or taken full screen would hold up all that follow.
        if [ "$(random 5)" = 0 ]; then folder keys; fi
    done
    echo "$times kills under random keys"
}

# A trouble with the disk in the middle of a game: it goes on all the same, and is saved again when the trouble is over.
trouble() {
    folder "$1"
    begin
    remember
    rm -f "$work/mode.refused"
    mode "$1"
    sleep 15
    key Up Down
    kill -0 $game 2>/dev/null || fail "$1: the game has ended"
    grep -q current.jsonl "$work/mode.refused" 2>/dev/null || fail "$1: the disk has refused no record"
    mode ""
    grows 150 "$1"
    stop
    check "$1"
    keeps "$1" 0
    echo "$1: the game goes on"
}

part_full() { trouble full; }
part_readonly() { trouble readonly; }
part_gone() { trouble gone; }

# Nothing that a frame waits for is written while every write takes five seconds.
part_slow() {
    folder slow
    begin
    remember
    mode slow
    sleep 20
    # From the pause to odds and speed, one of them is changed, and back.
    for to in Escape Down Down Return Down Right Right Left Escape Escape; do
        key $to
        sleep 2
    done
    sleep 10
    mode ""
    grep -q current.jsonl "$work/mode.waited" 2>/dev/null || fail "slow: no record has waited for the disk"
    grows 150 slow
    stop
    check slow
    keeps slow 0
    [ ! -e "$work/mode.blocked" ] || fail "slow: a frame waited for $(cat "$work/mode.blocked")"
    echo "slow: no frame waits for the disk"
}

# No frame waits for a record that is opened to be watched.
part_dozes() {
    folder dozes
    cp "$seeded" "$data/game.jsonl"
    mode dozes
    start "$data/game.jsonl"
    left=60
    until grep -q game.jsonl "$work/mode.waited" 2>/dev/null; do
        [ $left -gt 0 ] || fail "dozes: the record is not opened"
        left=$((left - 1))
        key Up Down
        sleep 0.5
    done
    sleep 12
    kill -0 $game 2>/dev/null || fail "dozes: the game has ended"
    mode ""
    stop
    check dozes
    [ ! -e "$work/mode.blocked" ] || fail "dozes: a frame waited for $(cat "$work/mode.blocked")"
    echo "dozes: no frame waits for a record"
}

part_clock() {
    folder clock
    begin
    for seconds in 86400 -86400 -1700000000 900000000 0; do
        remember
        mode $seconds
        grows 100 "clock $seconds"
        keeps clock 0
    done
    stop
    for seconds in -1700000000 900000000 0; do
        mode $seconds
        start
        key Return
        sleep 4
        stop
        check "clock $seconds"
    done
    mode ""
    echo "clock: set back and forth"
}

part_asleep() {
    folder asleep
    begin
    for seconds in 1 30 5; do
        remember
        kill -STOP $game
        sleep $seconds
        kill -CONT $game
        grows 100 "asleep for $seconds s"
        keeps asleep 0
    done
    stop
    check asleep
    echo "asleep: suspended and woken"
}

# The second copy writes nothing, whatever it is told, until the first is closed; then it goes on with the files of the first.
part_twice() {
    folder twice
    begin
    first=$game
    kill -STOP $first
    cp -r "$data/settings" "$work/settings"
    start
    other=$game game=$first
    remember
    for _ in $(seq 10); do key Return Escape Down Left Right; done
    kill -0 $other 2>/dev/null || fail "the second copy has ended"
    diff -r "$work/settings" "$data/settings" || fail "twice: the second copy has written settings"
    kill -CONT $first
    grows 150 twice
    kill -9 $other
    stop
    check twice
    keeps twice 0
    deal
    start
    first=$game
    start
    other=$game
    kill -9 $first
    # It looks for the folder again every two seconds; the saved game is the first entry.
    sleep 6
    key Up Up Up
    grows 300 begins
    stop
    check twice
    echo "twice: the first copy keeps its files, and the second goes on with them"
}

[ $# -gt 0 ] || set -- kills keys full readonly gone slow dozes clock asleep twice
for part in "$@"; do "part_$part"; done
rm -rf "$work"
