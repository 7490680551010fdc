//! The pages that a finished game is told on, with a tab each: how it was climbed, and a look back at what was decided.

use bevy::prelude::*;

use super::way::PlayedOfWay;
use super::{LookBack, alone, evening, panel, review, way};
use crate::core::locale::Words;
use crate::core::seats::Seats;
use crate::core::settings::{Settings, StoredEvening, StoredWayUp};
use crate::core::states::Screen;
use crate::core::texts;
use crate::opponents::DayMeasures;
use crate::referee::{GameLog, GameStory, Shown};
use crate::ui::color::Palette;
use crate::ui::spacing::TIGHT;
use crate::ui::tabs;
use crate::ui::tabs::InView;
use crate::ui::type_scale::TextSize;

/// A page of the results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Page {
    /// The climb, the luck of the dice, the moments worth telling.
    #[default]
    Climb,
    /// The chances to win, the decisions that mattered most, luck and skill.
    Review,
    /// The games of the evening.
    Evening,
}

impl tabs::Page for Page {
    const ALL: &'static [Page] = &[Page::Climb, Page::Review, Page::Evening];

    fn title(self) -> Words {
        Words::new(match self {
            Page::Climb => texts::RESULTS_CLIMB,
            Page::Review => texts::RESULTS_REVIEW,
            Page::Evening => texts::EVENING_TAB,
        })
    }
}

/// Where a page is shown.
#[derive(Component)]
pub(super) struct PageView {
    /// How wide it is inside, in design units.
    width: f32,
    /// It stands for one that was there before: nothing on it comes in again.
    pub(super) was_there: bool,
}

impl PageView {
    pub(super) fn new(width: f32) -> PageView {
        PageView {
            width,
            was_there: false,
        }
    }
}

/// The tabs of all pages in a row, small enough for it to stay one.
pub(super) fn tab_row(in_view: Page) -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            flex_shrink: 0.0,
            // Room for the focus ring.
            padding: UiRect::horizontal(px(TIGHT)),
            ..default()
        },
        children![tabs::tabs(in_view, TextSize::Small, false)],
    )
}

/// What is on a page: which one it is, whether what takes long was there, and where it is shown.
type Filled = (Page, bool, Entity);

/// Writes the page in view, again when another is turned to and when the look back is there.
pub(super) fn fill(
    in_view: Res<InView<Page>>,
    shown: Res<Shown>,
    seats: Res<Seats>,
    story: Res<GameStory>,
    settings: Res<Settings>,
    palette: Res<Palette>,
    (of_way, way): (Res<PlayedOfWay>, Res<StoredWayUp>),
    finished: Option<Res<GameLog>>,
    (mut look_back, mut measures): (Option<ResMut<LookBack>>, ResMut<DayMeasures>),
    mut views: Query<(Entity, &PageView, &mut ScrollPosition)>,
    mut filled: Local<Option<Filled>>,
    mut commands: Commands,
) {
    let is_alone = shown.game.seats() == 1;
    let page = if is_alone { Page::Climb } else { in_view.0 };
    let review = look_back.as_mut().and_then(|look_back| look_back.review());
    let climb = finished.as_ref().and_then(|log| log.climb);
    let measures = measures.bypass_change_detection();
    let measure = climb.and_then(|climb| measures.about(climb.day));
    let there = page == Page::Review && review.is_some() || measure.is_some();
    let scale = settings.text_scale.factor();
    for (entity, view, mut scrolled) in &mut views {
        if filled.replace((page, there, entity)) == Some((page, there, entity)) {
            continue;
        }
        scrolled.0 = Vec2::ZERO;
        let told = finished.as_deref().zip(review);
        commands
            .entity(entity)
            .despawn_children()
            .with_children(|rows| match page {
                Page::Climb => {
                    if let Some(log) = finished.as_deref().filter(|_| is_alone) {
                        alone::tell(rows, log, measure, scale);
                    }
                    way::tell(rows, *of_way, &way, &seats, *palette, scale);
                    panel::tell(
                        rows,
                        view.width,
                        scale,
                        &shown.game,
                        &seats,
                        *palette,
                        &story,
                    );
                }
                Page::Evening => evening::tell(rows),
                Page::Review => review::tell(rows, view.width, scale, &seats, *palette, told),
            });
    }
}

/// The game that decides the evening is told last.
pub(super) fn turn_to_the_evening(
    evening: Res<StoredEvening>,
    of_way: Res<PlayedOfWay>,
    mut in_view: ResMut<InView<Page>>,
) {
    if of_way.stage().is_none() && !evening.winners().is_empty() {
        in_view.set_if_neq(InView(Page::Evening));
    }
}

/// Every game begins with the climb.
fn begin_with_the_climb(mut in_view: ResMut<InView<Page>>) {
    in_view.set_if_neq(InView::default());
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<InView<Page>>()
        .add_systems(OnExit(Screen::Results), begin_with_the_climb);
}
