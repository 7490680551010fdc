//! The way up: five characters on a mountain, each to be beaten at two tables.

mod game;
pub(crate) mod match_now;
mod places;
mod play;
mod records;
mod rewards;
mod route;
mod settings;
mod station;
pub(crate) mod words;

use bevy::prelude::*;
use cant_stop_bots::Opponent;

pub use self::game::{GameOfWay, PlayedOfWay, StageGame, StartStage};
pub(crate) use self::play::{BackToTheMountain, PlayStage};
pub(crate) use self::records::records_of_way;

use self::match_now::CardView;
use crate::core::canvas::{Canvas, SAFE};
use crate::core::setting::SettingApp as _;
use crate::core::settings::{LastTable, Settings, Stage, StoredWayUp};
use crate::core::solo_seat::solo_seat;
use crate::core::states::Menu;
use crate::features::alone::{AlonePage, PageBody, PageButtons, page_is_other};
use crate::referee::SavedGame;
use crate::ui::color::Palette;
use crate::ui::kit::ViewSystems;
use crate::ui::spacing::WIDE;
use crate::ui::tabs::InView;
use crate::ui::widgets::column;

/// What the dialog takes at each side of its page, in design units.
const DIALOG_SIDE: f32 = 1.25 * WIDE;
/// How wide the card is at the least where it stands beside the mountain, at a text scale of 1, in design units.
const CARD: f32 = 640.0;
/// How small the mountain may become beside the card, and how large above it.
const SMALLEST: f32 = 0.72;
const LARGEST: f32 = 1.05;

/// The character whose card is in view.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct Viewed(Opponent);

impl Default for Viewed {
    fn default() -> Viewed {
        Viewed(Opponent::Marmot)
    }
}

impl Viewed {
    /// The character who is next; at the end the one at the top.
    fn next(way: &StoredWayUp) -> Viewed {
        Viewed(
            way.next()
                .unwrap_or(Stage::ALL[Stage::ALL.len() - 1])
                .opponent,
        )
    }
}

/// How large the mountain is, of its natural size, and whether the card stands beside it.
fn arrange(canvas: &Canvas, text_scale: f32) -> (f32, bool) {
    let widest = canvas.size.x * (1.0 - 2.0 * SAFE);
    let inner =
        (crate::features::alone::WIDTH * (0.4 + 0.6 * text_scale)).min(widest) - 2.0 * DIALOG_SIDE;
    let card = CARD * (0.5 + 0.5 * text_scale);
    let beside = (inner - WIDE - card) / route::SIZE.x;
    if beside >= SMALLEST {
        (beside.min(1.0), true)
    } else {
        ((inner / route::SIZE.x).min(LARGEST), false)
    }
}

/// Writes the page.
fn fill(
    bodies: Query<Entity, With<PageBody>>,
    buttons: Query<Entity, With<PageButtons>>,
    (way, last): (Res<StoredWayUp>, Res<LastTable>),
    (canvas, settings, palette): (Res<Canvas>, Res<Settings>, Res<Palette>),
    mut commands: Commands,
) {
    let (scale, is_beside) = arrange(&canvas, settings.text_scale.factor());
    let mark = solo_seat(&last).mark;
    for row in &buttons {
        commands.entity(row).despawn_children();
    }
    for body in &bodies {
        commands
            .entity(body)
            .despawn_children()
            .with_children(|page| {
                page.spawn(Node {
                    flex_direction: if is_beside {
                        FlexDirection::Row
                    } else {
                        FlexDirection::ColumnReverse
                    },
                    align_items: if is_beside {
                        AlignItems::Stretch
                    } else {
                        AlignItems::Center
                    },
                    column_gap: px(WIDE),
                    row_gap: px(WIDE),
                    flex_shrink: 0.0,
                    ..default()
                })
                .with_children(|parts| {
                    parts.spawn((
                        CardView,
                        Node {
                            flex_grow: 1.0,
                            flex_basis: px(0),
                            width: if is_beside { auto() } else { percent(100) },
                            justify_content: JustifyContent::SpaceBetween,
                            ..column(WIDE * 0.75)
                        },
                    ));
                    route::draw(parts, &way, mark, *palette, scale, is_beside);
                });
            });
    }
}

/// Whether what the page tells has changed while it is in view.
fn has_changed(
    in_view: Res<InView<AlonePage>>,
    (way, saved): (Res<StoredWayUp>, Res<SavedGame>),
    (canvas, palette): (Res<Canvas>, Res<Palette>),
) -> bool {
    let changed =
        way.is_changed() || saved.is_changed() || canvas.is_changed() || palette.is_changed();
    in_view.0 == AlonePage::WayUp && changed
}

/// The mountain is opened where it is climbed.
fn view_next(way: Res<StoredWayUp>, mut viewed: ResMut<Viewed>) {
    viewed.set_if_neq(Viewed::next(&way));
}

/// The games without the mountain that they are begun from.
pub(crate) fn game_plugin(app: &mut App) {
    app.add_plugins((game::plugin, records::plugin));
}

pub(crate) fn plugin(app: &mut App) {
    app.add_settings(settings::settings())
        .init_resource::<Viewed>()
        .add_plugins((game_plugin, play::plugin, rewards::plugin))
        .add_systems(OnEnter(Menu::Alone), view_next)
        .add_systems(
            Update,
            (
                fill.run_if(page_is_other(AlonePage::WayUp).or_else(has_changed)),
                station::view_focused,
                match_now::fill,
                station::mark_viewed,
            )
                .chain()
                .after(ViewSystems::RestoreFocus)
                .run_if(in_state(Menu::Alone)),
        );
}
