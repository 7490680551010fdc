//! The page of all games: a row for each, newest first, which starts its replay.

use std::time::SystemTime;

use bevy::prelude::*;
use cant_stop_chronicle::digest::SeatDigest;
use cant_stop_chronicle::index::{Game, State as GameState};
use cant_stop_chronicle::statistics::Roster;

use super::{
    GAMES as GAMES_PAGE, choice::Choice, kept_games::KeptGames, reckoning::Reckoning, when::when,
};
use crate::core::settings::ANONYMOUS;
use crate::play::house_rules::summary;
use crate::referee::WatchGame;
use crate::ui::prelude::*;
use crate::ui::records::{RECORDS, RecordsPage};
use crate::ui::results::list_names;

/// Number of games on a page of the list.
const GAMES: usize = 20;
const MARK: f32 = 30.0;
/// Width of the number of a page.
const PAGE: f32 = 260.0;
/// Least width of the column of times.
const WHEN: f32 = 230.0;

/// The stepper through the pages of the list.
#[derive(Component)]
struct Pages;

fn wanted<'a>(
    kept: &'a KeptGames,
    reckoning: &'a Reckoning,
    choice: &'a Choice,
) -> impl Iterator<Item = Game<'a>> {
    let games = kept.index().into_iter().flat_map(|index| index.games());
    games.filter(|game| reckoning.admits(game, choice))
}

fn pages(kept: &KeptGames, reckoning: &Reckoning, choice: &Choice) -> usize {
    wanted(kept, reckoning, choice).count().div_ceil(GAMES)
}

pub(super) fn list(
    list: &mut ChildSpawnerCommands,
    kept: &KeptGames,
    reckoning: &Reckoning,
    choice: &Choice,
) {
    let now = SystemTime::now();
    let games = wanted(kept, reckoning, choice);
    for game in games.skip(choice.page * GAMES).take(GAMES) {
        spawn_row(list, &game, &reckoning.roster, now);
    }
}

fn spawn_row(list: &mut ChildSpawnerCommands, game: &Game<'_>, roster: &Roster, now: SystemTime) {
    let time = when(game.when, now);
    let digest = game.digest;
    let ended = ended(game, roster);
    // Screen readers hear which games do not count.
    let played_on = digest
        .is_played_on()
        .then(|| Words::new(texts::CHRONICLE_PLAYED_ON));
    let said = played_on
        .clone()
        .into_iter()
        .fold(ended.clone(), Words::dotted);
    let spoken = texts::CHRONICLE_GAME_SPOKEN
        .with("when", time.clone())
        .with("ended", said)
        .with("names", names(digest.seats.iter(), roster));
    let small = |words| {
        (
            medium_label(words, TextSize::Small, Role::PaperDim),
            Ink(0.85),
        )
    };
    let mut row = list.spawn((list_row(spoken), watch_on_press(game.file.to_owned())));
    row.with_children(|row| {
        let node = Node {
            min_width: px(WHEN),
            ..Node::default().fixed()
        };
        row.spawn((small(time), TextLayout::no_wrap(), node));
        for (seat, of_seat) in digest.each_seat() {
            row.spawn(seat_of(of_seat, roster, digest.winners.contains(seat)));
        }
        let mut end = column(0.0).aligned(AlignItems::FlexEnd);
        end.margin.left = auto();
        row.spawn(end).with_children(|end| {
            end.spawn((label(ended, TextSize::Small, Role::Paper), Ink(1.0)));
            let has_house_rules = digest.variant != Variant::default();
            let rules = has_house_rules.then(|| summary(digest.variant));
            for words in played_on.into_iter().chain(rules) {
                end.spawn(small(words));
            }
        });
    });
}

/// Current name of a person, unless hidden; bots keep the name of their seat.
fn name<'a>(seat: &'a SeatDigest, roster: &'a Roster) -> &'a str {
    match seat.bot {
        Some(_) => &seat.name,
        None => roster.name(&seat.name).unwrap_or(ANONYMOUS),
    }
}

fn names<'a>(seats: impl Iterator<Item = &'a SeatDigest>, roster: &'a Roster) -> Words {
    let names: Vec<&str> = seats.map(|seat| name(seat, roster)).collect();
    list_names(&names)
}

fn ended(game: &Game<'_>, roster: &Roster) -> Words {
    match game.state {
        GameState::InProgress => Words::new(texts::CHRONICLE_IN_PROGRESS),
        GameState::Unfinished => Words::new(texts::CHRONICLE_UNFINISHED),
        GameState::Finished => {
            let seats = game.digest.each_seat();
            let winners = seats.filter(|(seat, _)| game.digest.winners.contains(*seat));
            let winners: Vec<&SeatDigest> = winners.map(|(_, digest)| digest).collect();
            let turns = winners.iter().map(|digest| digest.turns()).max();
            texts::CHRONICLE_WON
                .with("names", names(winners.into_iter(), roster))
                .with("turns", turns.unwrap_or(0) as f64)
        }
    }
}

/// Mark, name and claimed columns of a seat; gold for a winner.
fn seat_of(seat: &SeatDigest, roster: &Roster, has_won: bool) -> impl Bundle + use<> {
    let color = if has_won { Role::Gold } else { Role::Paper };
    let mark = Mark::ALL.into_iter().find(|mark| mark.key() == seat.mark);
    let says = format!("{} {}", name(seat, roster), seat.claimed.len());
    (
        row(TIGHT),
        children![
            // Marks of other versions are not known here.
            mark_icon(mark.unwrap_or(Mark::Disc), MARK),
            (
                label(Words::literal(says), TextSize::Small, color),
                TextLayout::no_wrap(),
            ),
        ],
    )
}

/// Starts the replay of a game when the widget is pressed.
pub(super) fn watch_on_press(file: String) -> impl Bundle {
    on_press(move |kept: Res<KeptGames>, mut commands: Commands| {
        if let Some(path) = kept.path(&file) {
            commands.trigger(WatchGame { path });
        }
    })
}

/// Stepper through the pages of the list; hidden if there is only one.
pub(super) fn page_stepper() -> impl Bundle {
    (
        Pages,
        narrow_stepper(texts::CHRONICLE_PAGE, Words::literal(""), PAGE),
        observe(turn),
    )
}

fn turn(
    stepped: On<Stepped>,
    kept: Res<KeptGames>,
    reckoning: Res<Reckoning>,
    mut choice: ResMut<Choice>,
) {
    let pages = pages(&kept, &reckoning, &choice).max(1);
    choice.page = cycle_index(choice.page, stepped.by, pages);
}

fn show_page(
    in_view: Res<InView<RecordsPage>>,
    kept: Res<KeptGames>,
    reckoning: Res<Reckoning>,
    choice: Res<Choice>,
    mut steppers: Query<(Ref<Pages>, &mut ShownValue, &mut Node)>,
) {
    let is_other = in_view.is_changed() || reckoning.is_changed() || choice.is_changed();
    for (stepper, mut shown, mut node) in &mut steppers {
        if !is_other && !stepper.is_added() {
            continue;
        }
        let pages = pages(&kept, &reckoning, &choice);
        shown.set_if_neq(ShownValue(
            texts::CHRONICLE_PAGE_OF
                .with("page", choice.page + 1)
                .with("pages", pages),
        ));
        node.display = display_if(pages > 1 && in_view.0 == GAMES_PAGE);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_page
            .after(super::reckoning::reckon)
            .run_if(in_state(RECORDS)),
    );
}
