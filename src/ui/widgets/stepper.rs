//! Steppers: widgets that step through values with left and right.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, Button, observe};

use super::flex::{Flex, icon, row};
use super::grows::Grows;
use super::paint::ButtonLook;
use super::restyle::{Ink, Restyle, show_press_on};
use super::value_row::{CONTROL, Stepped, row_node, title_text, value_text, value_widget};
use crate::core::art::Art;
use crate::core::locale::Words;
use crate::ui::color::Palette;
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT, TOUCH};
use crate::ui::type_scale::TextSize;

/// Side of the picture on an arrow, in design units.
const PICTURE: f32 = 26.0;
/// Side of a picture used as title.
const SIGN: f32 = 38.0;
/// Height of an arrow; with the space around it enough for a finger.
const HEIGHT: f32 = 52.0;
/// Width of an arrow in narrow steppers.
const NARROW: f32 = 48.0;

const ARROW: Vec2 = Vec2::new(TOUCH, HEIGHT);

/// Widget that steps through values with left and right, and forward when pressed. The owner of the value observes
/// [`Stepped`], changes the value, and then sets [`super::ShownValue`].
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct Stepper;

/// Common parent of a stepper and its arrows, if they are siblings.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct ArrowFrame;

/// Arrow of a stepper, with its step, 1 or -1.
#[derive(Component, Clone, Copy, Debug)]
#[require(Name = Name::new("arrow"))]
pub(super) struct Arrow(i32);

/// Stepper called `title` that shows `value`.
pub fn stepper(title: impl Into<Words>, value: impl Into<Words>) -> impl Bundle {
    let (title, value) = (title.into(), value.into());
    let words = (
        value_text(value.clone(), TextSize::Label),
        TextLayout::justify(Justify::Right),
        Node {
            flex_grow: 1.0,
            ..default()
        },
    );
    let values = (
        between_arrows(px(CONTROL), GAP),
        children![
            (arrow(Art::IconLeft, -1, TOUCH), Grows(ARROW)),
            words,
            (arrow(Art::IconRight, 1, TOUCH), Grows(ARROW)),
        ],
    );
    let heading = title_text(title.clone());
    stepper_in(row_node(), title, value, heading, values)
}

/// Narrow stepper with `width` design units for its values.
pub(crate) fn narrow_stepper(title: impl Into<Words>, value: Words, width: f32) -> impl Bundle {
    let title = title.into();
    let node = Node {
        row_gap: px(0),
        ..row_node().padded(GAP, 0.0)
    };
    let values = narrow_values(value.clone(), TextSize::Body, width);
    let heading = title_text(title.clone());
    stepper_in(node, title, value, heading, values)
}

/// Narrow stepper with a picture as title, with `width` design units for its values.
pub(crate) fn picture_stepper(picture: Art, title: Words, value: Words, width: f32) -> impl Bundle {
    let node = Node {
        // Its picture is too narrow for a line of its own.
        flex_wrap: FlexWrap::NoWrap,
        ..row_node().padded(TIGHT, 0.0)
    };
    let values = narrow_values(value.clone(), TextSize::Small, width);
    let side = Vec2::splat(SIGN);
    let heading = (icon(picture, side), Grows(side), Ink(1.0));
    stepper_in(node, title, value, heading, values)
}

fn stepper_in(
    node: Node,
    title: Words,
    value: Words,
    heading: impl Bundle,
    values: impl Bundle,
) -> impl Bundle {
    (
        Stepper,
        value_widget(title, value, accesskit::Role::SpinButton),
        node,
        children![heading, values],
    )
}

fn narrow_values(value: Words, size: TextSize, width: f32) -> impl Bundle {
    (
        between_arrows(px(width), TIGHT),
        children![
            arrow(Art::IconLeft, -1, NARROW),
            (
                value_text(value, size),
                TextLayout::justify(Justify::Center)
            ),
            arrow(Art::IconRight, 1, NARROW),
        ],
    )
}

/// Container of a value between two arrows.
fn between_arrows(min_width: Val, gap: f32) -> impl Bundle {
    Node {
        justify_content: JustifyContent::SpaceBetween,
        min_width,
        ..row(gap)
    }
}

/// Arrow for the pointer; keys and pads use the widget as a whole.
pub(super) fn arrow(picture: Art, by: i32, width: f32) -> impl Bundle {
    (
        Button,
        Arrow(by),
        Hovered::default(),
        ButtonLook::Arrow,
        Node {
            justify_content: JustifyContent::Center,
            ..row(0.0)
                .sized(Vec2::new(width, HEIGHT))
                .fixed()
                .rounded(RADIUS_SMALL)
        },
        Outline::default(),
        observe(press_arrow),
        children![(
            icon(picture, Vec2::splat(PICTURE)),
            Grows(Vec2::splat(PICTURE)),
            Ink(1.0),
        )],
    )
}

fn press_arrow(
    activated: On<Activate>,
    arrows: Query<&Arrow>,
    parents: Query<&ChildOf>,
    children: Query<&Children>,
    frames: Query<(), With<ArrowFrame>>,
    steppers: Query<(), (With<Stepper>, Without<InteractionDisabled>)>,
    mut commands: Commands,
) {
    let is_stepper = |entity: &Entity| steppers.contains(*entity);
    let stepper = parents
        .iter_ancestors(activated.entity)
        .find_map(|ancestor| {
            if frames.contains(ancestor) {
                children.iter_descendants(ancestor).find(is_stepper)
            } else {
                Some(ancestor).filter(is_stepper)
            }
        });
    if let (Some(entity), Ok(Arrow(by))) = (stepper, arrows.get(activated.entity)) {
        commands.trigger(Stepped { entity, by: *by });
    }
}

/// Highlights the arrow of a step, for every kind of input.
fn show_step(
    stepped: On<Stepped>,
    parents: Query<&ChildOf>,
    children: Query<&Children>,
    frames: Query<(), With<ArrowFrame>>,
    arrows: Query<&Arrow>,
    palette: Res<Palette>,
    mut widgets: Query<(&ButtonLook, &mut Restyle)>,
) {
    let mut ancestors = parents.iter_ancestors(stepped.entity);
    let frame = ancestors.find(|ancestor| frames.contains(*ancestor));
    for child in children.iter_descendants(frame.unwrap_or(stepped.entity)) {
        if arrows.get(child).is_ok_and(|arrow| arrow.0 == stepped.by) {
            show_press_on(child, *palette, &mut widgets);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(show_step);
}
