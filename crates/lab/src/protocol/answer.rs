//! The answer that a program playing a bot gives.

use std::fmt;

use cant_stop_rules::{Action, Columns, Move};
use serde::de::{Error, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::columns::{ColumnSet, OptionColumns};

/// An answer, one line of JSON: an object with one key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer {
    /// The option to choose.
    Option(Move),
    /// Whether to roll; otherwise stop.
    Roll(bool),
    /// The columns that keep their square.
    Keep(Columns),
}

impl Answer {
    /// What the answer does, if it fits any question.
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
#[serde(field_identifier, rename_all = "snake_case")]
enum Key {
    Option,
    Roll,
    Keep,
}

impl<'de> Deserialize<'de> for Answer {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Answer, D::Error> {
        const WHAT: &str = "an object with the one key `option`, `roll` or `keep`";
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Answer;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str(WHAT)
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Answer, A::Error> {
                let Some(key) = map.next_key()? else {
                    return Err(A::Error::invalid_length(0, &self));
                };
                let answer = match key {
                    Key::Option => {
                        let OptionColumns(mv) = map.next_value()?;
                        Answer::Option(mv)
                    }
                    Key::Roll => Answer::Roll(map.next_value()?),
                    Key::Keep => {
                        let ColumnSet(columns) = map.next_value()?;
                        Answer::Keep(columns)
                    }
                };
                match map.next_key::<IgnoredAny>()? {
                    Some(_) => Err(A::Error::invalid_length(2, &self)),
                    None => Ok(answer),
                }
            }
        }
        input.deserialize_map(Reader)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use cant_stop_rules::Column;
    use serde_json::error::Category;

    use super::*;

    fn read(line: &str) -> serde_json::Result<Answer> {
        serde_json::from_str(line)
    }

    #[test]
    fn answers_read_back_as_written() {
        let [_, _, four, five, ..] = Column::ALL;
        for (answer, line) in [
            (Answer::Option(Move::one(four)), r#"{"option":[4]}"#),
            (Answer::Option(Move::two(four, four)), r#"{"option":[4,4]}"#),
            (Answer::Roll(false), r#"{"roll":false}"#),
            (
                Answer::Keep([four, five].into_iter().collect()),
                r#"{"keep":[4,5]}"#,
            ),
        ] {
            assert_eq!(serde_json::to_string(&answer).unwrap(), line);
            assert_eq!(read(line).unwrap(), answer);
            assert_eq!(Answer::to_do(answer.action()), Some(answer));
        }
        assert_eq!(
            read(r#"{"option":[5,4]}"#).unwrap(),
            read(r#"{"option":[4,5]}"#).unwrap()
        );
    }

    #[test]
    fn what_is_no_answer_is_told_from_what_is_not_json() {
        for line in [
            "{}",
            "[]",
            "true",
            r#"{"roll":true,"keep":[]}"#,
            r#"{"stop":true}"#,
            r#"{"option":[1]}"#,
            r#"{"option":[]}"#,
            r#"{"option":[6,6,6]}"#,
            r#"{"keep":[6,6]}"#,
            r#"{"roll":1}"#,
        ] {
            assert_eq!(read(line).unwrap_err().classify(), Category::Data, "{line}");
        }
        for line in ["", "roll", "{\"roll\":true", "{\"roll\":true}}"] {
            assert_ne!(read(line).unwrap_err().classify(), Category::Data, "{line}");
        }
    }
}
