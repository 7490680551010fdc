//! Effects on the buses: the downmix to mono, the limiter, the valley's echo, and the tap of a recording.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use cant_stop_acoustics::{Limiter, Room};
use kira::Frame;
use kira::effect::{Effect, EffectBuilder};
use kira::info::Info;
use kira::sound::{Sound, SoundData};

/// The rate at which effects begin; kira says the true one before the first frame.
const USUAL_RATE: u32 = super::SAMPLE_RATE;

/// An effect that is ready as it is made, and steered by nothing that kira knows.
pub(super) struct Ready<E>(pub(super) E);

impl<E: Effect + 'static> EffectBuilder for Ready<E> {
    type Handle = ();

    fn build(self) -> (Box<dyn Effect>, ()) {
        (Box::new(self.0), ())
    }
}

/// A sound that is ready as it is made, and steered by nothing that kira knows.
pub(in crate::sound) struct Live<S>(pub(in crate::sound) S);

impl<S: Sound + 'static> SoundData for Live<S> {
    type Error = std::convert::Infallible;
    type Handle = ();

    fn into_sound(self) -> Result<(Box<dyn Sound>, ()), Self::Error> {
        Ok((Box::new(self.0), ()))
    }
}

/// Switch of the downmix to mono.
#[derive(Clone, Debug, Default)]
pub(super) struct MonoSwitch(Arc<AtomicBool>);

impl MonoSwitch {
    pub(super) fn set(&self, on: bool) {
        self.0.store(on, Ordering::Relaxed);
    }
}

/// Folds both sides into one where that is asked for.
pub(super) struct Mono(pub(super) MonoSwitch);

impl Effect for Mono {
    fn process(&mut self, frames: &mut [Frame], _: f64, _: &Info) {
        if self.0.0.load(Ordering::Relaxed) {
            for frame in frames {
                *frame = frame.as_mono();
            }
        }
    }
}

/// Readings of the limiter, the last effect: frames so far, frames turned down, and the sample rate.
#[derive(Clone, Debug, Default)]
pub(in crate::sound) struct Meter(Arc<Readings>);

#[derive(Debug, Default)]
struct Readings {
    frames: AtomicU64,
    firm: AtomicU64,
    rate: AtomicU32,
}

impl Meter {
    /// Number of frames that came out so far.
    pub(in crate::sound) fn frames(&self) -> u64 {
        self.0.frames.load(Ordering::Relaxed)
    }

    /// Number of frames that were turned down by 3 dB or more.
    pub(in crate::sound) fn firm_frames(&self) -> u64 {
        self.0.firm.load(Ordering::Relaxed)
    }

    /// Frames per second of the output.
    pub(in crate::sound) fn sample_rate(&self) -> u32 {
        match self.0.rate.load(Ordering::Relaxed) {
            0 => USUAL_RATE,
            rate => rate,
        }
    }
}

/// The limiter, last of all.
pub(super) struct Limit {
    limiter: Limiter,
    meter: Meter,
}

impl Limit {
    pub(super) fn new(meter: Meter) -> Limit {
        Limit {
            limiter: Limiter::new(USUAL_RATE),
            meter,
        }
    }
}

impl Effect for Limit {
    fn init(&mut self, sample_rate: u32, _: usize) {
        self.on_change_sample_rate(sample_rate);
    }

    fn on_change_sample_rate(&mut self, sample_rate: u32) {
        self.limiter = Limiter::new(sample_rate);
        self.meter.0.rate.store(sample_rate, Ordering::Relaxed);
    }

    fn process(&mut self, frames: &mut [Frame], _: f64, _: &Info) {
        let firm = self.limiter.firm_frames();
        for frame in frames.iter_mut() {
            let [left, right] = self.limiter.next([frame.left, frame.right]);
            *frame = Frame::new(left, right);
        }
        let readings = &self.meter.0;
        let firm = self.limiter.firm_frames() - firm;
        readings.firm.fetch_add(firm, Ordering::Relaxed);
        readings
            .frames
            .fetch_add(frames.len() as u64, Ordering::Relaxed);
    }
}

/// The echo of the valley.
pub(super) struct Valley(Room);

impl Valley {
    pub(super) fn new() -> Valley {
        Valley(Room::new(USUAL_RATE))
    }
}

impl Effect for Valley {
    fn init(&mut self, sample_rate: u32, _: usize) {
        self.on_change_sample_rate(sample_rate);
    }

    fn on_change_sample_rate(&mut self, sample_rate: u32) {
        self.0 = Room::new(sample_rate);
    }

    fn process(&mut self, frames: &mut [Frame], _: f64, _: &Info) {
        for frame in frames {
            let [left, right] = self.0.next([frame.left, frame.right]);
            *frame = Frame::new(left, right);
        }
    }
}

/// Recorded frames of a bus.
pub(super) type Taped = Arc<Mutex<Vec<[f32; 2]>>>;

/// Keeps what goes through.
pub(super) struct Tap(pub(super) Taped);

impl Effect for Tap {
    fn process(&mut self, frames: &mut [Frame], _: f64, _: &Info) {
        let mut taped = self.0.lock().unwrap_or_else(|held| held.into_inner());
        taped.extend(frames.iter().map(|frame| [frame.left, frame.right]));
    }
}
