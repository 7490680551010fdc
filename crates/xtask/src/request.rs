//! What was asked for on the command line.

use std::ffi::OsString;
use std::path::PathBuf;

/// Shown by `cargo xtask help` and after every command line that makes no sense.
pub const USAGE: &str = "\
usage: cargo xtask <command>

  play [-- ARGS]     build the game and open it; ARGS go to the game
  play --demo DIR    play a game between bots off-screen and write pictures of it into DIR
  test               check formatting, lints and every test
  soak               compare 1,000,000 positions, play 1,000 games, 20 more with animation, kill and resume 200
  sounds             make the sounds in assets/audio again
  help               show this

play and test first install the system libraries that are missing (Linux: apt, dnf or pacman).";

/// One command with its arguments.
#[derive(Debug, PartialEq, Eq)]
pub enum Request {
    /// Build the game and open it, or let it draw a demonstration.
    Play {
        /// The folder for the pictures of a demonstration.
        demo: Option<PathBuf>,
        /// Passed on to the game untouched.
        game_args: Vec<OsString>,
    },
    /// Run every check.
    Test,
    /// Run the long proofs.
    Soak,
    /// Make the sound files again.
    Sounds,
    /// Show the usage.
    Help,
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
            Some("test") => Self::Test,
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

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Request, String> {
        Request::parse(line.split_whitespace().map(OsString::from))
    }

    #[test]
    fn the_rest_goes_to_the_game() {
        let expected = Request::Play {
            demo: Some("shots".into()),
            game_args: vec!["--seed".into(), "7".into(), "--".into(), "--demo".into()],
        };
        assert_eq!(
            parse("play --demo shots -- --seed 7 -- --demo"),
            Ok(expected)
        );
    }

    #[test]
    fn plain_commands() {
        assert_eq!(parse("test"), Ok(Request::Test));
        assert_eq!(parse("soak"), Ok(Request::Soak));
        assert_eq!(parse("sounds"), Ok(Request::Sounds));
        assert_eq!(parse("test --help"), Ok(Request::Help));
        assert_eq!(parse("play -h"), Ok(Request::Help));
    }

    #[test]
    fn nonsense_is_named() {
        for (line, word) in [
            ("", "command"),
            ("fly", "fly"),
            ("test twice", "twice"),
            ("play --demo", "--demo"),
            ("play --demo -- x", "--demo"),
            ("play --fast", "--fast"),
        ] {
            let complaint = parse(line).expect_err(line);
            assert!(complaint.contains(word), "{line}: {complaint}");
        }
    }
}
