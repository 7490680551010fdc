//! Timeline of a replay: risks as bars, marks for busts and claims, and a line at the position.

use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::ui_widgets::{
    Slider as HeadlessSlider, SliderOrientation, SliderPrecision, SliderRange, SliderValue,
    TrackClick, ValueChange,
};

use super::{Happening, HappeningKind, Seek, Watching};
use crate::referee::Match;
use crate::ui::prelude::*;
use crate::ui::widgets::value_widget;

/// Height of the timeline, and of the marks of busts and claims, in design units.
const HEIGHT: f32 = 56.0;
const MARK: f32 = 18.0;
/// Height of a bar for a risk of 1 in 100, in percent.
const RISKS: f32 = 1.5;
/// Widths of a bar and of the line at the position, in design units.
const BAR: f32 = 4.5;
const LINE: f32 = 6.0;

#[derive(Component)]
pub(super) struct Timeline;

/// The part that listens to the mouse.
#[derive(Component)]
pub(super) struct Track;

#[derive(Component)]
pub(super) struct Position;

pub(super) fn timeline(watching: &Watching, seats: &Seats) -> impl Bundle + use<> {
    let title = Words::new(texts::WATCH_TIMELINE);
    let mut hidden = accesskit::Node::new(accesskit::Role::GenericContainer);
    hidden.set_hidden();
    let round = Node::default().rounded(RADIUS_SMALL / 2.0);
    let all = watching.length().max(1);
    let happenings = watching.happenings().iter();
    let marks = happenings.map(|happening| mark(happening, place(happening.at, all), seats));
    let marks: Vec<_> = marks.collect();
    let line = part(place(0, all), LINE, percent(100), px(0));
    (
        Timeline,
        value_widget(title, Words::literal(""), accesskit::Role::Slider),
        Node {
            height: px(HEIGHT),
            ..round.clone().grown(1.0)
        },
        observe(|stepped: On<Stepped>, mut commands: Commands| {
            commands.trigger(Seek::Action(stepped.by as isize));
        }),
        children![(
            Track,
            HeadlessSlider {
                track_click: TrackClick::Snap,
                orientation: SliderOrientation::Horizontal,
            },
            SliderRange::new(0.0, all as f32),
            SliderValue(0.0),
            SliderPrecision(0),
            AccessibilityNode(hidden),
            Node {
                width: percent(100),
                height: percent(100),
                overflow: Overflow::clip(),
                ..round
            },
            fill(Role::Well),
            observe(|change: On<ValueChange<f32>>, mut commands: Commands| {
                commands.trigger(Seek::To(change.value.round().max(0.0) as usize));
            }),
            Children::spawn((
                SpawnIter(marks.into_iter()),
                Spawn((Position, line, fill(Role::Paper))),
            )),
        )],
    )
}

/// Place of a position, of this many actions.
fn place(at: usize, all: usize) -> Val {
    percent(100.0 * at as f32 / all as f32)
}

/// Moves the line to the position.
pub(super) fn update(
    watching: Res<Watching>,
    current: Res<Match>,
    mut timelines: Query<&mut ShownValue, With<Timeline>>,
    tracks: Query<(Entity, &SliderValue), With<Track>>,
    mut positions: Query<&mut Node, With<Position>>,
    mut commands: Commands,
) {
    let (at, all) = (current.done(), watching.length().max(1));
    for mut node in &mut positions {
        let left = place(at, all);
        if node.left != left {
            node.left = left;
        }
    }
    let value = texts::WATCH_AT
        .with("turn", current.game().turn_number())
        .with("at", at)
        .with("all", all);
    for mut shown in &mut timelines {
        shown.set_if_neq(ShownValue(value.clone()));
    }
    if let Ok((track, value)) = tracks.single()
        && *value != SliderValue(at as f32)
    {
        commands.entity(track).insert(SliderValue(at as f32));
    }
}

/// A risk as a bar from below; a bust as a gap of coral, and a claim as a mark above in its seat's colour.
fn mark(happening: &Happening, left: Val, seats: &Seats) -> impl Bundle + use<> {
    let (width, height, bottom, color) = match happening.kind {
        HappeningKind::Rolled(chance) => {
            let height = (RISKS * f32::from(chance.percent())).min(100.0);
            (BAR, percent(height), 0.0, Role::PaperDim)
        }
        HappeningKind::Busted => (BAR * 2.0, percent(100), 0.0, Role::Danger),
        HappeningKind::Claimed => {
            let color = Role::Player(seats.get(happening.seat).mark);
            (MARK, px(MARK), HEIGHT - MARK, color)
        }
    };
    (part(left, width, height, px(bottom)), fill(color))
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
