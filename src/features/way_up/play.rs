//! Playing a match from its mountain or from the results, and coming back to the mountain.

use bevy::prelude::*;

use super::game::StartStage;
use crate::core::seats::{Mark, SeatKind, SeatPlan};
use crate::core::settings::{LastTable, Settings, Stage, StoredWayUp};
use crate::core::solo_seat::solo_seat;
use crate::core::states::Menu;
use crate::features::alone::AlonePage;
use crate::features::alone::back::BackToAlone;
use crate::input::DeviceAssignment;
use crate::opponents::characters;
use crate::referee::{ContinueGame, GaveUp, LeaveGame, SavedGame};

/// Play the next game of a match, or go on with the one that was left. Another unfinished game is given up only by who
/// says so.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct PlayStage(pub(crate) Stage);

/// Leave the results for the mountain.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct BackToTheMountain;

/// The match that waits until an unfinished game is given up for it.
#[derive(Resource)]
struct Waiting(Stage);

/// Begin the next game of a match; nothing stands in the way any more.
#[derive(Event)]
struct Begin(Stage);

/// Whether the game that would be continued is one of this match.
pub(super) fn is_left(saved: &SavedGame, way: &StoredWayUp, stage: Stage) -> bool {
    let game = saved.0.as_ref();
    game.is_some_and(|game| way.stage_of(game.seed) == Some(stage))
}

fn play(
    play: On<PlayStage>,
    saved: Res<SavedGame>,
    way: Res<StoredWayUp>,
    mut assignment: ResMut<DeviceAssignment>,
    mut next: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    let PlayStage(stage) = *play;
    if is_left(&saved, &way, stage) {
        // One person plays, with whatever is at hand.
        assignment.set_if_neq(DeviceAssignment::default());
        commands.trigger(ContinueGame);
    } else if saved.0.is_some() {
        commands.insert_resource(Waiting(stage));
        NextState::set_if_neq(&mut next, Menu::GiveUp);
    } else {
        commands.trigger(Begin(stage));
    }
}

fn begin_instead(_: On<GaveUp>, waiting: If<Res<Waiting>>, mut commands: Commands) {
    commands.trigger(Begin(waiting.0.0));
    commands.remove_resource::<Waiting>();
}

fn begin(
    begin: On<Begin>,
    (last, settings): (Res<LastTable>, Res<Settings>),
    mut assignment: ResMut<DeviceAssignment>,
    mut next: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    let Begin(stage) = *begin;
    assignment.set_if_neq(DeviceAssignment::default());
    // Whoever was asked is not led back to the mountain first.
    NextState::set_if_neq(&mut next, Menu::None);
    let character = settings.locale().say(&characters::name(stage.opponent));
    commands.trigger(StartStage {
        stage,
        seats: seats(stage, solo_seat(&last), character),
    });
}

/// Who sits at the table of a match: the person, and the character by its name in the language that is spoken.
fn seats(stage: Stage, person: SeatPlan, name: String) -> [SeatPlan; 2] {
    let other = Mark::ALL.into_iter().find(|other| *other != person.mark);
    let character = SeatPlan {
        name,
        mark: other.unwrap_or(person.mark),
        kind: SeatKind::Bot(stage.opponent),
    };
    [person, character]
}

fn go_back(_: On<BackToTheMountain>, mut back: ResMut<BackToAlone>, mut commands: Commands) {
    back.0 = Some(AlonePage::WayUp);
    commands.trigger(LeaveGame);
}

/// Whoever does not give a game up wants no match any more.
fn forget(mut commands: Commands) {
    commands.remove_resource::<Waiting>();
}

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(play)
        .add_observer(begin_instead)
        .add_observer(begin)
        .add_observer(go_back)
        .add_systems(OnEnter(Menu::Alone), forget);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_character_never_wears_the_mark_of_the_person() {
        for (mark, stage) in Mark::ALL.into_iter().zip(Stage::ALL) {
            let person = SeatPlan {
                name: "Ada".to_owned(),
                mark,
                kind: SeatKind::Person,
            };
            let [person, character] = seats(stage, person, "Marmot".to_owned());
            assert_ne!(person.mark, character.mark);
            assert_eq!(character.kind, SeatKind::Bot(stage.opponent));
        }
    }
}
