//! Volume of each bus: its balance, the slider of the settings, and ducking.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use kira::{Decibels, Mix};

use super::ducking::Ducks;
use super::graph::{OPEN, tween};
use super::{Engine, MAKEUP, has_sound};
use crate::sound::catalogue::Bus;
use crate::sound::cue::SoundSystems;
use crate::ui::prelude::*;

/// At and below this many decibels kira is silent.
const SILENCE: f32 = -60.0;
/// Closed, a bus lets through what lies below this frequency, in Hz.
const CLOSED: f64 = 900.0;

/// Values that the graph was last set to.
#[derive(Resource, Default)]
struct SetTo {
    /// Volume of each bus of its own, and its ducking.
    buses: HashMap<Bus, (f32, f32)>,
    /// Master volume, and the focus of the window.
    master: Option<(f32, bool)>,
    closed: Option<bool>,
    night: Option<bool>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SetTo>().add_systems(
        Update,
        (forget.run_if(resource_added::<Engine>), set_volumes)
            .chain()
            .run_if(has_sound)
            .in_set(SoundSystems::Play),
    );
}

/// A new stream is as it was made.
fn forget(mut set_to: ResMut<SetTo>) {
    *set_to = SetTo::default();
}

/// A volume of 0 to 10 in decibels, where `usual` leaves everything as it was made.
fn decibels(volume: u8, usual: u8) -> f32 {
    if volume == 0 {
        return 2.0 * SILENCE;
    }
    40.0 * (f32::from(volume) / f32::from(usual.max(1))).log10()
}

/// Level of a bus at its usual volume, in decibels: much of the score comes back from the valley.
fn balance(bus: Bus) -> f32 {
    if bus == Bus::Score { -2.8 } else { 0.0 }
}

/// Volume of a bus in the settings, in decibels.
fn slider(bus: Bus, settings: &Settings) -> f32 {
    let usual = Settings::default();
    let of = |settings: &Settings| match bus {
        Bus::Score => settings.music,
        Bus::Mountain => settings.mountain,
        Bus::Table | Bus::Tones => settings.table,
        Bus::Interface => settings.interface,
    };
    decibels(of(settings), of(&usual))
}

/// Master volume of the settings, in decibels; silence if the window is unfocused and the settings mute it then.
fn master(settings: &Settings, focused: bool) -> f32 {
    if settings.mute_unfocused && !focused {
        return SILENCE;
    }
    (MAKEUP + decibels(settings.master, Settings::default().master)).max(SILENCE)
}

/// Seconds in which a bus goes from one volume of its own and one ducking to others. A slider is heard as it is moved,
/// and a new stream begins as it should be.
fn seconds(before: Option<(f32, f32)>, (own, duck): (f32, f32)) -> f32 {
    match before {
        None => 0.0,
        Some((before, _)) if own != before => motion::STEAL.as_secs_f32(),
        Some((_, before)) if duck > before => motion::DUCK_LEAVES,
        _ => motion::DUCK,
    }
}

fn set_volumes(
    settings: Res<Settings>,
    window: Query<&Window, With<PrimaryWindow>>,
    ducks: Res<Ducks>,
    mut engine: ResMut<Engine>,
    mut set_to: ResMut<SetTo>,
) {
    let graph = &mut engine.graph;
    for bus in Bus::ALL {
        let wanted = (balance(bus) + slider(bus, &settings), ducks.of(bus));
        let before = set_to.buses.insert(bus, wanted);
        if before != Some(wanted) {
            let volume = Decibels((wanted.0 + wanted.1).max(SILENCE));
            let track = &mut graph.bus(bus).track;
            track.set_volume(volume, tween(seconds(before, wanted)));
        }
    }
    let focused = window.iter().all(|window| window.focused);
    let wanted = master(&settings, focused);
    let before = set_to.master.replace((wanted, focused));
    if before.is_none_or(|(before, _)| before != wanted) {
        let fade = tween(match before {
            None => 0.0,
            Some((_, before)) if before != focused => motion::MUTE,
            _ => motion::STEAL.as_secs_f32(),
        });
        graph.mix.set_volume(Decibels(wanted), fade);
        graph.valley.set_volume(Decibels(wanted), fade);
    }
    let before = set_to.closed.replace(ducks.closed);
    if before != Some(ducks.closed) {
        let hz = if ducks.closed { CLOSED } else { OPEN };
        let seconds = before.map_or(0.0, |_| motion::SCREEN);
        for bus in [Bus::Score, Bus::Mountain] {
            graph.set_cutoff(bus, hz, seconds);
        }
    }
    let before = set_to.night.replace(settings.night);
    if before != Some(settings.night) {
        let mix = if settings.night { Mix::WET } else { Mix::DRY };
        let seconds = before.map_or(0.0, |_| motion::MUTE);
        graph.night.set_mix(mix, tween(seconds));
    }
    graph.mono.set(settings.mono);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_volumes_leave_everything_as_it_was_made() {
        for bus in Bus::ALL {
            assert_eq!(slider(bus, &Settings::default()), 0.0, "{bus:?}");
        }
        assert_eq!(master(&Settings::default(), true), MAKEUP);
    }

    #[test]
    fn only_ducks_take_their_time() {
        let at_once = motion::STEAL.as_secs_f32();
        assert_eq!(seconds(None, (-3.0, -6.0)), 0.0);
        assert_eq!(
            seconds(Some((-3.0, -6.0)), (-3.0, 0.0)),
            motion::DUCK_LEAVES
        );
        assert_eq!(seconds(Some((-3.0, 0.0)), (-3.0, -6.0)), motion::DUCK);
        assert_eq!(seconds(Some((-3.0, 0.0)), (4.0, 0.0)), at_once);
    }

    #[test]
    fn volumes_run_from_silent_upwards() {
        assert!(decibels(0, 6) <= SILENCE);
        let levels: Vec<f32> = (0..=10).map(|volume| decibels(volume, 6)).collect();
        assert!(levels.windows(2).all(|pair| pair[0] < pair[1]));
    }

    #[test]
    fn the_game_is_silent_in_the_background_only_if_asked() {
        let loud = Settings::default();
        let quiet = Settings {
            mute_unfocused: true,
            ..Settings::default()
        };
        assert_eq!(master(&loud, false), MAKEUP);
        assert_eq!(master(&quiet, false), SILENCE);
        assert_eq!(master(&quiet, true), MAKEUP);
    }
}
