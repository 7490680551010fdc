//! Messages for panics of Bevy and winit about missing capabilities of the machine.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

/// Panic texts of Bevy and winit, each with the message to show instead.
const KNOWN_PANICS: [(&str, &str); 2] = [
    (
        "Unable to find a GPU",
        "No graphics driver was found; install one for Vulkan (on Debian without a graphics card: mesa-vulkan-drivers).",
    ),
    (
        "Failed to build event loop",
        "The display cannot be opened; check DISPLAY or WAYLAND_DISPLAY.",
    ),
];

/// Runs `work` and turns a known panic into an error message.
///
/// # Errors
///
/// The message. Any other panic is resumed.
pub fn explain_panics<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if known_panic(info.payload()).is_none() {
            usual(info);
        }
    }));
    catch_unwind(AssertUnwindSafe(work)).map_err(|payload| match known_panic(&*payload) {
        Some(sentence) => sentence.to_owned(),
        None => resume_unwind(payload),
    })
}

fn known_panic(payload: &(dyn Any + Send)) -> Option<&'static str> {
    let text = payload
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| payload.downcast_ref::<&str>().copied())?;
    KNOWN_PANICS
        .iter()
        .find(|(panic, _)| text.contains(panic))
        .map(|(_, sentence)| *sentence)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_panic_becomes_a_message() {
        let lacking: Result<(), String> =
            explain_panics(|| panic!("Unable to find a GPU! Make sure you have one"));
        assert!(lacking.is_err_and(|sentence| sentence.starts_with("No graphics driver")));
        assert_eq!(explain_panics(|| 28), Ok(28));
    }

    #[test]
    #[should_panic(expected = "a fault of our own")]
    fn other_panics_go_on() {
        let _unreached: Result<(), String> = explain_panics(|| panic!("a fault of our own"));
    }
}
