//! Risk of three runners to bust: any set of three columns, among all the others.

use std::{cmp::Reverse, sync::LazyLock};

use bevy::prelude::*;
use cant_stop_rules::{BustChance, Columns};

use super::reading_size;
use super::scene::{RiskSet, Scene};
use crate::ui::kit::{Upright, bars, passage};
use crate::ui::prelude::*;
use crate::ui::widgets::stepper;

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

    fn words(self, key: TextKey) -> Words {
        let [first, second, third] = self.columns.map(Column::number);
        Words::new(key)
            .with("set", format!("{first}, {second}, {third}"))
            .with("percent", self.chance.percent())
            .with("busts", self.chance.busts)
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

fn verdict(chance: BustChance) -> TextKey {
    let [sixth, third, half] = [6, 3, 2].map(|part| BustChance::ROLLS / part);
    match chance.busts {
        busts if busts <= sixth => texts::BOOK_RISK_SELDOM,
        busts if busts <= third => texts::BOOK_RISK_SOMETIMES,
        busts if busts <= half => texts::BOOK_RISK_OFTEN,
        _ => texts::BOOK_RISK_MOSTLY,
    }
}

/// Container of the steppers, and the statements that follow from them.
#[derive(Component)]
pub(super) struct OddsBody;

pub(super) fn list(list: &mut ChildSpawnerCommands, size: TextSize) {
    let why = passage(texts::BOOK_RISK_WHY, size, Role::Paper);
    list.spawn((why, Scene::AllOut));
    list.spawn((OddsBody, column(TIGHT).fixed()));
}

/// Steppers of the three columns, and their odds among those of all sets.
#[derive(PartialEq)]
pub(super) struct Odds {
    risk: RiskSet,
    size: TextSize,
}

pub(super) fn odds(risk: Res<RiskSet>, settings: Res<Settings>) -> Option<Odds> {
    Some(Odds {
        risk: *risk,
        size: reading_size(&settings),
    })
}

impl View for Odds {
    type Container = OddsBody;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let now = SetOdds::of(self.risk.sorted());
        let chosen = now.words(texts::BOOK_RISK_CHOSEN);
        let chosen = chosen.with("verdict", Words::new(verdict(now.chance)));
        for (index, column) in self.risk.0.into_iter().enumerate() {
            let title = texts::BOOK_RISK_RUNNER.with("runner", index + 1);
            let column = Words::literal(column.number().to_string());
            parts.spawn((
                Key::of(index),
                Scene::Risk,
                stepper(title, column),
                Described(chosen.clone()),
                observe(move |stepped: On<Stepped>, mut risk: ResMut<RiskSet>| {
                    *risk = risk.step(index, stepped.by);
                }),
            ));
        }
        let count = |is: fn(&BustChance, &BustChance) -> bool| {
            let sets = ALL.iter().filter(|set| is(&set.chance, &now.chance));
            sets.count()
        };
        let rank = texts::BOOK_RISK_RANK
            .with("safer", count(BustChance::lt))
            .with("riskier", count(BustChance::gt));
        let middle = ALL[ALL.len() / 2].words(texts::BOOK_RISK_MIDDLE);
        let worst = ALL[ALL.len() - 1].words(texts::BOOK_RISK_WORST);
        for (key, words, color) in [
            ("chosen", chosen, Role::Gold),
            ("rank", rank.with("sets", ALL.len()), Role::Paper),
            ("best", ALL[0].words(texts::BOOK_RISK_BEST), Role::Paper),
            ("middle", middle.with("sets", ALL.len()), Role::Paper),
            ("worst", worst, Role::Paper),
        ] {
            let statement = passage(words, self.size, color);
            parts.spawn((Key::of(key), Scene::Risk, statement));
        }
    }
}

pub(super) fn chart_height(text_scale: f32) -> f32 {
    LINES + TIGHT + TextSize::Small.du() * text_scale * 1.3
}

/// Spawns a line for each set, from the safest to the riskiest, as high as its risk; the chosen one is golden.
pub(super) fn chart(parts: &mut ChildSpawnerCommands, risk: RiskSet) {
    let chosen = SetOdds::of(risk.sorted());
    let most = f32::from(ALL[ALL.len() - 1].chance.busts);
    let node = Node {
        width: percent(100),
        ..column(TIGHT).fixed()
    };
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
    let end = |set: SetOdds| {
        let percent = texts::SETTINGS_PERCENT.with("percent", set.chance.percent());
        let percent = medium_label(percent, TextSize::Small, Role::PaperDim);
        (percent, TextLayout::no_wrap())
    };
    parts.spawn((
        node,
        children![
            bars(LINES, 0.0, RADIUS_SMALL / 8.0, lines),
            (
                Node::default().justified(JustifyContent::SpaceBetween),
                children![end(ALL[0]), end(ALL[ALL.len() - 1])],
            ),
        ],
    ));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rolls that make none of the columns with any pair, counted one by one.
    fn counted(columns: [Column; 3]) -> u16 {
        let numbers = columns.map(|column| u16::from(column.number()));
        let is_bust = |roll: &u16| {
            let dice = [roll / 216, roll / 36 % 6, roll / 6 % 6, roll % 6].map(|die| die + 1);
            (0..4).all(|one| (0..one).all(|other| !numbers.contains(&(dice[one] + dice[other]))))
        };
        (0..1296).filter(is_bust).count() as u16
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
                for there in [1, -1].map(|by| set.step(runner, by)) {
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
