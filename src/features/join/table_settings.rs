//! Two settings offered beside the rules of the table: whether odds are shown, and how fast it plays.

use bevy::{prelude::*, ui_widgets::observe};

use crate::core::cycle::cycle;
use crate::core::locale::Words;
use crate::core::settings::{Odds, Settings, Speed};
use crate::core::states::Screen;
use crate::core::texts;
use crate::ui::widgets::{ShownValue, Stepped, narrow_stepper};

/// The least width of the values.
const WIDTH: f32 = 260.0;

/// A setting offered here.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TableSetting {
    Odds,
    Speed,
}

impl TableSetting {
    pub(super) const ALL: [TableSetting; 2] = [TableSetting::Odds, TableSetting::Speed];

    fn title(self) -> Words {
        Words::new(match self {
            TableSetting::Odds => texts::JOIN_ODDS,
            TableSetting::Speed => texts::SETTINGS_SPEED,
        })
    }

    fn value(self, settings: &Settings) -> Words {
        Words::new(match self {
            TableSetting::Odds => match settings.odds {
                Odds::Always => texts::SETTINGS_ODDS_ALWAYS,
                Odds::AfterTurn => texts::SETTINGS_ODDS_AFTER,
                Odds::Never => texts::SETTINGS_ODDS_NEVER,
            },
            TableSetting::Speed => match settings.speed {
                Speed::Slow => texts::SETTINGS_SPEED_SLOW,
                Speed::Normal => texts::SETTINGS_SPEED_NORMAL,
                Speed::Fast => texts::SETTINGS_SPEED_FAST,
                Speed::Instant => texts::SETTINGS_SPEED_INSTANT,
            },
        })
    }

    fn step(self, settings: &mut Settings, by: i32) {
        match self {
            TableSetting::Odds => settings.odds = cycle(&Odds::ALL, settings.odds, by),
            TableSetting::Speed => settings.speed = cycle(&Speed::ALL, settings.speed, by),
        }
    }
}

/// A stepper for a setting.
pub(super) fn setting_stepper(setting: TableSetting) -> impl Bundle {
    (
        setting,
        narrow_stepper(setting.title(), Words::literal(""), WIDTH),
        observe(
            |stepped: On<Stepped>,
             steppers: Query<&TableSetting>,
             mut settings: ResMut<Settings>| {
                if let Ok(setting) = steppers.get(stepped.entity) {
                    setting.step(&mut settings, stepped.by);
                }
            },
        ),
    )
}

fn show_values(settings: Res<Settings>, mut steppers: Query<(&TableSetting, &mut ShownValue)>) {
    for (setting, mut shown) in &mut steppers {
        shown.set_if_neq(ShownValue(setting.value(&settings)));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, show_values.run_if(in_state(Screen::Join)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_goes_round() {
        for setting in TableSetting::ALL {
            for by in [1, -1] {
                let before = Settings::default();
                let mut settings = before.clone();
                setting.step(&mut settings, by);
                assert_ne!(setting.value(&settings), setting.value(&before));
                let mut steps = 1;
                while settings != before {
                    setting.step(&mut settings, by);
                    steps += 1;
                    assert!(steps < 9, "{setting:?} never comes back");
                }
                assert!(steps > 2, "{setting:?} has more than two values");
            }
        }
    }
}
