//! Libraries and tools that the game needs from the system, why, and the packages that have them.

/// Purpose of a library.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum For {
    /// To compile and link.
    Build,
    /// To draw, in a window or off-screen.
    Render,
    /// To open a window and take input from it.
    Window,
    /// The same where windows are those of X11.
    X11,
    /// To play by ear, on a screen without a monitor.
    Ears,
    /// To press keys in a proof.
    Proofs,
}

impl For {
    /// Every purpose.
    pub const ALL: [Self; 6] = [
        Self::Build,
        Self::Render,
        Self::Window,
        Self::X11,
        Self::Ears,
        Self::Proofs,
    ];
}

/// Way to find out that something is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Probe {
    /// A program in the search path.
    Program(&'static str),
    /// A package that pkg-config knows, as the build scripts will ask.
    PkgConfig(&'static str),
    /// A shared library that is opened at run time.
    Library(&'static str),
    /// A file of the system.
    File(&'static str),
    /// Any driver that the Vulkan loader would list.
    VulkanDriver,
}

/// One thing that must be on the machine.
#[derive(Debug)]
pub struct Need {
    /// When it is needed.
    pub purpose: For,
    /// Its name for people.
    pub what: &'static str,
    /// Why it is needed, to follow the name.
    pub why: &'static str,
    /// Way to find it.
    pub probe: Probe,
    /// Its packages on Debian and Ubuntu, on Fedora and on Arch Linux, separated by spaces.
    pub packages: [&'static str; 3],
}

/// A line of [`NEEDS`].
const fn need(
    purpose: For,
    what: &'static str,
    why: &'static str,
    probe: Probe,
    packages: [&'static str; 3],
) -> Need {
    Need {
        purpose,
        what,
        why,
        probe,
        packages,
    }
}

/// Everything, in the order in which it is told.
#[rustfmt::skip] // A table.
pub const NEEDS: [Need; 18] = [
    need(For::Build, "a C compiler", "to link programs and compile the Ogg encoder",
        Probe::Program("cc"), ["gcc libc6-dev", "gcc", "gcc"]),
    need(For::Build, "pkg-config", "to find the libraries below",
        Probe::Program("pkg-config"), ["pkg-config", "pkgconf-pkg-config", "pkgconf"]),
    need(For::Build, "the ALSA headers", "for sound",
        Probe::PkgConfig("alsa"), ["libasound2-dev", "alsa-lib-devel", "alsa-lib"]),
    need(For::Build, "the udev headers", "for game pads",
        Probe::PkgConfig("libudev"), ["libudev-dev", "systemd-devel", "systemd-libs"]),
    need(For::Build, "the Wayland headers", "for windows under Wayland",
        Probe::PkgConfig("wayland-client"), ["libwayland-dev", "wayland-devel", "wayland"]),
    need(For::Render, "the Vulkan loader", "to draw",
        Probe::Library("libvulkan.so.1"), ["libvulkan1", "vulkan-loader", "vulkan-icd-loader"]),
    need(For::Render, "a Vulkan driver", "to draw, on the processor where there is no graphics card",
        Probe::VulkanDriver, ["mesa-vulkan-drivers", "mesa-vulkan-drivers", "vulkan-swrast"]),
    need(For::Window, "libxkbcommon", "to read the keyboard",
        Probe::Library("libxkbcommon.so.0"), ["libxkbcommon0", "libxkbcommon", "libxkbcommon"]),
    need(For::X11, "libxkbcommon-x11", "to read the keyboard under X11",
        Probe::Library("libxkbcommon-x11.so.0"), ["libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"]),
    need(For::X11, "libX11", "to open a window under X11",
        Probe::Library("libX11.so.6"), ["libx11-6", "libX11", "libx11"]),
    need(For::X11, "libX11-xcb", "to open a window under X11",
        Probe::Library("libX11-xcb.so.1"), ["libx11-xcb1", "libX11-xcb", "libx11"]),
    need(For::X11, "libXcursor", "for the mouse pointer under X11",
        Probe::Library("libXcursor.so.1"), ["libxcursor1", "libXcursor", "libxcursor"]),
    need(For::X11, "libXi", "for the mouse under X11",
        Probe::Library("libXi.so.6"), ["libxi6", "libXi", "libxi"]),
    need(For::Ears, "Xvfb", "for a screen without a monitor",
        Probe::Program("Xvfb"), ["xvfb", "xorg-x11-server-Xvfb", "xorg-server-xvfb"]),
    need(For::Ears, "openbox", "to give the window on it the focus",
        Probe::Program("openbox"), ["openbox", "openbox", "openbox"]),
    need(For::Ears, "dbus-daemon", "for the bus that screen readers are on",
        Probe::Program("dbus-daemon"), ["dbus", "dbus-daemon", "dbus"]),
    need(For::Ears, "AT-SPI", "for what is said on it",
        Probe::File("/usr/share/dbus-1/services/org.a11y.Bus.service"), ["at-spi2-core", "at-spi2-core", "at-spi2-core"]),
    need(For::Proofs, "xdotool", "to press keys in the game's window",
        Probe::Program("xdotool"), ["xdotool", "xdotool", "xdotool"]),
];
