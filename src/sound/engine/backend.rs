//! Offline output: renders the mix as far as the game's clock has run, and keeps it.

use std::sync::{Arc, Mutex};

use kira::backend::{Backend, Renderer};

use super::SAMPLE_RATE;

/// The renderer of a mix, handed out once it runs.
pub(super) type SharedRenderer = Arc<Mutex<Option<Renderer>>>;

/// An output that works out exactly as many frames as it is asked for.
pub(super) struct Offline(SharedRenderer);

impl Backend for Offline {
    type Settings = SharedRenderer;
    type Error = std::convert::Infallible;

    fn setup(shared: SharedRenderer, _: usize) -> Result<(Offline, u32), Self::Error> {
        Ok((Offline(shared), SAMPLE_RATE))
    }

    fn start(&mut self, renderer: Renderer) -> Result<(), Self::Error> {
        *self.0.lock().unwrap_or_else(|held| held.into_inner()) = Some(renderer);
        Ok(())
    }
}
