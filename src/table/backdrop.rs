//! The sky and the ranges behind the board: dusk while the game is on, dawn when it has been won.

use bevy::prelude::*;
use cant_stop_rules::Event as GameEvent;

use super::board::Rock;
use crate::art::Picture;
use crate::referee::{BeatQueue, Pace};
use crate::screens::Screen;
use crate::theme::canvas::Canvas;
use crate::theme::motion;

/// How large the pictures of the backdrop are.
const SIZE: Vec2 = Vec2::new(2580.0, 1440.0);

/// The pictures of dusk from far to near, behind everything else.
const LAYERS: [(&str, f32); 4] = [
    ("backdrop_sky", -50.0),
    ("range_far", -49.0),
    ("range_mid", -48.0),
    ("range_near", -47.0),
];
const DAWN_Z: f32 = -46.0;

/// What the rock's own colours are multiplied by in the morning.
const MORNING: LinearRgba = LinearRgba::rgb(1.5, 1.8, 2.3);

/// A picture of the backdrop.
#[derive(Component)]
struct Layer;

/// The morning sky, and how far the morning has come: 0 to 1.
#[derive(Component, Default)]
struct Dawn(f32);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, hang_backdrop);
    app.add_systems(
        Update,
        (cover_canvas.run_if(resource_changed::<Canvas>), break_dawn),
    );
}

fn hang_backdrop(mut commands: Commands) {
    for (name, z) in LAYERS {
        commands.spawn((
            Layer,
            Sprite::default(),
            Picture::new(name, SIZE),
            Transform::from_xyz(0.0, 0.0, z),
        ));
    }
    commands.spawn((
        Layer,
        Dawn::default(),
        Sprite::from_color(Color::WHITE.with_alpha(0.0), SIZE),
        Picture::new("dawn_sky", SIZE),
        Transform::from_xyz(0.0, 0.0, DAWN_Z),
        Visibility::Hidden,
    ));
}

/// On a canvas wider or taller than the pictures they are enlarged, so that no edge shows.
fn cover_canvas(canvas: Res<Canvas>, mut layers: Query<&mut Transform, With<Layer>>) {
    let factor = (canvas.size / SIZE).max_element().max(1.0);
    for mut transform in &mut layers {
        transform.scale = Vec3::new(factor, factor, 1.0);
    }
}

fn break_dawn(
    time: Res<Time>,
    pace: Res<Pace>,
    screen: Res<State<Screen>>,
    queue: Res<BeatQueue>,
    mut dawns: Query<(&mut Dawn, &mut Sprite, &mut Visibility)>,
    mut rocks: Query<&mut Sprite, (With<Rock>, Without<Dawn>)>,
) {
    let beat = queue.running().map(|beat| beat.event);
    let is_won = matches!(beat, Some(GameEvent::Won { .. })) || *screen.get() == Screen::Results;
    let target = if is_won { 1.0 } else { 0.0 };
    for (mut dawn, mut sprite, mut visibility) in &mut dawns {
        if dawn.0 == target {
            continue;
        }
        let step = if pace.animate {
            time.delta_secs() / motion::DAWN
        } else {
            1.0
        };
        dawn.0 += (target - dawn.0).clamp(-step, step);
        let light = motion::TRAVEL.sample_clamped(dawn.0);
        sprite.color.set_alpha(light);
        for mut rock in &mut rocks {
            rock.color = Color::from(LinearRgba::WHITE.mix(&MORNING, light));
        }
        visibility.set_if_neq(if dawn.0 > 0.0 {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}
