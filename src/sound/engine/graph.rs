//! The buses, what they are sent through, and where they lead.
//!
//! ```text
//! main: mono fold → night → limiter
//!  ├ mix (master)  ← score · mountain · table · tones · interface
//!  └ valley        ← what score, table and tones send into it
//! ```

use std::time::Duration;

use bevy::platform::collections::HashMap;
use kira::backend::Backend;
use kira::clock::{ClockHandle, ClockId, ClockSpeed, ClockTime};
use kira::effect::compressor::{CompressorBuilder, CompressorHandle};
use kira::effect::filter::{FilterBuilder, FilterHandle};
use kira::track::{MainTrackBuilder, SendTrackBuilder, SendTrackHandle, TrackBuilder, TrackHandle};
use kira::{AudioManager, AudioManagerSettings, Decibels, Easing, Mix, StartTime, Tween};

use super::SIXTEENTH;
use super::effects::{Limit, Meter, Mono, MonoSwitch, Ready, Tap, Taped, Valley};
use crate::sound::catalogue::Bus;

/// Cutoff in Hz of an open filter: higher than anything in the score or the wind.
pub(super) const OPEN: f64 = 18_000.0;
/// Level at which each bus is sent into the valley, in decibels.
const SENT: [(Bus, f32); 3] = [(Bus::Score, -6.0), (Bus::Table, -8.5), (Bus::Tones, -8.0)];
/// Threshold of the compressor at night, in decibels, and its ratio.
const NIGHT_THRESHOLD: f64 = -30.0;
const NIGHT_RATIO: f64 = 3.0;
/// Gain after the compressor at night, in decibels.
const NIGHT_MAKEUP: f32 = 7.0;

/// Linear tween of `seconds` that starts at once.
pub(in crate::sound) fn tween(seconds: f32) -> Tween {
    Tween {
        start_time: StartTime::Immediate,
        duration: Duration::from_secs_f32(seconds),
        easing: Easing::Linear,
    }
}

/// A bus, and the filter on it where it has one.
pub(in crate::sound) struct BusTrack {
    pub(in crate::sound) track: TrackHandle,
    pub(super) filter: Option<FilterHandle>,
}

/// Recorded frames of the mix and of its buses.
#[derive(Clone, Default)]
pub(super) struct Tapes {
    pub(super) mix: Taped,
    pub(super) buses: HashMap<Bus, Taped>,
}

/// The whole graph, to be steered.
pub(in crate::sound) struct Graph {
    buses: HashMap<Bus, BusTrack>,
    pub(super) mix: TrackHandle,
    pub(super) valley: SendTrackHandle,
    pub(super) night: CompressorHandle,
    pub(super) mono: MonoSwitch,
    pub(super) meter: Meter,
    clock: ClockHandle,
}

/// Message of the panic if kira refuses a track or a clock; it has room for far more.
const ROOM: &str = "kira has room for this many tracks and clocks";

impl Graph {
    /// A manager on a backend, and the graph on it. What is taped, is.
    ///
    /// # Errors
    ///
    /// As the backend has them: no device, for example.
    pub(super) fn build<B: Backend>(
        backend_settings: B::Settings,
        tapes: Option<&mut Tapes>,
    ) -> Result<(AudioManager<B>, Graph), B::Error>
    where
        AudioManagerSettings<B>: Sized,
    {
        let mono = MonoSwitch::default();
        let meter = Meter::default();
        let mut main = MainTrackBuilder::new().with_effect(Ready(Mono(mono.clone())));
        let night = main.add_effect(
            CompressorBuilder::new()
                .threshold(NIGHT_THRESHOLD)
                .ratio(NIGHT_RATIO)
                .makeup_gain(NIGHT_MAKEUP)
                .mix(Mix::DRY),
        );
        main.add_effect(Ready(Limit::new(meter.clone())));
        let mut tapes = tapes;
        if let Some(tapes) = tapes.as_deref_mut() {
            main.add_effect(Ready(Tap(tapes.mix.clone())));
        }
        let mut manager = AudioManager::<B>::new(AudioManagerSettings {
            capacities: kira::Capacities::default(),
            main_track_builder: main,
            internal_buffer_size: 128,
            backend_settings,
        })?;
        let valley = manager
            .add_send_track(SendTrackBuilder::new().with_effect(Ready(Valley::new())))
            .expect(ROOM);
        let mut mix = manager.add_sub_track(TrackBuilder::new()).expect(ROOM);
        let track = |bus| {
            let tapes = tapes.as_deref_mut();
            let tape = tapes.map(|tapes| tapes.buses.entry(bus).or_default().clone());
            (bus, bus_track(bus, &mut mix, &valley, tape))
        };
        let buses = Bus::ALL.into_iter().map(track).collect();
        let mut clock = manager
            .add_clock(ClockSpeed::SecondsPerTick(SIXTEENTH))
            .expect(ROOM);
        clock.start();
        let graph = Graph {
            buses,
            mix,
            valley,
            night,
            mono,
            meter,
            clock,
        };
        Ok((manager, graph))
    }

    /// A bus to play on, or to steer.
    pub(in crate::sound) fn bus(&mut self, bus: Bus) -> &mut BusTrack {
        self.buses
            .get_mut(&bus)
            .expect("the graph has a track for every bus")
    }

    /// Position of the music, in sixteenths since it began.
    pub(in crate::sound) fn sixteenths(&self) -> f64 {
        let now = self.clock.time();
        now.ticks as f64 + now.fraction
    }

    /// Beginning of a sixteenth.
    pub(in crate::sound) fn sixteenth(&self, number: u64) -> ClockTime {
        ClockTime::from_ticks_u64(&self.clock, number)
    }

    /// Clock whose ticks are sixteenths.
    pub(in crate::sound) fn clock_id(&self) -> ClockId {
        self.clock.id()
    }

    /// Readings of its limiter.
    pub(in crate::sound) fn meter(&self) -> &Meter {
        &self.meter
    }

    /// Opens or closes a bus that has a filter, to this frequency in Hz.
    pub(super) fn set_cutoff(&mut self, bus: Bus, hz: f64, seconds: f32) {
        if let Some(filter) = &mut self.bus(bus).filter {
            filter.set_cutoff(hz, tween(seconds));
        }
    }
}

fn bus_track(
    bus: Bus,
    mix: &mut TrackHandle,
    valley: &SendTrackHandle,
    tape: Option<Taped>,
) -> BusTrack {
    let mut track = TrackBuilder::new();
    if let Some((_, level)) = SENT.into_iter().find(|(sent, _)| *sent == bus) {
        track = track.with_send(valley, Decibels(level));
    }
    let filter = matches!(bus, Bus::Score | Bus::Mountain)
        .then(|| track.add_effect(FilterBuilder::new().cutoff(OPEN)));
    if let Some(tape) = tape {
        track.add_effect(Ready(Tap(tape)));
    }
    BusTrack {
        track: mix.add_sub_track(track).expect(ROOM),
        filter,
    }
}
