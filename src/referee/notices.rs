//! Sentences the players should read although they did not ask: what is wrong and what to do.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::core::locale::Words;

/// Notices waiting to be shown, oldest first.
#[derive(Resource, Debug, Default)]
pub struct Notices {
    urgent: VecDeque<Words>,
    tips: VecDeque<Words>,
}

impl Notices {
    /// Adds a notice.
    pub fn push(&mut self, words: Words) {
        self.urgent.push_back(words);
    }

    /// Adds something good to know, which makes way for what has to be known.
    pub(crate) fn push_tip(&mut self, words: Words) {
        self.tips.push_back(words);
    }

    /// Returns `true` if a notice waits that goes before a tip.
    pub(crate) fn is_urgent(&self) -> bool {
        !self.urgent.is_empty()
    }

    /// Takes the oldest notice, tips last, and whether it is a tip.
    pub(crate) fn pop(&mut self) -> Option<(Words, bool)> {
        let urgent = self.urgent.pop_front().map(|words| (words, false));
        urgent.or_else(|| self.tips.pop_front().map(|words| (words, true)))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>();
}
