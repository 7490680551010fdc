//! A drawing of a game on its page: what its levels mean stands at the left, and it comes out from left to right.

use bevy::{a11y::AccessibilityNode, prelude::*};

use super::PageView;
use crate::core::art::Drawing;
use crate::core::locale::{Spoken, Words};
use crate::core::settings::Settings;
use crate::input::Hurried;
use crate::ui::color::Role;
use crate::ui::motion;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::medium_label;

/// How high a drawing is at the least and at the most.
const HEIGHT: [f32; 2] = [190.0, 420.0];

/// A drawing and what is written beside it.
pub(super) struct Chart {
    pub(super) drawing: Drawing,
    /// What it shows, for those who cannot see it.
    pub(super) spoken: Words,
    /// What is written at the left of some levels, and how far below the upper edge those are.
    pub(super) levels: Vec<(f32, Words)>,
}

/// The size of a drawing that is so wide, and this share of it high.
pub(super) fn size(width: f32, shape: f32) -> Vec2 {
    Vec2::new(width, (width * shape).clamp(HEIGHT[0], HEIGHT[1]))
}

/// The part of the drawing that is to be seen.
#[derive(Component)]
pub(super) struct Unrolled {
    width: f32,
    /// For how many seconds it has come out.
    age: f32,
}

/// Puts a drawing up.
pub(super) fn put_up(view: &mut ChildSpawnerCommands, chart: Chart) {
    let size = chart.drawing.size();
    view.spawn((
        Node {
            width: px(size.x),
            height: px(size.y),
            flex_shrink: 0.0,
            ..default()
        },
        Spoken(chart.spoken),
        AccessibilityNode(accesskit::Node::new(accesskit::Role::Image)),
    ))
    .with_children(|area| {
        for (level, words) in chart.levels {
            area.spawn((
                Node {
                    position_type: PositionType::Absolute,
                    left: px(0),
                    top: px(level),
                    ..default()
                },
                // The middle of the line stands at its level.
                UiTransform::from_translation(Val2::percent(0.0, -50.0)),
                children![(
                    medium_label(words, TextSize::Small, Role::PaperDim),
                    TextLayout::no_wrap(),
                )],
            ));
        }
        area.spawn((
            Unrolled {
                width: size.x,
                age: 0.0,
            },
            Node {
                position_type: PositionType::Absolute,
                height: px(size.y),
                width: px(0),
                overflow: Overflow::clip(),
                ..default()
            },
        ))
        .with_child((
            ImageNode::default(),
            chart.drawing,
            Node {
                width: px(size.x),
                height: px(size.y),
                flex_shrink: 0.0,
                ..default()
            },
        ));
    });
}

/// Lets drawings come out from left to right; after a press, where less is to move, and on a page that was there before, they
/// are there at once.
pub(super) fn unroll(
    time: Res<Time>,
    settings: Res<Settings>,
    mut hurried: MessageReader<Hurried>,
    pages: Query<&PageView>,
    mut drawings: Query<(&mut Unrolled, &mut Node)>,
) {
    let at_once = hurried.read().count() > 0
        || settings.reduced_motion
        || pages.iter().any(|page| page.was_there);
    for (mut drawing, mut node) in &mut drawings {
        if drawing.age > motion::UNROLL {
            continue;
        }
        // Past its end, so that it is left alone from then on.
        drawing.age += if at_once {
            2.0 * motion::UNROLL
        } else {
            time.delta_secs()
        };
        let share = motion::TRAVEL.sample_clamped(drawing.age / motion::UNROLL);
        node.width = px(drawing.width * share);
    }
}
