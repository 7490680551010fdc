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

/// Everything, in the order in which it is told.
#[rustfmt::skip] // A table.
pub const NEEDS: [Need; 18] = [
    Need { purpose: For::Build, what: "a C compiler", why: "to link programs and compile the Ogg encoder",
        probe: Probe::Program("cc"), packages: ["gcc libc6-dev", "gcc", "gcc"] },
    Need { purpose: For::Build, what: "pkg-config", why: "to find the libraries below",
        probe: Probe::Program("pkg-config"), packages: ["pkg-config", "pkgconf-pkg-config", "pkgconf"] },
    Need { purpose: For::Build, what: "the ALSA headers", why: "for sound",
        probe: Probe::PkgConfig("alsa"), packages: ["libasound2-dev", "alsa-lib-devel", "alsa-lib"] },
    Need { purpose: For::Build, what: "the udev headers", why: "for game pads",
        probe: Probe::PkgConfig("libudev"), packages: ["libudev-dev", "systemd-devel", "systemd-libs"] },
    Need { purpose: For::Build, what: "the Wayland headers", why: "for windows under Wayland",
        probe: Probe::PkgConfig("wayland-client"), packages: ["libwayland-dev", "wayland-devel", "wayland"] },
    Need { purpose: For::Render, what: "the Vulkan loader", why: "to draw",
        probe: Probe::Library("libvulkan.so.1"), packages: ["libvulkan1", "vulkan-loader", "vulkan-icd-loader"] },
    Need { purpose: For::Render, what: "a Vulkan driver", why: "to draw, on the processor where there is no graphics card",
        probe: Probe::VulkanDriver, packages: ["mesa-vulkan-drivers", "mesa-vulkan-drivers", "vulkan-swrast"] },
    Need { purpose: For::Window, what: "libxkbcommon", why: "to read the keyboard",
        probe: Probe::Library("libxkbcommon.so.0"), packages: ["libxkbcommon0", "libxkbcommon", "libxkbcommon"] },
    Need { purpose: For::X11, what: "libxkbcommon-x11", why: "to read the keyboard under X11",
        probe: Probe::Library("libxkbcommon-x11.so.0"), packages: ["libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"] },
    Need { purpose: For::X11, what: "libX11", why: "to open a window under X11",
        probe: Probe::Library("libX11.so.6"), packages: ["libx11-6", "libX11", "libx11"] },
    Need { purpose: For::X11, what: "libX11-xcb", why: "to open a window under X11",
        probe: Probe::Library("libX11-xcb.so.1"), packages: ["libx11-xcb1", "libX11-xcb", "libx11"] },
    Need { purpose: For::X11, what: "libXcursor", why: "for the mouse pointer under X11",
        probe: Probe::Library("libXcursor.so.1"), packages: ["libxcursor1", "libXcursor", "libxcursor"] },
    Need { purpose: For::X11, what: "libXi", why: "for the mouse under X11",
        probe: Probe::Library("libXi.so.6"), packages: ["libxi6", "libXi", "libxi"] },
    Need { purpose: For::Ears, what: "Xvfb", why: "for a screen without a monitor",
        probe: Probe::Program("Xvfb"), packages: ["xvfb", "xorg-x11-server-Xvfb", "xorg-server-xvfb"] },
    Need { purpose: For::Ears, what: "openbox", why: "to give the window on it the focus",
        probe: Probe::Program("openbox"), packages: ["openbox", "openbox", "openbox"] },
    Need { purpose: For::Ears, what: "dbus-daemon", why: "for the bus that screen readers are on",
        probe: Probe::Program("dbus-daemon"), packages: ["dbus", "dbus-daemon", "dbus"] },
    Need { purpose: For::Ears, what: "AT-SPI", why: "for what is said on it",
        probe: Probe::File("/usr/share/dbus-1/services/org.a11y.Bus.service"), packages: ["at-spi2-core", "at-spi2-core", "at-spi2-core"] },
    Need { purpose: For::Proofs, what: "xdotool", why: "to press keys in the game's window",
        probe: Probe::Program("xdotool"), packages: ["xdotool", "xdotool", "xdotool"] },
];
