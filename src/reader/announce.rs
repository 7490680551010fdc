//! Announcements: events that are said once, as they happen, wherever the focus is.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::{Audience, ReaderSystems, has_audience};
use crate::core::speech::{Announce, Speech};
use crate::input::TurnRefused;
use crate::ui::prelude::*;
use crate::ui::widgets::Toast;

/// Number of the last announcements that stay in the tree, to be read once more.
const KEPT: usize = 4;

/// Something that is said once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// Its number, from 1 on.
    pub number: u64,
    /// Text that is said.
    pub text: String,
    /// It interrupts the speech instead of waiting for its end.
    pub is_urgent: bool,
}

/// The last announcements, the oldest first.
#[derive(Resource, Clone, Debug, Default)]
pub struct Announcements {
    last: VecDeque<Announcement>,
    count: u64,
}

impl Announcements {
    /// The last of them, the oldest first.
    pub fn last(&self) -> impl DoubleEndedIterator<Item = &Announcement> {
        self.last.iter()
    }

    pub(super) fn say(&mut self, text: String, is_urgent: bool) {
        if text.is_empty() {
            return;
        }
        self.count += 1;
        self.last.push_back(Announcement {
            number: self.count,
            text,
            is_urgent,
        });
        while self.last.len() > KEPT {
            self.last.pop_front();
        }
    }
}

/// Notices are read where they hang, and heard as they come.
fn announce_toasts(
    toasts: Query<&Children, Added<Toast>>,
    slabs: Query<Option<&AccessibleLabel>>,
    mut waiting: Local<Vec<Entity>>,
    mut announcements: ResMut<Announcements>,
    mut speech: ResMut<Speech>,
) {
    waiting.extend(toasts.iter().flatten());
    // Its words are put together in the frame after it has come, unless it has gone.
    waiting.retain(|slab| match slabs.get(*slab) {
        Ok(Some(label)) => {
            announcements.say(label.0.clone(), false);
            speech.say(&label.0);
            false
        }
        label => label.is_ok(),
    });
}

fn announce_words(
    announced: On<Announce>,
    audience: Audience,
    settings: Res<Settings>,
    mut announcements: ResMut<Announcements>,
    mut speech: ResMut<Speech>,
) {
    if audience.is_there() {
        let said = settings.locale().say(&announced.0);
        speech.say(&said);
        announcements.say(said, false);
    }
}

/// Announces whose turn it is to a player who presses out of turn.
fn announce_whose_turn(
    mut refused: MessageReader<TurnRefused>,
    seats: Option<Res<Seats>>,
    settings: Res<Settings>,
    mut announcements: ResMut<Announcements>,
    mut speech: ResMut<Speech>,
) {
    if let (Some(refused), Some(seats)) = (refused.read().last(), seats)
        && let Some(plan) = seats.0.get(refused.turn.index())
    {
        let words = texts::COUCH_WHOSE_TURN.with("name", plan.name.as_str());
        let said = settings.locale().say(&words);
        speech.say_now(&said);
        announcements.say(said, true);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Announcements>()
        .add_observer(announce_words)
        .add_systems(
            PostUpdate,
            (announce_toasts, announce_whose_turn)
                .before(ReaderSystems::Tell)
                .run_if(has_audience),
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_that_go_before_they_are_said_keep_no_other_from_being_said() {
        let mut app = App::new();
        app.init_resource::<Announcements>()
            .init_resource::<Speech>()
            .add_systems(Update, announce_toasts);
        for _ in 0..KEPT {
            let toast = app.world_mut().spawn((Toast, children![()])).id();
            app.update();
            app.world_mut().despawn(toast);
        }
        let slab = app.world_mut().spawn_empty().id();
        app.world_mut().spawn(Toast).add_child(slab);
        app.update();
        let label = AccessibleLabel::new("Saved".to_owned());
        app.world_mut().entity_mut(slab).insert(label);
        app.update();
        let mut said = app.world().resource::<Announcements>().last();
        assert!(said.next().is_some_and(|said| said.text == "Saved"));
    }
}
