//! Results of a climb: its turns one by one, beside par and a field of players, and the way back.

use bevy::prelude::*;
use cant_stop_days::Strip;

use super::day_in_view::{Measure, take_measure_of_climb};
use super::{field, strip, words::turns};
use crate::opponents::DayMeasure;
use crate::referee::{ClimbOfDay, GameLog, LeaveGame, Shown};
use crate::ui::prelude::*;
use crate::ui::results::{ResultsEntries, ResultsPanels};

#[derive(PartialEq)]
struct Climbed {
    turns: Strip,
    climb: Option<ClimbOfDay>,
    measure: Option<DayMeasure>,
    text_scale: f32,
}

impl View for Climbed {
    type Container = ResultsPanels;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let count = u32::try_from(self.turns.0.len()).unwrap_or(u32::MAX);
        parts.spawn(passage_heading(turns(count), TextSize::Heading));
        strip::tell(parts, &self.turns);
        let line = |key| medium_label(Words::new(key), TextSize::Small, Role::PaperDim);
        let Some(climb) = self.climb else { return };
        if !climb.counts {
            parts.spawn(line(texts::ALONE_PRACTISED));
        }
        match &self.measure {
            Some(measure) => field::tell(parts, measure, Some(count), self.text_scale),
            None => _ = parts.spawn(line(texts::ALONE_MEASURING)),
        }
    }
}

fn climbed(
    log: If<Res<GameLog>>,
    measure: Res<Measure>,
    settings: Res<Settings>,
) -> Option<Climbed> {
    (log.start.seats() == 1).then(|| Climbed {
        turns: Strip::of(&log.actions),
        climb: log.climb,
        measure: measure.0.clone(),
        text_scale: settings.text_scale.factor(),
    })
}

fn back(shown: Res<Shown>) -> Option<Entry> {
    (shown.game.seats() == 1).then(|| Entry::new(texts::ALONE_BACK))
}

pub(super) fn plugin(app: &mut App) {
    app.add_panel(10, climbed)
        .add_entry(ResultsEntries, 10, back, |mut commands: Commands| {
            commands.trigger(LeaveGame);
        })
        .add_systems(
            Update,
            take_measure_of_climb
                .run_if(in_state(Screen::Results))
                .before(ViewSystems::Build),
        );
}
