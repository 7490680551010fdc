//! Names of bots on the command line.

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::protocol::Version;
use crate::yardsticks::BuiltIn;

/// Prefixes of the name of a bot that is a program, and the version of the protocol that it is asked in.
const PROGRAM: [(&str, Version); 2] = [("cmd:", Version::One), ("cmd2:", Version::Two)];

/// A bot as the command line names it.
#[derive(Clone, Debug)]
pub(crate) enum BotName {
    BuiltIn(BuiltIn),
    Program {
        name: String,
        /// The program and its arguments.
        command: Vec<String>,
        version: Version,
    },
}

impl FromStr for BotName {
    type Err = String;

    fn from_str(name: &str) -> Result<BotName, String> {
        let program = PROGRAM.iter();
        let mut program =
            program.filter_map(|&(prefix, version)| Some((name.strip_prefix(prefix)?, version)));
        let Some((line, version)) = program.next() else {
            return built_in(name).map(BotName::BuiltIn);
        };
        let command = shell_words::split(line)
            .map_err(|error| format!("the command cannot be taken apart: {error}"))?;
        if command.is_empty() {
            return Err(format!("there is no command after `{name}`"));
        }
        Ok(BotName::Program {
            name: name.to_owned(),
            command,
            version,
        })
    }
}

impl Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            BotName::BuiltIn(player) => player.key(),
            BotName::Program { name, .. } => name,
        })
    }
}

/// The built-in bot of this name, or one sentence that lists the names there are.
pub(crate) fn built_in(name: &str) -> Result<BuiltIn, String> {
    let found = BuiltIn::all().find(|player| player.key() == name);
    found.ok_or_else(|| {
        format!(
            "there is no bot `{name}`; built in: {}; a program of your own: cmd:COMMAND or cmd2:COMMAND",
            built_in_names()
        )
    })
}

/// The names of the built-in bots, in one line.
pub(crate) fn built_in_names() -> String {
    let names: Vec<&str> = BuiltIn::all().map(BuiltIn::key).collect();
    names.join(", ")
}
