//! Search of the disk for an unfinished game, for buttons that begin another.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{Notices, RecordFolder};
use crate::core::locale::Words;
use crate::core::texts;

/// Search under way, as one button meets it.
#[derive(SystemParam)]
pub(crate) struct Sought<'w, 's> {
    folder: Res<'w, RecordFolder>,
    pub(crate) notices: ResMut<'w, Notices>,
    is_told: Local<'s, bool>,
}

impl Sought<'_, '_> {
    /// Returns `true` for the first press of a search, and says that the second one begins: a disk that never answers must not
    /// keep people from playing.
    pub(crate) fn holds_back(&mut self) -> bool {
        let was_told = std::mem::replace(&mut *self.is_told, self.folder.is_searching());
        let is_first = self.folder.is_searching() && !was_told;
        if is_first {
            self.notices.push(Words::new(texts::NOTICE_DISK_ANYWAY));
        }
        is_first
    }
}
