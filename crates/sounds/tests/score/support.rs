//! Shared by the tests: the committed samples, and a player that has been rendered.

use std::path::PathBuf;
use std::sync::LazyLock;

use cant_stop_score::{Mood, Player, RATE, SAMPLE_NAMES, Samples, Scene, rounded};
use cant_stop_sounds::{Audio, decode};

/// The samples that lie in `assets`.
pub static SAMPLES: LazyLock<Samples> = LazyLock::new(|| {
    // Asked for when the test runs, as the build may have been made elsewhere.
    let here = std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo runs the tests");
    let here = PathBuf::from(here);
    let folder = here.join("../../assets/audio/score");
    let load = |name: &&'static str| {
        let audio = decode(&std::fs::read(folder.join(format!("{name}.ogg"))).unwrap()).unwrap();
        let channel = audio.channels()[0].iter().copied();
        (*name, channel.map(rounded).collect())
    };
    SAMPLE_NAMES.iter().map(load).collect()
});

/// A player with the committed samples.
pub fn player(seed: u64) -> Player {
    Player::new(SAMPLES.clone(), seed)
}

/// A player that has been told a mood.
pub fn in_mood(mut player: Player, mood: Mood) -> Player {
    player.set_mood(mood);
    player
}

/// A match at `risk`.
pub fn play(risk: f32) -> Mood {
    Mood {
        scene: Scene::Play,
        risk,
        ..Mood::default()
    }
}

/// A match at `risk`, of which there is something else to tell.
pub fn told(risk: f32, tell: impl FnOnce(&mut Mood)) -> Mood {
    let mut mood = play(risk);
    tell(&mut mood);
    mood
}

/// A screen without a match.
pub fn scene(scene: Scene) -> Mood {
    Mood {
        scene,
        ..Mood::default()
    }
}

/// The next `frames` frames.
pub fn render(player: &mut Player, frames: u64) -> Vec<[f32; 2]> {
    let mut heard = vec![[0.0; 2]; frames as usize];
    player.render(&mut heard);
    heard
}

/// Frames in `count` seconds.
pub fn seconds(count: f64) -> u64 {
    (count * f64::from(RATE)) as u64
}

/// Frames as a sound of two channels.
pub fn audio(frames: &[[f32; 2]]) -> Audio {
    let side = |index: usize| frames.iter().map(|frame| frame[index]).collect();
    Audio::new(vec![side(0), side(1)])
}

/// The highest sample.
pub fn highest(frames: &[[f32; 2]]) -> f32 {
    let samples = frames.iter().flatten();
    samples.fold(0.0, |highest, sample| sample.abs().max(highest))
}

/// The level of the mean square in dB of full scale.
pub fn level(frames: &[[f32; 2]]) -> f64 {
    let squares: f64 = frames
        .iter()
        .flatten()
        .map(|sample| f64::from(*sample).powi(2))
        .sum();
    10.0 * (squares / (2 * frames.len()) as f64).log10()
}

/// The samples of the instruments whose names begin with one of `instruments`.
pub fn only(instruments: &[&str]) -> Samples {
    let wanted = |name: &&&str| instruments.iter().any(|one| name.starts_with(one));
    let names = SAMPLE_NAMES.iter().filter(wanted);
    names
        .map(|name| (*name, SAMPLES.get(name).unwrap()))
        .collect()
}
