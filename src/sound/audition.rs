//! A volume that is changed is heard at once, on the very bus it is for.

use bevy::prelude::*;

use super::catalogue::{Bus, Sound};
use super::cue::{Cue, SoundSystems};
use crate::core::settings::Settings;

/// Reason of the cues by which volumes are heard.
pub(super) const AUDITION: &str = "audition";
/// The tone that says how loud tones are: the A above middle C.
const TONE: Sound = Sound::Tone(4);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        audition
            .run_if(resource_changed::<Settings>)
            .in_set(SoundSystems::Cue),
    );
}

/// The volumes, and what each is heard by. That of the interface is heard as its slider moves.
fn volumes(settings: &Settings) -> [(u8, Cue); 4] {
    let on = |sound: Sound, bus: Bus| Cue {
        bus: Some(bus),
        ..Cue::plain(sound, AUDITION)
    };
    [
        (settings.master, on(TONE, Bus::Table)),
        (settings.music, on(TONE, Bus::Score)),
        (settings.mountain, on(Sound::Gust, Bus::Mountain)),
        (settings.table, on(Sound::Place, Bus::Table)),
    ]
}

fn audition(
    settings: Res<Settings>,
    mut before: Local<Option<[u8; 4]>>,
    mut cues: MessageWriter<Cue>,
) {
    let volumes = volumes(&settings);
    let now = volumes.map(|(volume, _)| volume);
    let Some(before) = before.replace(now) else {
        return;
    };
    let volumes = volumes.into_iter().zip(before);
    let changed = volumes.filter(|((now, _), before)| now != before);
    cues.write_batch(changed.map(|((_, cue), _)| cue));
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::message::Messages;

    #[test]
    fn the_volume_that_changes_is_heard_and_no_other() {
        let mut app = App::new();
        app.add_message::<Cue>()
            .init_resource::<Settings>()
            .add_systems(Update, audition.run_if(resource_changed::<Settings>));
        let mut heard = |change: &dyn Fn(&mut Settings)| -> Vec<Bus> {
            change(&mut app.world_mut().resource_mut::<Settings>());
            app.update();
            let mut cues = app.world_mut().resource_mut::<Messages<Cue>>();
            cues.drain().filter_map(|cue| cue.bus).collect()
        };
        assert_eq!(heard(&|_| {}), []);
        assert_eq!(heard(&|settings| settings.mono = true), []);
        assert_eq!(heard(&|settings| settings.mountain = 2), [Bus::Mountain]);
        assert_eq!(heard(&|settings| settings.music = 0), [Bus::Score]);
    }
}
