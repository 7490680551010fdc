//! What a table agrees on besides rules: whether odds are shown, and how fast it plays. Both are settings.

use bevy::{prelude::*, ui_widgets::observe};

use crate::{
    ground::{
        locale::Words,
        settings::{Odds, Settings, Speed},
        states::Screen,
    },
    theme::widgets::{Shows, Stepped, narrow_stepper},
};

/// The least width of the values.
const WIDTH: f32 = 260.0;

/// Something besides rules.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Habit {
    Odds,
    Speed,
}

impl Habit {
    pub(super) const ALL: [Habit; 2] = [Habit::Odds, Habit::Speed];

    fn title(self) -> Words {
        Words::new(match self {
            Habit::Odds => "join-odds",
            Habit::Speed => "settings-speed",
        })
    }

    fn value(self, settings: &Settings) -> Words {
        Words::new(match self {
            Habit::Odds => match settings.odds {
                Odds::Always => "settings-odds-always",
                Odds::AfterTurn => "settings-odds-after",
                Odds::Never => "settings-odds-never",
            },
            Habit::Speed => match settings.speed {
                Speed::Normal => "settings-speed-normal",
                Speed::Fast => "settings-speed-fast",
                Speed::Instant => "settings-speed-instant",
            },
        })
    }

    fn step(self, settings: &mut Settings, by: i32) {
        match self {
            Habit::Odds => turn(&mut settings.odds, &Odds::ALL, by),
            Habit::Speed => turn(&mut settings.speed, &Speed::ALL, by),
        }
    }
}

/// Goes to the next value, round and round.
fn turn<T: PartialEq + Copy>(value: &mut T, all: &[T], by: i32) {
    let here = all.iter().position(|other| other == value).unwrap_or(0);
    *value = all[(here as i32 + by).rem_euclid(all.len() as i32) as usize];
}

/// A stepper for a habit.
pub(super) fn habit_stepper(habit: Habit) -> impl Bundle {
    (
        habit,
        narrow_stepper(habit.title(), Words::literal(""), WIDTH),
        observe(
            |stepped: On<Stepped>, habits: Query<&Habit>, mut settings: ResMut<Settings>| {
                if let Ok(habit) = habits.get(stepped.entity) {
                    habit.step(&mut settings, stepped.by);
                }
            },
        ),
    )
}

fn show_habits(settings: Res<Settings>, mut habits: Query<(&Habit, &mut Shows)>) {
    for (habit, mut shows) in &mut habits {
        shows.set_if_neq(Shows(habit.value(&settings)));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show_habits.run_if(in_state(Screen::Join)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_habit_goes_round() {
        for habit in Habit::ALL {
            for by in [1, -1] {
                let before = Settings::default();
                let mut settings = before.clone();
                habit.step(&mut settings, by);
                assert_ne!(habit.value(&settings), habit.value(&before));
                for _ in 0..2 {
                    habit.step(&mut settings, by);
                }
                assert_eq!(settings, before, "{habit:?}");
            }
        }
    }
}
