//! Review of a finished game: the chances to win, the costliest decisions, and luck apart from skill.

mod chances;
mod fortune;
mod slips;

use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::futures_lite::future::yield_now;
use cant_stop_bots::{LookingBack, Review};

use super::chart;
use crate::core::background::take_result;
use crate::referee::GameLog;
use crate::ui::prelude::*;
use crate::ui::results::{ResultsPage, ResultsPanels, heading};

const PAGE: ResultsPage = ResultsPage::new(20, texts::RESULTS_REVIEW);

/// Review by Summit of the game whose results are shown.
#[derive(Resource, Default)]
pub struct LookBack {
    task: Option<BackgroundTask<Option<Review>>>,
    review: Option<Arc<(GameLog, Review)>>,
}

impl LookBack {
    fn begin(game: GameLog) -> LookBack {
        let task = BackgroundTask::begin(async move {
            let mut looking = LookingBack::new(&game.start);
            for &action in &game.actions {
                looking.see(action).ok()?;
                yield_now().await;
            }
            Some(looking.end())
        });
        LookBack {
            task: Some(task),
            review: None,
        }
    }

    /// Returns `true` once the review is done.
    pub fn is_there(&self) -> bool {
        self.task.is_none()
    }
}

/// Panel of the review; without one while it is computed.
#[derive(PartialEq)]
struct Decisions {
    /// Inner width, in design units.
    width: f32,
    text_scale: f32,
    seats: Seats,
    palette: Palette,
    review: Option<Arc<(GameLog, Review)>>,
}

impl View for Decisions {
    type Container = ResultsPanels;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let Some((game, review)) = self.review.as_deref() else {
            parts.spawn(line(texts::RESULTS_REVIEW_THINKS));
            return;
        };
        let (seats, scale) = (&self.seats, self.text_scale);
        parts.spawn(line(texts::RESULTS_CHANCES_NOTE));
        chances::chart(review, seats, self.palette, self.width, scale).spawn(parts);
        parts.spawn(heading(texts::RESULTS_SLIPS));
        slips::tell(parts, game, review, seats);
        parts.spawn(heading(texts::RESULTS_FORTUNE));
        fortune::tell(parts, review, seats, scale);
    }
}

fn decisions(
    in_view: Res<InView<ResultsPage>>,
    look_back: Res<LookBack>,
    seats: Res<Seats>,
    (canvas, settings, palette): (Res<Canvas>, Res<Settings>, Res<Palette>),
) -> Option<Decisions> {
    let text_scale = settings.text_scale.factor();
    (in_view.0 == PAGE).then(|| Decisions {
        width: chart::width(&canvas, text_scale),
        text_scale,
        seats: seats.clone(),
        palette: *palette,
        review: look_back.review.clone(),
    })
}

fn line(key: TextKey) -> impl Bundle {
    let text = medium_label(key, TextSize::Small, Role::PaperDim);
    (Spoken(key.into()), text, Node::default().fixed())
}

/// Begins the review; a game of one seat has no chances to win.
fn begin(game: Res<GameLog>, mut look_back: ResMut<LookBack>) {
    if game.start.seats() > 1 {
        *look_back = LookBack::begin(game.clone());
    }
}

fn finish(game: If<Res<GameLog>>, mut look_back: ResMut<LookBack>) {
    if let Some(review) = take_result(&mut look_back.bypass_change_detection().task) {
        look_back.review = review.map(|review| Arc::new((game.clone(), review)));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LookBack>()
        .add_page(PAGE)
        .add_panel(10, decisions)
        .add_systems(
            Update,
            (
                begin.run_if(resource_exists_and_changed::<GameLog>),
                finish.before(ViewSystems::Build),
            ),
        )
        .add_systems(OnExit(Screen::Results), |mut back: ResMut<LookBack>| {
            *back = LookBack::default();
        });
}

#[cfg(test)]
mod tests;
