//! The light of the weather: gold while it is calm, blue and dark in the storm; and morning when the game has been won.

use bevy::prelude::*;
use cant_stop_scenery::Linear;

use super::Weather;
use crate::play::table::TableSystems;
use crate::play::table::backdrop::{Backdrop, Dawn};
use crate::play::table::board::{FootFog, Ridges, Space};
use crate::play::table::position::Position;
use crate::play::table::rock::{RockLight, RockMaterials};
use crate::ui::prelude::*;

/// Severities between which the gold of the evening goes, those between which the sky gets dark, and, later, the
/// rock: it stays the brighter of the two.
const GOLD_GOES: [f32; 2] = [0.08, 0.36];
const SKY_DARKENS: [f32; 2] = [0.02, 0.64];
const DARKENS: [f32; 2] = [0.14, 0.76];
/// Share of the sky's picture that the storm covers.
const CLOSED: f32 = 0.85;
/// Share of the snow on empty spaces that the storm takes the light from.
const SHADED: f32 = 0.95;
/// Those between which fog hides the ranges, from the farthest to the nearest.
const HIDDEN: [[f32; 2]; 3] = [[0.32, 0.44], [0.38, 0.52], [0.46, 0.6]];

/// Strength of the sunset on a calm evening, and of the moon on a calm evening, in the storm, and the morning's sun.
const SUNSET_SHINES: f32 = 0.9;
const MOON_SHINES: [f32; 3] = [0.75, 0.3, 0.85];
/// Share of the northern lights that is seen while it is calm, and the severities between which they go.
const CURTAINS_SEEN: f32 = 0.76;
const CURTAINS_GO: [f32; 2] = [0.1, 0.5];
/// Severities between which clouds hide the stars.
const STARS_GO: [f32; 2] = [0.06, 0.26];

pub(super) fn plugin(app: &mut App) {
    let is_lit_anew = resource_changed::<Weather>
        .or_else(resource_changed::<Dawn>)
        .or_else(resource_changed::<Palette>);
    let is_shaded_anew = resource_changed::<Weather>.or_else(resource_changed::<Position>);
    let light_up = light_up.run_if(is_lit_anew);
    let update = (light_up, shade_snow.run_if(is_shaded_anew));
    app.add_systems(Update, update.in_set(TableSystems::Pose));
}

fn light_up(
    mut commands: Commands,
    (weather, dawn, palette): (Res<Weather>, Res<Dawn>, Res<Palette>),
    mut layers: Query<(&Backdrop, &mut Tint, &mut Visibility)>,
    mut ridges: Query<&mut Tint, (With<Ridges>, Without<Backdrop>)>,
    mut fogs: Query<&mut Tint, (With<FootFog>, Without<Ridges>, Without<Backdrop>)>,
    mut rocks: RockMaterials,
) {
    let gold = 1.0 - weather.between(GOLD_GOES);
    let dark_sky = weather.between(SKY_DARKENS);
    let dark = weather.between(DARKENS);
    let light = palette.light();
    let [golden, stormy] = [light.golden, light.stormy].map(lit);
    let curtains = CURTAINS_SEEN * until(*weather, CURTAINS_GO, palette.scenery().has_curtains());
    let stars = until(*weather, STARS_GO, palette.scenery().has_stars());
    let sunrise = lit(light.ridges[2]);
    let dawning = |evening: LinearRgba| Color::from(evening.mix(&sunrise, dawn.light_on_evening()));
    for (layer, mut tint, mut visibility) in &mut layers {
        *tint = match layer {
            Backdrop::Glow => Role::AsPainted.faint(gold),
            Backdrop::Morning => Role::AsPainted.faint(dawn.light()),
            Backdrop::Curtains => Role::AsPainted.faint(curtains),
            Backdrop::Stars => Role::AsPainted.faint(stars * (1.0 - dawn.light())),
            Backdrop::Sky => {
                let sky = LinearRgba::WHITE.mix(&stormy, dark_sky);
                let open = (1.0 - CLOSED * dark_sky).max(dawn.light_on_evening());
                Tint::from(dawning(sky)).faint(open)
            }
            Backdrop::Range(number) => {
                let clear = 1.0 - weather.between(HIDDEN[*number]);
                let evening = LinearRgba::WHITE.mix(&golden, gold).mix(&stormy, dark_sky);
                Tint::from(dawning(evening)).faint(clear)
            }
        };
        // Wholly gone, or wholly behind the morning, it is not drawn.
        let seen = match layer {
            Backdrop::Glow => gold > 0.0,
            Backdrop::Curtains => curtains > 0.0,
            Backdrop::Stars => stars > 0.0,
            Backdrop::Range(number) => weather.between(HIDDEN[*number]) < 1.0,
            Backdrop::Sky | Backdrop::Morning => continue,
        };
        visibility.set_if_neq(visible_if(seen && !dawn.has_covered_evening()));
    }
    let night = palette.color(Role::NightTop).to_linear();
    let behind = night.mix(&lit(light.storm_sky), dark_sky);
    commands.insert_resource(ClearColor(behind.into()));
    let day = |times: [Linear; 3]| {
        let [evening, storm, morning] = times.map(lit);
        evening.mix(&storm, dark).mix(&morning, dawn.light())
    };
    for mut tint in &mut ridges {
        tint.set_if_neq(Color::from(day(light.ridges)).into());
    }
    for mut tint in &mut fogs {
        tint.set_if_neq(Color::from(day(light.foot_fog)).into());
    }
    let rock = light.morning_rock.map(|morning| {
        let [calm, storm] = light.rock;
        day([calm, storm, morning])
    });
    let [calm, storm, morning] = MOON_SHINES;
    let shines = calm.lerp(storm, dark).lerp(morning, dawn.light());
    let glows = (1.0 - dark) * (0.45 + 0.55 * gold) * (1.0 - 0.7 * dawn.light());
    rocks.light(RockLight {
        left: rock[0],
        rock: rock[1],
        right: rock[2],
        warm: lit(light.warm).with_alpha(SUNSET_SHINES * glows),
        cool: lit(light.cool)
            .mix(&lit(light.gust), dark)
            .mix(&lit(light.sunrise), dawn.light())
            .with_alpha(shines),
    });
}

/// Share seen of lights that go between two severities, where the scenery has them.
fn until(weather: Weather, go: [f32; 2], is_there: bool) -> f32 {
    if is_there {
        1.0 - weather.between(go)
    } else {
        0.0
    }
}

/// Takes the light from the snow of empty routes as the storm comes: owned routes keep theirs.
fn shade_snow(
    weather: Res<Weather>,
    position: Res<Position>,
    mut spaces: Query<(&Space, &mut Opacity)>,
) {
    let lit = 1.0 - SHADED * weather.between(DARKENS);
    for (space, mut opacity) in &mut spaces {
        let is_bare = position.owner(space.column).is_none() && !space.is_top();
        opacity.set_if_neq(Opacity(if is_bare { lit } else { 1.0 }));
    }
}

#[cfg(test)]
mod tests {
    use cant_stop_scenery::Scenery;

    use super::*;

    /// Shares of the light of a calm, by the severity: above those of the whole board, which is measured in frames, as
    /// the sky darkens first.
    const SHARES: [(f32, [f32; 2]); 4] = [
        (0.03, [0.97, 1.0]),
        (0.27, [0.7, 0.92]),
        (0.47, [0.25, 0.65]),
        (0.64, [0.1, 0.36]),
    ];

    #[test]
    fn stars_shine_on_calm_nights_alone() {
        for (now, seen) in [(0.03, 1.0), (0.3, 0.0), (1.0, 0.0)] {
            let weather = Weather { coming: now, now };
            assert_eq!(until(weather, STARS_GO, true), seen, "at {now}");
            assert_eq!(until(weather, STARS_GO, false), 0.0);
        }
        let night = Scenery::ALL.into_iter().filter(|it| it.has_stars());
        assert!(night.eq([Scenery::Dusk, Scenery::Aurora]));
    }

    #[test]
    fn the_rock_darkens_with_the_risk_in_every_scenery() {
        for scenery in Scenery::ALL {
            let [calm, storm] = scenery.light().rock.map(lit);
            for (now, [least, most]) in SHARES {
                let weather = Weather { coming: now, now };
                let light = calm.mix(&storm, weather.between(DARKENS)).luminance();
                let share = light / calm.luminance();
                assert!(
                    (least..=most).contains(&share),
                    "{scenery:?}, {now}: {share}"
                );
            }
        }
    }
}
