//! The wind: three beds that the risk goes through, and gusts.

use bevy::prelude::*;
use bevy_kira_audio::prelude::AudioSource;
use kira::Decibels;
use kira::sound::static_sound::StaticSoundHandle;
use rand::{Rng, SeedableRng, rngs::SmallRng};

use super::catalogue::{Bus, Sound};
use super::cue::{Cue, SoundSystems};
use super::engine::{Engine, MAKEUP, has_sound, tween};
use super::files::is_settled;
use super::score::ScorePlays;
use super::tension::Tension;
use crate::ui::motion;

/// The beds, from the calm to the storm.
const BEDS: [&str; 3] = ["wind_calm", "wind_rising", "wind_storm"];
/// Loudness of the wind by risk, 0 to 1, in LUFS.
const LEVELS: [(f32, f32); 7] = [
    (0.0, -38.0),
    (0.04, -36.0),
    (0.08, -33.0),
    (0.13, -30.0),
    (0.20, -27.0),
    (0.30, -24.5),
    (1.0, -21.0),
];
/// Gain while the score pauses, in decibels.
const ALONE: f32 = 3.0;
/// Loudness of the beds as they were made, as heard, in LUFS.
const MADE: f32 = -22.0 + MAKEUP;
/// Risk at which each bed is heard alone, 0 to 1.
const PURE: [f32; 3] = [0.05, 0.13, 0.25];
/// Below this, in decibels, kira is silent.
const SILENCE: f32 = -60.0;
/// Seconds between gusts at no risk, at a bust for certain, and how much they vary.
const GUSTS: [f32; 2] = [40.0, 7.0];

/// The wind being heard.
#[derive(Resource, Default)]
struct Wind {
    /// A bed whose file is missing is silent.
    beds: Option<[Option<StaticSoundHandle>; 3]>,
    levels: Option<[f32; 3]>,
}

#[derive(Resource)]
struct WindFiles([Handle<AudioSource>; 3]);

impl FromWorld for WindFiles {
    fn from_world(world: &mut World) -> WindFiles {
        let server = world.resource::<AssetServer>();
        WindFiles(BEDS.map(|bed| server.load(format!("audio/{bed}.ogg"))))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WindFiles>().init_resource::<Wind>();
    app.add_systems(
        Update,
        give_gusts.run_if(has_sound).in_set(SoundSystems::Cue),
    );
    app.add_systems(
        Update,
        (still.run_if(resource_added::<Engine>), rise, blow)
            .chain()
            .run_if(has_sound)
            .in_set(SoundSystems::Play),
    );
}

/// Returns `true` once the beds are read or have failed.
pub(super) fn is_read(world: &World) -> bool {
    let (sources, server) = (world.resource(), world.resource());
    let mut files = world.resource::<WindFiles>().0.iter();
    files.all(|file| is_settled(file, sources, server))
}

/// In a new stream nothing blows yet.
fn still(mut wind: ResMut<Wind>) {
    *wind = Wind::default();
}

/// Starts the beds, silent, once they are read.
fn rise(
    files: Res<WindFiles>,
    (sources, server): (Res<Assets<AudioSource>>, Res<AssetServer>),
    mut engine: ResMut<Engine>,
    mut wind: ResMut<Wind>,
) {
    let is_settled = |file| is_settled(file, &sources, &server);
    if wind.beds.is_some() || !files.0.iter().all(is_settled) {
        return;
    }
    wind.beds = Some(files.0.each_ref().map(|file| {
        let bed = sources.get(file)?.sound.loop_region(..);
        let bed = bed.volume(Decibels(SILENCE));
        engine.graph.bus(Bus::Mountain).track.play(bed).ok()
    }));
}

/// Loudness of the wind at this risk, held within 0 to 1, in LUFS: interpolated in `LEVELS`.
fn loudness(risk: f32) -> f32 {
    let risk = risk.clamp(0.0, 1.0);
    let above = LEVELS[1..].iter().position(|(at, _)| *at >= risk);
    let index = above.unwrap_or_default();
    let ((from, low), (to, high)) = (LEVELS[index], LEVELS[index + 1]);
    low + (high - low) * (risk - from) / (to - from)
}

/// Gain of each bed at this risk: a crossfade of equal power.
fn shares(risk: f32) -> [f32; 3] {
    let [calm, rising, storm] = PURE;
    let along = |from: f32, to: f32| ((risk - from) / (to - from)).clamp(0.0, 1.0);
    let (first, second) = (along(calm, rising), along(rising, storm));
    [1.0 - first, first * (1.0 - second), second].map(f32::sqrt)
}

/// Level of each bed in decibels; `alone` without music.
fn levels(tension: &Tension, alone: bool) -> [f32; 3] {
    if tension.decisive {
        return [SILENCE; 3];
    }
    let whole = loudness(tension.wind) - MADE + if alone { ALONE } else { 0.0 };
    shares(tension.wind).map(|share| (whole + 20.0 * share.max(1e-4).log10()).max(SILENCE))
}

fn blow(tension: Res<Tension>, score: Res<ScorePlays>, mut wind: ResMut<Wind>) {
    let wanted = levels(&tension, !score.is_heard());
    let wind = wind.bypass_change_detection();
    let before = wind.levels;
    let Some(beds) = wind.beds.as_mut().filter(|_| before != Some(wanted)) else {
        return;
    };
    let louder = |levels: [f32; 3]| levels.into_iter().fold(SILENCE, f32::max);
    let seconds = match before {
        _ if tension.decisive => motion::WIND_HOLDS,
        Some(before) if louder(wanted) < louder(before) => motion::WIND_FALLS,
        _ => motion::WIND_RISES,
    };
    for (bed, level) in beds.iter_mut().zip(wanted) {
        let Some(bed) = bed else { continue };
        bed.set_volume(Decibels(level), tween(seconds));
    }
    wind.levels = Some(wanted);
}

/// The more risk, the more often, and the louder.
fn give_gusts(
    time: Res<Time<Real>>,
    tension: Res<Tension>,
    mut left: Local<Option<f32>>,
    mut chance: Local<Option<SmallRng>>,
    mut cues: MessageWriter<Cue>,
) {
    let chance = chance.get_or_insert_with(|| SmallRng::seed_from_u64(1));
    let risk = tension.wind;
    let mut vary = || chance.next_u32() as f32 / u32::MAX as f32;
    let [calm, storm] = GUSTS;
    let pause = |risk: f32, vary: f32| (calm + (storm - calm) * risk.sqrt()) * (0.6 + 0.8 * vary);
    let now = left.get_or_insert_with(|| pause(risk, 0.5));
    // A grown risk shortens the wait for the next gust.
    *now = now.min(pause(risk, 1.0)) - time.delta_secs();
    if *now > 0.0 {
        return;
    }
    *now = pause(risk, vary());
    if !tension.decisive {
        cues.write(Cue {
            level: loudness(risk) - loudness(0.3),
            rate: 0.92 + 0.16 * vary(),
            ..Cue::plain(Sound::Gust, "wind")
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(wind: f32) -> Tension {
        Tension {
            wind,
            ..Tension::default()
        }
    }

    #[test]
    fn the_wind_is_as_loud_as_the_risk_says() {
        for (risk, lufs) in LEVELS {
            assert!((loudness(risk) - lufs).abs() < 1e-4);
            let power: f32 = levels(&at(risk), false)
                .map(|level| 10f32.powf(level / 10.0))
                .iter()
                .sum();
            let heard = MADE + 10.0 * power.log10();
            assert!((heard - lufs).abs() < 0.3, "{heard} at {risk}");
        }
    }

    #[test]
    fn each_bed_has_its_weather() {
        let loudest = |risk| {
            let levels = levels(&at(risk), false);
            (0..3).max_by(|&a, &b| levels[a].total_cmp(&levels[b]))
        };
        assert_eq!([0.0, 0.13, 0.8].map(loudest), [Some(0), Some(1), Some(2)]);
    }

    #[test]
    fn the_wind_holds_its_breath_for_a_decisive_roll() {
        let held = Tension {
            decisive: true,
            ..at(0.5)
        };
        assert_eq!(levels(&held, false), [SILENCE; 3]);
    }
}
