//! Sentences the players should read although they did not ask: what is wrong and what to do.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::ground::locale::Words;

/// Notices waiting to be shown, oldest first.
#[derive(Resource, Debug, Default)]
pub struct Notices(VecDeque<Words>);

impl Notices {
    /// Adds a notice.
    pub fn push(&mut self, words: Words) {
        self.0.push_back(words);
    }

    /// Takes the oldest notice.
    pub(crate) fn pop(&mut self) -> Option<Words> {
        self.0.pop_front()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>();
}
