//! Spotlight: one shade over the screen, with a soft hole around everything that a step speaks of.

use bevy::asset::RenderAssetUsages;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::ui::UiGlobalTransform;
use cant_stop_rules::Column;
use cant_stop_scenery::board;

use super::step::Target;
use super::{Tutorial, follow};
use crate::core::canvas::Canvas;
use crate::core::settings::Settings;
use crate::core::states::Screen;
use crate::play::hud::{HudSystems, RollButton, Situation, StopButton};
use crate::ui::color::{Role, Tint};
use crate::ui::layer::Layer;
use crate::ui::widgets::{Entrance, Travels};

/// Darkness of the shade, 0 to 1.
const SHADE: f32 = 0.38;
/// Margin of the light around its target, its corners, and the soft edge outside of it, in design units.
const AROUND: f32 = 12.0;
const CORNER: f32 = 24.0;
const SOFT: f32 = 24.0;
/// Design units in a pixel of the shade: its edges are soft, so that few pixels do.
const GRAIN: f32 = 4.0;
/// Light around a column, in the frame of the board: above its topmost space, for its flag, and below the number at its foot.
const ABOVE: f32 = 110.0;
const BELOW: f32 = 22.0;
/// Light around a runner, from the middle of its space: half the width, up and down.
const RUNNER: [f32; 3] = [44.0, 64.0, 34.0];

/// The shade, and the lights in it.
#[derive(Component, Default)]
struct Shade {
    lights: Vec<Rect>,
    size: Vec2,
}

/// The two buttons that steps speak of.
#[derive(SystemParam)]
pub(super) struct Targets<'w, 's> {
    roll: Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform), With<RollButton>>,
    stop: Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform), With<StopButton>>,
}

/// Rectangle of the board around a point of its frame: to the left and right, above and below.
fn on_board(middle: [f32; 2], half: f32, reach: [f32; 2], canvas: &Canvas, scale: f32) -> Rect {
    let to_screen = |point: Vec2| canvas.board_offset(scale) + canvas.board_scale(scale) * point;
    Rect::from_corners(
        to_screen(Vec2::from(middle) - Vec2::new(half, reach[0])),
        to_screen(Vec2::from(middle) + Vec2::new(half, reach[1])),
    )
}

/// Rectangle of a column of the board, from its number to its flag.
pub(super) fn column_rect(column: Column, canvas: &Canvas, text_scale: f32) -> Rect {
    let half = board::STEP[0] / 2.0;
    let top = board::top(column);
    let height = board::foot_number(column)[1] - top[1];
    on_board(top, half, [ABOVE, height + BELOW], canvas, text_scale)
}

/// Rectangle of a runner on the board.
fn runner_rect(column: Column, height: u8, canvas: &Canvas, text_scale: f32) -> Rect {
    let [half, up, down] = RUNNER;
    let space = board::space(column, f32::from(height));
    on_board(space, half, [up, down], canvas, text_scale)
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
        Target::Runner(column, height) => runner_rect(column, height, canvas, text_scale),
        Target::Scores => canvas.scoreboard_rect(text_scale),
    }
}

/// Density of the shade at a point, 0 to 1: none within a light, and all of it beyond the soft edge.
fn density(point: Vec2, lights: &[Rect]) -> f32 {
    let away = lights.iter().map(|light| {
        let inner = light.half_size() - CORNER;
        ((point - light.center()).abs() - inner)
            .max(Vec2::ZERO)
            .length()
            - CORNER
    });
    let part = (away.fold(f32::INFINITY, f32::min) / SOFT).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}

/// Picture of the shade: white, and clear where it is light.
fn picture(lights: &[Rect], size: Vec2) -> Image {
    let pixels = (size / GRAIN).ceil().as_uvec2().max(UVec2::ONE);
    let mut data = Vec::new();
    for y in 0..pixels.y {
        for x in 0..pixels.x {
            let middle = (UVec2::new(x, y).as_vec2() + 0.5) * size / pixels.as_vec2();
            data.extend([255, 255, 255, (255.0 * density(middle, lights)) as u8]);
        }
    }
    Image::new(
        Extent3d {
            width: pixels.x,
            height: pixels.y,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        data,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}

fn put_up(_: If<Res<Tutorial>>, mut commands: Commands) {
    commands.spawn((
        Name::new("shade of the first climb"),
        Shade::default(),
        DespawnOnExit(Screen::Play),
        Layer::Tutorial.z(),
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            ..default()
        },
        ImageNode::default(),
        Tint::from(Role::Ink).faint(SHADE),
        Visibility::Hidden,
    ));
}

/// While something moves, the whole mountain is seen.
fn shine(
    tutorial: If<Res<Tutorial>>,
    situation: If<Res<Situation>>,
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    targets: Targets,
    mut images: ResMut<Assets<Image>>,
    shade: Single<(Entity, &mut Shade, &mut ImageNode, &mut Visibility)>,
    mut commands: Commands,
) {
    let (entity, mut shade, mut image, mut visibility) = shade.into_inner();
    let text_scale = settings.text_scale.factor();
    let lit = tutorial.step.lit(&situation);
    if lit.is_empty() || !tutorial.asks {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    }
    let lights: Vec<Rect> = lit
        .into_iter()
        .map(|target| {
            let mut light = target_rect(target, &canvas, text_scale, &targets).inflate(AROUND);
            if target == Target::Tray {
                // The slab of rock goes on to the corner of the screen.
                light.max = canvas.size + CORNER;
            }
            light
        })
        .collect();
    if shade.lights != lights || shade.size != canvas.size {
        image.image = images.add(picture(&lights, canvas.size));
        (shade.lights, shade.size) = (lights, canvas.size);
    }
    if visibility.set_if_neq(Visibility::Inherited) {
        commands
            .entity(entity)
            .insert((Entrance::default(), Travels::NOWHERE));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), put_up);
    app.add_systems(Update, shine.after(follow).in_set(HudSystems::Show));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shade_is_clear_on_what_is_spoken_of_and_soft_around_it() {
        let light = Rect::new(100.0, 200.0, 500.0, 400.0);
        let lights = [light, Rect::new(700.0, 200.0, 900.0, 400.0)];
        let at = |x, y| density(Vec2::new(x, y), &lights);
        assert_eq!(at(101.0, 300.0), 0.0);
        assert_eq!(at(800.0, 300.0), 0.0);
        assert!((at(500.0 + SOFT / 2.0, 300.0) - 0.5).abs() < 1e-5);
        assert_eq!(at(600.0, 300.0), 1.0);
        assert!(at(501.0, 401.0) > at(501.0, 300.0), "its corners are round");
    }
}
