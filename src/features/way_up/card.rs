//! Card of a station: its character with a line, and its two tables with their rewards.

use bevy::prelude::*;

use super::play::{play, unfinished};
use super::stage::Stage;
use super::station::{MainButton, Viewed};
use super::stored::{NEEDED, Standing, StoredWayUp};
use super::{prize, words};
use crate::core::art::polygon;
use crate::opponents::characters;
use crate::play::house_rules;
use crate::referee::SavedGame;
use crate::ui::prelude::*;

const FACE: f32 = 140.0;
/// Tip of a speech balloon.
const TIP: Vec2 = Vec2::new(26.0, 36.0);
/// Side of a sign before a line, and of a piece that stands for a win.
const SIGN: f32 = 30.0;
const PIECE: f32 = 24.0;
/// Width of the part of a table with its button, at a text scale of 1.
const PLAY: f32 = 240.0;

#[derive(Component)]
pub(super) struct CardPlace;

#[derive(PartialEq)]
pub(super) struct Card {
    opponent: Opponent,
    way: StoredWayUp,
    unfinished: Option<Stage>,
    text_scale: f32,
    palette: Palette,
}

pub(super) fn card(
    viewed: Res<Viewed>,
    way: Res<StoredWayUp>,
    saved: Res<SavedGame>,
    settings: Res<Settings>,
    palette: Res<Palette>,
) -> Option<Card> {
    Some(Card {
        opponent: viewed.0,
        unfinished: unfinished(&saved, &way),
        way: way.clone(),
        text_scale: settings.text_scale.factor(),
        palette: *palette,
    })
}

impl View for Card {
    type Container = CardPlace;

    const IS_NESTED: bool = true;

    fn draw(&self, card: &mut ChildSpawnerCommands) {
        let stages = [false, true].map(|is_harder| Stage::of(self.opponent, is_harder));
        let progress = match self.way.is_won(Stage::ALL[0]) {
            true => words::climbed(&self.way),
            false => Words::new(texts::WAY_NOTE),
        };
        let progress = paragraph(progress, TextSize::Small, Role::PaperDim);
        card.spawn((progress, Node::default().fixed()));
        let next = stages.into_iter().find(|stage| !self.way.is_won(*stage));
        let line = next.map_or_else(|| words::beaten(stages[1]), words::before);
        say(card, self.opponent, Some(FACE), line, self.palette);
        for stage in stages {
            self.table(card, stage);
        }
    }
}

impl Card {
    /// Draws a stage: its rules and its reward, then its standing and its button.
    fn table(&self, card: &mut ChildSpawnerCommands, stage: Stage) {
        let (is_open, is_won) = (self.way.is_open(stage), self.way.is_won(stage));
        let (ink, ground, sign, accent) = match (is_open, is_won) {
            (_, true) => (Role::Paper, Role::Well, Art::IconCheck, Role::Gold),
            (true, false) => (Role::Paper, Role::Slate, Art::IconFlag, Role::PaperDim),
            (false, false) => (Role::PaperDim, Role::Well, Art::IconFlag, Role::PaperDim),
        };
        let small = |words, color| medium_label(words, TextSize::Small, color);
        let prize = small(words::prize(stage, is_won), accent);
        let slab = row(WIDE).wrapped(GAP).padded(WIDE * 0.75, GAP);
        let mut side = column(TIGHT * 1.5);
        side.min_width = px(PLAY * self.text_scale.min(1.5));
        card.spawn((slab.fixed().rounded(RADIUS_SMALL), fill(ground)))
            .with_children(|slab| {
                prize::draw(slab, stage, self.palette);
                slab.spawn((
                    column(TIGHT / 2.0).growing(PLAY * self.text_scale),
                    children![
                        label(words::table(stage), TextSize::Label, ink),
                        small(house_rules::summary(stage.rules()), Role::PaperDim),
                        signed(sign, SIGN, accent, prize),
                    ],
                ));
                slab.spawn(side).with_children(|side| {
                    if is_open {
                        self.offer(side, stage, !is_won);
                        return;
                    }
                    let node = Node {
                        max_width: px(PLAY * 1.2 * self.text_scale),
                        ..default()
                    };
                    let closed = paragraph(texts::WAY_CLOSED, TextSize::Small, Role::PaperDim);
                    side.spawn((node, children![closed]));
                });
            });
    }

    /// Draws the standing, and the button that continues the game or the series, or begins one.
    fn offer(&self, side: &mut ChildSpawnerCommands, stage: Stage, is_main: bool) {
        let Standing { wins, losses } = self.way.standing(stage);
        let has_begun = wins + losses > 0;
        if has_begun {
            let centered = row(GAP).justified(JustifyContent::Center);
            side.spawn(centered).with_children(|row| {
                pieces(row, wins, Role::Gold, true);
                let figures = Words::literal(format!("{wins} : {losses}"));
                row.spawn(label(figures, TextSize::Label, Role::Paper));
                pieces(row, losses, Role::Danger, false);
            });
        } else if is_main {
            side.spawn((
                medium_label(texts::WAY_FRESH, TextSize::Small, Role::Paper),
                TextLayout::justify(Justify::Center),
            ));
        }
        let says = match (self.unfinished == Some(stage), has_begun, is_main) {
            (true, ..) => texts::WAY_GO_ON,
            (_, true, _) => texts::WAY_NEXT,
            (_, _, true) => texts::WAY_PLAY,
            _ => texts::WAY_ONCE_MORE,
        };
        let name = characters::name(stage.opponent);
        let standing = match has_begun {
            true => texts::WAY_STANDING_SPOKEN
                .with("wins", wins)
                .with("losses", losses)
                .with("name", name.clone()),
            false => Words::new(texts::WAY_FRESH),
        };
        let spoken = texts::WAY_BUTTON_SPOKEN
            .with("what", says)
            .with("name", name)
            .with("table", words::table(stage))
            .with("standing", standing);
        let (main, more) = (ButtonLook::Primary, ButtonLook::Secondary);
        let look = if is_main { main } else { more };
        let node = button_node(look).padded(GAP, TIGHT);
        let button = button_in(node, Words::new(says), look);
        let mut button = side.spawn((Key::of(stage), button, on_press(play(stage))));
        button.insert(Spoken(spoken));
        if is_main {
            button.insert((MainButton, FocusFirst));
        }
    }
}

/// Draws a character, with a face this large or without one, that says a line in a speech balloon.
pub(super) fn say(
    parts: &mut ChildSpawnerCommands,
    opponent: Opponent,
    face: Option<f32>,
    line: TextKey,
    palette: Palette,
) {
    let mut tip = Pen::new(TIP, palette);
    let corners = [Vec2::new(0.0, 0.62), Vec2::X, Vec2::ONE].map(|corner| corner * TIP);
    tip.fill(polygon(corners), Role::Paper);
    let mut place = Node::default().sized(TIP).fixed();
    place.margin = UiRect::left(px(TIGHT)).with_right(px(-1));
    let mut balloon = column(TIGHT / 2.0).growing(0.0).padded(WIDE * 0.75, GAP);
    balloon.min_width = px(0);
    parts.spawn(row(0.0).fixed()).with_children(|parts| {
        if let Some(side) = face {
            parts.spawn(characters::face(Some(opponent), side));
        }
        parts.spawn((ImageNode::default(), tip.finish(), place));
        parts.spawn((
            balloon.rounded(RADIUS),
            fill(Role::Paper),
            children![
                label(characters::name(opponent), TextSize::Small, Role::Ink),
                paragraph(line, TextSize::Small, Role::Ink),
            ],
        ));
    });
}

pub(super) fn signed(art: Art, side: f32, color: Role, text: impl Bundle) -> impl Bundle {
    let sign = (icon(art, Vec2::splat(side)), Tint::from(color));
    let text = (text, Node::default().growing(0.0));
    (row(TIGHT), children![sign, text])
}

/// Draws a piece for every win and an empty place for every one missing, the wins next to the figures.
pub(super) fn pieces(parts: &mut ChildSpawnerCommands, won: u8, color: Role, is_before: bool) {
    parts.spawn(row(TIGHT)).with_children(|pieces| {
        for place in 0..NEEDED {
            let from_figures = if is_before { NEEDED - 1 - place } else { place };
            let ground = match from_figures < won {
                true => Tint::from(color),
                false => Role::Ink.faint(0.6),
            };
            let piece = Node::default().sized(Vec2::splat(PIECE)).fixed();
            pieces.spawn((piece.rounded(f32::MAX), fill(ground)));
        }
    });
}
