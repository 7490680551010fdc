//! Spotlight: one shade over the screen, with a soft hole around everything that a step speaks of.

use bevy::asset::RenderAssetUsages;
use bevy::image::ToExtents;
use bevy::prelude::*;
use bevy::render::render_resource::{TextureDimension, TextureFormat};
use bevy::ui::UiGlobalTransform;
use cant_stop_scenery::board;

use super::step::Target;
use super::{Tutorial, follow};
use crate::play::hud::{HudSystems, RollButton, Situation, StopButton};
use crate::ui::prelude::*;
use crate::ui::widgets::{Entrance, Travels};

/// Darkness of the shade, 0 to 1: words in it can still be read.
const SHADE: f32 = 0.32;
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

#[derive(Component, Default)]
struct Shade {
    lights: Vec<Rect>,
    size: Vec2,
}

/// Places of everything that steps speak of, in design units.
#[derive(SystemParam)]
pub(super) struct Places<'w, 's> {
    pub(super) canvas: Res<'w, Canvas>,
    settings: Res<'w, Settings>,
    roll: Query<'w, 's, Drawn, With<RollButton>>,
    stop: Query<'w, 's, Drawn, With<StopButton>>,
}

type Drawn = (&'static ComputedNode, &'static UiGlobalTransform);

impl Places<'_, '_> {
    pub(super) fn text_scale(&self) -> f32 {
        self.settings.text_scale.factor()
    }

    /// Rectangle of the board around a point of its frame: to the left and right, above and below.
    fn on_board(&self, middle: [f32; 2], half: f32, reach: [f32; 2]) -> Rect {
        let (canvas, scale) = (&self.canvas, self.text_scale());
        let to_screen = |x, y| {
            let point = Vec2::from(middle) + Vec2::new(x, y);
            canvas.board_offset(scale) + canvas.board_scale(scale) * point
        };
        Rect::from_corners(to_screen(-half, -reach[0]), to_screen(half, reach[1]))
    }

    /// Rectangle of a column of the board, from its number to its flag.
    pub(super) fn column(&self, column: Column) -> Rect {
        let top = board::top(column);
        let height = board::foot_number(column)[1] - top[1];
        self.on_board(top, board::STEP[0] / 2.0, [ABOVE, height + BELOW])
    }

    pub(super) fn of(&self, target: Target) -> Rect {
        let (canvas, text_scale) = (&self.canvas, self.text_scale());
        let button = |found: Option<(&ComputedNode, &UiGlobalTransform)>| {
            let drawn = found.filter(|(computed, _)| computed.size().min_element() > 0.0);
            let Some((computed, at)) = drawn else {
                return canvas.actions_rect(text_scale);
            };
            let size = computed.size() / canvas.scale;
            Rect::from_center_size(at.translation / canvas.scale, size)
        };
        match target {
            Target::Tray => canvas.tray_rect(text_scale),
            Target::RollButton => button(self.roll.iter().next()),
            Target::StopButton => button(self.stop.iter().next()),
            Target::Cards => canvas.cards_rect(text_scale),
            Target::Column(column) => self.column(column),
            Target::Runner(column, height) => {
                let [half, up, down] = RUNNER;
                self.on_board(board::space(column, f32::from(height)), half, [up, down])
            }
            Target::Scores => canvas.scoreboard_rect(text_scale),
        }
    }
}

/// Density of the shade at a point, 0 to 1: none within a light, and all of it beyond the soft edge.
fn density(point: Vec2, lights: &[Rect]) -> f32 {
    let away = lights.iter().map(|light| {
        let outside = (point - light.center()).abs() - (light.half_size() - CORNER);
        outside.max(Vec2::ZERO).length() - CORNER
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
        pixels.to_extents(),
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
    places: Places,
    mut images: ResMut<Assets<Image>>,
    shade: Single<(Entity, &mut Shade, &mut ImageNode, &mut Visibility)>,
    mut commands: Commands,
) {
    let (entity, mut shade, mut image, mut visibility) = shade.into_inner();
    let size = places.canvas.size;
    let lit = tutorial.step.lit(&situation, tutorial.has_sky);
    if lit.is_empty() || !tutorial.asks {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    }
    let light = |target| {
        let mut light = places.of(target).inflate(AROUND);
        if target == Target::Tray {
            // The slab of rock goes on to the corner of the screen.
            light.max = size + CORNER;
        }
        light
    };
    let lights: Vec<Rect> = lit.into_iter().map(light).collect();
    if (&shade.lights, shade.size) != (&lights, size) {
        image.image = images.add(picture(&lights, size));
        (shade.lights, shade.size) = (lights, size);
    }
    if visibility.set_if_neq(Visibility::Inherited) {
        let entrance = (Entrance::default(), Travels::NOWHERE);
        commands.entity(entity).insert(entrance);
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
