//! Wakes a resting window when somebody touches a pad: pads are asked once a frame, and a window at rest has few.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use gilrs::GilrsBuilder;

use crate::ui::motion;

/// Whether a pad was felt since this was last asked.
#[derive(Resource, Clone, Default)]
pub(super) struct PadsFelt(Arc<AtomicBool>);

impl PadsFelt {
    /// Tells it once.
    pub(super) fn take(&self) -> bool {
        self.0.swap(false, Ordering::Relaxed)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PadsFelt>().add_systems(
        Startup,
        listen.run_if(resource_exists::<EventLoopProxyWrapper>),
    );
}

/// Listens to the pads beside the game, which goes on reading them itself. The operating system wakes the thread, so it
/// costs nothing while nobody touches one; without any access to pads it ends, and so does their use in the game.
fn listen(window: Res<EventLoopProxyWrapper>, felt: Res<PadsFelt>) {
    let (window, felt) = ((**window).clone(), felt.clone());
    let wait_for_pads = move || {
        let pads = GilrsBuilder::new()
            .with_default_filters(false)
            .set_update_state(false)
            .build();
        let Ok(mut pads) = pads else { return };
        loop {
            if pads.next_event_blocking(None).is_none() {
                // A pad just pulled out may have nothing to say over and over.
                #[expect(
                    clippy::disallowed_methods,
                    reason = "a thread with nothing else to do"
                )]
                thread::sleep(motion::PAD_BREATH);
                continue;
            }
            felt.0.store(true, Ordering::Relaxed);
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
