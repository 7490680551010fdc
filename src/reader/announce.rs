//! Announcements: events that are said once, as they happen, wherever the focus is.

use std::collections::VecDeque;

use bevy::{a11y::AccessibilityNode, prelude::*};

use super::{Audience, ReaderSystems, has_audience};
use crate::core::speech::{Announce, Speech};
use crate::input::TurnRefused;
use crate::ui::prelude::*;
use crate::ui::widgets::Toast;

/// Number of the last announcements that stay in the tree, to be read once more.
pub(super) const KEPT: usize = 4;

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
    slabs: Query<&AccessibleLabel, With<AccessibilityNode>>,
    mut waiting: Local<Vec<Entity>>,
    mut announcements: ResMut<Announcements>,
    mut speech: ResMut<Speech>,
) {
    waiting.extend(toasts.iter().flatten());
    // Its words are put together in the frame after it has come.
    waiting.retain(|slab| match slabs.get(*slab) {
        Ok(label) => {
            announcements.say(label.0.clone(), false);
            speech.say(&label.0);
            false
        }
        Err(_) => true,
    });
    waiting.truncate(KEPT);
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
    let Some(refused) = refused.read().last() else {
        return;
    };
    let plan = seats.and_then(|seats| seats.0.get(refused.turn.index()).cloned());
    if let Some(plan) = plan {
        let words = Words::new(texts::COUCH_WHOSE_TURN).with("name", plan.name);
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
