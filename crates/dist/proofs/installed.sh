#!/bin/sh
# Run by an administrator in a bare Debian: installs the game, plays it as another user, upgrades and removes it.
# /proof has both packages, the archive and these scripts; pictures go there too.
set -eu
. /proof/common.sh
export DEBIAN_FRONTEND=noninteractive

install() { apt-get install --quiet=2 "$@" </dev/null >/proof/apt.log 2>&1 || fail "apt: $(tail -n 5 /proof/apt.log)"; }
as_player() { su player -c "sh /proof/$*"; }

apt-get update --quiet=2 >/proof/apt.log 2>&1 || fail "apt: $(tail -n 5 /proof/apt.log)"
install /proof/older.deb
ldd "/usr/games/$PROGRAM" | grep 'not found' && fail "a library is missing"
# What is opened by name while the game runs; nothing else that will be installed may bring it first.
for library in libvulkan.so.1 libX11.so.6 libX11-xcb.so.1 libxcb.so.1 libXcursor.so.1 libXi.so.6 libxkbcommon.so.0 \
    libxkbcommon-x11.so.0 libwayland-client.so.0 libasound.so.2; do
    ldconfig -p | grep -q "$library" || fail "the package does not bring $library"
done

install --no-install-recommends xvfb xdotool openbox x11-utils imagemagick procps xz-utils
useradd --create-home --shell /bin/sh player
chmod a+rwx /proof
# Only an administrator makes the folder of the screens.
sockets=/tmp
mkdir -p -m 1777 $sockets/.X11-unix

as_player play.sh begin
install /proof/newer.deb
as_player play.sh finish

as_player portable.sh
as_player refused.sh

apt-get purge --quiet=2 mesa-vulkan-drivers </dev/null >/proof/apt.log 2>&1
rm -rf /usr/share/vulkan/icd.d
as_player driverless.sh

su player -c "find ~ -type f -print0 | sort -z | xargs -0 sha256sum" >/proof/home.before
apt-get purge --quiet=2 "$PROGRAM" </dev/null >/proof/apt.log 2>&1 || fail "apt: $(tail -n 5 /proof/apt.log)"
left=$(find / -xdev \( -path /proc -o -path /proof -o -path /home -o -path /opt -o -path /tmp \) -prune -o \
    \( -iname "*$PROGRAM*" -o -name "*$ID*" \) -print | grep -v '^/var/log' || true)
[ -z "$left" ] || fail "purging leaves $left"
su player -c "find ~ -type f -print0 | sort -z | xargs -0 sha256sum" >/proof/home.after
cmp -s /proof/home.before /proof/home.after || fail "purging changes what is the player's"
echo "installed, played by keys, upgraded, finished, removed; games stay"
