//! Sound files: those still being read, and a notice about one that is missing or damaged.

use bevy::{asset::AssetLoadFailedEvent, prelude::*};
use bevy_kira_audio::prelude::AudioSource;

use crate::referee::Notices;
use crate::ui::prelude::*;

/// Returns `true` once a file is read or has failed.
pub(super) fn is_settled(
    file: &Handle<AudioSource>,
    sources: &Assets<AudioSource>,
    server: &AssetServer,
) -> bool {
    sources.contains(file) || server.load_state(file).is_failed()
}

/// Names every file that fails in the log, and the first one in a notice.
fn report_failures(
    mut failures: MessageReader<AssetLoadFailedEvent<AudioSource>>,
    mut notices: ResMut<Notices>,
    mut has_noticed: Local<bool>,
) {
    for failure in failures.read() {
        let file = failure.path.to_string();
        warn!("{file} is missing or damaged; the game plays on without it.");
        if !*has_noticed {
            notices.push(Words::new(texts::NOTICE_SOUND_FILE).with("file", file));
            *has_noticed = true;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, report_failures);
}

#[cfg(test)]
mod tests {
    use bevy::asset::{AssetId, AssetLoadError, AssetPath};

    use super::*;

    #[test]
    fn the_first_missing_sound_is_named_in_a_notice() {
        let mut app = App::new();
        app.init_resource::<Notices>()
            .add_message::<AssetLoadFailedEvent<AudioSource>>()
            .add_plugins(plugin);
        for name in ["audio/roll_1.ogg", "audio/roll_2.ogg"] {
            let path = AssetPath::parse(name);
            app.world_mut().write_message(AssetLoadFailedEvent {
                id: AssetId::<AudioSource>::invalid(),
                path: path.clone(),
                error: AssetLoadError::CannotLoadProcessedAsset { path },
            });
            app.update();
        }
        let mut notices = app.world_mut().resource_mut::<Notices>();
        let file = "audio/roll_1.ogg".to_owned();
        let expected = Words::new(texts::NOTICE_SOUND_FILE).with("file", file);
        assert_eq!(notices.pop(), Some((expected, false)));
        assert_eq!(notices.pop(), None);
    }
}
