//! Results of a game of the way up: words of the character, standing of the match, what was won, and the next step.

use bevy::prelude::*;

use super::{PAGE, PlayedOfWay, StageGame, StartStage, StoredWayUp, card, words};
use crate::referee::LeaveGame;
use crate::ui::layout::LARGE;
use crate::ui::prelude::*;
use crate::ui::results::{CLIMB, ResultsEntries, ResultsPage, ResultsPanels, heading};
use crate::ui::solo::ReturnPage;

/// Side of the face, and of the sign beside what was won.
const FACE: f32 = 112.0;
const SIGN: f32 = 40.0;

#[derive(PartialEq)]
struct Played {
    game: StageGame,
    is_all_won: bool,
    seats: Seats,
    palette: Palette,
    text_scale: f32,
}

impl View for Played {
    type Container = ResultsPanels;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let note = |words: Words, color| medium_label(words, TextSize::Small, color);
        let game = &self.game;
        if game.is_won.is_none() {
            parts.spawn(note(texts::WAY_RESULT_OTHERS.into(), Role::Paper));
            return;
        }
        // Large words need the room of the face.
        let face = (self.text_scale <= LARGE).then_some(FACE);
        card::say(parts, game.stage.opponent, face, line(game), self.palette);
        let card = column(TIGHT).fixed().padded(GAP, GAP).rounded(RADIUS_SMALL);
        parts.spawn((card, fill(Role::Well))).with_children(|card| {
            let names = [0, 1].map(|seat| self.seats.0.get(seat).map_or("", |plan| &plan.name));
            standing(card, game, names);
            card.spawn(note(outlook(game, names), Role::PaperDim));
            if game.is_first_win {
                let prize = label(words::prize(game.stage, true), TextSize::Small, Role::Gold);
                card.spawn(card::signed(Art::IconFlag, SIGN, Role::Gold, prize));
                if self.is_all_won {
                    card.spawn(note(texts::WAY_RESULT_TOP.into(), Role::Gold));
                }
            }
        });
        parts.spawn(heading(texts::RESULTS_CLIMB));
    }
}

fn played(
    in_view: Res<InView<ResultsPage>>,
    played: Res<PlayedOfWay>,
    way: Res<StoredWayUp>,
    (seats, palette): (Res<Seats>, Res<Palette>),
    settings: Res<Settings>,
) -> Option<Played> {
    let game = played.0.filter(|_| in_view.0 == CLIMB)?;
    Some(Played {
        game,
        is_all_won: way.next().is_none(),
        seats: seats.clone(),
        palette: *palette,
        text_scale: settings.text_scale.factor(),
    })
}

/// Line of the character: it was beaten once the match is won; until then it repeats the one from before the game.
fn line(game: &StageGame) -> TextKey {
    match (game.is_won, game.standing.is_won()) {
        (Some(true), Some(true)) => words::beaten(game.stage),
        (Some(true), _) => words::before(game.stage),
        _ => words::wins(game.stage),
    }
}

/// Standing of the series: both names with their wins, and a piece for every win.
fn standing(card: &mut ChildSpawnerCommands, game: &StageGame, names: [&str; 2]) {
    let words = texts::WAY_RESULT_STANDING
        .with("person", names[0])
        .with("wins", game.standing.wins)
        .with("losses", game.standing.losses)
        .with("name", names[1]);
    card.spawn((row(GAP).wrapped(TIGHT), Spoken(words.clone())))
        .with_children(|figures| {
            figures.spawn(label(words, TextSize::Label, Role::Paper));
            let mut end = row(GAP);
            end.margin.left = auto();
            figures.spawn(end).with_children(|both| {
                card::pieces(both, game.standing.wins, Role::Gold, true);
                card::pieces(both, game.standing.losses, Role::Danger, false);
            });
        });
}

/// Winner of the match, or the player who begins its next game.
fn outlook(game: &StageGame, names: [&str; 2]) -> Words {
    match game.standing.is_won() {
        Some(true) => Words::new(texts::WAY_RESULT_WON),
        Some(false) => texts::WAY_RESULT_LOST.with("name", names[1]),
        None => {
            let first = game.standing.next_first().index();
            texts::WAY_RESULT_GOES_ON.with("next", names[first])
        }
    }
}

/// Entry for the next game; none once the match is won.
fn next(played: Res<PlayedOfWay>) -> Option<Entry> {
    let game = played.0?;
    match (game.is_won, game.standing.is_won()) {
        (Some(_), Some(true)) => None,
        (Some(_), None) => Some(Entry::new(texts::WAY_NEXT)),
        _ => Some(Entry::new(texts::WAY_TRY_AGAIN)),
    }
}

fn play_next(played: Res<PlayedOfWay>, mut commands: Commands) {
    if let Some(game) = played.0 {
        commands.trigger(StartStage(game.stage));
    }
}

fn go_back(mut page: ResMut<ReturnPage>, mut commands: Commands) {
    page.0 = Some(PAGE);
    commands.trigger(LeaveGame);
}

pub(super) fn plugin(app: &mut App) {
    let back = |played: Res<PlayedOfWay>| played.0.map(|_| Entry::new(texts::WAY_BACK));
    app.add_panel(10, played)
        .add_entry(ResultsEntries, 10, next, play_next)
        .add_entry(ResultsEntries, 15, back, go_back);
}
