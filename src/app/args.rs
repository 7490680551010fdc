//! The command line of the game.

use std::path::PathBuf;

use clap::Parser;

use crate::ground::settings::TextScale;

/// Can't Stop: climb, roll again, and know when to stop. For two to four people on one couch.
#[derive(Parser, Clone, Debug, Default)]
#[command(version, after_help = "Without options the game opens its window.")]
pub struct Arguments {
    /// Play one seeded game between bots off-screen and write a PNG of every screen and turn phase into DIR.
    #[arg(long, value_name = "DIR")]
    pub demo: Option<PathBuf>,

    /// Play that game and measure its frames: can everything be told from what is behind it, does anything flash?
    #[arg(long, value_name = "DIR", hide = true, conflicts_with = "demo")]
    pub look: Option<PathBuf>,

    /// What to measure: contrast, flashes or both; `few` measures at a few moments only.
    #[arg(long, value_name = "WHAT", hide = true, requires = "look", value_delimiter = ',', default_values = ["contrast", "flashes"], value_parser = ["contrast", "flashes", "few"])]
    pub look_for: Vec<String>,

    /// Size of the window, or of the demo's pictures, in pixels.
    #[arg(long, value_name = "WxH", value_parser = parse_size)]
    pub size: Option<(u32, u32)>,

    /// Keep records and settings in DIR instead of the system's folders.
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,

    /// Throw the dice of this seed in new games, to repeat them; by default every game has its own.
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,

    /// Language for this start: en, es or it.
    #[arg(long, value_name = "LANGUAGE", value_parser = ["en", "es", "it"])]
    pub lang: Option<String>,

    /// Size of text for this start, in percent: 100, 125, 150, 175 or 200.
    #[arg(long, value_name = "PERCENT", value_parser = parse_text_scale)]
    pub text_scale: Option<TextScale>,

    /// Play without sound.
    #[arg(long)]
    pub silent: bool,
}

/// Reads one of the sizes of text, in percent.
fn parse_text_scale(text: &str) -> Result<TextScale, String> {
    let percent = |scale: TextScale| format!("{:.0}", 100.0 * scale.factor());
    TextScale::ALL
        .into_iter()
        .find(|scale| percent(*scale) == text)
        .ok_or_else(|| {
            let all: Vec<String> = TextScale::ALL.into_iter().map(percent).collect();
            format!("give one of {}", all.join(", "))
        })
}

const SMALLEST: u32 = 160;
const LARGEST: u32 = 8192;

/// Reads `WIDTHxHEIGHT`, each 160 to 8192 pixels.
fn parse_size(text: &str) -> Result<(u32, u32), String> {
    let read = |part: &str| {
        part.parse::<u32>()
            .ok()
            .filter(|pixels| (SMALLEST..=LARGEST).contains(pixels))
    };
    text.split_once('x')
        .and_then(|(width, height)| Some((read(width)?, read(height)?)))
        .ok_or_else(|| {
            format!("give width and height as 1920x1080, each from {SMALLEST} to {LARGEST} pixels")
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_and_checked() {
        assert_eq!(parse_size("1280x720"), Ok((1280, 720)));
        for bad in [
            "",
            "x",
            "1280",
            "1280x",
            "0x0",
            "-5x700",
            "1280x99999",
            "a x b",
        ] {
            assert!(parse_size(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn text_scales_are_read_in_percent() {
        assert_eq!(parse_text_scale("150"), Ok(TextScale::Larger));
        assert!(parse_text_scale("110").is_err_and(|why| why.contains("125")));
    }

    #[test]
    fn the_command_line_is_well_formed() {
        use clap::CommandFactory;
        Arguments::command().debug_assert();
    }
}
