//! Parts that features add to a match: resources with the lifetime of the match, dropped in one place.

use bevy::prelude::*;

use super::{BeatQueue, GameStory, Hold, Match, Notices};

/// Reason why a match ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchEnd {
    /// The game is over, shown to its end or not.
    Finished,
    /// The players leave; the record stays on disk.
    Left,
    /// Another match takes its place.
    Replaced,
}

/// Event: the match ends. The match, its parts and the seats still exist; they are dropped after the observers.
#[derive(Event, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchOver {
    /// Reason for the end.
    pub end: MatchEnd,
}

/// Registration of match parts.
///
/// A part is a resource. A feature passes it to the start of its match; every end of a match drops it, so nothing calls
/// `remove_resource`. Systems that take the part as [`If<Res<_>>`](If) are skipped in matches without it.
///
/// ```
/// use bevy::prelude::*;
/// use cant_stop::referee::MatchParts;
///
/// #[derive(Resource)]
/// struct Stake(u32);
///
/// fn raise_stake(mut stake: If<ResMut<Stake>>) {
///     stake.0.0 += 1;
/// }
///
/// let mut app = App::new();
/// app.add_match_part::<Stake>().add_systems(Update, raise_stake);
/// app.update(); // No match with a stake: the system is skipped.
/// ```
pub trait MatchParts {
    /// Registers `P`, to be dropped at every end of a match.
    fn add_match_part<P: Resource>(&mut self) -> &mut Self;
}

impl MatchParts for App {
    fn add_match_part<P: Resource>(&mut self) -> &mut App {
        let mut registered = self.world_mut().get_resource_or_init::<Registered>();
        registered.0.push(|world| _ = world.remove_resource::<P>());
        self
    }
}

/// Drop functions of all registered parts.
#[derive(Resource, Clone, Default)]
struct Registered(Vec<fn(&mut World)>);

/// Parts of a match that is about to start.
#[derive(Default)]
pub struct Parts(Vec<Box<dyn FnOnce(&mut World) + Send>>);

impl Parts {
    /// Adds a registered part.
    #[must_use]
    pub fn with<P: Resource>(mut self, part: P) -> Parts {
        self.0.push(Box::new(|world| world.insert_resource(part)));
        self
    }

    pub(super) fn insert(self, world: &mut World) {
        for insert in self.0 {
            insert(world);
        }
    }
}

/// Ends the running match: triggers [`MatchOver`], then drops the match and its parts. Waiting beats and holds are
/// dropped in any case. A game that is over counts, even if the players leave before they have seen it all.
pub(super) fn end_match(world: &mut World, mut end: MatchEnd) {
    let is_over = end != MatchEnd::Finished && is_over(world);
    if let Some(current) = world.get_resource::<Match>() {
        if is_over {
            end = MatchEnd::Finished;
            let story = GameStory::of(current.log().start, &current.log().actions);
            world.insert_resource(story);
        }
        world.trigger(MatchOver { end });
        world.flush();
        if let Some(mut current) = world.remove_resource::<Match>()
            && end == MatchEnd::Finished
        {
            current.finish_record();
        }
        for drop_part in world.get_resource_or_init::<Registered>().clone().0 {
            drop_part(world);
        }
    }
    world.resource_mut::<BeatQueue>().clear();
    let mut holds = world.query_filtered::<Entity, With<Hold>>();
    for hold in holds.iter(world).collect::<Vec<_>>() {
        world.despawn(hold);
    }
}

/// See [`Match::is_over`].
pub(super) fn is_over(world: &mut World) -> bool {
    world.resource_scope(|world, mut notices: Mut<Notices>| {
        let current = world.get_resource_mut::<Match>();
        current.is_some_and(|mut current| current.is_over(&mut notices))
    })
}

#[cfg(test)]
mod tests;
