//! Toggles: a switch that shows night when off and day when on.

use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled, Pressed};
use bevy::ui_widgets::{Checkbox, SetChecked};

use super::flex::{Flex, picture_in};
use super::grows::{Grows, growth};
use super::marker::set_marker;
use super::restyle::Restyle;
use super::value_row::{Stepped, control, row_node, title_text, value_widget};
use crate::core::art::Art;
use crate::core::locale::{Words, mark_all};
use crate::core::settings::Settings;
use crate::ui::color::{Role, Tint};
use crate::ui::motion;

/// Size of the switch, in design units.
const TRACK: Vec2 = Vec2::new(104.0, 52.0);
/// Side of sun and moon, and their distance from the edge.
const KNOB: f32 = 38.0;
const INSET: f32 = 7.0;

/// State of a toggle. The owner of the value observes `ValueChange<bool>`, changes the value, and then sets this and
/// [`super::ShownValue`].
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Toggle(pub(crate) bool);

/// Animated position of the switch, 0 for off to 1 for on.
#[derive(Component)]
struct Way(f32);

/// Part that is visible when the switch is on, or when it is off.
#[derive(Component)]
struct When(bool);

#[derive(Component)]
struct Knob;

/// Toggle called `title`; `value` is its state in words.
pub fn toggle(title: Words, value: Words, on: bool) -> impl Bundle {
    (
        Toggle(on),
        Checkbox,
        value_widget(title.clone(), value.clone(), accesskit::Role::Switch),
        row_node(),
        children![title_text(title), control(switch(on), value)],
    )
}

fn switch(on: bool) -> impl Bundle {
    (
        Way(f32::from(on)),
        Grows(TRACK),
        Node::default().sized(TRACK).fixed(),
        children![
            (When(false), layer(Art::SwitchNight, TRACK)),
            (When(true), layer(Art::SwitchDay, TRACK)),
            (
                Knob,
                Grows(Vec2::splat(KNOB)),
                Node::default().placed(Rect::new(0.0, INSET, KNOB, INSET + KNOB)),
                UiTransform::default(),
                children![
                    (When(false), layer(Art::SwitchMoon, Vec2::splat(KNOB))),
                    (When(true), layer(Art::SwitchSun, Vec2::splat(KNOB))),
                ],
            ),
        ],
    )
}

/// One of several pictures in the same place.
fn layer(picture: Art, size: Vec2) -> impl Bundle {
    let place = Rect::from_corners(Vec2::ZERO, size);
    let layer = picture_in(Node::default().placed(place), picture, size);
    (layer, Grows(size))
}

/// Switches off with left and on with right.
fn step_toggle(stepped: On<Stepped>, toggles: Query<(), With<Toggle>>, mut commands: Commands) {
    if toggles.contains(stepped.entity) {
        commands.trigger(SetChecked {
            entity: stepped.entity,
            checked: stepped.by > 0,
        });
    }
}

/// Copies a new state to the engine's marker and to screen readers.
fn sync_value(
    toggles: Query<(Entity, &Toggle, Has<Checked>), Changed<Toggle>>,
    mut commands: Commands,
) {
    for (entity, Toggle(on), checked) in &toggles {
        set_marker::<Checked>(&mut commands, entity, *on, checked);
    }
}

/// Dirty flag of a toggle whose switch is still moving.
#[derive(Component, Clone, Copy, Debug, Default)]
#[component(storage = "SparseSet")]
struct Turning;

/// Moves the switches of changed toggles.
fn draw_toggles(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    toggles: Query<
        (
            Entity,
            &Toggle,
            Has<InteractionDisabled>,
            Has<Pressed>,
            Has<Turning>,
        ),
        Or<(With<Turning>, Changed<Toggle>, Changed<Restyle>)>,
    >,
    children: Query<&Children>,
    mut ways: Query<&mut Way>,
    mut knobs: Query<(&mut Node, &mut UiTransform), With<Knob>>,
    mut layers: Query<(&When, &mut Tint)>,
    mut commands: Commands,
) {
    for (entity, Toggle(on), disabled, pressed, is_turning) in &toggles {
        let goal = f32::from(*on);
        let mut at = goal;
        for child in children.iter_descendants(entity) {
            if let Ok(mut way) = ways.get_mut(child) {
                let step = time.delta_secs() / motion::FOCUS;
                if settings.reduced_motion {
                    way.0 = goal;
                } else if way.0 != goal {
                    way.0 += (goal - way.0).clamp(-step, step);
                }
                at = motion::TRAVEL.sample_clamped(way.0);
                set_marker::<Turning>(&mut commands, entity, way.0 != goal, is_turning);
            }
            if let Ok((mut node, mut transform)) = knobs.get_mut(child) {
                let left = px(INSET.lerp(TRACK.x - INSET - KNOB, at) * growth(&settings));
                let top = px(INSET * growth(&settings));
                if node.left != left || node.top != top {
                    node.left = left;
                    node.top = top;
                }
                let scale = Vec2::splat(if pressed && !disabled { 0.86 } else { 1.0 });
                if transform.scale != scale {
                    transform.scale = scale;
                }
            }
            if let Ok((When(day), mut tint)) = layers.get_mut(child) {
                // Day fades in over night.
                let seen = if *day { at } else { 1.0 };
                let grey = if disabled { 0.6 } else { 0.0 };
                let grayed = Role::AsPainted.mixed(Role::Slate, grey);
                tint.set_if_neq(grayed.faint(seen));
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(step_toggle).add_systems(
        PostUpdate,
        (
            mark_all::<Toggle>.run_if(resource_changed::<Settings>),
            (sync_value, draw_toggles),
        )
            .chain()
            .run_if(any_with_component::<Toggle>)
            .before(bevy::ui::UiSystems::Prepare),
    );
}
