//! Command line of `cargo xtask`.

#[cfg(test)]
mod tests;

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

/// Shown below the list of commands.
const NOTE: &str = "\
play, gallery, shop, look, by-ear, test and proofs first install the system libraries that are missing (Linux: apt, dnf or
pacman).";

/// Sets the game up, plays it and tests it.
#[derive(Debug, Parser)]
#[command(bin_name = "cargo xtask", after_help = NOTE)]
pub struct CommandLine {
    /// The command.
    #[command(subcommand)]
    pub request: Request,
}

/// One command with its arguments.
#[derive(Debug, PartialEq, Eq, Subcommand)]
pub enum Request {
    /// Build the game and open it, or draw a demonstration of it off-screen
    Play {
        /// Play a game between bots off-screen and write pictures of it into this folder
        #[arg(long, value_name = "DIR")]
        demo: Option<PathBuf>,
        /// Arguments for the game, or for the program that draws it
        #[arg(last = true)]
        game_args: Vec<OsString>,
    },
    /// Write pictures of every screen, phase and moment, and index.html to look at them
    Gallery {
        /// Pictures to write.
        #[command(flatten)]
        frames: Frames,
        /// Take the pictures of README.md from the first of these
        #[arg(long)]
        readme: bool,
    },
    /// Measure the contrast of everything in those pictures, and whether anything flashes
    #[command(mut_arg("sizes", |arg| arg.default_value("1280x720")))]
    #[command(mut_arg("out", |arg| arg.default_value("look")))]
    Look(Frames),
    /// Play a recorded game unheard, leave the mix, every bus, the cues, a sheet, and check what is heard
    Listen {
        /// Record of a game; the games that come with the tools if absent
        record: Option<PathBuf>,
        /// Folder for what is heard
        #[arg(long, value_name = "DIR", default_value = "listen")]
        out: PathBuf,
    },
    /// Play a game over the accessibility bus, by nothing but what a screen reader would say (Linux)
    ByEar,
    /// Check formatting, lints, documentation, every test, a few rendered frames and a turn by ear
    Test,
    /// Look at every screen in every size, language and size of text
    Layouts,
    /// Compare 1,000,000 positions, play 1,000 games, 200 more with animation, kill and resume 1,000
    Soak,
    /// Run every long proof of tests/README.md in turn and leave a page of results
    Proofs {
        /// Run only the proofs whose command contains this; may be repeated
        #[arg(long = "only", value_name = "PART")]
        parts: Vec<String>,
        /// Folder for the page and a log of each
        #[arg(long, value_name = "DIR", default_value = "proofs")]
        out: PathBuf,
    },
    /// Make the sounds in assets/audio again
    Sounds,
    /// Make what pages about the game show: pictures in every language, icons, texts
    Shop {
        /// Folder for all of it
        #[arg(long, value_name = "DIR", default_value = "shop")]
        out: PathBuf,
    },
    /// Build the release, lay it out as it is installed, pack it for this system
    Dist(Dist),
}

/// Pictures of the game, and their folder.
#[derive(Debug, PartialEq, Eq, Args)]
pub struct Frames {
    /// Folder for what is made
    #[arg(long, value_name = "DIR", default_value = "gallery")]
    pub out: PathBuf,
    /// Size of the pictures; may be repeated
    #[arg(long = "size", value_name = "WxH", default_values = ["1280x720", "1920x1080"])]
    pub sizes: Vec<OsString>,
    /// Language, a folder of assets/locales, or `pseudo`; may be repeated
    #[arg(long = "lang", value_name = "L", default_value = "en")]
    pub languages: Vec<OsString>,
    /// Size of text, 100, 125, 150 or 200 %; may be repeated
    #[arg(long = "text-scale", value_name = "P", default_value = "100")]
    pub text_scales: Vec<OsString>,
    /// Show this part only, as scenery, book or game; may be repeated (everything if absent)
    #[arg(long = "only", value_name = "PART")]
    pub parts: Vec<OsString>,
}

impl Frames {
    /// Every combination of size, language and size of text, with its name and the options of the tools for it.
    pub fn combinations(&self) -> Vec<(String, Vec<OsString>)> {
        let mut all = Vec::new();
        for size in &self.sizes {
            for language in &self.languages {
                for scale in &self.text_scales {
                    let values = [size, language, scale];
                    let name = values.map(|value| value.to_string_lossy()).join("-");
                    let mut options = Vec::new();
                    for (option, value) in ["--size", "--lang", "--text-scale"].iter().zip(values) {
                        options.extend([option.into(), value.clone()]);
                    }
                    options.extend(self.only());
                    all.push((name, options));
                }
            }
        }
        all
    }

    /// The options of the tools for the parts to show.
    pub fn only(&self) -> impl Iterator<Item = OsString> {
        let only = |part: &OsString| ["--only".into(), part.clone()];
        self.parts.iter().flat_map(only)
    }
}

/// Packages to make, and their folder.
#[derive(Debug, Default, PartialEq, Eq, Args)]
pub struct Dist {
    /// Folder for the packages, if not target/dist
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Only lay everything out, in this folder
    #[arg(long, value_name = "DIR", conflicts_with_all = ["out", "prove"])]
    pub stage: Option<PathBuf>,
    /// System to pack for instead of this one
    #[arg(long, value_name = "SYSTEM", value_parser = ["linux", "windows", "macos"])]
    pub target: Option<String>,
    /// Pack this program instead of building one
    #[arg(long, value_name = "FILE")]
    pub binary: Option<PathBuf>,
    /// Have others' tools judge what was made
    #[arg(long)]
    pub prove: bool,
    /// Fail also if one of these proofs cannot be made here
    #[arg(long, requires = "prove")]
    pub strict: bool,
}
