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
mod page;
mod player;
mod players_page;
mod reckoning;
mod when;

use bevy::prelude::*;

use self::{choice::Choice, kept_games::KeptGames, page::ChroniclePage, reckoning::Reckoning};
use crate::core::art::Art;
use crate::core::dialogs::Dialogs;
use crate::core::locale::{Spoken, Words};
use crate::core::settings::Settings;
use crate::core::texts;
use crate::features::book::dialogs::CHRONICLE;
use crate::referee::Policy;
use crate::ui::color::Role;
use crate::ui::dialog::dialog;
use crate::ui::done_button;
use crate::ui::entries::{AddEntry, Entry, TitleEntries};
use crate::ui::last_row;
use crate::ui::results::ResultsEntries;
use crate::ui::spacing::GAP;
use crate::ui::tabs::{InView, mark_tab, tabs, turn_pages};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{column, label, medium_label, scroll_view};

const WIDTH: f32 = 1640.0;

/// What scrolls.
#[derive(Component)]
struct View;

/// What is listed on the page in view.
#[derive(Component)]
struct Listed;

/// The line that says how many games there are, or what is wrong.
#[derive(Component)]
struct Summary;

fn open(in_view: Res<InView<ChroniclePage>>, mut commands: Commands) {
    commands.spawn(dialog(
        CHRONICLE,
        WIDTH,
        children![
            label(
                Words::new(texts::CHRONICLE_HEADING),
                TextSize::Heading,
                Role::Paper
            ),
            tabs(in_view.0, TextSize::Small, true),
            (
                View,
                // All of it scrolls: where text is large the choice takes much room.
                scroll_view(GAP),
                children![
                    choice_rows::rows(),
                    (
                        Summary,
                        Spoken(Words::literal("")),
                        medium_label(Words::literal(""), TextSize::Small, Role::PaperDim),
                    ),
                    (
                        Listed,
                        Node {
                            flex_shrink: 0.0,
                            ..column(GAP / 2.0)
                        },
                    ),
                ],
            ),
            last_row(children![
                games_page::page_stepper(),
                done_button(Words::new(texts::CHRONICLE_DONE)),
            ]),
        ],
    ));
}

/// Lists the page in view; again when anything on it is another.
fn list(
    in_view: Res<InView<ChroniclePage>>,
    settings: Res<Settings>,
    kept: Res<KeptGames>,
    reckoning: Res<Reckoning>,
    choice: Res<Choice>,
    lists: Query<Entity, With<Listed>>,
    mut views: Query<&mut ScrollPosition, With<View>>,
    mut commands: Commands,
) {
    let scale = settings.text_scale.factor();
    for mut scrolled in &mut views {
        scrolled.0 = Vec2::ZERO;
    }
    for entity in &lists {
        commands
            .entity(entity)
            .despawn_children()
            .with_children(|list| match in_view.0 {
                ChroniclePage::Games => games_page::list(list, &kept, &reckoning, &choice),
                ChroniclePage::Players => players_page::list(list, &reckoning, scale),
                ChroniclePage::Dice => {
                    dice_page::list(list, &reckoning.statistics.dice, scale);
                }
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
        if *words != said {
            spoken.0 = said.clone();
            *words = said.clone();
        }
    }
}

/// Entry after a match that the book counts.
fn results_entry(policy: If<Res<Policy>>) -> Option<Entry> {
    let entry = || Entry::new(texts::CHRONICLE_OPEN).with_picture(Art::IconHistory);
    (!policy.has_next_step).then(entry)
}

pub(crate) fn plugin(app: &mut App) {
    let is_other = resource_changed::<InView<ChroniclePage>>
        .or_else(resource_changed::<Reckoning>)
        .or_else(resource_changed::<Choice>)
        .or_else(resource_changed::<Settings>)
        .or_else(any_match_filter::<Added<Listed>>);
    app.init_resource::<InView<ChroniclePage>>()
        .add_plugins((
            kept_games::plugin,
            known::plugin,
            reckoning::plugin,
            choice::plugin,
            choice_rows::plugin,
            games_page::plugin,
            player::plugin,
        ))
        .add_entry(
            ResultsEntries,
            40,
            results_entry,
            |mut dialogs: ResMut<Dialogs>| {
                dialogs.open(CHRONICLE);
            },
        )
        .add_dialog_entry(TitleEntries, 60, texts::CHRONICLE_OPEN, CHRONICLE)
        .add_systems(OnEnter(CHRONICLE), open)
        .add_systems(
            Update,
            (
                turn_pages::<ChroniclePage>,
                mark_tab::<ChroniclePage>,
                list.run_if(is_other),
                summarise,
            )
                .chain()
                .after(reckoning::reckon)
                .run_if(in_state(CHRONICLE)),
        );
}
