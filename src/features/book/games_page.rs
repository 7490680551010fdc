//! The page of all games: a row for each, newest first, which starts its replay.

use std::time::SystemTime;

use bevy::{prelude::*, ui_widgets::observe};
use cant_stop_chronicle::digest::SeatDigest;
use cant_stop_chronicle::index::{Game, State as GameState};
use cant_stop_rules::Settings as Agreed;

use super::{
    GAMES as GAMES_PAGE, choice::Choice, kept_games::KeptGames, reckoning::Reckoning, when::when,
};
use crate::core::cycle::cycle_index;
use crate::core::locale::Words;
use crate::core::seats::Mark;
use crate::core::texts;
use crate::play::house_rules::summary;
use crate::referee::WatchGame;
use crate::ui::color::Role;
use crate::ui::kit::{list_row, on_press};
use crate::ui::records::{RECORDS, RecordsPage};
use crate::ui::spacing::TIGHT;
use crate::ui::tabs::InView;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets;
use crate::ui::widgets::{
    Ink, ShownValue, Stepped, column, label, mark_icon, medium_label, narrow_stepper,
};

/// Number of games on a page of the list.
const GAMES: usize = 20;
/// Side of a mark.
const MARK: f32 = 30.0;
/// Width of the number of a page.
const PAGE: f32 = 260.0;
/// Least width of the column of times.
const WHEN: f32 = 230.0;

/// The stepper through the pages of the list.
#[derive(Component)]
struct Pages;

/// Games that the choice admits.
fn wanted<'a>(
    kept: &'a KeptGames,
    reckoning: &'a Reckoning,
    choice: &'a Choice,
) -> impl Iterator<Item = Game<'a>> {
    let games = kept.index().into_iter().flat_map(|index| index.games());
    games.filter(|game| reckoning.counts(game) && choice.admits(game, &reckoning.roster))
}

/// Lists a page of games.
pub(super) fn list(
    list: &mut ChildSpawnerCommands,
    kept: &KeptGames,
    reckoning: &Reckoning,
    choice: &Choice,
) {
    let now = SystemTime::now();
    let games = wanted(kept, reckoning, choice);
    for game in games.skip(choice.page * GAMES).take(GAMES) {
        spawn_row(list, &game, now);
    }
}

fn spawn_row(list: &mut ChildSpawnerCommands, game: &Game<'_>, now: SystemTime) {
    let time = when(game.when, now);
    let ended = ended(game);
    let names: Vec<&str> = game
        .digest
        .seats
        .iter()
        .map(|seat| seat.name.as_str())
        .collect();
    let spoken = Words::new(texts::CHRONICLE_GAME_SPOKEN)
        .with("when", time.clone())
        .with("ended", spoken_end(game, &ended))
        .with("names", names.join(", "));
    let mut row = list.spawn((list_row(spoken), watch_on_press(game.file.to_owned())));
    row.with_children(|row| {
        row.spawn((
            medium_label(time, TextSize::Small, Role::PaperDim),
            TextLayout::no_wrap(),
            Node {
                min_width: px(WHEN),
                flex_shrink: 0.0,
                ..default()
            },
            Ink(0.85),
        ));
        for (seat, digest) in game.digest.each_seat() {
            row.spawn(seat_of(digest, game.digest.winners.contains(seat)));
        }
        row.spawn(Node {
            margin: UiRect::left(auto()),
            align_items: AlignItems::FlexEnd,
            ..column(0.0)
        })
        .with_children(|end| {
            end.spawn((label(ended, TextSize::Small, Role::Paper), Ink(1.0)));
            let mut beside = Vec::new();
            if game.digest.is_played_on() {
                beside.push(Words::new(texts::CHRONICLE_PLAYED_ON));
            }
            if game.digest.settings != Agreed::default() {
                beside.push(summary(game.digest.settings));
            }
            for words in beside {
                end.spawn((
                    medium_label(words, TextSize::Small, Role::PaperDim),
                    Ink(0.85),
                ));
            }
        });
    });
}

/// End of a game in a few words.
fn ended(game: &Game<'_>) -> Words {
    match game.state {
        GameState::InProgress => Words::new(texts::CHRONICLE_IN_PROGRESS),
        GameState::Unfinished => Words::new(texts::CHRONICLE_UNFINISHED),
        GameState::Finished => {
            let seats = game.digest.each_seat();
            let winners: Vec<&str> = seats
                .filter(|(seat, _)| game.digest.winners.contains(*seat))
                .map(|(_, digest)| digest.name.as_str())
                .collect();
            Words::new(texts::CHRONICLE_WON)
                .with("names", winners.join(", "))
                .with("turns", game.digest.turns)
        }
    }
}

/// The same for screen readers, with a note on games that do not count.
fn spoken_end(game: &Game<'_>, ended: &Words) -> Words {
    match game.digest.is_played_on() {
        true => Words::new(texts::DOT_LIST)
            .with("first", ended.clone())
            .with("second", Words::new(texts::CHRONICLE_PLAYED_ON)),
        false => ended.clone(),
    }
}

/// Mark, name and claimed columns of a seat; gold for a winner.
fn seat_of(seat: &SeatDigest, has_won: bool) -> impl Bundle + use<> {
    let color = if has_won { Role::Gold } else { Role::Paper };
    let mark = Mark::ALL.into_iter().find(|mark| mark.key() == seat.mark);
    let says = format!("{} {}", seat.name, seat.claimed.len());
    (
        widgets::row(TIGHT),
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
        narrow_stepper(Words::new(texts::CHRONICLE_PAGE), Words::literal(""), PAGE),
        observe(turn),
    )
}

fn turn(
    stepped: On<Stepped>,
    kept: Res<KeptGames>,
    reckoning: Res<Reckoning>,
    mut choice: ResMut<Choice>,
) {
    let pages = wanted(&kept, &reckoning, &choice).count().div_ceil(GAMES);
    choice.page = cycle_index(choice.page, stepped.by, pages.max(1));
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
        let pages = wanted(&kept, &reckoning, &choice).count().div_ceil(GAMES);
        shown.set_if_neq(ShownValue(
            Words::new(texts::CHRONICLE_PAGE_OF)
                .with("page", choice.page + 1)
                .with("pages", pages),
        ));
        node.display = if pages > 1 && in_view.0 == GAMES_PAGE {
            Display::Flex
        } else {
            Display::None
        };
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
