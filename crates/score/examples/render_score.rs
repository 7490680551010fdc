//! Renders a section at a risk into a wave file: `render_score SAMPLES SCENE RISK BARS OUT.wav`.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, error::Error, fs};

use cant_stop_score::{BAR, Mood, Player, RATE, SAMPLE_NAMES, Samples, Scene};
use cant_stop_sounds::decode;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [samples, scene, risk, bars, out] = arguments.as_slice() else {
        return Err("usage: render_score SAMPLES title|play|results|dawn RISK BARS OUT.wav".into());
    };
    let seed = env::var("SEED")
        .ok()
        .and_then(|seed| seed.parse().ok())
        .unwrap_or(1);
    let mut player = Player::new(load(Path::new(samples))?, seed);
    let mood = Mood {
        scene: match scene.as_str() {
            "title" => Scene::Title,
            "results" => Scene::Results,
            _ => Scene::Play,
        },
        risk: risk.parse()?,
        ..Mood::default()
    };
    player.set_mood(mood);
    if scene == "dawn" {
        player.win();
    }
    let mut frames = vec![[0.0; 2]; (bars.parse::<u64>()? * BAR) as usize];
    let started = std::time::Instant::now();
    let mut most = 0;
    for block in frames.chunks_mut(480) {
        player.render(block);
        most = most.max(player.voices());
    }
    let seconds = started.elapsed().as_secs_f64();
    println!(
        "{:?}: {seconds:.2} s of work, at most {most} voices",
        player.section()
    );
    write_wave(PathBuf::from(out), &frames)?;
    Ok(())
}

fn load(directory: &Path) -> Result<Samples, Box<dyn Error>> {
    let mut samples = Samples::default();
    for name in SAMPLE_NAMES {
        let audio = decode(&fs::read(directory.join(format!("{name}.ogg")))?)?;
        samples.insert(*name, Arc::from(audio.channels()[0].as_slice()));
    }
    Ok(samples)
}

/// Writes stereo frames as 16-bit samples.
fn write_wave(path: PathBuf, frames: &[[f32; 2]]) -> Result<(), Box<dyn Error>> {
    let length = u32::try_from(frames.len() * 4)?;
    let mut file = b"RIFF".to_vec();
    file.extend((36 + length).to_le_bytes());
    file.extend(b"WAVEfmt \x10\0\0\0\x01\0\x02\0");
    file.extend(RATE.to_le_bytes());
    file.extend((RATE * 4).to_le_bytes());
    file.extend(b"\x04\0\x10\0data");
    file.extend(length.to_le_bytes());
    for sample in frames.iter().flatten() {
        let value = (sample * 32767.0).round().clamp(-32768.0, 32767.0) as i16;
        file.extend(value.to_le_bytes());
    }
    fs::write(path, file)?;
    Ok(())
}
