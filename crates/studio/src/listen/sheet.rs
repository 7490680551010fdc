//! A sheet to look at: the spectrogram, how loud it is, the risk, and what happened.

use std::error::Error;
use std::fmt::Write as _;
use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

use super::heard::Heard;
use super::levels::{RATE, momentary, spectrum};

/// The size of the sheet in pixels.
const WIDTH: usize = 1800;
const SPECTRUM: usize = 480;
const CURVES: usize = 260;
/// The frequencies it shows, in Hz.
const LOWEST: f32 = 40.0;
const HIGHEST: f32 = 16_000.0;
/// The loudness it shows, in LUFS.
const LOUD: f64 = -6.0;
const SOFT: f64 = -60.0;

/// Draws the spectrogram of the mix as a PNG file.
pub(super) fn draw_spectrogram(heard: &Heard, path: &Path) -> Result<(), Box<dyn Error>> {
    let mut pixels = vec![0u8; WIDTH * SPECTRUM * 3];
    for x in 0..WIDTH {
        let at = x * heard.mix.len() / WIDTH;
        let bands = spectrum(&heard.mix[at..]);
        for y in 0..SPECTRUM {
            let up = 1.0 - y as f32 / SPECTRUM as f32;
            let hz = LOWEST * (HIGHEST / LOWEST).powf(up);
            let band = (hz * 4096.0 / RATE as f32) as usize;
            let power = bands.get(band).copied().unwrap_or(0.0);
            let decibels = 10.0 * power.max(1e-9).log10();
            let heat = ((decibels + 40.0) / 90.0).clamp(0.0, 1.0);
            let pixel = (y * WIDTH + x) * 3;
            pixels[pixel..pixel + 3].copy_from_slice(&ink(heat));
        }
    }
    let mut encoder = png::Encoder::new(
        BufWriter::new(File::create(path)?),
        WIDTH as u32,
        SPECTRUM as u32,
    );
    encoder.set_color(png::ColorType::Rgb);
    encoder.write_header()?.write_image_data(&pixels)?;
    Ok(())
}

/// From night over plum and amber to paper.
fn ink(heat: f32) -> [u8; 3] {
    const STOPS: [[f32; 3]; 4] = [
        [12.0, 14.0, 30.0],
        [88.0, 36.0, 92.0],
        [226.0, 120.0, 60.0],
        [255.0, 244.0, 214.0],
    ];
    let along = heat * 3.0;
    let stop = (along as usize).min(2);
    let share = along - stop as f32;
    std::array::from_fn(|channel| {
        let (from, to) = (STOPS[stop][channel], STOPS[stop + 1][channel]);
        (from + (to - from) * share) as u8
    })
}

/// The sheet, with a link to the spectrogram.
pub(super) fn svg(heard: &Heard) -> String {
    let whole = heard.mix.len() as f64 / f64::from(RATE);
    let x = |at: f64| at / whole * WIDTH as f64;
    let top = SPECTRUM as f64;
    let y = |lufs: f64| top + (LOUD - lufs.clamp(SOFT, LOUD)) / (LOUD - SOFT) * CURVES as f64;
    let mut out = String::new();
    let height = SPECTRUM + CURVES + 40;
    let _ = write!(
        out,
        r##"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{WIDTH}" height="{height}" font-family="sans-serif" font-size="11"><rect width="100%" height="100%" fill="#0c0e1e"/><image xlink:href="spectrogram.png" width="{WIDTH}" height="{SPECTRUM}"/>"##
    );
    for lufs in [-14.0, -18.0, -24.0, -32.0, -44.0] {
        let at = y(lufs);
        let _ = write!(
            out,
            r##"<path d="M0 {at:.1}H{WIDTH}" stroke="#334"/><text x="2" y="{at:.1}" fill="#889">{lufs}</text>"##
        );
    }
    let step = (whole / WIDTH as f64 * 2.0).max(0.05);
    let colours = [
        ("mix", "#ffffff"),
        ("score", "#f2b33d"),
        ("mountain", "#6db7e8"),
        ("table", "#e06c5a"),
        ("tones", "#8fd18a"),
    ];
    for (bus, colour) in colours {
        let frames = if bus == "mix" {
            &heard.mix[..]
        } else {
            heard.bus(bus)
        };
        let levels = momentary(frames, step).into_iter().enumerate();
        let line: String = levels
            .map(|(number, level)| format!("{:.1},{:.1} ", x(number as f64 * step), y(level)))
            .collect();
        let _ = write!(
            out,
            r##"<polyline points="{line}" fill="none" stroke="{colour}" stroke-opacity="0.85"/>"##
        );
    }
    let risk: String = heard
        .table_frames
        .iter()
        .step_by(6)
        .map(|frame| {
            let up = f64::from(heard.risk_at(frame.at)) * CURVES as f64;
            format!("{:.1},{:.1} ", x(frame.at), top + CURVES as f64 - up)
        })
        .collect();
    let _ = write!(
        out,
        r##"<polyline points="{risk}" fill="none" stroke="#ff4f6d" stroke-width="2"/>"##
    );
    events(heard, &mut out, x);
    out.push_str("</svg>\n");
    out
}

fn events(heard: &Heard, out: &mut String, x: impl Fn(f64) -> f64) {
    for frames in heard.table_frames.chunk_by(|a, b| a.event == b.event) {
        let frame = &frames[0];
        let Some(event) = frame
            .event
            .filter(|it| ["dice", "bust", "bank", "claim", "win"].contains(it))
        else {
            continue;
        };
        // Every throw would be named over its neighbours.
        let label = if event == "dice" { "" } else { event };
        let (at, foot) = (x(frame.at), SPECTRUM + CURVES + 12);
        let _ = write!(
            out,
            r##"<path d="M{at:.1} {SPECTRUM}v{CURVES}" stroke="#fff" stroke-opacity="0.18"/><text x="{at:.1}" y="{foot}" fill="#ccd" transform="rotate(35 {at:.1} {foot})">{label}</text>"##
        );
    }
}
