//! Sliders: a flight of ledges that rises to the right, lit up to the value, with a knob on the last one.

use bevy::{
    a11y::AccessibilityNode,
    prelude::*,
    ui::{InteractionDisabled, Pressed},
    ui_widgets::{
        Slider as HeadlessSlider, SliderOrientation, SliderPrecision, SliderRange, SliderThumb,
        SliderValue, TrackClick, ValueChange, observe,
    },
};

use super::{
    grows::Grows,
    restyle::Focused,
    value_row::{Stepped, control, row_node, title_text, value_widget},
};
use crate::core::locale::Words;
use crate::core::settings::Settings;
use crate::ui::color::{Edges, Fill, Role, fill};
use crate::ui::motion;

/// The track, in design units.
const TRACK: Vec2 = Vec2::new(264.0, 52.0);
/// The knob.
const KNOB: Vec2 = Vec2::new(20.0, 52.0);
/// The height of the first and of the last ledge.
const LEDGES: [f32; 2] = [12.0, 44.0];
/// How dark the lower edge of a ledge is, 0 to 1.
const EDGE_DARK: f32 = 0.45;
/// What is free between two ledges.
const CRACK: f32 = 4.0;

/// The value of a slider, 0 to `most`. Whoever owns the value hears `Slid`, changes it, and then sets this and
/// `ShownValue`.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slider {
    /// The value.
    pub now: u8,
    /// The highest value.
    pub most: u8,
}

/// A slider was asked for another value.
#[derive(EntityEvent, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slid {
    /// The slider.
    pub(crate) entity: Entity,
    /// The value, 0 to the slider's highest.
    pub(crate) to: u8,
}

/// The track: where on the way to the value its knob is.
#[derive(Component)]
struct Track(f32);

/// A ledge of the track: lit from this value on.
#[derive(Component)]
struct Ledge(u8);

/// A slider called `title`; `value` says where it stands.
pub fn slider(title: Words, value: Words, at: Slider) -> impl Bundle {
    (
        at,
        value_widget(title.clone(), value.clone(), accesskit::Role::Slider),
        row_node(),
        children![title_text(title), control(track(at), value),],
    )
}

/// The part that listens to the mouse. Keys and pads go to the slider as a whole, and so do screen readers.
fn track(at: Slider) -> impl Bundle {
    let mut hidden = accesskit::Node::new(accesskit::Role::GenericContainer);
    hidden.set_hidden();
    (
        HeadlessSlider {
            track_click: TrackClick::Snap,
            orientation: SliderOrientation::Horizontal,
        },
        SliderRange::new(0.0, f32::from(at.most)),
        SliderValue(f32::from(at.now)),
        SliderPrecision(0),
        AccessibilityNode(hidden),
        Track(f32::from(at.now)),
        Grows(TRACK),
        Node {
            width: px(TRACK.x),
            height: px(TRACK.y),
            flex_shrink: 0.0,
            ..default()
        },
        observe(slide),
        Children::spawn((
            SpawnIter((1..=at.most).map(move |step| ledge(step, at.most))),
            Spawn(knob()),
        )),
    )
}

fn ledge(step: u8, most: u8) -> impl Bundle {
    let share = |length: f32, of: f32| percent(100.0 * length / of);
    let pitch = (TRACK.x - KNOB.x) / f32::from(most);
    let along = f32::from(step - 1) / f32::from(most.max(2) - 1);
    (
        Ledge(step),
        Node {
            position_type: PositionType::Absolute,
            left: share(
                KNOB.x / 2.0 + f32::from(step - 1) * pitch + CRACK / 2.0,
                TRACK.x,
            ),
            bottom: share((TRACK.y - LEDGES[1]) / 2.0, TRACK.y),
            width: share(pitch - CRACK, TRACK.x),
            height: share(LEDGES[0].lerp(LEDGES[1], along), TRACK.y),
            border: UiRect::bottom(px(4)),
            border_radius: BorderRadius::all(px(5)),
            ..default()
        },
        Fill::default(),
        Edges::default(),
    )
}

fn knob() -> impl Bundle {
    (
        SliderThumb,
        Node {
            position_type: PositionType::Absolute,
            width: percent(100.0 * KNOB.x / TRACK.x),
            height: percent(100.0 * KNOB.y / TRACK.y),
            border: px(3).all(),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        fill(Role::Paper),
        Edges::all(Role::Ink),
        UiTransform::default(),
    )
}

/// The mouse is at another value of the track.
fn slide(
    change: On<ValueChange<f32>>,
    parents: Query<&ChildOf>,
    sliders: Query<&Slider, Without<InteractionDisabled>>,
    mut commands: Commands,
) {
    let slider = parents
        .iter_ancestors(change.source)
        .find_map(|ancestor| Some((ancestor, *sliders.get(ancestor).ok()?)));
    if let Some((entity, slider)) = slider {
        let to = change.value.round().clamp(0.0, f32::from(slider.most)) as u8;
        if to != slider.now {
            commands.trigger(Slid { entity, to });
        }
    }
}

/// Left and right go one step, and not over the ends.
fn step(
    stepped: On<Stepped>,
    sliders: Query<&Slider, Without<InteractionDisabled>>,
    mut commands: Commands,
) {
    if let Ok(slider) = sliders.get(stepped.entity) {
        let to = (i32::from(slider.now) + stepped.by).clamp(0, i32::from(slider.most)) as u8;
        if to != slider.now {
            commands.trigger(Slid {
                entity: stepped.entity,
                to,
            });
        }
    }
}

/// Brings a new value to the mouse's part and to screen readers.
fn sync_value(
    mut sliders: Query<(Entity, &Slider, &mut AccessibilityNode), Changed<Slider>>,
    children: Query<&Children>,
    tracks: Query<(), With<Track>>,
    mut commands: Commands,
) {
    for (entity, slider, mut node) in &mut sliders {
        node.set_numeric_value(f64::from(slider.now));
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(f64::from(slider.most));
        node.set_numeric_value_step(1.0);
        for track in children
            .iter_descendants(entity)
            .filter(|child| tracks.contains(*child))
        {
            commands
                .entity(track)
                .insert(SliderValue(f32::from(slider.now)));
        }
    }
}

/// Takes the knob to the value, and paints the ledges below it.
fn draw(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    sliders: Query<(Entity, &Slider, Has<InteractionDisabled>, Has<Focused>)>,
    children: Query<&Children>,
    mut tracks: Query<(&mut Track, Has<Pressed>)>,
    mut ledges: Query<(&Ledge, &mut Fill, &mut Edges), Without<SliderThumb>>,
    mut knobs: Query<(&mut Node, &mut Fill, &mut UiTransform), With<SliderThumb>>,
) {
    for (entity, slider, disabled, focused) in &sliders {
        let goal = f32::from(slider.now);
        let mut at = goal;
        let mut held = false;
        for child in children.iter_descendants(entity) {
            if let Ok((mut track, pressed)) = tracks.get_mut(child) {
                held = pressed && !disabled;
                if track.0 != goal {
                    // Any way takes the same time at first, and the last bit of it is no time at all.
                    let reach = (time.delta_secs() / motion::FOCUS * 4.0).min(1.0);
                    let still = settings.reduced_motion || (goal - track.0).abs() < 0.02;
                    track.0 = if still {
                        goal
                    } else {
                        track.0.lerp(goal, reach)
                    };
                }
                at = track.0;
            }
            if let Ok((ledge, mut ground, mut edge)) = ledges.get_mut(child) {
                let lit = f32::from(ledge.0) <= at + 0.5;
                let (role, alpha) = match (lit, disabled) {
                    (true, false) => (Role::Gold, 1.0),
                    (true, true) => (Role::PaperDim, 0.5),
                    (false, _) => (Role::Ledge, 1.0),
                };
                ground.set_if_neq(fill(role.faint(alpha)));
                let dark = role.mixed(Role::Ink, EDGE_DARK);
                edge.set_if_neq(Edges::all(dark.faint(alpha.lerp(1.0, EDGE_DARK))));
            }
            if let Ok((mut node, mut ground, mut transform)) = knobs.get_mut(child) {
                let way = at / f32::from(slider.most.max(1));
                let left = percent(100.0 * way * (1.0 - KNOB.x / TRACK.x));
                if node.left != left {
                    node.left = left;
                }
                ground.set_if_neq(match (disabled, held) {
                    (true, _) => fill(Role::PaperDim.mixed(Role::Ink, 0.4)),
                    (_, true) => fill(Role::Gold),
                    _ => fill(Role::Paper),
                });
                let scale = if (held || focused) && !settings.reduced_motion {
                    Vec2::splat(1.15)
                } else {
                    Vec2::ONE
                };
                if transform.scale != scale {
                    transform.scale = scale;
                }
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(step).add_systems(
        PostUpdate,
        (sync_value, draw)
            .run_if(any_with_component::<Slider>)
            .before(bevy::ui::UiSystems::Prepare),
    );
}
