//! Toggles: a switch with night over the mountain when off, the sun above it when on.

use bevy::{
    prelude::*,
    ui::{Checked, InteractionDisabled, Pressed},
    ui_widgets::{Checkbox, SetChecked},
};

use super::grows::{Grows, growth};
use super::marker::set_marker;
use super::restyle::Restyle;
use super::value_row::{Stepped, control, row_node, title_text, value_widget};
use crate::core::art::{Art, Picture};
use crate::core::locale::Words;
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

/// Way of the switch from off, 0, to on, 1.
#[derive(Component)]
struct Way(f32);

/// Part of the switch that is visible when it is on, or when it is off.
#[derive(Component)]
struct When(bool);

/// Moving part of the switch.
#[derive(Component)]
struct Knob;

/// Toggle called `title`; `value` says its state.
pub fn toggle(title: Words, value: Words, on: bool) -> impl Bundle {
    (
        Toggle(on),
        Checkbox,
        value_widget(title.clone(), value.clone(), accesskit::Role::Switch),
        row_node(),
        children![title_text(title), control(switch(on), value),],
    )
}

fn switch(on: bool) -> impl Bundle {
    let track = Node {
        width: px(TRACK.x),
        height: px(TRACK.y),
        flex_shrink: 0.0,
        ..default()
    };
    (
        Way(if on { 1.0 } else { 0.0 }),
        Grows(TRACK),
        track,
        children![
            (When(false), layer(Art::SwitchNight, TRACK)),
            (When(true), layer(Art::SwitchDay, TRACK)),
            (
                Knob,
                Grows(Vec2::splat(KNOB)),
                Node {
                    position_type: PositionType::Absolute,
                    top: px(INSET),
                    width: px(KNOB),
                    height: px(KNOB),
                    ..default()
                },
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
    (
        ImageNode::default(),
        Picture::new(picture, size),
        Grows(size),
        Node {
            position_type: PositionType::Absolute,
            width: px(size.x),
            height: px(size.y),
            ..default()
        },
    )
}

/// Left switches off and right switches on.
fn step(stepped: On<Stepped>, toggles: Query<(), With<Toggle>>, mut commands: Commands) {
    if toggles.contains(stepped.entity) {
        commands.trigger(SetChecked {
            entity: stepped.entity,
            checked: stepped.by > 0,
        });
    }
}

/// Passes a new value on to the engine and to screen readers.
fn sync_value(
    toggles: Query<(Entity, &Toggle, Has<Checked>), Changed<Toggle>>,
    mut commands: Commands,
) {
    for (entity, Toggle(on), checked) in &toggles {
        set_marker::<Checked>(&mut commands, entity, *on, checked);
    }
}

/// Dirty flag of a toggle whose switch has not arrived at its side.
#[derive(Component, Clone, Copy, Debug, Default)]
#[component(storage = "SparseSet")]
struct Turning;

/// Marks all toggles as changed: sizes or motion did.
fn mark_all(mut toggles: Query<&mut Toggle>) {
    toggles.iter_mut().for_each(|mut it| it.set_changed());
}

/// Takes the switches of changed toggles to their side.
fn draw(
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
        let goal = if *on { 1.0 } else { 0.0 };
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
                // Night stays below while day comes and goes over it.
                let seen = if *day { at } else { 1.0 };
                let grey = if disabled { 0.6 } else { 0.0 };
                let grayed = Role::AsPainted.mixed(Role::Slate, grey);
                tint.set_if_neq(grayed.faint(seen));
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(step).add_systems(
        PostUpdate,
        (
            mark_all.run_if(resource_changed::<Settings>),
            (sync_value, draw),
        )
            .chain()
            .run_if(any_with_component::<Toggle>)
            .before(bevy::ui::UiSystems::Prepare),
    );
}
