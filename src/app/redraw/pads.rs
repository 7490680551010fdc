//! Wakes an idle window on pad input: pads are polled once a frame, and an idle window has few frames.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use gilrs::GilrsBuilder;

use crate::ui::motion;

/// Flag: a pad had input since the last `take`.
#[derive(Resource, Clone, Default)]
pub(super) struct PadActivity(Arc<AtomicBool>);

impl PadActivity {
    /// Returns the flag and resets it.
    pub(super) fn take(&self) -> bool {
        self.0.swap(false, Ordering::Relaxed)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PadActivity>().add_systems(
        Startup,
        spawn_listener.run_if(resource_exists::<EventLoopProxyWrapper>),
    );
}

/// Starts a thread that waits for pad input, beside the game's own polling. The operating system wakes it, so it costs
/// nothing without input. It ends if pads are not accessible.
fn spawn_listener(window: Res<EventLoopProxyWrapper>, activity: Res<PadActivity>) {
    let (window, activity) = ((**window).clone(), activity.clone());
    let wait_for_pads = move || {
        let pads = GilrsBuilder::new()
            .with_default_filters(false)
            .set_update_state(false)
            .build();
        let Ok(mut pads) = pads else { return };
        loop {
            if pads.next_event_blocking(None).is_none() {
                // An unplugged pad may return without an event again and again.
                #[expect(
                    clippy::disallowed_methods,
                    reason = "a thread with nothing else to do"
                )]
                thread::sleep(motion::PAD_BREATH);
                continue;
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
