//! Hears the score with the committed samples: `score SAMPLES` prints level, brightness and width of every section at
//! several risks.

use std::path::Path;
use std::{env, error::Error, fs};

use cant_stop_score::{BAR, Mood, Player, SAMPLE_NAMES, Samples, Scene, rounded};
use cant_stop_sounds::{
    Audio, WINDOW, brightness, centroid, decode, integrated_loudness, loudness, peak, power,
};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    let [samples] = &arguments[..] else {
        return Err("usage: score SAMPLES".into());
    };
    print_all(&load(Path::new(samples))?);
    Ok(())
}

fn print_all(samples: &Samples) {
    println!(
        "{:<30} {:>6} {:>6} {:>6} {:>8} {:>8} {:>6} {:>6}",
        "", "LUFS", "most", "peak", "centroid", "bright", "S/M", "mono"
    );
    for (scene, risk) in [
        ("title", 0.0),
        ("play", 0.0),
        ("play", 0.3),
        ("play", 0.6),
        ("dawn", 0.0),
    ] {
        print_stems(samples, scene, risk);
    }
    let mut kinds = vec![("title", 0.0, 1), ("results", 0.0, 1), ("dawn", 0.0, 1)];
    for seed in [1, 2, 4] {
        kinds.extend([0.0, 0.2, 0.3, 0.45, 0.6].map(|risk| ("play", risk, seed)));
    }
    for (scene, risk, seed) in kinds {
        let mut player = Player::new(samples.clone(), seed);
        let audio = section(&mut player, scene, risk);
        let name = format!("{scene} {risk} {:?}", player.section());
        println!(
            "{name:<30} {:>6.1} {:>6.1} {:>6.1} {:>8.0} {:>8.0} {:>6.1} {:>6.1}",
            integrated_loudness(&audio),
            loudness(&audio),
            peak(&audio),
            centroid(&audio),
            brightness(&audio),
            width(&audio),
            integrated_loudness(&audio) - integrated_loudness(&folded(&audio))
        );
    }
}

/// Instruments with the stem they play.
const INSTRUMENTS: [&str; 7] = [
    "drone",
    "harp",
    "bell",
    "glass",
    "drum heart",
    "horn",
    "flute",
];

/// Level of the difference of both channels over that of their sum, in dB: 0 is as wide as can be.
fn width(audio: &Audio) -> f64 {
    let energy = |sign: f32| -> f64 {
        (0..audio.len())
            .map(|at| f64::from(audio.channels()[0][at] + sign * audio.channels()[1][at]).powi(2))
            .sum()
    };
    10.0 * (energy(-1.0) / energy(1.0)).log10()
}

/// The same as one loudspeaker plays it.
fn folded(audio: &Audio) -> Audio {
    let mono: Vec<f32> = (0..audio.len())
        .map(|at| f32::midpoint(audio.channels()[0][at], audio.channels()[1][at]))
        .collect();
    Audio::new(vec![mono.clone(), mono])
}

/// Prints how loud every stem is alone, and its power between 100 and 300 Hz in dB.
fn print_stems(samples: &Samples, scene: &str, risk: f32) {
    for instrument in INSTRUMENTS {
        let audio = section(&mut Player::new(only(samples, instrument), 3), scene, risk);
        let mono: Vec<f32> = (0..audio.len())
            .map(|at| audio.channels()[0][at] + audio.channels()[1][at])
            .collect();
        let mut sum = 0.0;
        for start in (0..mono.len()).step_by(WINDOW) {
            let bins = power(&mono, start);
            sum += (9..26).map(|bin| bins[bin]).sum::<f64>();
        }
        println!(
            "  {scene} {risk} {instrument:<12} {:>6.1} LUFS, most {:>6.1}, low {:>6.1} dB",
            integrated_loudness(&audio),
            loudness(&audio),
            10.0 * (sum / mono.len() as f64).log10()
        );
    }
}

/// The samples of one stem.
fn only(samples: &Samples, instruments: &str) -> Samples {
    let wanted = |name: &&&str| instruments.split(' ').any(|one| name.starts_with(one));
    SAMPLE_NAMES
        .iter()
        .filter(wanted)
        .filter_map(|name| Some((*name, samples.get(name)?)))
        .collect()
}

/// Sixteen bars of a scene, the dawn as long as it is.
fn section(player: &mut Player, scene: &str, risk: f32) -> Audio {
    let bars = if scene == "dawn" { 8 } else { 16 };
    player.set_mood(Mood {
        scene: match scene {
            "title" => Scene::Title,
            "results" => Scene::Results,
            _ => Scene::Play,
        },
        risk,
        ..Mood::default()
    });
    if scene == "dawn" {
        player.win();
    }
    let mut heard = vec![[0.0; 2]; (bars * BAR - 4800) as usize];
    player.render(&mut heard);
    let side = |index: usize| heard.iter().map(|frame| frame[index]).collect();
    Audio::new(vec![side(0), side(1)])
}

fn load(directory: &Path) -> Result<Samples, Box<dyn Error>> {
    let mut samples = Samples::default();
    for name in SAMPLE_NAMES {
        let audio = decode(&fs::read(directory.join(format!("{name}.ogg")))?)?;
        let channel = audio.channels()[0].iter().copied();
        samples.insert(name, channel.map(rounded).collect());
    }
    Ok(samples)
}
