//! Panel of the course of a finished game: the climb, the luck of the dice, and notable moments.

use bevy::prelude::*;

use super::chart::{self, Chart};
use super::climb::{draw, plot};
use super::{luck, summary};
use crate::referee::{GameStory, Shown};
use crate::ui::prelude::*;
use crate::ui::results::{CLIMB, ResultsPage, ResultsPanels, heading, moment};

/// Height of the drawing of the climb, as a share of its width.
const SHAPE: f32 = 0.29;
const DOT: f32 = 14.0;
const BAR: f32 = 12.0;

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
        let course = summary::course(story);
        parts.spawn(medium_label(course, TextSize::Small, Role::PaperDim));
        climb(parts, self);
        parts.spawn(heading(texts::RESULTS_LUCK));
        luck::tell(parts, self.text_scale, game, seats, story);
        let named = |key: TextKey, seat| key.with("name", seats.get(seat).name.as_str());
        let node = row(GAP).wrapped(GAP).fixed();
        let node = node.aligned(AlignItems::Stretch);
        parts.spawn(node).with_children(|cards| {
            if let Some((seat, boldest)) = summary::boldest(game, story) {
                let percent = boldest.chance.percent();
                let value = named(texts::RESULTS_BOLDEST_VALUE, seat).with("percent", percent);
                moment(cards, seats, seat, texts::RESULTS_BOLDEST, value, |card| {
                    card.spawn(risk(f32::from(percent)));
                });
            }
            if let Some((seat, rolls)) = summary::longest(game, story) {
                let value = named(texts::RESULTS_LONGEST_VALUE, seat).with("rolls", rolls);
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
    let plot = plot(story, size);
    let columns = game.variant().columns_to_win;
    let level = |column: u8| plot.level(f32::from(column) / f32::from(columns));
    // As many numbers as there is room for, the highest always.
    let apart = level(0) - level(1);
    let every = (TextSize::Small.du() * panel.text_scale * 1.3 / apart).ceil() as usize;
    let levels = (1..=columns).rev().step_by(every);
    let levels = levels.map(|column| (level(column), Words::literal(column.to_string())));
    let chart = Chart {
        drawing: draw(game, story, seats, panel.palette, size),
        spoken: summary::climb_words(game, story, seats),
        levels: levels.collect(),
    };
    chart.spawn(parts);
}

fn risk(share: f32) -> impl Bundle {
    let node = |width| Node {
        width,
        height: px(BAR),
        border_radius: BorderRadius::MAX,
        ..default()
    };
    let mut whole = node(auto());
    whole.margin.top = auto();
    let part = (node(percent(share)), fill(Role::Danger));
    (whole, fill(Role::Ink), children![part])
}

/// Highest number of rolls that are shown as dots.
const MOST_DOTS: u32 = 10;

fn dots(rolls: u32) -> impl Bundle {
    let node = Node::default().sized(Vec2::splat(DOT)).rounded(DOT / 4.0);
    let dots = (0..rolls.min(MOST_DOTS)).map(move |_| (node.clone(), fill(Role::Ivory)));
    let mut line = Node::default().wrapped(DOT / 2.0);
    line.column_gap = px(DOT / 2.0);
    line.margin.top = auto();
    (line, Children::spawn(SpawnIter(dots)))
}

pub(super) fn plugin(app: &mut App) {
    app.add_page(CLIMB).add_panel(20, story);
}
