//! Timeline of a replay: risks as bars, marks for busts and claims, and a line at the position.

use bevy::a11y::AccessibilityNode;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::auto_directional_navigation::AutoDirectionalNavigation;
use bevy::ui_widgets::{
    Slider as HeadlessSlider, SliderOrientation, SliderPrecision, SliderRange, SliderValue,
    TrackClick, ValueChange, observe,
};

use super::{Happening, HappeningKind, Seek, Watching};
use crate::core::locale::{Spoken, Words};
use crate::core::seats::Seats;
use crate::core::texts;
use crate::referee::Match;
use crate::ui::color::{Role, Tint, fill};
use crate::ui::spacing::RADIUS_SMALL;
use crate::ui::widgets::{ButtonLook, ShownValue, Sideways, Stepped};

/// Height of the timeline, and of the marks of busts and claims, in design units.
const HEIGHT: f32 = 56.0;
const MARK: f32 = 18.0;
/// Height of a bar for a risk of 1 in 100, in percent.
const RISKS: f32 = 1.5;
/// Widths of a bar and of the line at the position, in design units.
const BAR: f32 = 4.5;
const LINE: f32 = 6.0;

/// The timeline.
#[derive(Component)]
pub(super) struct Timeline;

/// The part that listens to the mouse, filled for a game.
#[derive(Component)]
pub(super) struct Track {
    is_filled: bool,
}

/// The line at the position.
#[derive(Component)]
pub(super) struct Position;

pub(super) fn timeline() -> impl Bundle {
    let title = Words::new(texts::WATCH_TIMELINE);
    let mut hidden = accesskit::Node::new(accesskit::Role::GenericContainer);
    hidden.set_hidden();
    (
        Timeline,
        title.name(),
        Sideways,
        ShownValue(Words::literal("")),
        Spoken(title),
        AccessibilityNode(accesskit::Node::new(accesskit::Role::Slider)),
        Hovered::default(),
        TabIndex(0),
        AutoDirectionalNavigation::default(),
        ButtonLook::Row,
        Outline::default(),
        Node {
            height: px(HEIGHT),
            flex_grow: 1.0,
            border_radius: BorderRadius::all(px(RADIUS_SMALL / 2.0)),
            ..default()
        },
        observe(|stepped: On<Stepped>, mut commands: Commands| {
            commands.trigger(Seek::Action(stepped.by as isize));
        }),
        children![(
            Track { is_filled: false },
            HeadlessSlider {
                track_click: TrackClick::Snap,
                orientation: SliderOrientation::Horizontal,
            },
            SliderRange::new(0.0, 1.0),
            SliderValue(0.0),
            SliderPrecision(0),
            AccessibilityNode(hidden),
            Node {
                width: percent(100),
                height: percent(100),
                overflow: Overflow::clip(),
                border_radius: BorderRadius::all(px(RADIUS_SMALL / 2.0)),
                ..default()
            },
            fill(Role::Well),
            observe(|change: On<ValueChange<f32>>, mut commands: Commands| {
                commands.trigger(Seek::To(change.value.round().max(0.0) as usize));
            }),
        )],
    )
}

/// Fills the timeline of a game, and moves its line to the position.
pub(super) fn update(
    watching: Res<Watching>,
    current: Res<Match>,
    seats: Res<Seats>,
    mut timelines: Query<&mut ShownValue, With<Timeline>>,
    mut tracks: Query<(Entity, &mut Track)>,
    mut positions: Query<&mut Node, With<Position>>,
    mut commands: Commands,
) {
    let (at, all) = (current.done(), watching.length().max(1));
    let place = |at: usize| percent(100.0 * at as f32 / all as f32);
    for (track, mut filled) in &mut tracks {
        if filled.is_filled {
            continue;
        }
        filled.is_filled = true;
        commands
            .entity(track)
            .insert(SliderRange::new(0.0, all as f32))
            .with_children(|track| {
                for happening in watching.happenings() {
                    track.spawn(mark(happening, place(happening.at), &seats));
                }
                track.spawn((
                    Position,
                    part(place(at), LINE, percent(100), px(0)),
                    fill(Role::Paper),
                ));
            });
    }
    for mut node in &mut positions {
        let left = place(at);
        if node.left != left {
            node.left = left;
        }
    }
    let value = Words::new(texts::WATCH_AT)
        .with("turn", current.game().turn_number())
        .with("at", at)
        .with("all", all);
    for mut shown in &mut timelines {
        if shown.0 != value {
            shown.0 = value.clone();
        }
    }
    if let Ok((track, _)) = tracks.single() {
        commands.entity(track).insert(SliderValue(at as f32));
    }
}

/// A risk as a bar from below; a bust as a gap of coral, and a claim as a mark above in its seat's colour.
fn mark(happening: &Happening, left: Val, seats: &Seats) -> impl Bundle + use<> {
    let (node, tint): (Node, Tint) = match happening.kind {
        HappeningKind::Rolled(chance) => (
            part(
                left,
                BAR,
                percent((RISKS * f32::from(chance.percent())).min(100.0)),
                px(0),
            ),
            Role::PaperDim.into(),
        ),
        HappeningKind::Busted => (
            part(left, BAR * 2.0, percent(100), px(0)),
            Role::Danger.into(),
        ),
        HappeningKind::Claimed => (
            part(left, MARK, px(MARK), px(HEIGHT - MARK)),
            Role::Player(seats.get(happening.seat).mark).into(),
        ),
    };
    (node, fill(tint))
}

fn part(left: Val, width: f32, height: Val, bottom: Val) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left,
        width: px(width),
        margin: UiRect::left(px(-width / 2.0)),
        height,
        bottom,
        ..default()
    }
}
