//! House rules of a table: each rule in words, and the steps from one set of rules to the next.

use cant_stop_rules::{Landing, Obligation, Settings, SettingsError};

use crate::core::cycle::cycle_index;
use crate::core::locale::Words;
use crate::core::settings::LastTable;
use crate::core::texts;

/// Something a table can agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TableRule {
    /// Number of columns that win.
    Columns,
    /// Effect of landing on another player's square.
    Landing,
    /// Duty to place runners: only after the choice of a pairing, or already before it.
    Obligation,
    /// Three squares per player instead of any number.
    Pawns,
}

impl TableRule {
    /// All of them, in the order to offer them.
    pub(crate) const ALL: [TableRule; 4] = [
        TableRule::Columns,
        TableRule::Landing,
        TableRule::Obligation,
        TableRule::Pawns,
    ];

    /// Name of the rule.
    pub(crate) fn title(self) -> Words {
        Words::new(match self {
            TableRule::Columns => texts::TABLE_COLUMNS,
            TableRule::Landing => texts::TABLE_LANDING,
            TableRule::Obligation => texts::TABLE_DUTY,
            TableRule::Pawns => texts::TABLE_PAWNS,
        })
    }

    /// Its value, in a word.
    pub(crate) fn value(self, agreed: Settings) -> Words {
        match self {
            TableRule::Columns => Words::literal(agreed.columns_to_win.to_string()),
            TableRule::Landing => Words::new(match agreed.landing {
                Landing::Share => texts::TABLE_LANDING_SHARE,
                Landing::Jump => texts::TABLE_LANDING_JUMP,
                Landing::PressOn => texts::TABLE_LANDING_PRESS_ON,
            }),
            TableRule::Obligation => Words::new(match agreed.obligation {
                Obligation::AfterSplit => texts::TABLE_DUTY_AFTER,
                Obligation::BeforeSplit => texts::TABLE_DUTY_BEFORE,
            }),
            TableRule::Pawns => Words::new(if agreed.three_pawns {
                texts::TABLE_PAWNS_ON
            } else {
                texts::TABLE_PAWNS_OFF
            }),
        }
    }

    /// Its value, in a sentence.
    pub(crate) fn explanation(self, agreed: Settings) -> Words {
        let key = match self {
            TableRule::Columns => {
                return Words::new(texts::TABLE_COLUMNS_NOTE)
                    .with("columns", agreed.columns_to_win);
            }
            TableRule::Landing => match agreed.landing {
                Landing::Share => texts::TABLE_LANDING_SHARE_NOTE,
                Landing::Jump => texts::TABLE_LANDING_JUMP_NOTE,
                Landing::PressOn => texts::TABLE_LANDING_PRESS_ON_NOTE,
            },
            TableRule::Obligation => match agreed.obligation {
                Obligation::AfterSplit => texts::TABLE_DUTY_AFTER_NOTE,
                Obligation::BeforeSplit => texts::TABLE_DUTY_BEFORE_NOTE,
            },
            TableRule::Pawns if agreed.three_pawns => texts::TABLE_PAWNS_ON_NOTE,
            TableRule::Pawns => texts::TABLE_PAWNS_OFF_NOTE,
        };
        Words::new(key)
    }

    /// Its value as an item of a list; `None` for the common value.
    fn in_short(self, agreed: Settings) -> Option<Words> {
        let key = match self {
            TableRule::Columns => {
                return Some(
                    Words::new(texts::TABLE_SHORT_COLUMNS).with("columns", agreed.columns_to_win),
                );
            }
            TableRule::Landing => match agreed.landing {
                Landing::Share => texts::TABLE_SHORT_SHARE,
                Landing::Jump => texts::TABLE_SHORT_JUMP,
                Landing::PressOn => texts::TABLE_SHORT_PRESS_ON,
            },
            TableRule::Obligation => match agreed.obligation {
                Obligation::AfterSplit => return None,
                Obligation::BeforeSplit => texts::TABLE_SHORT_BEFORE,
            },
            TableRule::Pawns if agreed.three_pawns => texts::TABLE_SHORT_PAWNS,
            TableRule::Pawns => return None,
        };
        Some(Words::new(key))
    }

    /// The next wish (`by` 1) or the one before (-1): only values that a table of `seats` seats can play by, round and
    /// round. With nothing to choose the wish stays.
    pub(crate) fn step(self, wish: Settings, seats: u8, by: i32) -> Settings {
        let choices = self.choices(wish, seats);
        let now = self.value(agreed(wish, seats));
        let here = choices
            .iter()
            .position(|choice| self.value(*choice) == now)
            .unwrap_or(0);
        match choices.len() {
            0 | 1 => wish,
            count => choices[cycle_index(here, by, count)],
        }
    }

    /// Why there is nothing to choose, if so.
    pub(crate) fn closed(self, wish: Settings, seats: u8) -> Option<Words> {
        if self.choices(wish, seats).len() > 1 {
            return None;
        }
        let error = self
            .all(wish)
            .into_iter()
            .find_map(|choice| choice.check(seats).err());
        Some(Words::new(match error {
            Some(SettingsError::ColumnsForThreePawns(_)) => texts::TABLE_COLUMNS_PAWNS,
            _ => texts::TABLE_COLUMNS_FOUR,
        }))
    }

    /// The wishes with every value of this rule that a table of `seats` seats would really play by.
    fn choices(self, wish: Settings, seats: u8) -> Vec<Settings> {
        let mut choices = self.all(wish);
        choices.retain(|choice| self.value(agreed(*choice, seats)) == self.value(*choice));
        choices
    }

    /// The wishes with every value of this rule.
    pub(crate) fn all(self, wish: Settings) -> Vec<Settings> {
        match self {
            TableRule::Columns => (3..=5)
                .map(|columns_to_win| Settings {
                    columns_to_win,
                    ..wish
                })
                .collect(),
            TableRule::Landing => Landing::ALL
                .map(|landing| Settings { landing, ..wish })
                .to_vec(),
            TableRule::Obligation => Obligation::ALL
                .map(|obligation| Settings { obligation, ..wish })
                .to_vec(),
            TableRule::Pawns => [false, true]
                .map(|three_pawns| Settings {
                    three_pawns,
                    ..wish
                })
                .to_vec(),
        }
    }
}

/// Rules in force at a table of `seats` seats (2 to 4): the wish or, if that cannot be played, the same with the common
/// number of columns.
pub(crate) fn agreed(wish: Settings, seats: u8) -> Settings {
    match wish.check(seats) {
        Ok(()) => wish,
        Err(_) => Settings {
            columns_to_win: Settings::default().columns_to_win,
            ..wish
        },
    }
}

/// All that is agreed in one line: "3 columns · share".
pub(crate) fn summary(agreed: Settings) -> Words {
    TableRule::ALL
        .into_iter()
        .filter_map(|rule| rule.in_short(agreed))
        .reduce(|first, second| {
            Words::new(texts::DOT_LIST)
                .with("first", first)
                .with("second", second)
        })
        .unwrap_or_else(|| Words::literal(""))
}

/// The wish as it was left, value by value as far as it makes sense.
pub(crate) fn recall_wish(last: &LastTable) -> Settings {
    let common = Settings::default();
    let with_columns = Settings {
        columns_to_win: last.columns_to_win,
        ..common
    };
    Settings {
        // What two can play for at all; whether those at the table can is seen when they are.
        columns_to_win: agreed(with_columns, 2).columns_to_win,
        landing: Landing::ALL
            .into_iter()
            .find(|landing| landing_key(*landing) == last.landing)
            .unwrap_or(common.landing),
        obligation: Obligation::ALL
            .into_iter()
            .find(|obligation| obligation_key(*obligation) == last.obligation)
            .unwrap_or(common.obligation),
        three_pawns: last.three_pawns,
    }
}

/// Key of a landing in the file of the last table.
pub(crate) fn landing_key(landing: Landing) -> &'static str {
    match landing {
        Landing::Share => "share",
        Landing::Jump => "jump",
        Landing::PressOn => "press_on",
    }
}

/// Key of an obligation in that file.
pub(crate) fn obligation_key(obligation: Obligation) -> &'static str {
    match obligation {
        Obligation::AfterSplit => "after_split",
        Obligation::BeforeSplit => "before_split",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::locale::Locale;
    use crate::core::settings::Language;

    const WITH_PAWNS: Settings = Settings {
        columns_to_win: 3,
        landing: Landing::Share,
        obligation: Obligation::AfterSplit,
        three_pawns: true,
    };

    /// Every wish that steppers can lead to, with the seats it is wished for.
    fn reachable() -> Vec<(Settings, u8)> {
        let mut found = vec![];
        for seats in 2..=4 {
            let mut frontier = vec![Settings::default()];
            while let Some(wish) = frontier.pop() {
                if found.contains(&(wish, seats)) {
                    continue;
                }
                found.push((wish, seats));
                frontier.extend(TableRule::ALL.map(|rule| rule.step(wish, seats, 1)));
            }
        }
        found
    }

    #[test]
    fn whatever_is_stepped_to_can_be_played() {
        let found = reachable();
        for &(wish, seats) in &found {
            assert!(agreed(wish, seats).check(seats).is_ok(), "{wish:?} {seats}");
        }
        let mut played: Vec<(Settings, u8)> = found
            .iter()
            .map(|&(wish, seats)| (agreed(wish, seats), seats))
            .collect();
        played.sort_by_key(|played| format!("{played:?}"));
        played.dedup();
        // 3 landings, 2 duties, and either three squares or a number of columns.
        assert_eq!(played.len(), 3 * 2 * (4 + 4 + 2));
    }

    #[test]
    fn four_or_five_columns_are_closed_for_a_reason() {
        let columns = TableRule::Columns;
        assert_eq!(columns.closed(Settings::default(), 3), None);
        for (wish, seats, why) in [
            (Settings::default(), 4, texts::TABLE_COLUMNS_FOUR),
            (WITH_PAWNS, 2, texts::TABLE_COLUMNS_PAWNS),
        ] {
            assert_eq!(columns.closed(wish, seats), Some(Words::new(why)));
            assert_eq!(columns.step(wish, seats, 1), wish);
        }
    }

    #[test]
    fn what_was_wished_comes_back() {
        let five = TableRule::Columns.step(Settings::default(), 2, -1);
        assert_eq!(agreed(five, 2).columns_to_win, 5);
        assert_eq!(agreed(five, 4).columns_to_win, 3);
        let pawns = TableRule::Pawns.step(five, 2, 1);
        assert_eq!(agreed(pawns, 2), WITH_PAWNS);
        assert_eq!(TableRule::Pawns.step(pawns, 2, 1), five);
    }

    #[test]
    fn every_agreement_is_said_in_every_language() {
        for (wish, seats) in reachable() {
            let agreed = agreed(wish, seats);
            for language in Language::ALL {
                let said = Locale(language).say(&summary(agreed));
                assert!(!said.contains("table-"), "{said}");
                for rule in TableRule::ALL {
                    let said = Locale(language).say(&rule.explanation(agreed));
                    assert!(!said.starts_with("table-"), "{said}");
                }
            }
        }
        assert_eq!(
            Locale(Language::En).say(&summary(Settings::default())),
            "3 columns · share"
        );
    }
}
