//! A file of the game that is missing or damaged ends it with a sentence that names the file: what would be left is a
//! picture without its parts, or a title that never comes. Sounds can be done without.

use std::{
    path::Path,
    sync::{Arc, OnceLock},
};

use bevy::{asset::UntypedAssetLoadFailedEvent, prelude::*};

/// The sentence with which the game ends, if it does; who starts it keeps a copy, since the app is gone by then.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct LastWords(Arc<OnceLock<String>>);

impl LastWords {
    /// What is to be said, if anything is.
    pub(super) fn get(&self) -> Option<&str> {
        self.0.get().map(String::as_str)
    }

    /// Ends the game because of a file; the first one is named.
    fn end_for(&self, file: &Path, exit: &mut MessageWriter<AppExit>) {
        let _first = self.0.set(format!(
            "A file of the game is missing or damaged: {}; install the game again, your games stay.",
            file.display()
        ));
        exit.write(AppExit::error());
    }
}

/// What cannot be read, or not as what it is.
fn unreadable(
    mut failed: MessageReader<UntypedAssetLoadFailedEvent>,
    last_words: Res<LastWords>,
    mut exit: MessageWriter<AppExit>,
) {
    for failure in failed.read() {
        let file = failure.path.path();
        if !file.starts_with("audio") {
            last_words.end_for(file, &mut exit);
        }
    }
}

/// Fonts are taken as they are, and a damaged one shows no letters.
fn torn_fonts(
    mut loaded: MessageReader<AssetEvent<Font>>,
    fonts: Res<Assets<Font>>,
    server: Res<AssetServer>,
    last_words: Res<LastWords>,
    mut exit: MessageWriter<AppExit>,
) {
    for event in loaded.read() {
        if let AssetEvent::LoadedWithDependencies { id } = event
            && let Some(font) = fonts.get(*id)
            && let Some(path) = server.get_path(*id)
            && !is_whole(font.data.data())
        {
            last_words.end_for(path.path(), &mut exit);
        }
    }
}

/// Whether every table that a font lists is in the file: 16 bytes for each follow after 12, with its place and length at
/// their end (OpenType, "Table directory").
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
    // The count of tables is the upper half of the second number.
    number(4).is_some_and(|tables| {
        let tables = tables >> 16;
        tables > 0 && (0..tables).all(|table| is_inside(table).unwrap_or(false))
    })
}

/// What is said goes to the copies of `last_words`.
pub(super) fn plugin(last_words: &LastWords) -> impl Fn(&mut App) + Send + Sync + 'static {
    let last_words = last_words.clone();
    move |app| {
        app.insert_resource(last_words.clone())
            .add_systems(Update, (unreadable, torn_fonts));
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

    /// Starts the real app with one file damaged, and returns what it ends with; nothing if it goes on.
    fn last_words(file: &str, damage: impl Fn(&Path)) -> Option<String> {
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
        // Without a renderer pictures are read on request only.
        let pictures = LoadingStateConfig::new(Screen::Loading).load_collection::<ArtAssets>();
        app.configure_loading_state(pictures);
        let last_words = LastWords::default();
        app.add_plugins(plugin(&last_words));
        app.finish();
        app.cleanup();
        let loading = |app: &App| *app.world().resource::<State<Screen>>().get() == Screen::Loading;
        // The title follows a frame after the last file.
        let mut frames = 0;
        while app.should_exit().is_none() && frames < 3 {
            app.update();
            frames += usize::from(!loading(&app));
        }
        last_words.get().map(str::to_owned)
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
            let sentence = last_words(file, halve).unwrap();
            assert!(sentence.contains(file), "{sentence}");
        }
    }

    #[test]
    fn a_missing_picture_is_named_and_a_missing_sound_is_not() {
        let remove = |file: &Path| fs::remove_file(file).unwrap();
        let sentence = last_words("art/flag.svg", remove).unwrap();
        assert!(sentence.contains("art/flag.svg"), "{sentence}");
        assert_eq!(last_words("audio/back_1.ogg", remove), None);
    }
}
