//! Place at the bivouac: tent and runner, or a bot on its log, above a sign that opens all about the place.

use bevy::prelude::*;
use cant_stop_bots::Opponent;

use super::arrival::Moves;
use super::bivouac::{Bivouac, Form, PlaceShown, who_words};
use super::dialogs::PLACE;
use super::place::AtPlace;
use super::seen_devices::{FirstFocus, FreeSign};
use super::setup::{TableSetup, Who};
use crate::core::art::{Art, Picture};
use crate::core::dialogs::Dialogs;
use crate::core::locale::Words;
use crate::core::texts;
use crate::opponents::characters;
use crate::ui::color::{Edges, Role, Tint};
use crate::ui::focus::FocusFirst;
use crate::ui::kit::{AddView, Flex, Key, View, on_press};
use crate::ui::spacing::{GAP, RADIUS, TIGHT, TOUCH};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, Ink, bare_button_in, button_node, column, icon, label, mark_icon, medium_label,
    row, tent_picture,
};

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
/// Parts of a sign.
const SIGN: f32 = 132.0;
const TOKEN: f32 = 40.0;
const TICK: f32 = 32.0;
const PEAKS: f32 = 18.0;

/// Container of the place number `PLACE`, from 0.
#[derive(Component)]
pub(super) struct PlaceAt<const PLACE: usize>;

/// Layout of the container.
pub(super) fn place_node(form: Form) -> Node {
    let node = Node {
        justify_content: JustifyContent::FlexEnd,
        ..column(GAP)
    };
    match form {
        Form::List => node.growing(LISTED),
        Form::Row | Form::Square => Node {
            width: px(WIDTH),
            min_height: px(0),
            ..node
        },
    }
}

/// Place with its content.
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
        if self.form != Form::List {
            let scale = if self.form == Form::Square {
                SMALLER
            } else {
                1.0
            };
            let outward = if AT < 2 { -ASIDE } else { ASIDE };
            let stage = Stage {
                place: AT,
                scale,
                outward: outward * scale,
            };
            let node = Node {
                height: px(SCENE * scale),
                min_height: px(0),
                ..default()
            };
            parts
                .spawn(node)
                .with_children(|parts| match self.shown.who {
                    Who::Person => stage.draw_person(parts, &self.shown),
                    Who::Bot(bot) => stage.draw_bot(parts, &self.shown, bot),
                    Who::Empty => stage.draw_free(parts),
                });
        }
        match self.shown.who {
            Who::Empty => self.draw_free(parts),
            _ => self.draw_sign(parts),
        }
    }
}

/// Picture of a place.
struct Stage {
    place: usize,
    scale: f32,
    /// Horizontal offset of the tent.
    outward: f32,
}

impl Stage {
    /// Picture with its foot at `foot`, from the middle of the lower edge.
    fn picture(&self, art: Art, size: Vec2, foot: Vec2) -> impl Bundle + use<> {
        let size = size * self.scale;
        (
            ImageNode::default(),
            Picture::new(art, size),
            Node {
                position_type: PositionType::Absolute,
                left: percent(50),
                bottom: px(foot.y * self.scale),
                width: px(size.x),
                height: px(size.y),
                margin: UiRect::left(px(foot.x - size.x / 2.0)),
                ..default()
            },
        )
    }

    fn draw_tent(&self, parts: &mut ChildSpawnerCommands, art: Art, color: impl Into<Tint>) {
        let (size, foot) = (Vec2::splat(TENT), Vec2::new(self.outward, BEHIND));
        let shade = Vec2::new(1.35 * TENT, 0.3 * TENT);
        let below = foot - Vec2::new(0.0, 0.1 * TENT);
        parts.spawn(self.picture(Art::BivouacShade, shade, below));
        let tent = self.picture(art, size, foot);
        parts.spawn((tent, color.into(), Moves::Tent(self.place)));
    }

    fn draw_person(&self, parts: &mut ChildSpawnerCommands, shown: &PlaceShown) {
        let color = Role::Player(shown.mark);
        self.draw_tent(parts, tent_picture(shown.mark), color);
        let [body, gear] = if shown.is_held && shown.is_ready {
            [Art::ClimberCheer, Art::ClimberCheerGear]
        } else {
            [Art::ClimberIdle, Art::ClimberIdleGear]
        };
        let shade = Vec2::new(RUNNER.x, 36.0);
        let moves = Moves::Runner(self.place);
        parts.spawn((
            self.picture(Art::BivouacShade, shade, Vec2::new(0.0, -14.0)),
            moves,
        ));
        for (art, color) in [(body, Role::Runner), (gear, color)] {
            parts.spawn((
                self.picture(art, RUNNER, Vec2::ZERO),
                Tint::from(color),
                moves,
            ));
        }
    }

    fn draw_bot(&self, parts: &mut ChildSpawnerCommands, shown: &PlaceShown, bot: Opponent) {
        self.draw_tent(parts, tent_picture(shown.mark), Role::Player(shown.mark));
        let moves = Moves::Runner(self.place);
        parts.spawn((
            self.picture(Art::BivouacLog, LOG, Vec2::new(0.0, -10.0)),
            moves,
        ));
        let side = PORTRAIT * self.scale;
        let node = Node {
            position_type: PositionType::Absolute,
            left: percent(50),
            bottom: px(0.62 * LOG.y * self.scale),
            margin: UiRect::left(px(-side / 2.0)),
            ..default()
        };
        parts.spawn((node, moves, children![characters::face(Some(bot), side)]));
    }

    fn draw_free(&self, parts: &mut ChildSpawnerCommands) {
        let foot = Vec2::new(self.outward, BEHIND);
        parts.spawn((
            self.picture(Art::BivouacFree, Vec2::splat(TENT), foot),
            Role::Paper.faint(0.75),
        ));
    }
}

/// Opens the dialog about the place.
fn open_place<const AT: usize>(mut at: ResMut<AtPlace>, mut dialogs: ResMut<Dialogs>) {
    at.0 = AT;
    dialogs.open(PLACE);
}

fn sign_node() -> Node {
    Node {
        min_height: px(SIGN),
        column_gap: px(GAP),
        justify_content: JustifyContent::FlexStart,
        ..button_node(ButtonLook::Secondary).padded(GAP, TIGHT)
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
    Words::new(texts::SPOKEN_VALUE)
        .with(
            "title",
            Words::new(texts::JOIN_SEAT).with("number", index + 1),
        )
        .with("value", value)
}

fn dotted(first: Words, second: Words) -> Words {
    Words::new(texts::DOT_LIST)
        .with("first", first)
        .with("second", second)
}

impl<const AT: usize> PlaceView<AT> {
    /// Sign of a taken place: token, name, and the device or the bot.
    fn draw_sign(&self, parts: &mut ChildSpawnerCommands) {
        let shown = &self.shown;
        let is_person = shown.who == Who::Person;
        let called = dotted(Words::literal(&shown.name), who_words(shown.who));
        let [second, called] = if is_person {
            let device = shown.device.0.clone();
            let called = dotted(called, device.clone());
            let unready = Words::new(texts::JOIN_UNREADY);
            if shown.is_ready {
                [device, called]
            } else {
                [unready.clone(), dotted(called, unready)]
            }
        } else {
            [who_words(shown.who), called]
        };
        let look = ButtonLook::Secondary;
        let sign = (
            bare_button_in(sign_node(), spoken(AT, called), look),
            Key::of("sign"),
            on_press(open_place::<AT>),
        );
        parts.spawn(sign).with_children(|parts| {
            parts.spawn(frame(Role::Player(shown.mark)));
            parts.spawn(mark_icon(shown.mark, TOKEN));
            parts.spawn(lines_node()).with_children(|parts| {
                let name = Words::literal(&shown.name);
                parts.spawn((label(name, TextSize::Body, Role::Paper), Ink(1.0)));
                parts
                    .spawn(row(GAP).wrapped(TIGHT / 2.0))
                    .with_children(|parts| {
                        let second = medium_label(second, TextSize::Small, Role::PaperDim);
                        parts.spawn((second, Ink(0.85)));
                        if let Some(bot) = shown.who.opponent() {
                            parts.spawn(characters::strength(Some(bot), PEAKS));
                        }
                    });
            });
            let tick = match shown.who {
                Who::Person if !(shown.is_held && shown.is_ready) => {
                    (shown.device.1, Role::PaperDim)
                }
                _ => (Art::IconCheck, Role::Calm),
            };
            if self.has_tick {
                let (art, color) = tick;
                parts.spawn((icon(art, Vec2::splat(TICK)), Tint::from(color)));
            }
        });
    }

    /// Buttons of a free place: for another player, and for a bot.
    fn draw_free(&self, parts: &mut ChildSpawnerCommands) {
        let look = ButtonLook::Secondary;
        let button = |name, words, art| {
            let node = Node {
                min_height: px(TOUCH),
                ..sign_node()
            };
            (
                bare_button_in(node, spoken(AT, Words::new(name)), look),
                children![
                    (icon(art, Vec2::splat(TICK)), Ink(0.85)),
                    (
                        lines_node(),
                        children![(
                            medium_label(Words::new(words), TextSize::Small, Role::Paper),
                            Ink(1.0),
                        )],
                    ),
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
            Key::of("sign"),
            FreeSign,
            on_press(|mut setup: ResMut<TableSetup>| setup.put(AT, Who::Person)),
        ));
        if self.takes_focus {
            join.insert(FocusFirst);
        }
        parts.spawn((
            button(texts::JOIN_CALL, texts::JOIN_CALL, Art::IconBot),
            Key::of("call"),
            on_press(|mut setup: ResMut<TableSetup>| setup.call_bot(AT)),
        ));
    }
}

/// Line in the colour of the player, along the edge of a sign.
fn frame(color: Role) -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            top: px(0),
            bottom: px(0),
            border: px(3).all(),
            border_radius: BorderRadius::all(px(RADIUS)),
            ..default()
        },
        Edges::all(color),
    )
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
