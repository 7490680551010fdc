//! Paint of widgets by their state, and the transition from one paint to the next.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, Pressed};
use bevy::ui_widgets::Activate;

use super::paint::{ButtonLook, Paint, Touch, border, paint};
use crate::core::settings::Settings;
use crate::ui::color::{Edges, Fill, LetterShadow, Palette, Rim, Role, ShadowTint, Tint, fill};
use crate::ui::motion;

/// Luminance below which ink is drawn twice, slightly offset: dark text on light looks thinner than light on dark.
const DARK: f32 = 0.2;
const THICKEN: Vec2 = Vec2::new(0.7, 0.0);

/// Text or picture that takes the ink of its widget, at this opacity (0 to 1).
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(TextShadow { offset: THICKEN, color: Color::NONE }, LetterShadow)]
pub(crate) struct Ink(pub(crate) f32);

/// Marker of the chosen widget of several.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Chosen;

/// Marker of the focused widget while the focus is visible.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Focused;

/// Transition from one paint to the next.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Fill, Edges, Rim, ShadowTint, UiTransform, Hovered)]
pub(crate) struct Restyle {
    from: Paint,
    to: Paint,
    /// Paint on the screen; `None` before the first frame.
    now: Option<Paint>,
    /// Seconds since the start of the transition.
    clock: f32,
}

impl Restyle {
    pub(super) fn now(&self) -> Option<Paint> {
        self.now
    }
}

fn mark_focus(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    widgets: Query<(), With<ButtonLook>>,
    mut marked: Local<Option<Entity>>,
    mut commands: Commands,
) {
    let focused = focus
        .get()
        .filter(|entity| visible.0 && widgets.contains(*entity));
    if *marked == focused {
        return;
    }
    if let Some(before) = marked.take()
        && let Ok(mut before) = commands.get_entity(before)
    {
        before.try_remove::<Focused>();
    }
    if let Some(entity) = focused {
        commands.entity(entity).try_insert(Focused);
    }
    *marked = focused;
}

fn set_borders(mut widgets: Query<(&ButtonLook, &mut Node), Changed<ButtonLook>>) {
    for (look, node) in &mut widgets {
        node.map_unchanged(|node| &mut node.border)
            .set_if_neq(border(*look));
    }
}

/// Dirty flag of a widget: its state changed, or its transition is running.
#[derive(Component, Clone, Copy, Debug, Default)]
#[component(storage = "SparseSet")]
struct Restyling;

/// Markers that a paint depends on.
type Markers = (Focused, Pressed, InteractionDisabled, Chosen);

fn mark_dirty<E: EntityEvent>(marked: On<E, Markers>, mut commands: Commands) {
    if let Ok(mut widget) = commands.get_entity(marked.event_target()) {
        widget.try_insert(Restyling);
    }
}

fn mark_all_dirty(widgets: Query<Entity, With<Restyle>>, mut commands: Commands) {
    for widget in &widgets {
        commands.entity(widget).insert(Restyling);
    }
}

/// Starts transitions of changed widgets and advances running ones.
fn advance_transitions(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    palette: Res<Palette>,
    mut widgets: Query<
        (
            Entity,
            &ButtonLook,
            &Hovered,
            (
                Has<Focused>,
                Has<Pressed>,
                Has<InteractionDisabled>,
                Has<Chosen>,
            ),
            &mut Restyle,
        ),
        Or<(
            With<Restyling>,
            Changed<Restyle>,
            Changed<ButtonLook>,
            Changed<Hovered>,
        )>,
    >,
    mut commands: Commands,
) {
    for (entity, look, hovered, markers, mut restyle) in &mut widgets {
        let (focused, pressed, disabled, chosen) = markers;
        let touch = Touch {
            hovered: hovered.get() && !disabled,
            focused,
            pressed,
            disabled,
            chosen,
        };
        let mut goal = paint(*look, touch, *palette);
        if settings.reduced_motion {
            goal = goal.still();
        }
        if palette.is_high_contrast() {
            goal = goal.stark(*look, touch, *palette);
        }
        if restyle.now.is_none() {
            // A new widget appears in its final paint; only changes are animated.
            *restyle = Restyle {
                from: goal,
                to: goal,
                now: Some(goal),
                clock: motion::FOCUS,
            };
            continue;
        }
        if restyle.to != goal {
            restyle.from = restyle.now.unwrap_or(goal);
            restyle.to = goal;
            restyle.clock = 0.0;
        } else if restyle.now == Some(goal) {
            commands.entity(entity).remove::<Restyling>();
            continue;
        }
        commands.entity(entity).insert(Restyling);
        // A long frame before the press must not skip the animation.
        restyle.clock += time.delta_secs().min(motion::FOCUS / 4.0);
        let t = if settings.reduced_motion {
            1.0
        } else {
            (restyle.clock / motion::FOCUS).clamp(0.0, 1.0)
        };
        let eased = motion::ARRIVE.sample_clamped(t);
        restyle.now = Some(if t >= 1.0 {
            goal
        } else {
            restyle.from.mix(goal, eased)
        });
    }
}

/// Applies paints to the drawn components.
pub(super) fn apply_paint(
    mut widgets: Query<
        (Entity, &Restyle, &mut Fill, &mut Edges, &mut UiTransform),
        Or<(Changed<Restyle>, Changed<Children>)>,
    >,
    nested: Query<(), With<Restyle>>,
    children: Query<&Children>,
    mut inks: Query<(&Ink, &mut Tint, &mut LetterShadow)>,
) {
    for (entity, restyle, mut ground, mut edges, mut transform) in &mut widgets {
        let Some(paint) = restyle.now else { continue };
        ground.set_if_neq(fill(Color::from(paint.fill)));
        edges.set_if_neq(Edges::slab(Color::from(paint.lip), Color::from(paint.edge)));
        let sunk = Val2::px(0.0, paint.sink);
        if transform.translation != sunk {
            transform.translation = sunk;
        }
        let mut inside: Vec<Entity> = children.get(entity).map_or(Vec::new(), |all| all.to_vec());
        while let Some(child) = inside.pop() {
            if nested.contains(child) {
                continue; // it has its own ink
            }
            if let Ok(more) = children.get(child) {
                inside.extend_from_slice(more);
            }
            if let Ok((ink, mut tint, mut shadow)) = inks.get_mut(child) {
                let color = Color::from(paint.ink);
                let is_dark = color.luminance() < DARK;
                // On a light ground the same opacity takes twice the contrast.
                let seen = if is_dark { ink.0.midpoint(1.0) } else { ink.0 };
                let faint = Tint::from(color).faint(seen);
                tint.set_if_neq(faint);
                let shadow_of = if is_dark { faint } else { Role::Clear.into() };
                shadow.set_if_neq(LetterShadow(shadow_of));
            }
        }
    }
}

/// Applies ink to new text inside a widget.
fn ink_new_text(
    newcomers: Query<Entity, Added<Ink>>,
    parents: Query<&ChildOf>,
    mut widgets: Query<&mut Restyle>,
) {
    for newcomer in &newcomers {
        if let Some(widget) = parents
            .iter_ancestors(newcomer)
            .find(|ancestor| widgets.contains(*ancestor))
            && let Ok(mut restyle) = widgets.get_mut(widget)
        {
            restyle.set_changed();
        }
    }
}

/// Shows the press of a key or pad like that of the mouse.
fn show_press(
    activated: On<Activate>,
    palette: Res<Palette>,
    mut widgets: Query<(&ButtonLook, &mut Restyle)>,
) {
    show_press_on(activated.entity, *palette, &mut widgets);
}

/// Shows a widget as pressed for a moment.
pub(super) fn show_press_on(
    entity: Entity,
    palette: Palette,
    widgets: &mut Query<(&ButtonLook, &mut Restyle)>,
) {
    if let Ok((look, mut restyle)) = widgets.get_mut(entity) {
        let pressed = Touch {
            pressed: true,
            focused: true,
            ..default()
        };
        let shown = Paint {
            ring: restyle.to.ring,
            ..paint(*look, pressed, palette)
        };
        // From there it animates back to the goal.
        (restyle.from, restyle.now, restyle.clock) = (shown, Some(shown), 0.0);
    }
}

pub(super) fn plugin(app: &mut App) {
    let is_repainted = resource_changed::<Palette>.or_else(resource_changed::<Settings>);
    app.register_required_components::<ButtonLook, Restyle>()
        .add_observer(show_press)
        .add_observer(mark_dirty::<Add>)
        .add_observer(mark_dirty::<Remove>)
        .add_systems(
            PostUpdate,
            (
                (mark_focus, mark_all_dirty.run_if(is_repainted)),
                set_borders,
                advance_transitions,
                ink_new_text,
                apply_paint,
            )
                .chain()
                .before(bevy::ui::UiSystems::Prepare),
        );
}
