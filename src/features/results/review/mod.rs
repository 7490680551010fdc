//! A look back at a finished game: how the chances to win went, the decisions that mattered most, and luck apart from skill.

mod chances;
mod fortune;
mod slips;

use bevy::prelude::*;
use bevy::tasks::futures_lite::future::yield_now;
use cant_stop_bots::{LookingBack, Review};

use super::chart;
use super::panel::heading;
use crate::core::background::BackgroundTask;
use crate::core::locale::{Spoken, Words};
use crate::core::seats::Seats;
use crate::core::states::Screen;
use crate::core::texts;
use crate::referee::GameLog;
use crate::ui::color::{Palette, Role};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::medium_label;

/// Summit's look back at the game whose results are shown, under way or there.
#[derive(Resource)]
pub struct LookBack(BackgroundTask<Option<Review>>);

impl LookBack {
    fn begin(game: GameLog) -> LookBack {
        LookBack(BackgroundTask::begin(async move {
            let mut looking = LookingBack::new(&game.start);
            for &action in &game.actions {
                looking.see(action).ok()?;
                yield_now().await;
            }
            Some(looking.end())
        }))
    }

    /// Whether it was there when the page last looked.
    pub fn is_there(&self) -> bool {
        self.0.is_done()
    }

    /// What it found, once it is there. Never waits.
    pub(super) fn review(&mut self) -> Option<&Review> {
        self.0.look().and_then(Option::as_ref)
    }
}

/// Everything on the page; while the look back is under way, that it is.
pub(super) fn tell(
    rows: &mut ChildSpawnerCommands,
    width: f32,
    text_scale: f32,
    seats: &Seats,
    palette: Palette,
    told: Option<(&GameLog, &Review)>,
) {
    let Some((game, review)) = told else {
        rows.spawn(line(Words::new(texts::RESULTS_REVIEW_THINKS)));
        return;
    };
    rows.spawn(line(Words::new(texts::RESULTS_CHANCES_NOTE)));
    chart::put_up(
        rows,
        chances::chart(review, seats, palette, width, text_scale),
    );
    rows.spawn(heading(texts::RESULTS_SLIPS));
    slips::tell(rows, game, review, seats);
    rows.spawn(heading(texts::RESULTS_FORTUNE));
    fortune::tell(rows, review, seats, text_scale);
}

/// A line of running text.
fn line(words: Words) -> impl Bundle {
    (
        Spoken(words.clone()),
        medium_label(words, TextSize::Small, Role::PaperDim),
        Node {
            flex_shrink: 0.0,
            ..default()
        },
    )
}

/// One who plays alone has no chances to win: the field of the day tells how well it went.
fn begin(game: Res<GameLog>, mut commands: Commands) {
    if game.start.seats() == 1 {
        return;
    }
    commands.insert_resource(LookBack::begin(game.clone()));
}

fn forget(mut commands: Commands) {
    commands.remove_resource::<LookBack>();
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, begin.run_if(resource_exists_and_changed::<GameLog>))
        .add_systems(OnExit(Screen::Results), forget);
}

#[cfg(test)]
mod tests;
