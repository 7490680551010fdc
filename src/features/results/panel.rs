//! Panel of the course of a finished game: the climb, the luck of the dice, and notable moments.

use bevy::prelude::*;
use cant_stop_rules::Game;

use super::chart::{self, Chart};
use super::climb::{Plot, draw};
use super::{luck, summary};
use crate::core::canvas::Canvas;
use crate::core::locale::Words;
use crate::core::seats::Seats;
use crate::core::settings::Settings;
use crate::core::texts;
use crate::referee::{GameStory, Shown};
use crate::ui::color::{Palette, Role, fill};
use crate::ui::kit::{Flex, View};
use crate::ui::pages::AddPage as _;
use crate::ui::panels::AddPanel;
use crate::ui::results::{CLIMB, ResultsPage, ResultsPanels, heading, moment};
use crate::ui::spacing::GAP;
use crate::ui::tabs::InView;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{medium_label, row};

/// Height of the drawing of the climb, as a share of its width.
const SHAPE: f32 = 0.29;
/// Side of the dot of a roll.
const DOT: f32 = 14.0;
/// Height of the bar of a risk.
const BAR: f32 = 12.0;

/// Panel of the course of the game.
#[derive(PartialEq)]
struct Story {
    /// Inner width, in design units.
    width: f32,
    text_scale: f32,
    game: Game,
    seats: Seats,
    palette: Palette,
    story: GameStory,
}

impl View for Story {
    type Container = ResultsPanels;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let Story {
            game, seats, story, ..
        } = self;
        parts.spawn(medium_label(
            summary::course(story),
            TextSize::Small,
            Role::PaperDim,
        ));
        climb(parts, self);
        parts.spawn(heading(texts::RESULTS_LUCK));
        luck::tell(parts, self.text_scale, game, seats, story);
        let node = Node {
            align_items: AlignItems::Stretch,
            ..row(GAP).wrapped(GAP).fixed()
        };
        parts.spawn(node).with_children(|cards| {
            if let Some((seat, boldest)) = summary::boldest(game, story) {
                let value = summary::boldest_words(seats, seat, boldest);
                moment(cards, seats, seat, texts::RESULTS_BOLDEST, value, |card| {
                    card.spawn(risk(f32::from(boldest.chance.percent())));
                });
            }
            if let Some((seat, rolls)) = summary::longest(game, story) {
                let value = summary::longest_words(seats, seat, rolls);
                moment(cards, seats, seat, texts::RESULTS_LONGEST, value, |card| {
                    card.spawn(dots(rolls));
                });
            }
        });
    }
}

fn story(
    in_view: Res<InView<ResultsPage>>,
    shown: Res<Shown>,
    seats: Res<Seats>,
    story: Res<GameStory>,
    (canvas, settings, palette): (Res<Canvas>, Res<Settings>, Res<Palette>),
) -> Option<Story> {
    let text_scale = settings.text_scale.factor();
    (in_view.0 == CLIMB).then(|| Story {
        width: chart::width(&canvas, text_scale),
        text_scale,
        game: shown.game,
        seats: seats.clone(),
        palette: *palette,
        story: story.clone(),
    })
}

/// Drawing of the climb with the numbers of columns at its left.
fn climb(parts: &mut ChildSpawnerCommands, panel: &Story) {
    let Story {
        game, seats, story, ..
    } = panel;
    let size = chart::size(panel.width, SHAPE);
    let plot = Plot::new(game, story, size);
    // As many numbers as there is room for, the highest always.
    let apart = plot.level(0) - plot.level(1);
    let every = (TextSize::Small.du() * panel.text_scale * 1.3 / apart).ceil() as usize;
    let levels = (1..=game.settings().columns_to_win).rev().step_by(every);
    chart::put_up(
        parts,
        Chart {
            drawing: draw(game, story, seats, panel.palette, size),
            spoken: summary::climb_words(game, story, seats),
            levels: levels
                .map(|columns| (plot.level(columns), Words::literal(columns.to_string())))
                .collect(),
        },
    );
}

/// Bar of the risk of a roll, in percent.
fn risk(percent: f32) -> impl Bundle {
    (
        Node {
            height: px(BAR),
            margin: UiRect::top(auto()),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        fill(Role::Ink),
        children![(
            Node {
                width: bevy::ui::percent(percent),
                height: bevy::ui::percent(100),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            fill(Role::Danger),
        )],
    )
}

/// Highest number of rolls that are shown as dots.
const MOST_DOTS: u32 = 10;

/// Dot for every roll of a turn.
fn dots(rolls: u32) -> impl Bundle {
    let rolls = rolls.min(MOST_DOTS);
    let dot = (
        Node::default().sized(Vec2::splat(DOT)).rounded(DOT / 4.0),
        fill(Role::Ivory),
    );
    (
        Node {
            column_gap: px(DOT / 2.0),
            margin: UiRect::top(auto()),
            ..Node::default().wrapped(DOT / 2.0)
        },
        Children::spawn(SpawnIter((0..rolls).map(move |_| dot.clone()))),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_page(CLIMB).add_panel(20, story);
}
