//! The clouds: a few high ones always drift by, more as the wind rises, and the storm's come down from above.

use bevy::prelude::*;
use cant_stop_scenery::Light;

use super::Weather;
use crate::play::table::{TableSystems, layer};
use crate::ui::prelude::*;

const HIGH: Vec2 = Vec2::new(620.0, 90.0);
const TORN: Vec2 = Vec2::new(700.0, 160.0);
const STORM: Vec2 = Vec2::new(900.0, 300.0);

/// The high clouds: how far down the sky as a share of its height, and how large.
const HIGH_CLOUDS: [(f32, f32); 7] = [
    (0.30, 0.8),
    (0.12, 1.0),
    (0.40, 0.6),
    (0.22, 1.2),
    (0.06, 0.7),
    (0.34, 1.1),
    (0.17, 0.9),
];
/// Number of high clouds on a calm evening, and the severities between which all of them gather.
const CALM_CLOUDS: f32 = 2.0;
const GATHER: [f32; 2] = [0.05, 0.35];
/// The clouds that the wind tears: how far down the sky as a share of its height, and how large.
const TORN_CLOUDS: [(f32, f32); 4] = [(0.46, 1.15), (0.62, 0.85), (0.34, 1.0), (0.7, 1.25)];
/// Severities between which they come, and those between which the fog takes them.
const TORN_COME: [f32; 2] = [0.08, 0.24];
const TORN_GO: [f32; 2] = [0.44, 0.6];
/// Number of clouds of the storm, the severities between which they come, and the height at which they wait.
const STORM_CLOUDS: u8 = 5;
const CLOSES: [f32; 2] = [0.22, 0.7];
const WAITS: f32 = 330.0;

/// Design units per second, in still air and in the storm.
const DRIFT: [f32; 2] = [7.0, 64.0];

/// A cloud, by its number among its kind.
#[derive(Component)]
#[require(Name = Name::new("cloud"))]
enum Cloud {
    High(u8),
    Torn(u8),
    Storm(u8),
}

/// Distance that the wind has carried the clouds, in design units.
#[derive(Resource, Default)]
struct Drifted(f32);

pub(super) fn plugin(app: &mut App) {
    let update = (drift, place_clouds).chain();
    app.init_resource::<Drifted>()
        .add_systems(Startup, gather)
        .add_systems(Update, update.in_set(TableSystems::Pose));
}

fn gather(mut commands: Commands) {
    let mut add = |cloud, picture: Picture, z: f32, [flip_x, flip_y]: [bool; 2]| {
        let sprite = Sprite {
            flip_x,
            flip_y,
            ..Sprite::from_color(Color::WHITE, picture.size)
        };
        let place = Transform::from_xyz(0.0, 0.0, z);
        commands.spawn((cloud, sprite, picture, place, Visibility::Hidden));
    };
    for number in 0..HIGH_CLOUDS.len() as u8 {
        let picture = Picture::new(Art::CloudHigh, HIGH);
        add(Cloud::High(number), picture, layer::HIGH_CLOUDS, [false; 2]);
    }
    for number in 0..TORN_CLOUDS.len() as u8 {
        let z = layer::TORN_CLOUDS + f32::from(number) * 0.01;
        let picture = Picture::soft(Art::CloudTorn, TORN);
        add(Cloud::Torn(number), picture, z, [number % 2 == 1, false]);
    }
    for number in 0..STORM_CLOUDS {
        let z = layer::STORM_CLOUDS + f32::from(number) * 0.01;
        let picture = Picture::new(Art::CloudStorm, STORM);
        // Seen from below.
        add(Cloud::Storm(number), picture, z, [number % 2 == 1, true]);
    }
}

fn drift(
    time: Res<Time>,
    (weather, settings): (Res<Weather>, Res<Settings>),
    mut drifted: ResMut<Drifted>,
) {
    if !settings.reduced_motion && !time.delta().is_zero() {
        drifted.0 += time.delta_secs() * DRIFT[0].lerp(DRIFT[1], weather.wind());
    }
}

fn place_clouds(
    canvas: Res<Canvas>,
    weather: Res<Weather>,
    drifted: Res<Drifted>,
    palette: Res<Palette>,
    mut clouds: Query<(&Cloud, &mut Transform, &mut Tint, &mut Visibility)>,
) {
    let news = canvas.is_changed() || weather.is_changed() || drifted.is_changed();
    if !news && !palette.is_changed() {
        return;
    }
    let sky = Sky {
        canvas: &canvas,
        weather: &weather,
        light: palette.light(),
        way: drifted.0,
    };
    for (cloud, mut transform, mut tint, mut visibility) in &mut clouds {
        let (at, scale, color) = match *cloud {
            Cloud::High(number) => sky.high(number),
            Cloud::Torn(number) => sky.torn(number),
            Cloud::Storm(number) => sky.storm(number),
        };
        visibility.set_if_neq(visible_if(color.alpha() > 0.0));
        if color.alpha() > 0.0 {
            transform.translation = at.extend(transform.translation.z);
            transform.scale = scale.extend(1.0);
            tint.set_if_neq(color.into());
        }
    }
}

/// Inputs of the position and the look of clouds.
struct Sky<'a> {
    canvas: &'a Canvas,
    weather: &'a Weather,
    light: &'a Light,
    /// Distance that the wind has carried the clouds, in design units.
    way: f32,
}

impl Sky<'_> {
    /// Position of a cloud from `start`, a share of the way along a sky so wide that it comes back unseen.
    fn along(&self, start: f32, share: f32, width: f32) -> f32 {
        let sky = self.canvas.size.x + 2.0 * width;
        (start * sky + self.way * share).rem_euclid(sky) - sky / 2.0
    }

    /// The place, the size and the colour of a high cloud.
    fn high(&self, number: u8) -> (Vec2, Vec2, Color) {
        let (down, large) = HIGH_CLOUDS[usize::from(number)];
        let number = f32::from(number);
        // Golden-ratio steps spread the clouds evenly without looking so.
        let x = self.along((number * 0.618_034).fract(), large, HIGH.x);
        let dusk = self.weather.between(GATHER);
        let many = CALM_CLOUDS.lerp(HIGH_CLOUDS.len() as f32, dusk);
        let share = (many - number).clamp(0.0, 1.0);
        let [calm, closing] = self.light.high_clouds.map(lit);
        let color = Color::from(calm.mix(&closing, dusk));
        (
            Vec2::new(x, self.canvas.size.y * (0.5 - down)),
            Vec2::splat(large),
            color.with_alpha(share * 0.18.lerp(0.62, dusk)),
        )
    }

    /// The same of a cloud that the wind tears, which crosses before the ranges.
    fn torn(&self, number: u8) -> (Vec2, Vec2, Color) {
        let (down, large) = TORN_CLOUDS[usize::from(number)];
        let start = (f32::from(number) * 0.618_034 + 0.3).fract();
        let x = self.along(start, 1.6 * large, TORN.x * large);
        let dusk = self.weather.between(GATHER);
        let night = self.weather.between(CLOSES);
        let share = self.weather.between(TORN_COME) * (1.0 - self.weather.between(TORN_GO));
        let [torn, thunder] = [self.light.torn_clouds, self.light.thunder].map(lit);
        let closing = lit(self.light.high_clouds[1]);
        let color = Color::from(torn.mix(&closing, dusk).mix(&thunder, 0.6 * night));
        (
            Vec2::new(x, self.canvas.size.y * (0.5 - down)),
            Vec2::new(large * (1.0 + 0.5 * self.weather.wind()), large),
            color.with_alpha(0.8 * share),
        )
    }

    /// The same of a cloud of the storm, which comes down from above.
    fn storm(&self, number: u8) -> (Vec2, Vec2, Color) {
        let come = self.weather.between(CLOSES);
        let row = f32::from(number % 2);
        let scale = 1.1 + 0.35 * row;
        let start = f32::from(number) / f32::from(STORM_CLOUDS);
        let x = self.along(start, 0.5 + 0.3 * row, STORM.x * 0.7);
        let top = self.canvas.size.y / 2.0 + STORM.y * scale * (0.34 + 0.16 * row);
        let y = top + WAITS * scale * (1.0 - come) - STORM.y * scale / 2.0 * come;
        let alpha = if come > 0.0 { 1.0 } else { 0.0 };
        (
            Vec2::new(x, y),
            Vec2::new(scale * 1.25, scale),
            Color::from(lit(self.light.thunder)).with_alpha(alpha),
        )
    }
}
