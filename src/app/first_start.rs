//! First start: chooses language, text size and window mode for the machine; `wishes` has the rest. What the command line
//! asks for takes precedence, at every start. Everything can be changed in the settings.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::{StartArgs, window::Here};
use crate::core::settings::WindowKind;
use crate::core::store::{FilesRead, FirstStart, Stores};
use crate::ui::prelude::*;

/// Minimum height of the smallest text in logical pixels, that of a caption on a phone. Logical pixels are scaled by the
/// system to look equally large on every monitor.
const LEAST: f32 = 16.0;

/// Frames after which the system has placed and resized the window.
const SETTLED: u8 = 10;

/// First of the system's languages that is available; English if none is.
fn language(preferred: impl IntoIterator<Item = String>) -> Language {
    preferred
        .into_iter()
        .find_map(|tag| Language::for_tag(&tag))
        .unwrap_or_default()
}

/// Smallest text scale at which the smallest text is tall enough, else the largest. `units`: logical pixels per design
/// unit.
fn text_scale(units: f32) -> TextScale {
    TextScale::ALL
        .into_iter()
        .find(|scale| TextSize::Small.du() * scale.factor() * units >= LEAST)
        .unwrap_or(TextScale::Double)
}

/// Returns `true` on a Steam Deck, where a window with a frame makes no sense. Steam sets a variable; outside Steam the
/// model names tell.
fn is_deck(steam: Option<&str>, model: Option<&str>) -> bool {
    steam == Some("1") || matches!(model.map(str::trim), Some("Jupiter" | "Galileo"))
}

fn choose_language_and_window(mut settings: ResMut<Settings>) {
    settings.language = language(sys_locale::get_locales());
    let steam = std::env::var("SteamDeck").ok();
    let model = std::fs::read_to_string("/sys/class/dmi/id/product_name").ok();
    if is_deck(steam.as_deref(), model.as_deref()) {
        settings.window = WindowKind::Borderless;
    }
}

/// Chooses the text scale, unless one was asked for, once the window has its final size on its monitor.
fn choose_text_scale(
    In(asked): In<Option<TextScale>>,
    window: Single<&Window, (With<PrimaryWindow>, With<Here>)>,
    canvas: Res<Canvas>,
    mut settings: ResMut<Settings>,
    mut frames: Local<u8>,
    mut first: ResMut<FirstStart>,
    mut stores: ResMut<Stores>,
) {
    *frames += 1;
    if *frames < SETTLED {
        return;
    }
    first.0 = false;
    let chosen = asked.unwrap_or_else(|| text_scale(canvas.scale / window.scale_factor()));
    if settings.text_scale != chosen {
        settings.text_scale = chosen;
    }
    // Save the choices, including values that equal the defaults.
    stores.save_all();
}

/// Run condition: nothing was ever stored, and the choice is not complete.
pub(super) fn is_first(first: Option<Res<FirstStart>>) -> bool {
    first.is_some_and(|first| first.0)
}

pub(super) fn plugin(asked: &StartArgs) -> impl Fn(&mut App) + Send + Sync + 'static {
    let asked = asked.clone();
    move |app| {
        let (text_scale, at_start, again) = (asked.text_scale, asked.clone(), asked.clone());
        let choose_text_scale = (move || text_scale).pipe(choose_text_scale);
        let choose_asked = move |mut settings: ResMut<Settings>, mut stores: ResMut<Stores>| {
            let before = settings.clone();
            at_start.choose(&mut settings);
            if *settings != before {
                // By itself a change before the first save is not written.
                stores.save_all();
            }
        };
        app.add_systems(Startup, choose_language_and_window.run_if(is_first))
            .add_systems(PostStartup, choose_asked)
            .add_systems(Update, choose_text_scale.run_if(is_first))
            .add_observer(move |_: On<FilesRead>, mut settings: ResMut<Settings>| {
                again.choose(&mut settings);
            });
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::core::background::ShortWork;
    use crate::core::settings::OneButton;
    use crate::core::store::{SettingsFolder, StoreApp as _};

    #[test]
    fn the_language_is_the_first_of_the_system_that_is_spoken() {
        let chosen = |tags: &[&str]| language(tags.iter().map(|tag| (*tag).to_owned()));
        assert_eq!(chosen(&["es_MX.UTF-8"]), Language::Es);
        assert_eq!(chosen(&["nl-BE", "IT-CH", "en-US"]), Language::It);
        assert_eq!(chosen(&["fr-CA", "en-CA"]), Language::Fr);
        assert_eq!(chosen(&["nl-NL"]), Language::En);
        assert_eq!(chosen(&["C", ""]), Language::En);
        assert_eq!(chosen(&[]), Language::En);
    }

    #[test]
    fn text_is_as_large_as_the_monitor_needs() {
        // A window of 1600 by 900 and one of 1280 by 720 have 1080 design units of height.
        for (height, scale, chosen) in [
            (1080.0, 1.0, TextScale::Normal),
            (900.0, 1.0, TextScale::Normal),
            (2160.0, 2.0, TextScale::Normal),
            (1080.0, 2.0, TextScale::Large),
            (720.0, 1.5, TextScale::Larger),
            (480.0, 3.0, TextScale::Double),
        ] {
            assert_eq!(
                text_scale(height / 1080.0 / scale),
                chosen,
                "{height} pixels at a scale of {scale}"
            );
        }
    }

    /// Settings after the first frames of a start with these choices.
    fn start(folder: &Path, asked: &StartArgs) -> Settings {
        let mut app = App::new();
        app.insert_resource(SettingsFolder(folder.to_owned()))
            .insert_resource(ShortWork::AtOnce)
            .store::<Settings>()
            .add_plugins(plugin(asked))
            .insert_resource(Canvas {
                size: Vec2::new(1920.0, 1080.0),
                scale: 0.4,
            });
        let monitor = Here(app.world_mut().spawn_empty().id());
        app.world_mut()
            .spawn((Window::default(), PrimaryWindow, monitor));
        for _ in 0..SETTLED {
            app.update();
        }
        assert!(!app.world().resource::<FirstStart>().0);
        app.world().resource::<Settings>().clone()
    }

    #[test]
    fn text_is_chosen_once_and_what_is_asked_for_takes_precedence_and_stays() {
        for (text_scale, chosen) in [
            (None, TextScale::Larger),
            (Some(TextScale::Normal), TextScale::Normal),
        ] {
            let folder = tempfile::tempdir().expect("a folder can be made");
            let asked = |text_scale, one_button| {
                let asked = StartArgs {
                    text_scale,
                    one_button,
                    ..default()
                };
                let settings = start(folder.path(), &asked);
                (settings.text_scale, settings.one_button)
            };
            assert_eq!(asked(text_scale, false), (chosen, OneButton::Off));
            assert_eq!(asked(None, true), (chosen, OneButton::Moves));
            assert_eq!(asked(None, false), (chosen, OneButton::Moves));
        }
    }

    #[test]
    fn a_deck_is_known_by_steam_or_by_its_model() {
        assert!(is_deck(Some("1"), None));
        assert!(is_deck(None, Some("Jupiter\n")));
        assert!(is_deck(None, Some("Galileo\n")));
        assert!(!is_deck(None, Some("Standard PC\n")));
        assert!(!is_deck(Some("0"), None));
    }
}
