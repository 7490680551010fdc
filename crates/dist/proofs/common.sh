# Shared by these scripts: names, a virtual screen, and the game in it.

PROGRAM=cant-stop
ID=io.github.cant_stop.CantStop
RECORDS=.local/share/$PROGRAM/records

fail() {
    echo "$*"
    exit 1
}

# A light desktop on a screen in memory.
open_screen() {
    XDG_RUNTIME_DIR=$(mktemp -d)
    DISPLAY=:9
    export XDG_RUNTIME_DIR DISPLAY
    unset WAYLAND_DISPLAY
    Xvfb $DISPLAY -screen 0 1280x800x24 -nolisten tcp -noreset >/dev/null 2>&1 &
    screen=$!
    # The next script takes the same number, which is free once this screen has ended.
    trap 'kill $screen 2>/dev/null || true; wait $screen 2>/dev/null || true' EXIT
    until xdpyinfo >/dev/null 2>&1; do
        kill -0 $screen 2>/dev/null || fail "no screen"
        sleep 0.2
    done
    openbox >/dev/null 2>&1 &
}

# Starts a command and waits for its window, and for a picture in it.
start_game() {
    "$@" >/proof/said 2>&1 &
    game=$!
    begun=$(date +%s)
    until window=$(xdotool search --class "$ID" 2>/dev/null | head -n 1) && [ -n "$window" ]; do
        waits "no window"
    done
    until is_lit; do waits "a dark window"; done
}

# A moment in which the game must not have ended.
waits() {
    kill -0 "$game" 2>/dev/null || fail "$1: the game has ended and said: $(cat /proof/said)"
    [ $(($(date +%s) - begun)) -lt 300 ] || fail "$1 after five minutes"
    sleep 0.5
}

# Whether a picture is seen: a window without one has few colours.
is_lit() {
    import -silent -window root "$XDG_RUNTIME_DIR/now.png"
    [ "$(identify -format %k "$XDG_RUNTIME_DIR/now.png")" -gt 2000 ]
}

# Keeps what is seen now, under a name.
keep_picture() { import -silent -window root "/proof/$1.png"; }

# A key as a person presses it: long enough for the slowest frame.
press() {
    xdotool keydown "$1"
    sleep 0.2
    xdotool keyup "$1"
    sleep 0.3
}

# Processor time of the game so far, in hundredths of a second.
ticks() { awk '{ print $14 + $15 }' "/proc/$game/stat"; }

# Fails if the game, left alone, takes more than a quarter of a core or than so many megabytes.
rests() {
    sleep 25
    ticks=$(ticks)
    sleep 10
    percent=$((($(ticks) - ticks) / 10))
    megabytes=$(awk '/^VmRSS/ { print int($2 / 1000) }' "/proc/$game/status")
    [ "$percent" -le 25 ] || fail "$1: left alone it takes $percent % of a core"
    [ "$megabytes" -le "$2" ] || fail "$1: it takes $megabytes MB"
    echo "$1, left alone: $percent % of a core, $megabytes MB"
}

lines() { cat "$HOME/$RECORDS/$1" 2>/dev/null | wc -l; }

end_game() {
    kill -9 "$game" 2>/dev/null || true
    wait "$game" 2>/dev/null || true
}
