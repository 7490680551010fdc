//! Command line of the game.

use std::path::PathBuf;

use clap::Parser;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use crate::core::settings::{Language, OneButton, Settings, TextScale};

/// Can't Stop: climb, roll again, and know when to stop. For two to four people on one couch.
#[derive(Parser, Clone, Debug, Default)]
#[command(version, after_help = "Without options the game opens its window.")]
pub struct Args {
    /// Choices for a start.
    #[command(flatten)]
    pub start: StartArgs,

    /// Keep records and settings in DIR instead of the system's folders.
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,

    /// Play without sound.
    #[arg(long)]
    pub silent: bool,

    /// Watch the game in FILE: a record, or a game as text.
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
}

/// Choices for a start of the game or of a tool that runs it.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct StartArgs {
    /// Size of the window, or of pictures, in pixels.
    #[arg(long, value_name = "WxH", value_parser = parse_size)]
    pub size: Option<(u32, u32)>,

    /// Throw the dice of this seed in new games, to repeat them; by default every game has its own.
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,

    /// Language. Stays until it is changed in the settings.
    #[arg(long, value_name = "LANGUAGE", value_parser = languages())]
    pub lang: Option<Language>,

    /// Size of text in percent: 100, 125, 150, 175 or 200. Stays until it is changed in the settings.
    #[arg(long, value_name = "PERCENT", value_parser = parse_text_scale)]
    pub text_scale: Option<TextScale>,

    /// Play with one button: the focus moves by itself, and any key or button selects. Stays on until it is switched
    /// off in the settings.
    #[arg(long)]
    pub one_button: bool,
}

impl StartArgs {
    /// Applies the choices to the settings.
    pub fn choose(&self, settings: &mut Settings) {
        settings.language = self.lang.unwrap_or(settings.language);
        settings.text_scale = self.text_scale.unwrap_or(settings.text_scale);
        if self.one_button && settings.one_button == OneButton::Off {
            settings.one_button = OneButton::Moves;
        }
    }
}

/// Parser of language codes; the help does not list the pseudo language.
fn languages() -> impl TypedValueParser<Value = Language> {
    let offered = Language::ALL.map(|language| PossibleValue::new(language.code()));
    let hidden = PossibleValue::new(Language::Pseudo.code()).hide(true);
    PossibleValuesParser::new(offered.into_iter().chain([hidden]))
        .map(|code| Language::of_code(&code).expect("these are codes of languages"))
}

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

/// Parses `WIDTHxHEIGHT`, each 160 to 8192 pixels.
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
    fn one_button_is_turned_on_and_never_off_by_a_start() {
        let with = |args: &[&str]| Args::parse_from(std::iter::once(&"cant-stop").chain(args));
        let mut settings = Settings::default();
        with(&[]).start.choose(&mut settings);
        assert_eq!(settings.one_button, OneButton::Off);
        with(&["--one-button"]).start.choose(&mut settings);
        assert_eq!(settings.one_button, OneButton::Moves);
        settings.one_button = OneButton::Steps;
        for args in [&["--one-button"][..], &[]] {
            with(args).start.choose(&mut settings);
            assert_eq!(settings.one_button, OneButton::Steps);
        }
    }

    #[test]
    fn languages_are_read_by_their_codes() {
        let read =
            |code| Args::try_parse_from(["cant-stop", "--lang", code]).map(|args| args.start.lang);
        for language in Language::ALL.into_iter().chain([Language::Pseudo]) {
            assert_eq!(read(language.code()).ok(), Some(Some(language)));
        }
        let refused = read("nl").expect_err("Dutch is not spoken").to_string();
        assert!(
            refused.contains("pt-BR") && !refused.contains("pseudo"),
            "{refused}"
        );
    }

    #[test]
    fn the_command_line_is_well_formed() {
        use clap::CommandFactory;
        Args::command().debug_assert();
    }
}
