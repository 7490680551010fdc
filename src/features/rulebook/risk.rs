//! Risk of three runners to bust: any set of three columns, among all the others.

use std::{cmp::Reverse, sync::LazyLock};

use bevy::{prelude::*, ui_widgets::observe};
use cant_stop_rules::{BustChance, Column, Columns};

use super::risk_set::RiskSet;
use super::scene::Scene;
use crate::core::locale::{Described, Spoken, Words};
use crate::core::texts;
use crate::ui::color::Role;
use crate::ui::kit::{Upright, bars, passage};
use crate::ui::spacing::{RADIUS_SMALL, TIGHT};
use crate::ui::type_scale::{Paragraph, TextSize};
use crate::ui::widgets;
use crate::ui::widgets::{ShownValue, Stepped, medium_label, stepper};

/// Height of the tallest line of the chart.
const LINES: f32 = 84.0;

/// Three columns, ascending, and the chance that a roll helps in none of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SetOdds {
    columns: [Column; 3],
    chance: BustChance,
}

impl SetOdds {
    fn of(columns: [Column; 3]) -> SetOdds {
        let set = columns.into_iter().fold(Columns::EMPTY, Columns::with);
        SetOdds {
            columns,
            chance: set.bust_chance(),
        }
    }

    fn words(self) -> Words {
        let [first, second, third] = self.columns.map(Column::number);
        Words::literal(format!("{first}, {second}, {third}"))
    }
}

/// All sets of three columns, from the safest to the riskiest.
static ALL: LazyLock<Vec<SetOdds>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for (index, &first) in Column::ALL.iter().enumerate() {
        for (more, &second) in Column::ALL[index + 1..].iter().enumerate() {
            for &third in &Column::ALL[index + more + 2..] {
                all.push(SetOdds::of([first, second, third]));
            }
        }
    }
    // Of sets that mirror each other the one that begins lower is named at the risky end.
    all.sort_by_key(|set| (set.chance, Reverse(set.columns)));
    all
});

/// Statement of a passage about the sets.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fact {
    /// Odds of the chosen columns.
    Chosen,
    /// Numbers of safer and of riskier sets.
    Rank,
    /// The safest set.
    Best,
    /// Odds that half of all sets stay below.
    Middle,
    /// The riskiest set.
    Worst,
}

impl Fact {
    fn words(self, chosen: RiskSet) -> Words {
        let now = SetOdds::of(chosen.sorted());
        let count = |is: fn(&BustChance, &BustChance) -> bool| {
            ALL.iter()
                .filter(|set| is(&set.chance, &now.chance))
                .count()
        };
        let odds = |key, set: SetOdds| {
            Words::new(key)
                .with("set", set.words())
                .with("percent", set.chance.percent())
                .with("busts", set.chance.busts)
        };
        match self {
            Fact::Chosen => {
                odds(texts::BOOK_RISK_CHOSEN, now).with("verdict", Words::new(verdict(now.chance)))
            }
            Fact::Rank => Words::new(texts::BOOK_RISK_RANK)
                .with("safer", count(BustChance::lt))
                .with("riskier", count(BustChance::gt))
                .with("sets", ALL.len()),
            Fact::Best => odds(texts::BOOK_RISK_BEST, ALL[0]),
            Fact::Worst => odds(texts::BOOK_RISK_WORST, ALL[ALL.len() - 1]),
            Fact::Middle => Words::new(texts::BOOK_RISK_MIDDLE)
                .with("sets", ALL.len())
                .with("percent", ALL[ALL.len() / 2].chance.percent()),
        }
    }
}

/// A chance in a word.
fn verdict(chance: BustChance) -> texts::TextKey {
    let [sixth, third, half] = [6, 3, 2].map(|part| BustChance::ROLLS / part);
    match chance.busts {
        busts if busts <= sixth => texts::BOOK_RISK_SELDOM,
        busts if busts <= third => texts::BOOK_RISK_SOMETIMES,
        busts if busts <= half => texts::BOOK_RISK_OFTEN,
        _ => texts::BOOK_RISK_MOSTLY,
    }
}

/// The stepper of a runner, 0 to 2.
#[derive(Component, Clone, Copy)]
pub(super) struct Runner(usize);

/// Lists the steppers, and the statements that follow from them.
pub(super) fn list(list: &mut ChildSpawnerCommands, risk: RiskSet, size: TextSize) {
    list.spawn((
        passage(Words::new(texts::BOOK_RISK_WHY), size, Role::Paper),
        Scene::AllOut,
    ));
    for (index, column) in risk.0.into_iter().enumerate() {
        let title = Words::new(texts::BOOK_RISK_RUNNER).with("runner", index + 1);
        list.spawn((
            Runner(index),
            Scene::Risk,
            stepper(title, column_words(column)),
            Described(Fact::Chosen.words(risk)),
            observe(step),
        ));
    }
    for fact in [
        Fact::Chosen,
        Fact::Rank,
        Fact::Best,
        Fact::Middle,
        Fact::Worst,
    ] {
        let role = if fact == Fact::Chosen {
            Role::Gold
        } else {
            Role::Paper
        };
        list.spawn((fact, Scene::Risk, passage(fact.words(risk), size, role)));
    }
}

fn column_words(column: Column) -> Words {
    Words::literal(column.number().to_string())
}

fn step(stepped: On<Stepped>, runners: Query<&Runner>, mut risk: ResMut<RiskSet>) {
    if let Ok(Runner(index)) = runners.get(stepped.entity) {
        let next = risk.step(*index, stepped.by);
        risk.set_if_neq(next);
    }
}

/// Updates steppers and statements to the chosen columns.
pub(super) fn show(
    risk: Res<RiskSet>,
    mut runners: Query<(&Runner, &mut ShownValue, &mut Described)>,
    mut facts: Query<(&Fact, &Children, &mut Spoken)>,
    mut texts: Query<&mut Words, With<Paragraph>>,
) {
    for (Runner(index), mut shown, mut described) in &mut runners {
        shown.set_if_neq(ShownValue(column_words(risk.0[*index])));
        described.set_if_neq(Described(Fact::Chosen.words(*risk)));
    }
    for (fact, children, mut spoken) in &mut facts {
        let says = fact.words(*risk);
        for &child in children {
            if let Ok(mut words) = texts.get_mut(child) {
                words.set_if_neq(says.clone());
            }
        }
        spoken.set_if_neq(Spoken(says));
    }
}

/// Height of the whole chart.
pub(super) fn chart_height(text_scale: f32) -> f32 {
    LINES + TIGHT + TextSize::Small.du() * text_scale * 1.3
}

/// Spawns a line for each set, from the safest to the riskiest, as high as its risk; the chosen one is golden.
pub(super) fn chart(parts: &mut ChildSpawnerCommands, risk: RiskSet) {
    let chosen = SetOdds::of(risk.sorted());
    let most = f32::from(ALL[ALL.len() - 1].chance.busts);
    parts
        .spawn(Node {
            width: percent(100),
            flex_shrink: 0.0,
            ..widgets::column(TIGHT)
        })
        .with_children(|chart| {
            let lines = ALL.iter().map(move |set| {
                let (width, color) = if *set == chosen {
                    (3.0, Role::Gold)
                } else {
                    (1.0, Role::Ledge)
                };
                Upright {
                    share: f32::from(set.chance.busts) / most,
                    width,
                    color,
                }
            });
            chart.spawn(bars(LINES, 0.0, RADIUS_SMALL / 8.0, lines));
            chart
                .spawn(Node {
                    justify_content: JustifyContent::SpaceBetween,
                    ..default()
                })
                .with_children(|ends| {
                    for set in [ALL[0], ALL[ALL.len() - 1]] {
                        let percent = Words::new(texts::SETTINGS_PERCENT)
                            .with("percent", set.chance.percent());
                        ends.spawn((
                            medium_label(percent, TextSize::Small, Role::PaperDim),
                            TextLayout::no_wrap(),
                        ));
                    }
                });
        });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rolls that make none of the columns with any pair, counted one by one.
    fn counted(columns: [Column; 3]) -> u16 {
        let mut busts = 0;
        for roll in 0..1296_u16 {
            let dice = [roll / 216, roll / 36 % 6, roll / 6 % 6, roll % 6].map(|die| die + 1);
            let helps = (0..4).any(|one| {
                (0..one).any(|other| {
                    let sum = dice[one] + dice[other];
                    columns
                        .iter()
                        .any(|column| u16::from(column.number()) == sum)
                })
            });
            busts += u16::from(!helps);
        }
        busts
    }

    #[test]
    fn all_sets_are_there_and_their_odds_are_counted() {
        assert_eq!(ALL.len(), 165);
        for set in ALL.iter() {
            assert_eq!(set.chance.busts, counted(set.columns), "{set:?}");
        }
        let ends =
            [ALL[0], ALL[164]].map(|set| (set.columns.map(Column::number), set.chance.busts));
        assert_eq!(ends, [([6, 7, 8], 1296 - 1192), ([2, 3, 12], 1296 - 568)]);
    }

    #[test]
    fn every_set_can_be_stepped_to_and_none_has_a_column_twice() {
        let mut found = vec![RiskSet::default()];
        let mut next = 0;
        while let Some(&set) = found.get(next) {
            next += 1;
            let [first, second, third] = set.sorted();
            assert!(first < second && second < third);
            for runner in 0..3 {
                for by in [1, -1] {
                    let there = set.step(runner, by);
                    if !found.contains(&there) {
                        found.push(there);
                    }
                }
            }
        }
        let mut sets: Vec<[Column; 3]> = found.iter().map(|set| set.sorted()).collect();
        sets.sort();
        sets.dedup();
        assert_eq!(sets.len(), ALL.len());
    }
}
