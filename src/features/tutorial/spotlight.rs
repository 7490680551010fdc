//! Spotlight: four shades around the subject of a step.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use cant_stop_rules::Column;
use cant_stop_scenery::board;

use super::step::Target;
use super::{Tutorial, follow};
use crate::core::canvas::Canvas;
use crate::core::settings::Settings;
use crate::core::states::Screen;
use crate::play::hud::{HudSystems, RollButton, Situation, StopButton};
use crate::ui::color::{Role, fill};
use crate::ui::layer::Layer;

/// Darkness of the shade, 0 to 1.
const SHADE: f32 = 0.5;
/// Margin of the light around its target, in design units.
const AROUND: f32 = 12.0;
/// Light around a column, in the frame of the board: above its topmost space, for its flag, and below the number at its foot.
const ABOVE: f32 = 110.0;
const BELOW: f32 = 22.0;

/// One of the four shades.
#[derive(Component, Clone, Copy)]
struct Shade(usize);

/// The two buttons that steps speak of.
#[derive(SystemParam)]
pub(super) struct Targets<'w, 's> {
    roll: Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform), With<RollButton>>,
    stop: Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform), With<StopButton>>,
}

/// Rectangle of a column of the board, from its number to its flag.
pub(super) fn column_rect(column: Column, canvas: &Canvas, text_scale: f32) -> Rect {
    let half = board::STEP[0] / 2.0;
    let (offset, scale) = (
        canvas.board_offset(text_scale),
        canvas.board_scale(text_scale),
    );
    Rect::from_corners(
        offset + scale * (Vec2::from(board::top(column)) - Vec2::new(half, ABOVE)),
        offset + scale * (Vec2::from(board::foot_number(column)) + Vec2::new(half, BELOW)),
    )
}

/// Rectangle of a target, in design units.
pub(super) fn target_rect(
    target: Target,
    canvas: &Canvas,
    text_scale: f32,
    targets: &Targets,
) -> Rect {
    let button = |found: Option<(&ComputedNode, &UiGlobalTransform)>| {
        let drawn = found.filter(|(computed, _)| computed.size().min_element() > 0.0);
        drawn.map_or_else(
            || canvas.actions_rect(text_scale),
            |(computed, at)| {
                let size = computed.size() / canvas.scale;
                Rect::from_center_size(at.translation / canvas.scale, size)
            },
        )
    };
    match target {
        Target::Tray => canvas.tray_rect(text_scale),
        Target::RollButton => button(targets.roll.iter().next()),
        Target::StopButton => button(targets.stop.iter().next()),
        Target::Cards => canvas.cards_rect(text_scale),
        Target::Column(column) => column_rect(column, canvas, text_scale),
        Target::Scores => canvas.scoreboard_rect(text_scale),
    }
}

/// The four shades around a light: above, below, left and right of it.
fn around(light: Rect, whole: Vec2) -> [Rect; 4] {
    [
        Rect::new(0.0, 0.0, whole.x, light.min.y),
        Rect::new(0.0, light.max.y, whole.x, whole.y),
        Rect::new(0.0, light.min.y, light.min.x, light.max.y),
        Rect::new(light.max.x, light.min.y, whole.x, light.max.y),
    ]
}

fn put_up(_: If<Res<Tutorial>>, mut commands: Commands) {
    for place in 0..4 {
        commands.spawn((
            Name::new("shade of the first climb"),
            Shade(place),
            DespawnOnExit(Screen::Play),
            Layer::Tutorial.z(),
            Node {
                position_type: PositionType::Absolute,
                ..default()
            },
            fill(Role::Ink.faint(SHADE)),
            Visibility::Hidden,
        ));
    }
}

/// While something moves, the whole mountain is seen.
fn shine(
    tutorial: If<Res<Tutorial>>,
    situation: If<Res<Situation>>,
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    targets: Targets,
    mut shades: Query<(&Shade, &mut Node, &mut Visibility)>,
) {
    let target = tutorial.step.target(&situation);
    let rect = target_rect(target, &canvas, settings.text_scale.factor(), &targets);
    let light = rect.inflate(AROUND);
    for (shade, mut node, mut visibility) in &mut shades {
        let rect = around(light, canvas.size)[shade.0];
        let now = Node {
            left: px(rect.min.x),
            top: px(rect.min.y),
            width: px(rect.width()),
            height: px(rect.height()),
            ..node.clone()
        };
        if *node != now {
            *node = now;
        }
        visibility.set_if_neq(if tutorial.asks {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), put_up);
    app.add_systems(Update, shine.after(follow).in_set(HudSystems::Show));
}
