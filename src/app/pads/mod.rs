//! Thread that waits for pads, beside the engine's polling once a frame: it wakes an idle window, which has few frames, and
//! tells what the engine does not.

mod reader;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use gilrs::{Button, EventType, Gilrs, GilrsBuilder, MappingSource, PowerInfo};

use crate::input::{LowBattery, Misread, PadOrder};
use crate::ui::motion;

/// Stick deflection that counts as input, 0 to 1.
pub(super) const PUSHED: f32 = 0.2;
/// Charge below which a pad says so, in per cent.
const LOW: u8 = 15;
/// Vendors whose Linux drivers report the upper and the left button by position: Sony and Nintendo.
const BY_POSITION: [Option<u16>; 2] = [Some(0x054c), Some(0x057e)];

/// Name of a connected pad, how it is misread, and whether its battery is low, if it tells.
type PadState = (String, Option<Misread>, Option<bool>);

/// Flag: a pad had input since the last `take`; and states of pads that their marks still lack.
#[derive(Resource, Clone, Default)]
pub(super) struct PadActivity(Arc<AtomicBool>, Arc<Mutex<Vec<PadState>>>);

impl PadActivity {
    /// Returns the flag and resets it.
    pub(super) fn take(&self) -> bool {
        self.0.swap(false, Ordering::Relaxed)
    }
}

/// States of the connected pads; those of one name in the order in which they came.
fn states(pads: &Gilrs) -> Vec<PadState> {
    let state = |(_, pad): (_, gilrs::Gamepad)| {
        let misread = if pad.mapping_source() == MappingSource::SdlMappings {
            let is_unknown = pad.button_code(Button::South).is_none();
            (is_unknown && pad.name().ends_with("Left Joy-Con")).then_some(Misread::LeftJoyCon)
        } else {
            (!BY_POSITION.contains(&pad.vendor_id())).then_some(Misread::ByLetter)
        };
        let is_low = match pad.power_info() {
            PowerInfo::Discharging(charge) => (charge < LOW).then_some(true),
            PowerInfo::Charging(_) | PowerInfo::Charged => Some(false),
            PowerInfo::Wired | PowerInfo::Unknown => None,
        };
        let misread = misread.filter(|_| cfg!(target_os = "linux"));
        (pad.name().to_owned(), misread, is_low)
    };
    pads.gamepads().map(state).collect()
}

/// Marks pads. A state waits for its pad, which the engine may find later.
fn mark_pads(
    activity: Res<PadActivity>,
    order: Res<PadOrder>,
    pads: Query<(Entity, &Name), With<Gamepad>>,
    mut commands: Commands,
) {
    let mut states = activity.1.lock().unwrap_or_else(PoisonError::into_inner);
    if states.is_empty() {
        return;
    }
    commands.queue(reader::begin);
    let mut unmarked: Vec<_> = pads.iter_many(&order.0).collect();
    states.retain(|(name, misread, is_low)| {
        let mut names = unmarked.iter();
        let Some(at) = names.position(|(_, own)| own.as_str() == name) else {
            return true;
        };
        let mut pad = commands.entity(unmarked.remove(at).0);
        pad.remove::<Misread>();
        if let Some(misread) = misread {
            pad.insert(*misread);
        }
        match is_low {
            Some(true) => pad.insert(LowBattery),
            Some(false) => pad.remove::<LowBattery>(),
            None => &mut pad,
        };
        false
    });
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(reader::plugin)
        .init_resource::<PadActivity>()
        .add_systems(
            Startup,
            spawn_listener.run_if(resource_exists::<EventLoopProxyWrapper>),
        )
        .add_systems(Last, mark_pads);
}

/// Starts the thread. The operating system wakes it, so it costs nothing without input. It ends if pads are not accessible.
fn spawn_listener(window: Res<EventLoopProxyWrapper>, activity: Res<PadActivity>) {
    let (window, activity) = ((**window).clone(), activity.clone());
    let wait_for_pads = move || {
        let pads = GilrsBuilder::new()
            .with_default_filters(false)
            .with_force_feedback(false)
            .set_update_state(false)
            .build();
        let mut pads = match pads {
            Ok(pads) => pads,
            Err(error) => return warn!("pads cannot be read: {error}"),
        };
        let mut known_at = None;
        loop {
            if known_at.is_none_or(|at: Instant| at.elapsed() >= motion::BATTERY_POLL) {
                known_at = Some(Instant::now());
                *activity.1.lock().unwrap_or_else(PoisonError::into_inner) = states(&pads);
            }
            let Some(event) = pads.next_event_blocking(Some(motion::BATTERY_POLL)) else {
                // An unplugged pad may return without an event again and again.
                #[expect(
                    clippy::disallowed_methods,
                    reason = "a thread with nothing else to do"
                )]
                thread::sleep(motion::PAD_BREATH);
                continue;
            };
            // A stick at rest trembles on and on; one that comes to rest has kept the game awake until then.
            if matches!(event.event, EventType::AxisChanged(_, value, _) if value.abs() < PUSHED) {
                continue;
            }
            if event.event == EventType::Connected {
                known_at = None;
            }
            activity.0.store(true, Ordering::Relaxed);
            if window.send_event(WinitUserEvent::WakeUp).is_err() {
                return; // the window is gone
            }
        }
    };
    if let Err(error) = thread::Builder::new()
        .name("pads".into())
        .spawn(wait_for_pads)
    {
        warn!("pads cannot wake the window: {error}");
    }
}
