//! Stations on the mountain: faces of the characters. The card of a station comes into view when it has the focus or is
//! pressed.

use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;

use super::stage::Stage;
use super::stored::StoredWayUp;
use crate::opponents::characters;
use crate::ui::prelude::*;
use crate::ui::widgets::SelfMarked;

/// Width of the ring around a station, in design units.
pub(super) const RING: f32 = 6.0;
/// Opacity of a face out of reach.
const FAR: f32 = 0.55;

/// Character whose card is in view.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Viewed(pub(super) Opponent);

#[derive(Component, Clone, Copy)]
pub(super) struct Station(Opponent);

/// Button on the card for the next game at its station.
#[derive(Component)]
pub(super) struct MainButton;

pub(super) fn station(way: &StoredWayUp, opponent: Opponent, place: Rect) -> impl Bundle + use<> {
    let node = button_node(ButtonLook::Quiet).padded(0.0, 0.0);
    let mut node = node.placed(place).rounded(f32::MAX);
    node.justify_content = JustifyContent::Center;
    let face = place.width() - 2.0 * RING;
    let disc = Node::default().sized(Vec2::splat(face)).rounded(f32::MAX);
    let is_reached = way.is_open(Stage::of(opponent, false));
    (
        Station(opponent),
        Key::of(opponent),
        SelfMarked,
        bare_button_in(node, spoken(way, opponent), ButtonLook::Quiet),
        on_press(
            move |main: Query<Entity, With<MainButton>>,
                  visible: Res<InputFocusVisible>,
                  mut viewed: ResMut<Viewed>,
                  mut focus: ResMut<InputFocus>| {
                let is_new = viewed.set_if_neq(Viewed(opponent));
                // A press with the card in view goes on to its button.
                if let (false, true, Some(main)) = (is_new, visible.0, main.iter().next()) {
                    focus.set(main, FocusCause::Navigated);
                }
            },
        ),
        children![(
            disc,
            fill(Role::Ink),
            children![(
                characters::face(Some(opponent), face),
                Opacity(if is_reached { 1.0 } else { FAR }),
            )],
        )],
    )
}

fn spoken(way: &StoredWayUp, opponent: Opponent) -> Words {
    let [common, harder] = [false, true].map(|is_harder| Stage::of(opponent, is_harder));
    let state = match [way.is_won(harder), way.is_won(common), way.is_open(common)] {
        [true, ..] => texts::WAY_STATE_BOTH,
        [_, true, _] => texts::WAY_STATE_COMMON,
        [.., true] => texts::WAY_STATE_OPEN,
        _ => texts::WAY_STATE_CLOSED,
    };
    texts::WAY_STATION_SPOKEN
        .with("name", characters::name(opponent))
        .with("place", common.station() + 1)
        .with("all", Opponent::ALL.len())
        .with("state", state)
}

/// Brings the card of the station with the focus into view.
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

/// Brings the card of the next stage into view, or of the last one when all are won.
pub(super) fn view_next(way: Res<StoredWayUp>, mut viewed: ResMut<Viewed>) {
    let next = way.next().unwrap_or(Stage::ALL[Stage::ALL.len() - 1]);
    viewed.set_if_neq(Viewed(next.opponent));
}
