//! Exits with an error naming the asset that failed to load, except for sounds: the game could not be shown without it.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use bevy::{asset::UntypedAssetLoadFailedEvent, prelude::*};

/// Error message of the first asset that failed to load. The caller of the app keeps a clone, which outlives the app.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct AssetError(Arc<OnceLock<String>>);

impl AssetError {
    /// Returns the message, if an asset failed to load.
    pub(super) fn get(&self) -> Option<&str> {
        self.0.get().map(String::as_str)
    }

    /// Exits because of a file; the first one is named.
    fn exit_for(&self, file: &Path, exit: &mut MessageWriter<AppExit>) {
        let _first = self.0.set(format!(
            "A file of the game is missing or damaged: {}; install the game again, your games stay.",
            file.display()
        ));
        exit.write(AppExit::error());
    }
}

/// Exits if an asset cannot be read or parsed.
fn check_assets(
    mut failed: MessageReader<UntypedAssetLoadFailedEvent>,
    error: Res<AssetError>,
    mut exit: MessageWriter<AppExit>,
) {
    for failure in failed.read() {
        let file = failure.path.path();
        if !file.starts_with("audio") {
            error.exit_for(file, &mut exit);
        }
    }
}

/// Exits if a font is truncated: the engine loads it without a check and draws no letters.
fn check_fonts(
    mut loaded: MessageReader<AssetEvent<Font>>,
    fonts: Res<Assets<Font>>,
    server: Res<AssetServer>,
    error: Res<AssetError>,
    mut exit: MessageWriter<AppExit>,
) {
    for event in loaded.read() {
        if let AssetEvent::LoadedWithDependencies { id } = event
            && let Some(font) = fonts.get(*id)
            && let Some(path) = server.get_path(*id)
            && !is_whole(font.data.data())
        {
            error.exit_for(path.path(), &mut exit);
        }
    }
}

/// Returns `true` if every table of a font lies within the file. Table records of 16 bytes follow a header of 12, with
/// offset and length at their end (OpenType, "Table directory").
fn is_whole(font: &[u8]) -> bool {
    const HEAD: usize = 12;
    const LINE: usize = 16;
    let number = |at: usize| {
        let bytes = font.get(at..at + 4)?;
        Some(u32::from_be_bytes(bytes.try_into().ok()?) as usize)
    };
    let is_inside = |table: usize| {
        let line = HEAD + LINE * table;
        let end = number(line + 8)?.checked_add(number(line + 12)?)?;
        Some(end <= font.len())
    };
    // The number of tables is the upper half of the second word.
    number(4).is_some_and(|tables| {
        let tables = tables >> 16;
        tables > 0 && (0..tables).all(|table| is_inside(table).unwrap_or(false))
    })
}

/// Checks assets and reports to the clones of `error`.
pub(super) fn plugin(error: &AssetError) -> impl Fn(&mut App) + Send + Sync + 'static {
    let error = error.clone();
    move |app| {
        app.insert_resource(error.clone())
            .add_systems(Update, (check_assets, check_fonts));
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use std::fs;

    use bevy_asset_loader::prelude::*;

    use super::*;
    use crate::core::art::ArtAssets;
    use crate::core::states::Screen;
    use crate::{Launch, build};

    /// Starts the real app with one damaged file, and returns its error message; `None` if it runs.
    fn error_with(file: &str, damage: impl Fn(&Path)) -> Option<String> {
        let folder = tempfile::tempdir().unwrap();
        let assets = folder.path().join("assets");
        let mut launch = Launch::headless(None, folder.path().join("settings"));
        copy(
            Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/assets")),
            &assets,
        );
        damage(&assets.join(file));
        launch.assets = assets;
        let mut app = build(&launch);
        // Without a renderer, pictures are loaded on request only.
        let pictures = LoadingStateConfig::new(Screen::Loading).load_collection::<ArtAssets>();
        app.configure_loading_state(pictures);
        let error = AssetError::default();
        app.add_plugins(plugin(&error));
        app.finish();
        app.cleanup();
        let loading = |app: &App| *app.world().resource::<State<Screen>>().get() == Screen::Loading;
        // The title opens one frame after the last file.
        let mut frames = 0;
        while app.should_exit().is_none() && frames < 3 {
            app.update();
            frames += usize::from(!loading(&app));
        }
        error.get().map(str::to_owned)
    }

    fn copy(from: &Path, to: &Path) {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap() {
            let entry = entry.unwrap();
            let there = to.join(entry.file_name());
            match entry.path().is_dir() {
                true => copy(&entry.path(), &there),
                false => drop(fs::copy(entry.path(), there).unwrap()),
            }
        }
    }

    fn halve(file: &Path) {
        let bytes = fs::read(file).unwrap();
        fs::write(file, &bytes[..bytes.len() / 2]).unwrap();
    }

    #[test]
    fn a_damaged_file_is_named() {
        for file in ["art/climber.svg", "fonts/Quicksand-Bold.ttf"] {
            let sentence = error_with(file, halve).unwrap();
            assert!(sentence.contains(file), "{sentence}");
        }
    }

    /// `CANT_STOP_DAMAGED_ASSETS` asks for more files than the few of every run.
    #[test]
    fn files_damaged_at_random_are_named_or_do_no_harm() {
        let assets = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/assets"));
        let kinds = ["art", "fonts", "audio", "shaders"].map(|kind| {
            let files = fs::read_dir(assets.join(kind)).unwrap().flatten();
            let files = files.filter(|file| file.path().is_file());
            let names = files.map(|file| format!("{kind}/{}", file.file_name().display()));
            names.collect::<Vec<String>>()
        });
        let wanted = std::env::var("CANT_STOP_DAMAGED_ASSETS").ok();
        for start in 0..wanted.map_or(8, |wanted| wanted.parse().unwrap()) {
            let files = &kinds[start % kinds.len()];
            let file = &files[start * 31 % files.len()];
            let sentence = error_with(file, |path| {
                let mut bytes = fs::read(path).unwrap();
                let at = start * 7919 % bytes.len();
                match start % 3 {
                    0 => bytes[at] ^= 1 << (start % 8),
                    1 => bytes[at..].fill(b'9'),
                    _ => bytes.truncate(at),
                }
                fs::write(path, bytes).unwrap();
            });
            assert!(
                sentence.is_none_or(|it| it.contains(file)),
                "{file}, start {start}"
            );
        }
    }

    #[test]
    fn a_missing_picture_is_named_and_a_missing_sound_is_not() {
        let remove = |file: &Path| fs::remove_file(file).unwrap();
        let sentence = error_with("art/flag.svg", remove).unwrap();
        assert!(sentence.contains("art/flag.svg"), "{sentence}");
        assert_eq!(error_with("audio/back_1.ogg", remove), None);
    }
}
