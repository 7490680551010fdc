//! The weather is the risk: the sky closes in as the next roll gets dangerous, and a bust is a gust of snow.

use bevy::prelude::*;
use cant_stop_rules::{BustChance, Event as GameEvent};

use super::{Moment, TableSystems};
use crate::art::Picture;
use crate::referee::{Pace, Shown};
use crate::screens::Screen;
use crate::settings::Settings;
use crate::theme::canvas::Canvas;
use crate::theme::{motion, palette};

/// The chance of busting at which the sky begins to darken, and that at which it is darkest.
const DARKENS: [f32; 2] = [0.12, 0.62];
/// The same for snow.
const SNOWS: [f32; 2] = [0.32, 0.75];
/// How dark the darkest sky is.
const DARKNESS: f32 = 0.72;
const VEIL_Z: f32 = -40.0;

/// How many flakes fly in the thickest snow, how large they are, and where they fly, in front of the board.
const FLAKES: u16 = 150;
const FLAKE: Vec2 = Vec2::new(26.0, 2.6);
const FLAKES_Z: f32 = 20.0;
/// Design units per second in the worst weather; calm snow flies at half of it.
const WIND: Vec2 = Vec2::new(620.0, -210.0);

/// The share of the bust in which its weather comes.
const GUST: f32 = 0.35;

/// The weather over the board; 0 is a clear evening, 1 the worst.
#[derive(Resource, Default)]
struct Weather {
    coming: f32,
    now: f32,
    /// How far the wind has carried the snow, in seconds of full wind.
    carried: f32,
}

/// Darkens the backdrop.
#[derive(Component)]
struct Veil;

/// A flake of the snow that flies across the canvas, by its number.
#[derive(Component)]
struct Flake(u16);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Weather>();
    app.add_systems(Startup, prepare);
    app.add_systems(Update, forecast.in_set(TableSystems::Begin));
    app.add_systems(
        Update,
        (change_weather, close_sky, drive_snow)
            .chain()
            .in_set(TableSystems::Pose),
    );
}

fn prepare(mut commands: Commands) {
    commands.spawn((
        Veil,
        Sprite::from_color(palette::NIGHT_TOP, Vec2::ONE),
        Transform::from_xyz(0.0, 0.0, VEIL_Z),
        Visibility::Hidden,
    ));
    for number in 0..FLAKES {
        commands.spawn((
            Flake(number),
            Sprite::from_color(Color::WHITE, FLAKE),
            Picture::new("rope_dot", FLAKE),
            Transform::from_xyz(0.0, 0.0, FLAKES_Z)
                .with_rotation(Quat::from_rotation_z(WIND.to_angle())),
            Visibility::Hidden,
        ));
    }
}

/// Reads the weather from the risk of the next roll; a bust brings the worst.
fn forecast(
    mut weather: ResMut<Weather>,
    screen: Res<State<Screen>>,
    shown: Option<Res<Shown>>,
    mut moments: MessageReader<Moment>,
) {
    if *screen.get() != Screen::Play {
        weather.coming = 0.0;
    } else if let Some(shown) = shown
        && (shown.is_changed() || screen.is_changed())
    {
        let chance = shown.game.bust_chance();
        weather.coming = f32::from(chance.busts) / f32::from(BustChance::ROLLS);
    }
    for Moment(beat) in moments.read() {
        if let GameEvent::Busted { .. } = beat.event {
            weather.coming = 1.0;
        }
    }
}

fn change_weather(time: Res<Time>, pace: Res<Pace>, mut weather: ResMut<Weather>) {
    let difference = weather.coming - weather.now;
    if difference != 0.0 {
        let seconds = if weather.coming < 1.0 {
            motion::WEATHER
        } else {
            motion::BUST * GUST
        };
        let step = if pace.animate {
            time.delta_secs() / seconds
        } else {
            1.0
        };
        weather.now += difference.clamp(-step, step);
    }
    if weather.now > 0.0 {
        weather.carried += time.delta_secs() * (0.5 + 0.5 * weather.now);
    }
}

/// How far `value` has come from the first bound to the second: 0 to 1, without corners.
fn between(value: f32, [low, high]: [f32; 2]) -> f32 {
    let share = ((value - low) / (high - low)).clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

fn close_sky(
    canvas: Res<Canvas>,
    weather: Res<Weather>,
    mut veils: Query<(&mut Sprite, &mut Visibility), With<Veil>>,
) {
    let darkness = DARKNESS * between(weather.now, DARKENS);
    for (mut sprite, mut visibility) in &mut veils {
        if show_if(&mut visibility, darkness > 0.0) {
            sprite.custom_size = Some(canvas.size * 1.01);
            sprite.color.set_alpha(darkness);
        }
    }
}

fn drive_snow(
    canvas: Res<Canvas>,
    weather: Res<Weather>,
    settings: Res<Settings>,
    mut flakes: Query<(&Flake, &mut Transform, &mut Sprite, &mut Visibility)>,
) {
    let amount = if settings.reduced_motion {
        0.0
    } else {
        between(weather.now, SNOWS)
    };
    let field = canvas.size + 2.0 * FLAKE.x;
    for (flake, mut transform, mut sprite, mut visibility) in &mut flakes {
        let number = f32::from(flake.0);
        if !show_if(&mut visibility, number < amount * f32::from(FLAKES)) {
            continue;
        }
        // Golden-ratio steps spread the flakes evenly without looking so; near ones are faster, larger and brighter.
        let near = (number * 0.618_034).fract();
        let start = Vec2::new((number * 0.754_878).fract(), (number * 0.569_84).fract()) * field;
        let flown = start + WIND * (0.6 + 0.7 * near) * weather.carried;
        let at = flown.rem_euclid(field) - field / 2.0;
        transform.translation = at.extend(FLAKES_Z + near);
        transform.scale = Vec3::new(0.5 + 0.7 * near, 0.6 + 0.6 * near, 1.0);
        sprite.color.set_alpha(0.25 + 0.45 * near);
    }
}

fn show_if(visibility: &mut Mut<Visibility>, shown: bool) -> bool {
    visibility.set_if_neq(if shown {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    });
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_evening_without_risk_is_clear_and_a_bust_is_not() {
        assert_eq!(between(0.08, DARKENS), 0.0);
        assert_eq!(between(0.3, SNOWS), 0.0);
        assert_eq!(between(1.0, DARKENS), 1.0);
        assert_eq!(between(1.0, SNOWS), 1.0);
        assert!(between(0.5, SNOWS) > 0.2);
    }
}
