//! Place at the bivouac: tent and runner, or a bot on its log, above a sign that opens all about the place.

use bevy::prelude::*;

use super::PLACE;
use super::arrival::Moves;
use super::bivouac::{Bivouac, Form, PlaceShown, who_words};
use super::place::AtPlace;
use super::seen_devices::{FirstFocus, FreeSign};
use super::setup::TableSetup;
use crate::opponents::characters;
use crate::ui::prelude::*;
use crate::ui::widgets::{cover, tent_color, tent_picture};

/// Width of a place; in a list its least width.
const WIDTH: f32 = 344.0;
const LISTED: f32 = 720.0;
/// Height of the picture of a place, and its scale where two rows share the height.
const SCENE: f32 = 350.0;
const SMALLER: f32 = 0.78;
/// Sizes in the picture, and the distance of the tent from its middle, outward from the fire.
const TENT: f32 = 225.0;
const RUNNER: Vec2 = Vec2::new(156.0, 177.0);
const PORTRAIT: f32 = 156.0;
const LOG: Vec2 = Vec2::new(208.0, 78.0);
const ASIDE: f32 = 66.0;
/// Height of the tent's foot above the runner's.
const BEHIND: f32 = 122.0;
const SIGN: f32 = 132.0;
const TOKEN: f32 = 40.0;
const TICK: f32 = 32.0;
const PEAKS: f32 = 18.0;

/// Container of the place number `PLACE`, from 0.
#[derive(Component)]
pub(super) struct PlaceAt<const PLACE: usize>;

pub(super) fn place_node(form: Form) -> Node {
    let node = column(GAP).justified(JustifyContent::FlexEnd);
    match form {
        Form::List => node.growing(LISTED),
        Form::Row | Form::Square => Node {
            width: px(WIDTH),
            min_height: px(0),
            ..node
        },
    }
}

/// Layout of a picture with its foot at `foot`, from the middle of the lower edge of its container.
fn standing_node(size: Vec2, foot: Vec2) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: percent(50),
        bottom: px(foot.y),
        margin: UiRect::left(px(foot.x - size.x / 2.0)),
        ..Node::default().sized(size)
    }
}

pub(super) fn standing(art: Art, size: Vec2, foot: Vec2) -> impl Bundle {
    let node = standing_node(size, foot);
    (ImageNode::default(), Picture::new(art, size), node)
}

#[derive(PartialEq)]
struct PlaceView<const PLACE: usize> {
    form: Form,
    has_tick: bool,
    shown: PlaceShown,
    is_inviting: bool,
    takes_focus: bool,
}

impl<const AT: usize> View for PlaceView<AT> {
    type Container = PlaceAt<AT>;

    const IS_NESTED: bool = true;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let scale = match self.form {
            Form::List => None,
            Form::Square => Some(SMALLER),
            Form::Row => Some(1.0),
        };
        if let Some(scale) = scale {
            let node = Node {
                height: px(SCENE * scale),
                min_height: px(0),
                ..default()
            };
            parts
                .spawn(node)
                .with_children(|parts| self.draw_picture(parts, scale));
        }
        match self.shown.who {
            Some(kind) => self.draw_sign(parts, kind),
            None => self.draw_free(parts),
        }
    }
}

/// Layout of a sign, at least `height` design units high.
fn sign_node(height: f32) -> Node {
    Node {
        min_height: px(height),
        column_gap: px(GAP),
        ..button_node(ButtonLook::Secondary)
            .padded(GAP, TIGHT)
            .justified(JustifyContent::FlexStart)
    }
}

/// Lines of text in a sign, in the width that is left.
fn lines_node() -> Node {
    Node {
        min_width: px(0),
        ..column(0.0).growing(0.0)
    }
}

/// Accessible name of a part of the place number `index`.
fn spoken(index: usize, value: Words) -> Words {
    Words::titled(texts::JOIN_SEAT.with("number", index + 1), value)
}

impl<const AT: usize> PlaceView<AT> {
    fn draw_picture(&self, parts: &mut ChildSpawnerCommands, scale: f32) {
        let picture = |art, size: Vec2, foot: Vec2| standing(art, size * scale, foot * scale);
        let foot = Vec2::new(if AT < 2 { -ASIDE } else { ASIDE }, BEHIND);
        let size = Vec2::splat(TENT);
        let Some(kind) = self.shown.who else {
            let free = picture(Art::BivouacFree, size, foot);
            parts.spawn((free, Role::Paper.faint(0.75)));
            return;
        };
        let color = Role::Player(self.shown.mark);
        let below = foot - Vec2::new(0.0, 0.1 * TENT);
        let shade = size * Vec2::new(1.35, 0.3);
        parts.spawn(picture(Art::BivouacShade, shade, below));
        let tent = picture(tent_picture(self.shown.mark), size, foot);
        parts.spawn((tent, tent_color(self.shown.mark), Moves::Tent(AT)));
        let moves = Moves::Runner(AT);
        if let SeatKind::Bot(_) = kind {
            let log = picture(Art::BivouacLog, LOG, Vec2::new(0.0, -10.0));
            parts.spawn((log, moves));
            let side = PORTRAIT * scale;
            let node = standing_node(Vec2::splat(side), Vec2::new(0.0, 0.62 * LOG.y * scale));
            let face = characters::face(kind.opponent(), side);
            parts.spawn((node, moves, children![face]));
            return;
        }
        let [body, gear] = if self.shown.is_held && self.shown.is_ready {
            [Art::ClimberCheer, Art::ClimberCheerGear]
        } else {
            [Art::ClimberIdle, Art::ClimberIdleGear]
        };
        let shade = Vec2::new(RUNNER.x, 36.0);
        let shade = picture(Art::BivouacShade, shade, Vec2::new(0.0, -14.0));
        parts.spawn((shade, moves));
        for (art, color) in [(body, Role::Runner), (gear, color)] {
            let picture = picture(art, RUNNER, Vec2::ZERO);
            parts.spawn((picture, Tint::from(color), moves));
        }
    }

    /// Sign of a taken place: token, name, and the device or the bot. It opens the dialog about the place.
    fn draw_sign(&self, parts: &mut ChildSpawnerCommands, kind: SeatKind) {
        let shown = &self.shown;
        let (name, who) = (Words::literal(&shown.name), who_words(shown.who));
        let (device, art) = shown.device.clone();
        let called = Words::dotted(name.clone(), who.clone());
        let unready = Words::new(texts::JOIN_UNREADY);
        let (second, called) = match kind {
            SeatKind::Bot(_) => (who, called),
            SeatKind::Person if shown.is_ready => (device.clone(), Words::dotted(called, device)),
            SeatKind::Person => {
                let called = Words::dotted(called, device);
                (unready.clone(), Words::dotted(called, unready))
            }
        };
        let sign = (
            bare_button_in(sign_node(SIGN), spoken(AT, called), ButtonLook::Secondary),
            Key::of(("sign", AT)),
            on_press(|mut at: ResMut<AtPlace>, mut dialogs: ResMut<Dialogs>| {
                at.0 = AT;
                dialogs.open(PLACE);
            }),
        );
        parts.spawn(sign).with_children(|parts| {
            parts.spawn(frame(Role::Player(shown.mark)));
            parts.spawn(mark_icon(shown.mark, TOKEN));
            parts.spawn(lines_node()).with_children(|parts| {
                parts.spawn((label(name, TextSize::Body, Role::Paper), Ink(1.0)));
                let line = row(GAP).wrapped(TIGHT / 2.0);
                parts.spawn(line).with_children(|parts| {
                    let second = medium_label(second, TextSize::Small, Role::PaperDim);
                    parts.spawn((second, Ink(0.85)));
                    if let SeatKind::Bot(bot) = kind {
                        parts.spawn(characters::strength(Some(bot), PEAKS));
                    }
                });
            });
            let is_settled = shown.is_held && shown.is_ready;
            let (art, color) = match kind {
                SeatKind::Person if !is_settled => (art, Role::PaperDim),
                _ => (Art::IconCheck, Role::Calm),
            };
            if self.has_tick {
                parts.spawn((icon(art, Vec2::splat(TICK)), Tint::from(color)));
            }
        });
    }

    /// Buttons of a free place: for another player, and for a bot.
    fn draw_free(&self, parts: &mut ChildSpawnerCommands) {
        let button = |name, words, art| {
            let words = medium_label(Words::new(words), TextSize::Small, Role::Paper);
            let spoken = spoken(AT, Words::new(name));
            (
                bare_button_in(sign_node(TOUCH), spoken, ButtonLook::Secondary),
                children![
                    (icon(art, Vec2::splat(TICK)), Ink(0.85)),
                    (lines_node(), children![(words, Ink(1.0))]),
                ],
            )
        };
        // With one device for all, a press starts the game instead.
        let press = if self.is_inviting {
            texts::JOIN_PRESS
        } else {
            texts::JOIN_EMPTY
        };
        let mut join = parts.spawn((
            button(texts::JOIN_EMPTY, press, Art::IconPlus),
            Key::of(("sign", AT)),
            FreeSign(AT),
            on_press(|mut setup: ResMut<TableSetup>| setup.put(AT, Some(SeatKind::Person))),
        ));
        if self.takes_focus {
            join.insert(FocusFirst);
        }
        parts.spawn((
            button(texts::JOIN_CALL, texts::JOIN_CALL, Art::IconBot),
            Key::of(("call", AT)),
            on_press(|mut setup: ResMut<TableSetup>| setup.call_bot(AT)),
        ));
    }
}

/// Line in the colour of the player, along the edge of a sign.
fn frame(color: Role) -> impl Bundle {
    let node = Node {
        border: px(3).all(),
        ..cover().rounded(RADIUS)
    };
    (node, Edges::all(color))
}

fn view<const AT: usize>(
    bivouac: If<Res<Bivouac>>,
    first: Res<FirstFocus>,
) -> Option<PlaceView<AT>> {
    Some(PlaceView {
        form: bivouac.form,
        has_tick: bivouac.has_ticks,
        shown: bivouac.places[AT].clone(),
        is_inviting: bivouac.is_inviting,
        takes_focus: first.0 == Some(AT),
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_view(view::<0>)
        .add_view(view::<1>)
        .add_view(view::<2>)
        .add_view(view::<3>);
}
