//! Steppers: one widget that goes through values to the left and right.

use bevy::{
    input_focus::tab_navigation::TabIndex,
    picking::hover::Hovered,
    prelude::*,
    ui::auto_directional_navigation::AutoDirectionalNavigation,
    ui_widgets::{Activate, Button, observe},
};

use super::{
    button::ButtonLook,
    restyle::Ink,
    text::{label, medium_label},
};
use crate::{
    art::Picture,
    locale::{Spoken, Words},
    theme::{
        palette,
        spacing::{GAP, RADIUS_SMALL, RING, TIGHT, TOUCH},
        type_scale::TextSize,
    },
};

/// The side of the arrows, in design units.
const ARROW: f32 = 32.0;

/// A widget that steps through values with left and right.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct Stepper;

/// A stepper was asked for the next (1) or the previous (-1) value. Whoever owns the value changes it, and then
/// [`Shows`].
#[derive(EntityEvent, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stepped {
    /// The stepper.
    pub(crate) entity: Entity,
    /// 1 or -1.
    pub(crate) by: i32,
}

/// The value a stepper shows.
#[derive(Component, Clone, Debug, PartialEq)]
pub(crate) struct Shows(pub(crate) Words);

/// What a stepper is called, for screen readers.
#[derive(Component, Clone, Debug)]
struct Title(Words);

/// The text that shows the value.
#[derive(Component)]
struct Value;

/// How a stepper is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StepperLayout {
    /// A row: the title at the left, the value between arrows at the right.
    Row,
    /// The title above, the value between arrows below it.
    Stacked,
    /// Only the value between arrows; the title is spoken.
    Compact,
}

/// A stepper called `title` that shows `value`.
pub(crate) fn stepper(title: Words, value: Words, layout: StepperLayout) -> impl Bundle {
    let stacked = layout == StepperLayout::Stacked;
    let shown_title = if layout == StepperLayout::Compact {
        Words::literal("")
    } else {
        title.clone()
    };
    (
        Stepper,
        Shows(value.clone()),
        Title(title.clone()),
        Spoken(title),
        Hovered::default(),
        TabIndex(0),
        AutoDirectionalNavigation::default(),
        ButtonLook::Row,
        Node {
            min_height: px(TOUCH),
            flex_shrink: 0.0,
            padding: UiRect::axes(px(GAP), px(TIGHT)),
            flex_direction: if stacked {
                FlexDirection::Column
            } else {
                FlexDirection::Row
            },
            flex_wrap: if layout == StepperLayout::Row {
                FlexWrap::Wrap
            } else {
                FlexWrap::NoWrap
            },
            column_gap: px(GAP),
            align_items: if stacked {
                AlignItems::FlexStart
            } else {
                AlignItems::Center
            },
            justify_content: if layout == StepperLayout::Compact {
                JustifyContent::Center
            } else {
                JustifyContent::SpaceBetween
            },
            border_radius: BorderRadius::all(px(RADIUS_SMALL)),
            ..default()
        },
        Outline::new(px(RING), px(0), Color::NONE),
        children![
            (
                medium_label(shown_title, TextSize::Small, palette::PAPER_DIM),
                Node {
                    display: if layout == StepperLayout::Compact {
                        Display::None
                    } else {
                        Display::Flex
                    },
                    ..default()
                },
            ),
            (
                Node {
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::SpaceBetween,
                    column_gap: px(TIGHT),
                    min_width: px(if layout == StepperLayout::Row { 320 } else { 0 }),
                    flex_grow: if layout == StepperLayout::Compact {
                        1.0
                    } else {
                        0.0
                    },
                    ..default()
                },
                Pickable::IGNORE,
                children![
                    arrow("icon_left", -1),
                    (
                        label(value, TextSize::Label, palette::PAPER),
                        TextLayout::justify(Justify::Center),
                        Ink(1.0),
                        Value,
                    ),
                    arrow("icon_right", 1),
                ],
            ),
        ],
    )
}

/// An arrow: pressed with the pointer it steps; keys and pads go to the stepper as a whole.
fn arrow(picture: &'static str, by: i32) -> impl Bundle {
    (
        Button,
        Hovered::default(),
        Node {
            min_width: px(TOUCH - TIGHT),
            min_height: px(TOUCH - TIGHT),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        observe(
            move |activated: On<Activate>,
                  parents: Query<&ChildOf>,
                  steppers: Query<(), With<Stepper>>,
                  mut commands: Commands| {
                let stepper = parents
                    .iter_ancestors(activated.entity)
                    .find(|ancestor| steppers.contains(*ancestor));
                if let Some(entity) = stepper {
                    commands.trigger(Stepped { entity, by });
                }
            },
        ),
        children![(
            ImageNode::default(),
            Picture::new(picture, Vec2::splat(ARROW)),
            Node {
                width: px(ARROW),
                height: px(ARROW),
                ..default()
            },
            Pickable::IGNORE,
            Ink(0.85),
        )],
    )
}

/// Brings values to their text and to the screen reader.
fn show_values(
    steppers: Query<(Entity, &Shows, &Title), Changed<Shows>>,
    children: Query<&Children>,
    mut values: Query<&mut Words, With<Value>>,
    mut commands: Commands,
) {
    for (entity, shows, title) in &steppers {
        for child in children.iter_descendants(entity) {
            if let Ok(mut words) = values.get_mut(child) {
                words.set_if_neq(shows.0.clone());
            }
        }
        commands.entity(entity).insert(Spoken(
            Words::new("spoken-value")
                .with("title", title.0.clone())
                .with("value", shows.0.clone()),
        ));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, show_values.before(bevy::ui::UiSystems::Prepare));
}
