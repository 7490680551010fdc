//! The stations on the mountain: a face each, whose card is in view once it has the focus or was pressed.

use bevy::{
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    prelude::*,
    ui_widgets::{Activate, observe},
};
use cant_stop_bots::Opponent;

use super::{Viewed, match_now::MainButton};
use crate::core::art::{Art, Picture};
use crate::core::locale::Words;
use crate::core::settings::{Stage, StoredWayUp};
use crate::core::texts;
use crate::opponents::characters;
use crate::ui::color::{Edges, Opacity, Role, fill};
use crate::ui::widgets::{ButtonLook, SelfMarked, bare_button_in, button_node};

/// The side of a station, and how wide the ring around it is, in design units.
pub(super) const SIDE: f32 = 104.0;
const RING: f32 = 6.0;
/// How large the light around the one that is next is, of its side.
const LIGHT: f32 = 2.3;
/// How much is seen of a face that nobody has come to.
const FAR: f32 = 0.55;

/// The station of a character.
#[derive(Component, Clone, Copy)]
pub(super) struct Station(pub(super) Opponent);

/// What surrounds the face of the station whose card is in view.
#[derive(Component, Clone, Copy)]
pub(super) struct ViewRing(pub(super) Opponent);

/// How far somebody has come at a station.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Closed,
    /// Reached; nothing is won here.
    Open,
    /// Won at the usual table.
    Common,
    /// Won at both tables.
    Both,
}

impl State {
    pub(super) fn of(way: &StoredWayUp, opponent: Opponent) -> State {
        let [common, harder] = [false, true].map(|harder| Stage::of(opponent, harder));
        match () {
            () if way.is_won(harder) => State::Both,
            () if way.is_won(common) => State::Common,
            () if way.is_open(common) => State::Open,
            () => State::Closed,
        }
    }

    fn words(self) -> Words {
        Words::new(match self {
            State::Closed => texts::WAY_STATE_CLOSED,
            State::Open => texts::WAY_STATE_OPEN,
            State::Common => texts::WAY_STATE_COMMON,
            State::Both => texts::WAY_STATE_BOTH,
        })
    }
}

/// What is said of a station.
fn spoken(way: &StoredWayUp, opponent: Opponent) -> Words {
    let place = Opponent::CHARACTERS.iter().position(|it| *it == opponent);
    Words::new(texts::WAY_STATION_SPOKEN)
        .with("name", characters::name(opponent))
        .with("place", place.map_or(0, |place| place + 1))
        .with("all", Opponent::CHARACTERS.len())
        .with("state", State::of(way, opponent).words())
}

/// The light around the station that is next, in a place of `side` design units around `middle`.
pub(super) fn light(middle: Vec2, side: f32) -> impl Bundle {
    let size = side * LIGHT;
    (
        ImageNode::default(),
        Picture::new(Art::LampGlow, Vec2::splat(size)),
        Node {
            position_type: PositionType::Absolute,
            left: px(middle.x - size / 2.0),
            top: px(middle.y - size / 2.0),
            width: px(size),
            height: px(size),
            ..default()
        },
    )
}

/// A station around a point of the mountain.
pub(super) fn put_up(
    mountain: &mut ChildSpawnerCommands,
    way: &StoredWayUp,
    opponent: Opponent,
    middle: Vec2,
    side: f32,
) {
    let state = State::of(way, opponent);
    let is_next = way.next().is_some_and(|stage| stage.opponent == opponent);
    let edge = match state {
        _ if is_next => Role::Gold,
        State::Both => Role::Gold,
        _ => Role::Paper,
    };
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(middle.x - side / 2.0),
        top: px(middle.y - side / 2.0),
        width: px(side),
        height: px(side),
        padding: UiRect::ZERO,
        border_radius: BorderRadius::MAX,
        justify_content: JustifyContent::Center,
        ..button_node(ButtonLook::Quiet)
    };
    let face = side - 2.0 * RING;
    mountain
        .spawn((
            Station(opponent),
            SelfMarked,
            bare_button_in(node, spoken(way, opponent), ButtonLook::Quiet),
            observe(
                |pressed: On<Activate>,
                 stations: Query<&Station>,
                 main: Query<Entity, With<MainButton>>,
                 visible: Res<InputFocusVisible>,
                 mut viewed: ResMut<Viewed>,
                 mut focus: ResMut<InputFocus>| {
                    let Ok(station) = stations.get(pressed.entity) else {
                        return;
                    };
                    let was = viewed.set_if_neq(Viewed(station.0));
                    // With the card in view already, a press goes on to its button.
                    if let (false, true, Some(main)) = (was, visible.0, main.iter().next()) {
                        focus.set(main, FocusCause::Navigated);
                    }
                },
            ),
        ))
        .with_children(|station| {
            station.spawn((
                Node {
                    width: px(face),
                    height: px(face),
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                fill(Role::Ink),
                children![(
                    characters::face(Some(opponent), face),
                    Opacity(if state == State::Closed { FAR } else { 1.0 }),
                )],
            ));
            station.spawn((
                ViewRing(opponent),
                Node {
                    position_type: PositionType::Absolute,
                    width: px(side),
                    height: px(side),
                    border: px(RING).all(),
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                Edges::all(edge),
            ));
        });
}

/// The card of the station with the focus comes into view.
pub(super) fn view_focused(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    stations: Query<&Station>,
    mut viewed: ResMut<Viewed>,
) {
    if focus.is_changed()
        && visible.0
        && let Some(station) = focus.get().and_then(|focused| stations.get(focused).ok())
    {
        viewed.set_if_neq(Viewed(station.0));
    }
}

/// Marks the station whose card is in view.
pub(super) fn mark_viewed(viewed: Res<Viewed>, mut rings: Query<(Ref<ViewRing>, &mut Visibility)>) {
    for (ring, mut visibility) in &mut rings {
        if viewed.is_changed() || ring.is_added() {
            visibility.set_if_neq(if ring.0 == viewed.0 {
                Visibility::Inherited
            } else {
                Visibility::Hidden
            });
        }
    }
}
