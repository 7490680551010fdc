//! Prints the levels of every section at several risks, and draws them: `measure_score SAMPLES [PICTURES]`.

use std::path::Path;
use std::sync::Arc;
use std::{env, error::Error, fs, io::BufWriter};

use cant_stop_score::{BAR, Mood, Player, SAMPLE_NAMES, Samples, Scene};
use cant_stop_sounds::{
    Audio, WINDOW, brightness, centroid, decode, integrated_loudness, loudness, peak, power,
};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let samples = load(Path::new(&arguments.next().ok_or("which samples?")?))?;
    let pictures = arguments.next();
    println!(
        "{:<14} {:>6} {:>6} {:>6} {:>8} {:>8}",
        "", "LUFS", "most", "peak", "centroid", "bright"
    );
    for (scene, risk) in [
        ("title", 0.0),
        ("play", 0.0),
        ("play", 0.3),
        ("play", 0.6),
        ("dawn", 0.0),
    ] {
        print_stems(&samples, scene, risk);
    }
    let mut kinds = vec![("title", 0.0, 1), ("results", 0.0, 1), ("dawn", 0.0, 1)];
    for seed in [1, 2, 4] {
        kinds.extend([0.0, 0.2, 0.3, 0.45, 0.6].map(|risk| ("play", risk, seed)));
    }
    for (scene, risk, seed) in kinds {
        let mut player = Player::new(samples.clone(), seed);
        let audio = rendered(&mut player, scene, risk);
        let name = format!("{scene} {risk} {:?}", player.section());
        println!(
            "{name:<30} {:>6.1} {:>6.1} {:>6.1} {:>8.0} {:>8.0}",
            integrated_loudness(&audio),
            loudness(&audio),
            peak(&audio),
            centroid(&audio),
            brightness(&audio)
        );
        if let Some(folder) = &pictures {
            draw(
                &Path::new(folder).join(format!("{scene}_{risk}_{seed}.png")),
                &audio,
            )?;
        }
    }
    Ok(())
}

/// Instruments with the stem they play.
const INSTRUMENTS: [&str; 6] = ["drone", "harp", "bell", "glass", "drum heart", "flute"];

/// Prints how loud every stem is alone, and its power between 100 and 300 Hz in dB.
fn print_stems(samples: &Samples, scene: &str, risk: f32) {
    for instrument in INSTRUMENTS {
        let audio = rendered(&mut Player::new(only(samples, instrument), 3), scene, risk);
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
fn rendered(player: &mut Player, scene: &str, risk: f32) -> Audio {
    let scene_shown = match scene {
        "title" => Scene::Title,
        "results" => Scene::Results,
        _ => Scene::Play,
    };
    player.set_mood(Mood {
        scene: scene_shown,
        risk,
        ..Mood::default()
    });
    let bars = if scene == "dawn" {
        player.win();
        8
    } else {
        16
    };
    let mut frames = vec![[0.0; 2]; (bars * BAR - 4800) as usize];
    player.render(&mut frames);
    let side = |index: usize| frames.iter().map(|frame| frame[index]).collect();
    Audio::new(vec![side(0), side(1)])
}

fn load(directory: &Path) -> Result<Samples, Box<dyn Error>> {
    let mut samples = Samples::default();
    for name in SAMPLE_NAMES {
        let audio = decode(&fs::read(directory.join(format!("{name}.ogg")))?)?;
        samples.insert(*name, Arc::from(audio.channels()[0].as_slice()));
    }
    Ok(samples)
}

/// Draws a spectrogram: time to the right, 40 Hz to 12 kHz upwards, 80 dB from black to white.
fn draw(path: &Path, audio: &Audio) -> Result<(), Box<dyn Error>> {
    const HEIGHT: usize = 400;
    let mono: Vec<f32> = (0..audio.len())
        .map(|at| audio.channels().iter().map(|channel| channel[at]).sum())
        .collect();
    let step = (mono.len() / 1200).max(480);
    let columns: Vec<Vec<f64>> = (0..mono.len())
        .step_by(step)
        .map(|start| power(&mono, start))
        .collect();
    let mut pixels = Vec::new();
    for row in 0..HEIGHT {
        let hz = 40.0 * 300_f64.powf(1.0 - row as f64 / HEIGHT as f64);
        let bin = hz / 48_000.0 * WINDOW as f64;
        for column in &columns {
            let (low, part) = (bin as usize, bin.fract());
            let value = column[low] * (1.0 - part) + column[low + 1] * part;
            let decibels = 10.0
                * (value / (WINDOW as f64 * WINDOW as f64 / 16.0))
                    .max(1e-12)
                    .log10();
            pixels.push(((decibels + 100.0) / 80.0 * 255.0).clamp(0.0, 255.0) as u8);
        }
    }
    let file = BufWriter::new(fs::File::create(path)?);
    let mut encoder = png::Encoder::new(file, columns.len() as u32, HEIGHT as u32);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header()?.write_image_data(&pixels)?;
    Ok(())
}
