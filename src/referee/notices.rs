//! Notices: sentences about problems and what to do about them.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::core::locale::Words;
use crate::core::texts;
use crate::ui::motion;

/// Notices waiting to be shown, oldest first.
#[derive(Resource, Debug, Default)]
pub struct Notices {
    urgent: VecDeque<Words>,
    tips: VecDeque<(Words, Option<&'static str>)>,
}

impl Notices {
    /// Adds a notice; the same one, if it is waiting already, gives way to it.
    pub fn push(&mut self, words: Words) {
        self.urgent.retain(|waiting| *waiting != words);
        self.urgent.push_back(words);
    }

    /// Adds up the time for which the disk is waited for, and says so once it is long.
    pub(crate) fn wait_for_disk(&mut self, waited: &mut f32, time: &Time<Real>) {
        let before = std::mem::replace(waited, *waited + time.delta_secs());
        if (before..*waited).contains(&motion::DISK_WORD) {
            self.push(Words::new(texts::NOTICE_DISK_SLOW));
        }
    }

    /// Adds a tip with its key, unless it is waiting already; notices take precedence.
    pub(crate) fn push_tip(&mut self, key: &'static str, words: Words) {
        let tip = (words, Some(key));
        if !self.tips.contains(&tip) {
            self.tips.push_back(tip);
        }
    }

    /// Drops the tips that are waiting.
    pub(crate) fn drop_tips(&mut self) {
        self.tips.clear();
    }

    /// Returns `true` if a notice is waiting.
    pub(crate) fn is_urgent(&self) -> bool {
        !self.urgent.is_empty()
    }

    /// Takes the oldest notice, or else the oldest tip with its key.
    pub(crate) fn pop(&mut self) -> Option<(Words, Option<&'static str>)> {
        let urgent = self.urgent.pop_front().map(|words| (words, None));
        urgent.or_else(|| self.tips.pop_front())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>();
}
