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
    /// Its name for people.
    pub what: &'static str,
    /// Why it is needed, to follow the name.
    pub why: &'static str,
    /// When it is needed.
    pub purpose: For,
    /// Way to find it.
    pub probe: Probe,
    /// Its packages on Debian and Ubuntu, separated by spaces.
    pub apt: &'static str,
    /// Its packages on Fedora.
    pub dnf: &'static str,
    /// Its packages on Arch Linux.
    pub pacman: &'static str,
}

/// Everything, in the order in which it is told.
pub const NEEDS: [Need; 17] = [
    Need {
        what: "a C compiler",
        why: "to link programs and compile the Ogg encoder",
        purpose: For::Build,
        probe: Probe::Program("cc"),
        apt: "gcc libc6-dev",
        dnf: "gcc",
        pacman: "gcc",
    },
    Need {
        what: "pkg-config",
        why: "to find the libraries below",
        purpose: For::Build,
        probe: Probe::Program("pkg-config"),
        apt: "pkg-config",
        dnf: "pkgconf-pkg-config",
        pacman: "pkgconf",
    },
    Need {
        what: "the ALSA headers",
        why: "for sound",
        purpose: For::Build,
        probe: Probe::PkgConfig("alsa"),
        apt: "libasound2-dev",
        dnf: "alsa-lib-devel",
        pacman: "alsa-lib",
    },
    Need {
        what: "the udev headers",
        why: "for game pads",
        purpose: For::Build,
        probe: Probe::PkgConfig("libudev"),
        apt: "libudev-dev",
        dnf: "systemd-devel",
        pacman: "systemd-libs",
    },
    Need {
        what: "the Wayland headers",
        why: "for windows under Wayland",
        purpose: For::Build,
        probe: Probe::PkgConfig("wayland-client"),
        apt: "libwayland-dev",
        dnf: "wayland-devel",
        pacman: "wayland",
    },
    Need {
        what: "the Vulkan loader",
        why: "to draw",
        purpose: For::Render,
        probe: Probe::Library("libvulkan.so.1"),
        apt: "libvulkan1",
        dnf: "vulkan-loader",
        pacman: "vulkan-icd-loader",
    },
    Need {
        what: "a Vulkan driver",
        why: "to draw, on the processor where there is no graphics card",
        purpose: For::Render,
        probe: Probe::VulkanDriver,
        apt: "mesa-vulkan-drivers",
        dnf: "mesa-vulkan-drivers",
        pacman: "vulkan-swrast",
    },
    Need {
        what: "libxkbcommon",
        why: "to read the keyboard",
        purpose: For::Window,
        probe: Probe::Library("libxkbcommon.so.0"),
        apt: "libxkbcommon0",
        dnf: "libxkbcommon",
        pacman: "libxkbcommon",
    },
    Need {
        what: "libxkbcommon-x11",
        why: "to read the keyboard under X11",
        purpose: For::X11,
        probe: Probe::Library("libxkbcommon-x11.so.0"),
        apt: "libxkbcommon-x11-0",
        dnf: "libxkbcommon-x11",
        pacman: "libxkbcommon-x11",
    },
    Need {
        what: "libX11",
        why: "to open a window under X11",
        purpose: For::X11,
        probe: Probe::Library("libX11.so.6"),
        apt: "libx11-6",
        dnf: "libX11",
        pacman: "libx11",
    },
    Need {
        what: "libX11-xcb",
        why: "to open a window under X11",
        purpose: For::X11,
        probe: Probe::Library("libX11-xcb.so.1"),
        apt: "libx11-xcb1",
        dnf: "libX11-xcb",
        pacman: "libx11",
    },
    Need {
        what: "libXcursor",
        why: "for the mouse pointer under X11",
        purpose: For::X11,
        probe: Probe::Library("libXcursor.so.1"),
        apt: "libxcursor1",
        dnf: "libXcursor",
        pacman: "libxcursor",
    },
    Need {
        what: "libXi",
        why: "for the mouse under X11",
        purpose: For::X11,
        probe: Probe::Library("libXi.so.6"),
        apt: "libxi6",
        dnf: "libXi",
        pacman: "libxi",
    },
    Need {
        what: "Xvfb",
        why: "for a screen without a monitor",
        purpose: For::Ears,
        probe: Probe::Program("Xvfb"),
        apt: "xvfb",
        dnf: "xorg-x11-server-Xvfb",
        pacman: "xorg-server-xvfb",
    },
    Need {
        what: "openbox",
        why: "to give the window on it the focus",
        purpose: For::Ears,
        probe: Probe::Program("openbox"),
        apt: "openbox",
        dnf: "openbox",
        pacman: "openbox",
    },
    Need {
        what: "dbus-daemon",
        why: "for the bus that screen readers are on",
        purpose: For::Ears,
        probe: Probe::Program("dbus-daemon"),
        apt: "dbus",
        dnf: "dbus-daemon",
        pacman: "dbus",
    },
    Need {
        what: "AT-SPI",
        why: "for what is said on it",
        purpose: For::Ears,
        probe: Probe::File("/usr/share/dbus-1/services/org.a11y.Bus.service"),
        apt: "at-spi2-core",
        dnf: "at-spi2-core",
        pacman: "at-spi2-core",
    },
];
