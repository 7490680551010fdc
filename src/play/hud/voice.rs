//! Voice of advice: the character that says the hints of a match.

use bevy::prelude::*;
use cant_stop_bots::Opponent;

use crate::referee::MatchParts;

/// Character that says the hints in its own words. A match without this part has a plain heading above them.
///
/// ```
/// use bevy::prelude::*;
/// use cant_stop::play::hud::Voice;
/// use cant_stop_bots::Opponent;
///
/// fn let_owl_speak(mut commands: Commands) {
///     commands.insert_resource(Voice(Opponent::Owl)); // Dropped when the match ends.
/// }
/// ```
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Voice(pub Opponent);

pub(super) fn plugin(app: &mut App) {
    app.add_match_part::<Voice>();
}
