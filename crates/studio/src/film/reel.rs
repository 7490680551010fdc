//! Frames in a row, drawn one after the other and shown in order to who watches.

use std::collections::BTreeMap;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;

use bevy::prelude::*;

use super::still::Drawn;
use super::{FOLLOWED_FRAME, Film, PATIENCE};

/// The frames under way: they come back from the renderer some frames later, in any order.
pub(super) struct Reel {
    sender: Sender<(u32, Image)>,
    receiver: Receiver<(u32, Image)>,
    back: BTreeMap<u32, Image>,
    asked: u32,
    shown: u32,
    /// The last frame belongs to a row.
    runs: bool,
}

impl Default for Reel {
    fn default() -> Reel {
        let (sender, receiver) = mpsc::channel();
        Reel {
            sender,
            receiver,
            back: BTreeMap::new(),
            asked: 0,
            shown: 0,
            runs: false,
        }
    }
}

impl Film<'_> {
    /// Draws the next frame of the row; the cameras stay on between two of them. The dice in their tray stay as they were:
    /// the tray is too small a part of the screen to flash, and software renderers are too slow for it.
    pub(super) fn expose(&mut self) -> Result<(), String> {
        self.reel.runs = true;
        self.set(FOLLOWED_FRAME, Drawn::Canvas);
        let (sender, number) = (self.reel.sender.clone(), self.reel.asked);
        self.reel.asked += 1;
        self.ask_for_picture(move |image| {
            // If the film has ended, the frame is not needed.
            sender.send((number, image)).ok();
        });
        self.frame()?;
        self.show()
    }

    /// Shows the rest of the row, which has ended.
    pub(crate) fn cut(&mut self) -> Result<(), String> {
        if !self.reel.runs {
            return Ok(());
        }
        self.reel.runs = false;
        self.set(Duration::ZERO, Drawn::Nothing);
        for _ in 0..PATIENCE {
            self.show()?;
            if self.reel.shown == self.reel.asked {
                break;
            }
            self.frame()?;
        }
        if let Some(watcher) = &mut self.watcher {
            watcher.cut();
        }
        self.go_on();
        Ok(())
    }

    fn show(&mut self) -> Result<(), String> {
        let reel = &mut self.reel;
        reel.back.extend(reel.receiver.try_iter());
        while let Some(image) = reel.back.remove(&reel.shown) {
            reel.shown += 1;
            if let Some(watcher) = &mut self.watcher {
                watcher.follow(image)?;
            }
        }
        Ok(())
    }
}
