//! Sliders: rising ledges, lit up to the value, with a knob on the last one.

use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, Pressed};
use bevy::ui_widgets::{
    Slider as HeadlessSlider, SliderOrientation, SliderPrecision, SliderRange, SliderThumb,
    SliderValue, TrackClick, ValueChange, observe,
};

use super::flex::Flex;
use super::grows::Grows;
use super::restyle::Focused;
use super::value_row::{Stepped, control, row_node, title_text, value_widget};
use crate::core::locale::Words;
use crate::core::settings::Settings;
use crate::ui::color::{Edges, Fill, Role, fill};
use crate::ui::motion;

/// Size of the track in design units.
const TRACK: Vec2 = Vec2::new(264.0, 52.0);
const KNOB: Vec2 = Vec2::new(20.0, 52.0);
/// Heights of the first and the last ledge.
const LEDGES: [f32; 2] = [12.0, 44.0];
/// Darkness of the lower edge of a ledge, 0 to 1.
const EDGE_DARK: f32 = 0.45;
/// Gap between two ledges.
const CRACK: f32 = 4.0;

/// Value of a slider, 0 to `most`. The owner of the value observes `Slid`, changes the value, and then sets this and
/// `ShownValue`.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slider {
    /// Value.
    pub now: u8,
    /// Maximum value.
    pub most: u8,
}

impl Slider {
    /// Slider of a strength, 0 to [`Settings::LOUDEST`].
    pub(crate) fn of_strength(now: u8) -> Slider {
        Slider {
            now,
            most: Settings::LOUDEST,
        }
    }
}

/// Request for another value of a slider.
#[derive(EntityEvent, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slid {
    pub(crate) entity: Entity,
    /// Value, 0 to the slider's maximum.
    pub(crate) to: u8,
}

/// Track, with the animated value of its knob.
#[derive(Component)]
struct Track(f32);

/// Ledge of the track, lit from this value on.
#[derive(Component)]
struct Ledge(u8);

/// Slider called `title`; `value` is its value in words.
pub fn slider(title: Words, value: Words, at: Slider) -> impl Bundle {
    (
        at,
        value_widget(title.clone(), value.clone(), accesskit::Role::Slider),
        row_node(),
        children![title_text(title), control(track(at), value)],
    )
}

/// Mouse-sensitive part. Keys, pads and screen readers use the slider as a whole.
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
        Node::default().sized(TRACK).fixed(),
        observe(slide_by_mouse),
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

fn slide_by_mouse(
    change: On<ValueChange<f32>>,
    parents: Query<&ChildOf>,
    sliders: Query<(Entity, &Slider), Without<InteractionDisabled>>,
    mut commands: Commands,
) {
    let mut ancestors = parents.iter_ancestors(change.source);
    if let Some((entity, slider)) = ancestors.find_map(|ancestor| sliders.get(ancestor).ok()) {
        slide_to(change.value.round() as i32, entity, slider, &mut commands);
    }
}

/// Requests the next or previous value, without wrapping.
fn step_value(
    stepped: On<Stepped>,
    sliders: Query<&Slider, Without<InteractionDisabled>>,
    mut commands: Commands,
) {
    if let Ok(slider) = sliders.get(stepped.entity) {
        let to = i32::from(slider.now) + stepped.by;
        slide_to(to, stepped.entity, slider, &mut commands);
    }
}

fn slide_to(to: i32, entity: Entity, slider: &Slider, commands: &mut Commands) {
    let to = to.clamp(0, i32::from(slider.most)) as u8;
    if to != slider.now {
        commands.trigger(Slid { entity, to });
    }
}

/// Copies a new value to the track and to screen readers.
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
        let inside = children.iter_descendants(entity);
        for track in inside.filter(|child| tracks.contains(*child)) {
            let value = SliderValue(f32::from(slider.now));
            commands.entity(track).insert(value);
        }
    }
}

/// Moves the knob to the value and lights the ledges below it.
fn draw_sliders(
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
                    // Exponential approach: every distance takes the same time; it snaps at the end.
                    let reach = (time.delta_secs() / motion::FOCUS * 4.0).min(1.0);
                    let still = settings.reduced_motion || (goal - track.0).abs() < 0.02;
                    track.0 = track.0.lerp(goal, if still { 1.0 } else { reach });
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
            if let Ok((node, mut ground, mut transform)) = knobs.get_mut(child) {
                let way = at / f32::from(slider.most.max(1));
                let left = percent(100.0 * way * (1.0 - KNOB.x / TRACK.x));
                node.map_unchanged(|it| &mut it.left).set_if_neq(left);
                ground.set_if_neq(match (disabled, held) {
                    (true, _) => fill(Role::PaperDim.mixed(Role::Ink, 0.4)),
                    (_, true) => fill(Role::Gold),
                    _ => fill(Role::Paper),
                });
                let is_large = (held || focused) && !settings.reduced_motion;
                let scale = Vec2::splat(if is_large { 1.15 } else { 1.0 });
                if transform.scale != scale {
                    transform.scale = scale;
                }
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(step_value).add_systems(
        PostUpdate,
        (sync_value, draw_sliders)
            .run_if(any_with_component::<Slider>)
            .before(bevy::ui::UiSystems::Prepare),
    );
}
