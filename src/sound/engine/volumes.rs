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
    buses: HashMap<Bus, f32>,
    master: Option<f32>,
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

fn set_volumes(
    settings: Res<Settings>,
    window: Query<&Window, With<PrimaryWindow>>,
    ducks: Res<Ducks>,
    mut engine: ResMut<Engine>,
    mut set_to: ResMut<SetTo>,
) {
    let graph = &mut engine.graph;
    for bus in Bus::ALL {
        let wanted = (balance(bus) + slider(bus, &settings) + ducks.of(bus)).max(SILENCE);
        let before = set_to.buses.insert(bus, wanted);
        if before != Some(wanted) {
            let seconds = match before {
                Some(before) if wanted > before => motion::DUCK_LEAVES,
                _ => motion::DUCK,
            };
            graph
                .bus(bus)
                .track
                .set_volume(Decibels(wanted), tween(seconds));
        }
    }
    let focused = window.iter().all(|window| window.focused);
    let wanted = master(&settings, focused);
    if set_to.master != Some(wanted) {
        set_to.master = Some(wanted);
        let fade = tween(motion::MUTE);
        graph.mix.set_volume(Decibels(wanted), fade);
        graph.valley.set_volume(Decibels(wanted), fade);
    }
    if set_to.closed != Some(ducks.closed) {
        set_to.closed = Some(ducks.closed);
        let hz = if ducks.closed { CLOSED } else { OPEN };
        for bus in [Bus::Score, Bus::Mountain] {
            graph.set_cutoff(bus, hz, motion::SCREEN);
        }
    }
    if set_to.night != Some(settings.night) {
        set_to.night = Some(settings.night);
        let mix = if settings.night { Mix::WET } else { Mix::DRY };
        graph.night.set_mix(mix, tween(motion::MUTE));
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
