//! The systems that dress widgets for their state, and move them from one look to the next.

use bevy::{
    input_focus::{InputFocus, InputFocusVisible},
    picking::hover::Hovered,
    prelude::*,
    ui::{InteractionDisabled, Pressed},
    ui_widgets::Activate,
};

use super::{
    button::ButtonLook,
    paint::{Paint, Touch, border, paint},
    ring::draw_ring,
};
use crate::core::settings::Settings;
use crate::ui::color::{Edges, Fill, LetterShadow, Palette, Rim, Role, ShadowTint, Tint, fill};
use crate::ui::motion;

/// Ink darker than this luminance is drawn twice, half a unit apart: dark letters on light ground look thinner than
/// light ones on dark.
const DARK: f32 = 0.2;
const THICKEN: Vec2 = Vec2::new(0.7, 0.0);

/// Text or a picture inside a widget that takes the widget's ink, at this strength (0 to 1).
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(TextShadow { offset: THICKEN, color: Color::NONE }, LetterShadow)]
pub(crate) struct Ink(pub(crate) f32);

/// A widget that is the chosen one of several.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Chosen;

/// A widget that has the focus while the focus can be seen.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Focused;

/// The way from one paint to the next.
#[derive(Component, Clone, Copy, Debug)]
#[require(Fill, Edges, Rim, ShadowTint, UiTransform, Hovered)]
pub(crate) struct Restyle {
    from: Paint,
    to: Paint,
    /// What is on the screen; none before the first time.
    now: Option<Paint>,
    /// Seconds since the way began.
    clock: f32,
}

impl Default for Restyle {
    fn default() -> Restyle {
        Restyle {
            from: Paint::BLANK,
            to: Paint::BLANK,
            now: None,
            clock: 0.0,
        }
    }
}

impl Restyle {
    /// What is on the screen.
    pub(super) fn now(&self) -> Option<Paint> {
        self.now
    }

    /// Jumps to `paint` and goes back from there to where it was going.
    fn jump_to(&mut self, paint: Paint) {
        self.from = paint;
        self.now = Some(paint);
        self.clock = 0.0;
    }
}

/// Says on the widget itself that it has the focus.
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

/// Gives slabs their edges.
fn set_borders(mut widgets: Query<(&ButtonLook, &mut Node), Changed<ButtonLook>>) {
    for (look, mut node) in &mut widgets {
        let border = border(*look);
        if node.border != border {
            node.border = border;
        }
    }
}

/// Aims every widget at the paint its state asks for, and takes it a frame closer.
fn restyle(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    palette: Res<Palette>,
    mut widgets: Query<(
        &ButtonLook,
        &Hovered,
        (
            Has<Focused>,
            Has<Pressed>,
            Has<InteractionDisabled>,
            Has<Chosen>,
        ),
        &mut Restyle,
    )>,
) {
    for (look, hovered, (focused, pressed, disabled, chosen), mut restyle) in &mut widgets {
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
            // A widget appears as it is; only changes move.
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
            continue;
        }
        // The long frame before a press must not swallow the motion.
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

/// Brings paints to the screen.
fn apply_paint(
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
                continue; // it has an ink of its own
            }
            if let Ok(more) = children.get(child) {
                inside.extend_from_slice(more);
            }
            if let Ok((ink, mut tint, mut shadow)) = inks.get_mut(child) {
                let color = Color::from(paint.ink);
                let faint = Tint::from(color).faint(ink.0);
                tint.set_if_neq(faint);
                shadow.set_if_neq(LetterShadow(if color.luminance() < DARK {
                    faint
                } else {
                    Role::Clear.into()
                }));
            }
        }
    }
}

/// New text inside a widget takes the widget's ink too.
fn ink_newcomers(
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

/// Lets a widget that was pressed by key or pad answer as one pressed with the mouse does.
fn show_press(
    activated: On<Activate>,
    palette: Res<Palette>,
    mut widgets: Query<(&ButtonLook, &mut Restyle)>,
) {
    show_press_on(activated.entity, *palette, &mut widgets);
}

/// Shows a widget for a moment as if it had been pressed.
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
        let ring = restyle.to.ring;
        restyle.jump_to(Paint {
            ring,
            ..paint(*look, pressed, palette)
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(show_press).add_systems(
        PostUpdate,
        (
            mark_focus,
            set_borders,
            restyle,
            ink_newcomers,
            apply_paint,
            draw_ring,
        )
            .chain()
            .before(bevy::ui::UiSystems::Prepare),
    );
}
