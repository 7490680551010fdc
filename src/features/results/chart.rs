//! A drawing of a game on its page, with the meaning of its levels at the left; it is revealed from left to right.

use bevy::{a11y::AccessibilityNode, prelude::*};

use crate::core::art::Drawing;
use crate::input::Hurried;
use crate::ui::prelude::*;

/// Least and largest height of a drawing.
const HEIGHT: [f32; 2] = [160.0, 420.0];
/// Room at the edges of the page for its scroll bar.
const SCROLL_BAR: f32 = 6.0;

/// The screen is drawn again for another canvas or palette: drawings on it do not unroll.
#[derive(Component)]
pub(super) struct IsRedrawn;

/// Width of a drawing on a page, in design units.
pub(super) fn width(canvas: &Canvas, text_scale: f32) -> f32 {
    canvas.story_rect(text_scale).width() - 2.0 * GAP - SCROLL_BAR
}

pub(super) struct Chart {
    pub(super) drawing: Drawing,
    /// Content of the drawing in words, for screen readers.
    pub(super) spoken: Words,
    /// Labels at the left, with their distance from the upper edge.
    pub(super) levels: Vec<(f32, Words)>,
}

/// Size of a drawing of this width; its height is the share `shape` of it.
pub(super) fn size(width: f32, shape: f32) -> Vec2 {
    Vec2::new(width, (width * shape).clamp(HEIGHT[0], HEIGHT[1]))
}

/// Visible part of a drawing.
#[derive(Component)]
pub(super) struct Unrolled {
    width: f32,
    /// Seconds since the reveal began.
    age: f32,
}

impl Chart {
    pub(super) fn spawn(self, view: &mut ChildSpawnerCommands) {
        let size = self.drawing.size();
        let whole = Node::default().sized(size).fixed();
        let clip = Node {
            position_type: PositionType::Absolute,
            width: px(0),
            overflow: Overflow::clip(),
            ..whole.clone()
        };
        view.spawn((
            whole.clone(),
            Spoken(self.spoken),
            AccessibilityNode(accesskit::Node::new(accesskit::Role::Image)),
        ))
        .with_children(|area| {
            for (level, words) in self.levels {
                let text = medium_label(words, TextSize::Small, Role::PaperDim);
                let node = Node {
                    position_type: PositionType::Absolute,
                    left: px(0),
                    top: px(level),
                    ..default()
                };
                area.spawn((
                    node,
                    // The middle of the line stands at its level.
                    UiTransform::from_translation(Val2::percent(0.0, -50.0)),
                    children![(text, TextLayout::no_wrap())],
                ));
            }
            let (width, age) = (size.x, 0.0);
            area.spawn((Unrolled { width, age }, clip)).with_child((
                ImageNode::default(),
                self.drawing,
                whole,
            ));
        });
    }
}

/// Unrolls drawings from left to right; they are complete at once after a press, with reduced motion, and on a screen that is
/// drawn again.
pub(super) fn unroll(
    time: Res<Time>,
    settings: Res<Settings>,
    mut hurried: MessageReader<Hurried>,
    redrawn: Query<(), With<IsRedrawn>>,
    mut drawings: Query<(&mut Unrolled, &mut Node)>,
) {
    let at_once = hurried.read().count() > 0 || settings.reduced_motion || !redrawn.is_empty();
    for (mut drawing, mut node) in &mut drawings {
        if drawing.age > motion::UNROLL {
            continue;
        }
        // Past its end, so that it is left alone from then on.
        drawing.age += match at_once {
            true => 2.0 * motion::UNROLL,
            false => time.delta_secs(),
        };
        let share = motion::TRAVEL.sample_clamped(drawing.age / motion::UNROLL);
        node.width = px(drawing.width * share);
    }
}
