//! The systems that packages are made for.

use clap::ValueEnum;

/// A system with packages of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Platform {
    /// Linux with glibc.
    Linux,
    /// Windows 10 and later.
    Windows,
    /// macOS 11 and later.
    Macos,
}

impl Platform {
    /// The system this program runs on; Linux where it is none of them.
    pub const HOST: Self = if cfg!(windows) {
        Self::Windows
    } else if cfg!(target_os = "macos") {
        Self::Macos
    } else {
        Self::Linux
    };

    /// In names of files, as in `linux-x86_64`.
    pub fn name(self) -> String {
        let (system, processor) = match self {
            Self::Linux => ("linux", std::env::consts::ARCH),
            Self::Windows => ("windows", "x86_64"),
            Self::Macos => ("macos", "universal"),
        };
        format!("{system}-{processor}")
    }

    /// A target of the compiler whose crates are those in the program.
    pub fn triple(self) -> String {
        let arch = std::env::consts::ARCH;
        match self {
            Self::Linux => format!("{arch}-unknown-linux-gnu"),
            Self::Windows => "x86_64-pc-windows-gnu".to_owned(),
            Self::Macos => "aarch64-apple-darwin".to_owned(),
        }
    }

    /// Suffix of program names.
    pub fn exe(self) -> &'static str {
        if self == Self::Windows { ".exe" } else { "" }
    }
}
