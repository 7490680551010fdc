//! What was asked for on the command line.

#[cfg(test)]
mod tests;

use std::ffi::OsString;
use std::path::PathBuf;

/// Shown by `cargo xtask help` and after every command line that makes no sense.
pub const USAGE: &str = "\
usage: cargo xtask <command>

  play [-- ARGS]     build the game and open it; ARGS go to the game
  play --demo DIR    play a game between bots off-screen and write pictures of it into DIR
  gallery            write pictures of every screen, phase and moment, and index.html to look at them
    --out DIR          into DIR instead of gallery/
    --size WxH         at this size; may be repeated (1280x720 and 1920x1080 if absent)
    --lang L           in this language, a folder of assets/locales, or in `pseudo`; may be repeated (en if absent)
    --text-scale P     with text of 100, 125, 150 or 200 %; may be repeated (100 if absent)
    --only PART        show this part only, as scenery, book or game; may be repeated (everything if absent)
    --readme           and take the pictures of README.md from the first of these
  look               measure the contrast of everything in those pictures, and whether anything flashes
    --out DIR          reports, and the pictures that fail, into DIR instead of look/
    --size, --lang, --text-scale, --only as above (1280x720, en and 100 if absent)
  listen [RECORD]    play a recorded game unheard, leave the mix, every bus, the cues, a sheet, and check what is heard;
                     without a record, the games that come with the tools
    --out DIR          into DIR instead of listen/
  by-ear             play a game over the accessibility bus, by nothing but what a screen reader would say (Linux)
  test               check formatting, lints, documentation, every test, a few rendered frames and a turn by ear
  layouts            look at every screen in every size, language and size of text
  soak               compare 1,000,000 positions, play 1,000 games, 20 more with animation, kill and resume 200
  sounds             make the sounds in assets/audio again
  shop               make what pages about the game show: pictures in every language, icons, texts
    --out DIR          into DIR instead of shop/
  dist               build the release, lay it out as it is installed, pack it for this system
    --out DIR          into DIR instead of target/dist
    --stage DIR        only lay it out, in DIR
    --target SYSTEM    for linux, windows or macos instead of this system
    --binary FILE      pack this program instead of building one
    --prove            and have others' tools judge what was made
  help               show this

play, gallery, shop, look, by-ear and test first install the system libraries that are missing (Linux: apt, dnf or pacman).";

/// One command with its arguments.
#[derive(Debug, PartialEq, Eq)]
pub enum Request {
    /// Build the game and open it, or draw a demonstration of it.
    Play {
        /// The folder for the pictures of a demonstration.
        demo: Option<PathBuf>,
        /// Passed on to the game, or to who draws it, untouched.
        game_args: Vec<OsString>,
    },
    /// Write pictures of everything.
    Gallery(Gallery),
    /// Measure the frames that those pictures show.
    Look(Gallery),
    /// Hear recorded games without ears.
    Listen(Listen),
    /// Play a game by ear.
    ByEar,
    /// Run every check.
    Test,
    /// Look at every screen in every variant.
    Layouts,
    /// Run the long proofs.
    Soak,
    /// Make the sound files again.
    Sounds,
    /// Make what pages about the game show, in this folder.
    Shop(PathBuf),
    /// Pack the release.
    Dist(Dist),
    /// Show the usage.
    Help,
}

/// What the gallery shows, and where.
#[derive(Debug, PartialEq, Eq)]
pub struct Gallery {
    /// The folder it goes into.
    pub out: PathBuf,
    /// The sizes of the pictures, as the game reads them; at least one.
    pub sizes: Vec<OsString>,
    /// The languages, as the game reads them; at least one.
    pub languages: Vec<OsString>,
    /// The sizes of text in percent, as the game reads them; at least one.
    pub text_scales: Vec<OsString>,
    /// The parts to show, as the tools call them; all of them if there are none.
    pub parts: Vec<OsString>,
    /// Whether the pictures of the README are to be taken from the first of these.
    pub readme: bool,
}

/// What is listened to, and where what is heard goes.
#[derive(Debug, PartialEq, Eq)]
pub struct Listen {
    /// The record of a game; those that come with the tools if absent.
    pub record: Option<PathBuf>,
    /// The folder for what is heard.
    pub out: PathBuf,
}

/// What is packed, and where to.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Dist {
    /// The folder for the packages, if not the usual one.
    pub out: Option<PathBuf>,
    /// Only lay everything out in this folder.
    pub stage: Option<PathBuf>,
    /// The system to pack for: linux, windows or macos; this one if absent.
    pub target: Option<String>,
    /// A program that is built already.
    pub binary: Option<PathBuf>,
    /// Whether what was made is judged.
    pub prove: bool,
}

impl Gallery {
    /// The options of the tools for the parts to show.
    pub fn only(&self) -> impl Iterator<Item = OsString> {
        let only = |part: &OsString| ["--only".into(), part.clone()];
        self.parts.iter().flat_map(only)
    }
}

impl Request {
    /// Reads the arguments that follow `cargo xtask`.
    ///
    /// # Errors
    ///
    /// One sentence that says what is wrong with them.
    pub fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Self, String> {
        let mut args = args.into_iter();
        let Some(command) = args.next() else {
            return Err("Name a command.".to_owned());
        };
        let request = match command.to_str() {
            Some("play") => return Self::parse_play(args),
            Some("gallery") => {
                let gallery = parse_gallery("gallery", &["1280x720", "1920x1080"], args)?;
                return Ok(gallery.map_or(Self::Help, Self::Gallery));
            }
            Some("look") => {
                let frames = parse_gallery("look", &["1280x720"], args)?;
                return Ok(frames.map_or(Self::Help, Self::Look));
            }
            Some("listen") => return Ok(parse_listen(args)?.map_or(Self::Help, Self::Listen)),
            Some("shop") => return Ok(parse_shop(args)?.map_or(Self::Help, Self::Shop)),
            Some("dist") => return Ok(parse_dist(args)?.map_or(Self::Help, Self::Dist)),
            Some("by-ear") => Self::ByEar,
            Some("test") => Self::Test,
            Some("layouts") => Self::Layouts,
            Some("soak") => Self::Soak,
            Some("sounds") => Self::Sounds,
            Some("help" | "--help" | "-h") => Self::Help,
            _ => return Err(format!("There is no command `{}`.", command.display())),
        };
        match args.next() {
            None => Ok(request),
            Some(help) if help == "--help" || help == "-h" => Ok(Self::Help),
            Some(extra) => Err(format!("`{}` is one argument too many.", extra.display())),
        }
    }

    fn parse_play(mut args: impl Iterator<Item = OsString>) -> Result<Self, String> {
        let mut demo = None;
        let mut game_args = Vec::new();
        while let Some(arg) = args.next() {
            match arg.to_str() {
                Some("--") => game_args.extend(args.by_ref()),
                Some("--demo") => match args.next() {
                    Some(folder) if folder != "--" => demo = Some(PathBuf::from(folder)),
                    _ => return Err("--demo needs the folder for the pictures.".to_owned()),
                },
                Some("--help" | "-h") => return Ok(Self::Help),
                _ => {
                    return Err(format!(
                        "`{}` is not an option of play; arguments for the game follow `--`.",
                        arg.display()
                    ));
                }
            }
        }
        Ok(Self::Play { demo, game_args })
    }
}

/// Reads what pictures are asked for; `None` asks for help.
fn parse_gallery(
    command: &str,
    usual_sizes: &[&str],
    mut args: impl Iterator<Item = OsString>,
) -> Result<Option<Gallery>, String> {
    let mut out = None;
    let mut readme = false;
    let [mut sizes, mut languages, mut text_scales, mut parts] = [const { Vec::new() }; 4];
    while let Some(arg) = args.next() {
        let option = arg.to_str().unwrap_or_default();
        let list = match option {
            "--help" | "-h" => return Ok(None),
            "--readme" if command == "gallery" => {
                readme = true;
                continue;
            }
            "--out" => None,
            "--size" => Some(&mut sizes),
            "--lang" => Some(&mut languages),
            "--text-scale" => Some(&mut text_scales),
            "--only" => Some(&mut parts),
            _ => {
                return Err(format!(
                    "`{}` is not an option of {command}.",
                    arg.display()
                ));
            }
        };
        let value = args
            .next()
            .ok_or_else(|| format!("{option} needs a value after it."))?;
        match list {
            Some(list) => list.push(value),
            None => out = Some(PathBuf::from(value)),
        }
    }
    let or_usual = |list: Vec<OsString>, usual: &[&str]| match list.is_empty() {
        true => usual.iter().map(OsString::from).collect(),
        false => list,
    };
    Ok(Some(Gallery {
        out: out.unwrap_or_else(|| command.into()),
        sizes: or_usual(sizes, usual_sizes),
        languages: or_usual(languages, &["en"]),
        text_scales: or_usual(text_scales, &["100"]),
        parts,
        readme,
    }))
}

/// Reads what is listened to; `None` asks for help.
fn parse_listen(mut args: impl Iterator<Item = OsString>) -> Result<Option<Listen>, String> {
    let mut listen = Listen {
        record: None,
        out: PathBuf::from("listen"),
    };
    while let Some(arg) = args.next() {
        match arg.to_str() {
            Some("--help" | "-h") => return Ok(None),
            Some("--out") => {
                listen.out = args.next().ok_or("--out needs a value after it.")?.into();
            }
            Some(option) if option.starts_with('-') => {
                return Err(format!("`{option}` is not an option of listen."));
            }
            _ if listen.record.is_none() => listen.record = Some(arg.into()),
            _ => return Err(format!("`{}` is one record too many.", arg.display())),
        }
    }
    Ok(Some(listen))
}

/// Reads where what is shown goes; `None` asks for help.
fn parse_shop(mut args: impl Iterator<Item = OsString>) -> Result<Option<PathBuf>, String> {
    let mut out = PathBuf::from("shop");
    while let Some(arg) = args.next() {
        match arg.to_str() {
            Some("--help" | "-h") => return Ok(None),
            Some("--out") => out = args.next().ok_or("--out needs a value after it.")?.into(),
            _ => return Err(format!("`{}` is not an option of shop.", arg.display())),
        }
    }
    Ok(Some(out))
}

/// Reads what is packed; `None` asks for help.
fn parse_dist(mut args: impl Iterator<Item = OsString>) -> Result<Option<Dist>, String> {
    let mut dist = Dist::default();
    while let Some(arg) = args.next() {
        let option = arg.to_str().unwrap_or_default();
        match option {
            "--help" | "-h" => return Ok(None),
            "--prove" => dist.prove = true,
            "--out" | "--stage" | "--target" | "--binary" => {
                let value = args
                    .next()
                    .ok_or_else(|| format!("{option} needs a value after it."))?;
                match option {
                    "--out" => dist.out = Some(value.into()),
                    "--stage" => dist.stage = Some(value.into()),
                    "--binary" => dist.binary = Some(value.into()),
                    _ => dist.target = Some(system(&value)?),
                }
            }
            _ => return Err(format!("`{}` is not an option of dist.", arg.display())),
        }
    }
    if dist.stage.is_some() && (dist.out.is_some() || dist.prove) {
        return Err("--stage packs nothing, so that --out and --prove mean nothing.".to_owned());
    }
    Ok(Some(dist))
}

fn system(value: &OsString) -> Result<String, String> {
    match value.to_str() {
        Some(system @ ("linux" | "windows" | "macos")) => Ok(system.to_owned()),
        _ => Err(format!(
            "`{}` is no system to pack for: give linux, windows or macos.",
            value.display()
        )),
    }
}
