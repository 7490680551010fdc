//! Permission to install: root at once, others through sudo and, on a terminal, only after a yes.

use std::io::{self, IsTerminal, Write};
use std::process::Command;

use super::probe::succeeds;

/// Way in which the current user can install packages.
#[derive(Debug, PartialEq, Eq)]
pub enum Way {
    /// As root.
    Directly,
    /// With these words before the command.
    WithSudo(&'static str),
    /// Not from here, for this reason.
    ByHand(&'static str),
}

impl Way {
    /// Checks the user and the terminal, and on a terminal asks for consent to run `command` with sudo.
    pub fn choose(command: &str) -> Self {
        let terminal = io::stdin().is_terminal() && io::stderr().is_terminal();
        Self::from(
            is_root(),
            succeeds(Command::new("sudo").arg("--version")),
            terminal,
            // Without a terminal sudo must work without a password, as it does for continuous integration.
            || succeeds(Command::new("sudo").args(["-n", "true"])),
            || agrees(command),
        )
    }

    fn from(
        root: bool,
        sudo: bool,
        terminal: bool,
        needs_no_password: impl FnOnce() -> bool,
        agrees: impl FnOnce() -> bool,
    ) -> Self {
        if root {
            Self::Directly
        } else if !sudo {
            Self::ByHand("Installing needs root, and there is no sudo here.")
        } else if terminal && agrees() {
            Self::WithSudo("sudo")
        } else if terminal {
            Self::ByHand("Nothing was installed.")
        } else if needs_no_password() {
            Self::WithSudo("sudo -n")
        } else {
            Self::ByHand(
                "Installing needs root, and there is no terminal to ask for a password on.",
            )
        }
    }
}

fn is_root() -> bool {
    Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn agrees(command: &str) -> bool {
    eprint!("Install with `sudo {command}`? [Y/n] ");
    let mut answer = String::new();
    // Without an answer (end of input) there is no consent either.
    let shown = io::stderr().flush();
    let read = shown.and_then(|()| io::stdin().read_line(&mut answer));
    read.is_ok_and(|bytes| bytes > 0) && is_yes(&answer)
}

fn is_yes(answer: &str) -> bool {
    matches!(answer.trim().to_lowercase().as_str(), "" | "y" | "yes")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn root_is_asked_nothing() {
        let unasked = || panic!("nothing should be asked");
        let way = Way::from(true, false, true, unasked, unasked);
        assert_eq!(way, Way::Directly);
    }

    #[test]
    fn on_a_terminal_only_a_yes_installs() {
        let way = |yes| Way::from(false, true, true, || panic!("there is a terminal"), || yes);
        assert_eq!(way(true), Way::WithSudo("sudo"));
        assert!(matches!(way(false), Way::ByHand(_)));
    }

    #[test]
    fn without_a_terminal_sudo_must_not_ask() {
        let way = |free| Way::from(false, true, false, || free, || panic!("no terminal"));
        assert_eq!(way(true), Way::WithSudo("sudo -n"));
        assert!(matches!(way(false), Way::ByHand(_)));
    }

    #[test]
    fn without_sudo_nothing_is_tried() {
        let unasked = || panic!("nothing should be asked");
        let way = Way::from(false, false, true, unasked, unasked);
        assert!(matches!(way, Way::ByHand(_)));
    }

    #[test]
    fn enter_means_yes() {
        for yes in ["\n", "y\n", "Yes\r\n"] {
            assert!(is_yes(yes), "{yes:?}");
        }
        for no in ["n\n", "no", "what?"] {
            assert!(!is_yes(no), "{no:?}");
        }
    }
}
