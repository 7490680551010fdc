//! All games of this device: a list to choose from, what they say about the players, and about the dice.

mod choice;
mod choice_rows;
mod dialogs;
mod dice_page;
pub(super) mod figures;
mod games_page;
mod kept_games;
mod known;
mod measure;
mod player;
mod players_page;
mod reckoning;
mod when;

use bevy::prelude::*;

use self::{choice::Choice, kept_games::KeptGames, reckoning::Reckoning};
use crate::referee::Policy;
use crate::ui::entries::TitleLinks;
use crate::ui::pages::Pages;
use crate::ui::prelude::*;
use crate::ui::records::{RECORDS, Records, RecordsBody, RecordsButtons, RecordsPage};
use crate::ui::results::ResultsEntries;
use crate::ui::tabs::{mark_tab, tabs_of, turn_pages};

const WIDTH: f32 = 1640.0;

/// Page of all games, newest first.
const GAMES: RecordsPage = RecordsPage::new(1, texts::CHRONICLE_GAMES);
/// Page of everybody who played.
const PLAYERS: RecordsPage = RecordsPage::new(2, texts::CHRONICLE_PLAYERS);
/// Page of what all dice showed.
const DICE: RecordsPage = RecordsPage::new(3, texts::CHRONICLE_DICE);

#[derive(Component)]
struct View;

#[derive(Component)]
struct AboutGames;

#[derive(Component)]
struct Listed;

/// The line that says how many games there are, or what is wrong.
#[derive(Component)]
struct Summary;

fn open(
    pages: Res<Pages<Records>>,
    in_view: Res<InView<RecordsPage>>,
    screen: Res<State<Screen>>,
    mut commands: Commands,
) {
    let mut pages = pages.titled();
    if *screen.get() == Screen::Play {
        // A match is not left for the replay of another: it sees the page that it asked for.
        pages.retain(|(page, ..)| *page == in_view.0);
    }
    commands.spawn(dialog(
        RECORDS,
        WIDTH,
        children![
            label(texts::CHRONICLE_HEADING, TextSize::Heading, Role::Paper),
            tabs_of(pages, in_view.0, TextSize::Small, true),
            (
                View,
                // All of it scrolls: where text is large the choice takes much room.
                scroll_view(GAP),
                children![
                    (
                        AboutGames,
                        column(GAP).fixed(),
                        children![
                            choice_rows::rows(),
                            (
                                Summary,
                                Spoken(Words::literal("")),
                                medium_label(Words::literal(""), TextSize::Small, Role::PaperDim),
                            ),
                            (Listed, column(GAP / 2.0).fixed()),
                        ],
                    ),
                    (RecordsBody, column(GAP).fixed()),
                ],
            ),
            last_row(children![
                done_button(texts::CHRONICLE_DONE),
                games_page::page_stepper(),
                (RecordsButtons, column(GAP)),
            ]),
        ],
    ));
}

fn list(
    in_view: Res<InView<RecordsPage>>,
    settings: Res<Settings>,
    kept: Res<KeptGames>,
    (reckoning, roster): (Res<Reckoning>, Res<StoredRoster>),
    choice: Res<Choice>,
    lists: Query<Entity, With<Listed>>,
    mut views: Query<&mut ScrollPosition, With<View>>,
    mut parts: Query<&mut Node, With<AboutGames>>,
    mut commands: Commands,
) {
    let scale = settings.text_scale.factor();
    let is_about_games = [GAMES, PLAYERS, DICE].contains(&in_view.0);
    for mut node in &mut parts {
        node.display = display_if(is_about_games);
    }
    for mut scrolled in &mut views {
        scrolled.0 = Vec2::ZERO;
    }
    for entity in &lists {
        commands
            .entity(entity)
            .despawn_children()
            .with_children(|list| match in_view.0 {
                GAMES => games_page::list(list, &kept, &reckoning, &choice),
                PLAYERS => players_page::list(list, &reckoning, &roster, scale),
                DICE => dice_page::list(list, &reckoning.statistics.dice, scale),
                _ => {}
            });
    }
}

/// Says how many games there are, how far reading them is, or why there are none.
fn summarise(
    kept: Res<KeptGames>,
    reckoning: Res<Reckoning>,
    mut lines: Query<(&mut Words, &mut Spoken), With<Summary>>,
) {
    let said = kept.words(reckoning.statistics.games);
    for (mut words, mut spoken) in &mut lines {
        spoken.set_if_neq(Spoken(said.clone()));
        words.set_if_neq(said.clone());
    }
}

/// Entry after a match that the book counts.
fn results_entry(policy: If<Res<Policy>>) -> Option<Entry> {
    let entry = || Entry::new(texts::CHRONICLE_OPEN).with_picture(Art::IconHistory);
    (!policy.has_next_step).then(entry)
}

pub(crate) fn plugin(app: &mut App) {
    let open_records = |mut dialogs: ResMut<Dialogs>| dialogs.open(RECORDS);
    let is_other = resource_changed::<InView<RecordsPage>>
        .or_else(resource_changed::<Reckoning>)
        .or_else(resource_changed::<Choice>)
        .or_else(resource_changed::<Settings>)
        .or_else(any_match_filter::<Added<Listed>>);
    app.add_page(GAMES)
        .add_page(PLAYERS)
        .add_page(DICE)
        .add_plugins((
            kept_games::plugin,
            known::plugin,
            reckoning::plugin,
            choice::plugin,
            choice_rows::plugin,
            games_page::plugin,
            player::plugin,
        ))
        .add_entry(ResultsEntries, 40, results_entry, open_records)
        .add_dialog_entry(TitleLinks, 10, texts::CHRONICLE_OPEN, RECORDS)
        .add_systems(OnEnter(RECORDS), open)
        .add_systems(
            Update,
            (
                turn_pages::<RecordsPage>,
                mark_tab::<RecordsPage>,
                list.run_if(is_other),
                summarise,
            )
                .chain()
                .after(reckoning::reckon)
                .run_if(in_state(RECORDS)),
        );
}
