//! Check of saved games.

use std::path::Path;

use serde::Serialize;

use super::source::Source;
use super::{CheckArgs, words};
use crate::finding::{Finding, Outcome};

/// Result for one file.
#[derive(Serialize)]
struct Checked {
    file: String,
    sound: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<Summary>,
}

/// A sound game in short.
#[derive(Serialize)]
struct Summary {
    players: Vec<String>,
    #[serde(rename = "settings")]
    variant: String,
    actions: usize,
    turns: u32,
    over: bool,
    standing: String,
    torn_last_line: bool,
}

/// Checks one game after the other.
pub(super) fn run(args: &CheckArgs) -> Outcome {
    let checked: Vec<Checked> = args.files.iter().map(|file| check(file)).collect();
    let report = if args.json {
        serde_json::to_string_pretty(&checked).expect("findings always serialise")
    } else {
        let lines: Vec<String> = checked.iter().map(Checked::line).collect();
        lines.join("\n")
    };
    Ok(Finding {
        report,
        is_good: checked.iter().all(|checked| checked.sound),
    })
}

fn check(file: &Path) -> Checked {
    let source = Source::read(file);
    Checked {
        file: file.display().to_string(),
        sound: source.is_ok(),
        game: source.as_ref().ok().map(summary),
        problem: source.err(),
    }
}

fn summary(source: &Source) -> Summary {
    let game = source.playthrough.game();
    Summary {
        players: source.names.clone(),
        variant: words::variant(game.variant()),
        actions: source.playthrough.actions().len(),
        turns: game.turn_number(),
        over: !game.winners().is_empty(),
        standing: source.standing(),
        torn_last_line: source.torn,
    }
}

impl Checked {
    fn line(&self) -> String {
        let Checked { file, problem, .. } = self;
        match &self.game {
            None => format!("{file}: {}", problem.as_deref().unwrap_or("it is no game")),
            Some(game) => {
                let torn = if game.torn_last_line {
                    "; a torn last line is left out"
                } else {
                    ""
                };
                format!(
                    "{file}: sound; {}; {}; {} turns, {} actions; {}{torn}",
                    game.players.join(", "),
                    game.variant,
                    game.turns,
                    game.actions,
                    game.standing
                )
            }
        }
    }
}
