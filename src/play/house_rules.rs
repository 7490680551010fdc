//! House rules of a table: each rule in words, and the steps from one set of rules to the next.

use cant_stop_rules::{Landing, Obligation, VariantError};

use crate::core::settings::LastPlace;
use crate::ui::prelude::*;

/// Rule that a table can agree on.
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

/// Value of a rule.
struct Choice {
    /// Key in the file of the last table.
    key: &'static str,
    /// Puts the value in force.
    set: fn(&mut Variant),
    /// Value in a word; the key if there is none.
    word: &'static [TextKey],
    /// Value in a sentence.
    note: TextKey,
    /// Value as an item of a list; none if lists leave it out as the common one.
    short: &'static [TextKey],
}

impl Choice {
    fn applied(&self, to: Variant) -> Variant {
        let mut settings = to;
        (self.set)(&mut settings);
        settings
    }
}

/// Makes the name and the values of a rule: key, field of [`Variant`] and its value, and the texts in a word, in a sentence
/// and in a list.
macro_rules! rule {
    ($title:ident: $($key:literal: $field:ident = $value:expr,
        [$($word:ident)?] $note:ident [$($short:ident)?];)+) => {
        (texts::$title, const { &[$(Choice {
            key: $key,
            set: |settings| settings.$field = $value,
            word: &[$(texts::$word)?],
            note: texts::$note,
            short: &[$(texts::$short)?],
        }),+] })
    };
}

impl TableRule {
    /// All rules, in the order to offer them.
    pub(crate) const ALL: [TableRule; 4] = [
        TableRule::Columns,
        TableRule::Landing,
        TableRule::Obligation,
        TableRule::Pawns,
    ];

    /// Name and values. A rule with the keys `false` and `true` is a switch.
    fn table(self) -> (TextKey, &'static [Choice]) {
        match self {
            TableRule::Columns => rule! { TABLE_COLUMNS:
                "3": columns_to_win = 3, [] TABLE_COLUMNS_NOTE [TABLE_SHORT_COLUMNS];
                "4": columns_to_win = 4, [] TABLE_COLUMNS_NOTE [TABLE_SHORT_COLUMNS];
                "5": columns_to_win = 5, [] TABLE_COLUMNS_NOTE [TABLE_SHORT_COLUMNS];
            },
            TableRule::Landing => rule! { TABLE_LANDING:
                "share": landing = Landing::Share,
                    [TABLE_LANDING_SHARE] TABLE_LANDING_SHARE_NOTE [TABLE_SHORT_SHARE];
                "jump": landing = Landing::Jump,
                    [TABLE_LANDING_JUMP] TABLE_LANDING_JUMP_NOTE [TABLE_SHORT_JUMP];
                "press_on": landing = Landing::PressOn,
                    [TABLE_LANDING_PRESS_ON] TABLE_LANDING_PRESS_ON_NOTE [TABLE_SHORT_PRESS_ON];
            },
            TableRule::Obligation => rule! { TABLE_DUTY:
                "after_split": obligation = Obligation::AfterSplit,
                    [TABLE_DUTY_AFTER] TABLE_DUTY_AFTER_NOTE [];
                "before_split": obligation = Obligation::BeforeSplit,
                    [TABLE_DUTY_BEFORE] TABLE_DUTY_BEFORE_NOTE [TABLE_SHORT_BEFORE];
            },
            TableRule::Pawns => rule! { TABLE_PAWNS:
                "false": three_pawns = false, [TABLE_PAWNS_OFF] TABLE_PAWNS_OFF_NOTE [];
                "true": three_pawns = true,
                    [TABLE_PAWNS_ON] TABLE_PAWNS_ON_NOTE [TABLE_SHORT_PAWNS];
            },
        }
    }

    fn choice(self, agreed: Variant) -> &'static Choice {
        let (_, choices) = self.table();
        let in_force = choices.iter().find(|it| it.applied(agreed) == agreed);
        in_force.unwrap_or(&choices[0])
    }

    /// Key of the value in the file of the last table.
    fn key(self, agreed: Variant) -> String {
        self.choice(agreed).key.to_owned()
    }

    /// State of a rule that is on or off.
    pub(crate) fn is_on(self, agreed: Variant) -> Option<bool> {
        self.choice(agreed).key.parse().ok()
    }

    /// Name of the rule.
    pub(crate) fn title(self) -> Words {
        Words::new(self.table().0)
    }

    /// Value in a word.
    pub(crate) fn value(self, agreed: Variant) -> Words {
        let choice = self.choice(agreed);
        let word = choice.word.first();
        word.map_or_else(|| Words::literal(choice.key), |word| Words::new(*word))
    }

    /// Value in a sentence.
    pub(crate) fn explanation(self, agreed: Variant) -> Words {
        Words::new(self.choice(agreed).note).with("columns", agreed.columns_to_win)
    }

    /// Returns the next wish (`by` 1) or the one before (-1): only values that a table of `seats` seats can play by, in a
    /// cycle. With nothing to choose the wish stays.
    pub(crate) fn step(self, wish: Variant, seats: u8, by: i32) -> Variant {
        let choices = self.choices(wish, seats);
        let now = self.value(agreed(wish, seats));
        let here = choices.iter().position(|it| self.value(*it) == now);
        match choices.len() {
            0 | 1 => wish,
            count => choices[cycle_index(here.unwrap_or(0), by, count)],
        }
    }

    /// Reason why there is nothing to choose, if so.
    pub(crate) fn closed(self, wish: Variant, seats: u8) -> Option<Words> {
        if self.choices(wish, seats).len() > 1 {
            return None;
        }
        let error = self.all(wish).find_map(|choice| choice.check(seats).err());
        Some(Words::new(match error {
            Some(VariantError::ColumnsForThreePawns(_)) => texts::TABLE_COLUMNS_PAWNS,
            _ => texts::TABLE_COLUMNS_FOUR,
        }))
    }

    /// Wishes with every value of this rule that a table of `seats` seats would really play by.
    fn choices(self, wish: Variant, seats: u8) -> Vec<Variant> {
        let is_kept = |it: &Variant| self.value(agreed(*it, seats)) == self.value(*it);
        self.all(wish).filter(is_kept).collect()
    }

    /// Wishes with every value of this rule.
    pub(crate) fn all(self, wish: Variant) -> impl Iterator<Item = Variant> {
        self.table().1.iter().map(move |it| it.applied(wish))
    }
}

/// Rules in force at a table of `seats` seats (2 to 4): the wish or, if that cannot be played, the same with the common
/// number of columns.
pub(crate) fn agreed(wish: Variant, seats: u8) -> Variant {
    match wish.check(seats) {
        Ok(()) => wish,
        Err(_) => Variant {
            columns_to_win: Variant::default().columns_to_win,
            ..wish
        },
    }
}

/// All that is agreed in one line: "3 columns · share".
pub(crate) fn summary(agreed: Variant) -> Words {
    let short = TableRule::ALL.map(|rule| rule.choice(agreed).short);
    let items = short.into_iter().flatten().map(|key| Words::new(*key));
    items
        .map(|item| item.with("columns", agreed.columns_to_win))
        .reduce(Words::dotted)
        .unwrap_or_else(|| Words::literal(""))
}

/// Wish of the last table, value by value as far as it makes sense.
pub(crate) fn recall_wish(last: &LastTable) -> Variant {
    let kept = [
        (TableRule::Columns, last.columns_to_win.to_string()),
        (TableRule::Landing, last.landing.clone()),
        (TableRule::Obligation, last.obligation.clone()),
        (TableRule::Pawns, last.three_pawns.to_string()),
    ];
    kept.iter().fold(Variant::default(), |wish, (rule, key)| {
        let choice = rule.table().1.iter().find(|it| it.key == key);
        choice.map_or(wish, |choice| choice.applied(wish))
    })
}

/// Last table with this wish, to be recalled by [`recall_wish`].
pub(crate) fn remember_wish(wish: Variant, places: Vec<LastPlace>) -> LastTable {
    LastTable {
        places,
        columns_to_win: wish.columns_to_win,
        landing: TableRule::Landing.key(wish),
        obligation: TableRule::Obligation.key(wish),
        three_pawns: wish.three_pawns,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WITH_PAWNS: Variant = Variant {
        columns_to_win: 3,
        landing: Landing::Share,
        obligation: Obligation::AfterSplit,
        three_pawns: true,
    };

    /// Every wish that steppers can lead to, with the seats it is wished for.
    fn reachable() -> Vec<(Variant, u8)> {
        let mut found = vec![];
        for seats in 2..=4 {
            let mut frontier = vec![Variant::default()];
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
        let mut played: Vec<(Variant, u8)> = found
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
        assert_eq!(columns.closed(Variant::default(), 3), None);
        for (wish, seats, why) in [
            (Variant::default(), 4, texts::TABLE_COLUMNS_FOUR),
            (WITH_PAWNS, 2, texts::TABLE_COLUMNS_PAWNS),
        ] {
            assert_eq!(columns.closed(wish, seats), Some(Words::new(why)));
            assert_eq!(columns.step(wish, seats, 1), wish);
        }
    }

    #[test]
    fn what_was_wished_comes_back() {
        let five = TableRule::Columns.step(Variant::default(), 2, -1);
        assert_eq!(agreed(five, 2).columns_to_win, 5);
        assert_eq!(agreed(five, 4).columns_to_win, 3);
        let pawns = TableRule::Pawns.step(five, 2, 1);
        assert_eq!(agreed(pawns, 2), WITH_PAWNS);
        assert_eq!(TableRule::Pawns.step(pawns, 2, 1), five);
    }
}
