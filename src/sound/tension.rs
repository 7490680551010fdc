//! The risk as score and wind follow it: the true one, unless people want no tension, or calm weather.

use bevy::prelude::*;
use cant_stop_rules::Stage;

use super::catalogue::Sound;
use super::cue::{Cue, SoundSystems};
use crate::referee::throw::ThrowShown;
use crate::referee::{Beat, BeatQueue, Preview, Risk, Shown, WhoseTurn};
use crate::ui::prelude::*;

/// The wind is said to rise when the risk comes over these.
const RISES: [f32; 2] = [0.15, 0.25];

/// State of the match that score and wind follow.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Tension {
    /// Chance that the next roll busts, 0 to 1, for the score.
    pub(super) risk: f32,
    /// The same for the wind; 0 if the settings have no weather.
    pub(super) wind: f32,
    /// The chance is that of a previewed pairing.
    pub(super) previewed: bool,
    /// A decisive roll is under way.
    pub(super) decisive: bool,
    /// A bot has the turn.
    pub(super) bots: bool,
    /// Set once a seat is one column from winning.
    pub(super) late: bool,
    /// Set while the match that is shown is over.
    pub(super) over: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tension>().add_systems(
        Update,
        (note_game, weigh, say_wind)
            .chain()
            .in_set(SoundSystems::Cue),
    );
}

fn weigh(
    risk: Res<Risk>,
    preview: Res<Preview>,
    settings: Res<Settings>,
    whose_turn: Res<WhoseTurn>,
    screen: Res<State<Screen>>,
    throw: Option<Res<ThrowShown>>,
    queue: Res<BeatQueue>,
    mut tension: ResMut<Tension>,
) {
    let in_play = *screen.get() == Screen::Play;
    let felt = settings.tension_sounds;
    // The risk ends with the turn, however long its end is shown.
    let is_over = queue.running().is_some_and(ends_turn);
    let risk = if felt && in_play && !is_over {
        risk.0
    } else {
        0.0
    };
    let now = Tension {
        risk,
        wind: if settings.weather { risk } else { 0.0 },
        previewed: preview.mv.is_some(),
        decisive: felt && throw.is_some_and(|throw| throw.is_decisive() && throw.gathered() <= 0.0),
        bots: in_play && whose_turn.is_bots(),
        ..*tension
    };
    tension.set_if_neq(now);
}

/// Notes from the game that is shown, and not from its events alone, how far it is: a replay goes back, too.
fn note_game(shown: If<Res<Shown>>, queue: Res<BeatQueue>, mut tension: ResMut<Tension>) {
    let game = &shown.game;
    let running = queue.running().map(|beat| beat.event);
    let wanted = game.variant().columns_to_win;
    let mut seats = game.each_seat();
    let now = Tension {
        late: seats.any(|seat| game.columns_owned(seat) + 1 >= wanted),
        over: is_over(game, running),
        ..*tension
    };
    tension.set_if_neq(now);
}

/// Returns `true` from the beginning of the win on, as the score takes it; what is shown is over only at its end.
fn is_over(game: &Game, running: Option<GameEvent>) -> bool {
    game.stage() == Stage::Over || matches!(running, Some(GameEvent::Won { .. }))
}

fn ends_turn(beat: &Beat) -> bool {
    matches!(
        beat.event,
        GameEvent::Busted { .. }
            | GameEvent::Stopped { .. }
            | GameEvent::Banked { .. }
            | GameEvent::Claimed { .. }
            | GameEvent::TurnBegan { .. }
            | GameEvent::Won { .. }
    )
}

/// Gives the cues of wind, which only captions show.
fn say_wind(tension: Res<Tension>, mut before: Local<Tension>, mut cues: MessageWriter<Cue>) {
    let rises = |over: &f32| before.wind < *over && tension.wind >= *over && !tension.previewed;
    if RISES.iter().any(rises) {
        cues.write(Cue::plain(Sound::WindRises, "risk"));
    }
    if tension.decisive && !before.decisive {
        cues.write(Cue::plain(Sound::WindHolds, "decisive"));
    }
    if !tension.previewed {
        *before = *tension;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A replay that is sought back from the win lets the score hear the match go on: it was over before.
    #[test]
    fn a_match_is_over_from_the_beginning_of_its_win_on() {
        let game = "3 .........../........... - A roll".parse();
        let game: Game = game.expect("a position");
        let (winners, seat) = (game.winners(), game.turn());
        assert!(is_over(&game, Some(GameEvent::Won { winners })));
        assert!(!is_over(&game, Some(GameEvent::RollCalled { seat })));
        assert!(!is_over(&game, None));
    }
}
