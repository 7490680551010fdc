//! The answer that a program playing a bot gives.

use cant_stop_rules::{Action, Columns, Move};
use serde::{Deserialize, Serialize};

use super::columns::{ColumnSet, OptionColumns};
use super::question::Ask;
use super::read;

/// An answer, one line of JSON: an object with one key that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer {
    Option(Move),
    /// Roll if `true`, otherwise stop.
    Roll(bool),
    Keep(Columns),
}

impl Answer {
    /// Action of the answer, if it fits the question.
    pub(crate) fn action(self) -> Action {
        match self {
            Answer::Option(mv) => Action::Choose(mv),
            Answer::Roll(true) => Action::Roll,
            Answer::Roll(false) => Action::Stop,
            Answer::Keep(columns) => Action::Keep(columns),
        }
    }

    /// The answer that does this; `None` for what chance does.
    pub(crate) fn to_do(action: Action) -> Option<Answer> {
        match action {
            Action::Choose(mv) => Some(Answer::Option(mv)),
            Action::Roll => Some(Answer::Roll(true)),
            Action::Stop => Some(Answer::Roll(false)),
            Action::Keep(columns) => Some(Answer::Keep(columns)),
            Action::RollOff(_) | Action::Dice(_) => None,
        }
    }
}

#[derive(Deserialize)]
struct Pairing {
    option: OptionColumns,
}

#[derive(Deserialize)]
struct Decide {
    roll: bool,
}

#[derive(Deserialize)]
struct Keep {
    keep: ColumnSet,
}

impl Answer {
    /// Reads the answer to a question of this kind: an object that has its key, and nothing after it. Other keys are
    /// ignored, so that a program may say more, or always say all three.
    pub(crate) fn read(line: &str, ask: Ask) -> serde_json::Result<Answer> {
        match ask {
            Ask::Pairing => read::line(line).map(|Pairing { option }| Answer::Option(option.0)),
            Ask::Decide => read::line(line).map(|Decide { roll }| Answer::Roll(roll)),
            Ask::Keep => read::line(line).map(|Keep { keep }| Answer::Keep(keep.0)),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use cant_stop_rules::Column;
    use serde_json::error::Category;

    use super::*;

    #[test]
    fn the_same_is_said_in_many_ways() {
        let [_, _, four, five, ..] = Column::ALL;
        let option = Answer::Option(Move::two(four, five));
        for line in [
            r#"{"option":[5,4]}"#,
            r#"{"option":[4.0,5.0]}"#,
            r#" {"option":[4,5],"roll":null,"keep":null} "#,
            r#"{"why":{"value":[0.5,1]},"option":[4,5],"option2":[6]}"#,
        ] {
            assert_eq!(Answer::read(line, Ask::Pairing).unwrap(), option, "{line}");
        }
        let both = r#"{"roll":true,"keep":"none"}"#;
        assert_eq!(Answer::read(both, Ask::Decide).unwrap(), Answer::Roll(true));
    }

    #[test]
    fn what_is_no_answer_is_told_from_what_is_not_json() {
        for (line, ask) in [
            ("{}", Ask::Decide),
            ("[[4,5]]", Ask::Pairing),
            (r#"{"roll":true}"#, Ask::Keep),
            (r#"{"roll":true,"roll":false}"#, Ask::Decide),
            (r#"{"option":[1]}"#, Ask::Pairing),
            (r#"{"option":[4.5]}"#, Ask::Pairing),
            (r#"{"option":[6,6,6]}"#, Ask::Pairing),
            (r#"{"keep":[6,6]}"#, Ask::Keep),
            (r#"{"roll":1}"#, Ask::Decide),
        ] {
            let error = Answer::read(line, ask).unwrap_err();
            assert_eq!(error.classify(), Category::Data, "{line}");
        }
        for line in ["", "roll", "{\"roll\":true", "{\"roll\":true}}"] {
            let error = Answer::read(line, Ask::Decide).unwrap_err();
            assert_ne!(error.classify(), Category::Data, "{line}");
        }
    }
}
