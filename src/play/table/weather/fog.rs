//! The fog of the storm: banks that drift between the rock and its spaces, so that the mountain gets farther away while what
//! stands on it stays as clear as ever.

use bevy::prelude::*;

use super::Weather;
use crate::play::table::{TableSystems, layer};
use crate::ui::prelude::*;

/// Severities between which the fog comes.
const COMES: [f32; 2] = [0.2, 0.66];
const BANK: Vec2 = Vec2::new(1640.0, 280.0);
/// The banks: how far down the canvas each lies, as a share of its height, and how much of it is seen in the worst weather.
const BANKS: [(f32, f32); 2] = [(0.48, 0.16), (0.80, 0.3)];
/// Design units per second.
const DRIFT: f32 = 46.0;

/// A bank of fog, by its number.
#[derive(Component)]
#[require(Name = Name::new("bank of fog"))]
struct Bank(u8);

pub(super) fn plugin(app: &mut App) {
    let take_color = take_color.run_if(resource_changed::<Palette>);
    let begin_and_end = begin_and_end.run_if(resource_changed::<Weather>);
    let drift = drift.run_if(any_with_component::<Bank>);
    let update = (begin_and_end, drift, take_color).chain();
    app.add_systems(Update, update.in_set(TableSystems::Pose));
}

fn tint(palette: Palette) -> Tint {
    Color::from(lit(palette.light().fog)).into()
}

fn begin_and_end(
    mut commands: Commands,
    (weather, palette): (Res<Weather>, Res<Palette>),
    banks: Query<Entity, With<Bank>>,
) {
    let comes = weather.between(COMES) > 0.0;
    if comes && banks.is_empty() {
        for number in 0..BANKS.len() as u8 {
            commands.spawn((
                Bank(number),
                Sprite::from_color(Color::WHITE, BANK),
                tint(*palette),
                Opacity(0.0),
                Picture::soft(Art::FogBank, BANK),
                Transform::from_xyz(0.0, 0.0, layer::FOG + f32::from(number) * 0.01),
            ));
        }
    } else if !comes {
        despawn_all(&mut commands, banks);
    }
}

fn take_color(palette: Res<Palette>, mut banks: Query<&mut Tint, With<Bank>>) {
    for mut bank in &mut banks {
        bank.set_if_neq(tint(*palette));
    }
}

fn drift(
    (time, canvas): (Res<Time>, Res<Canvas>),
    (weather, settings): (Res<Weather>, Res<Settings>),
    mut carried: Local<f32>,
    mut banks: Query<(&Bank, &mut Transform, &mut Opacity)>,
) {
    if !settings.reduced_motion {
        *carried += time.delta_secs() * DRIFT;
    }
    for (Bank(number), mut transform, mut opacity) in &mut banks {
        let (down, thick) = BANKS[usize::from(*number) % BANKS.len()];
        // To and fro, so that it never leaves the mountain bare.
        let way = (*carried / BANK.x + f32::from(*number) * 0.5).sin() * BANK.x * 0.16;
        let middle = Vec2::new(way - canvas.size.x * 0.17, canvas.size.y * (0.5 - down));
        let place = middle.extend(transform.translation.z);
        if transform.translation != place {
            transform.translation = place;
        }
        opacity.set_if_neq(Opacity(thick * weather.between(COMES)));
    }
}
