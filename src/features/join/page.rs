//! The join screen: heading and offer of the first climb, the bivouac around its fire, and the row below.

use bevy::prelude::*;

use super::arrival::Moves;
use super::bar::BarBody;
use super::bivouac::{Bivouac, Form};
use super::place_view::{PlaceAt, place_node};
use crate::core::art::{Art, Picture};
use crate::core::canvas::Canvas;
use crate::core::locale::Words;
use crate::core::settings::SeenTips;
use crate::core::texts;
use crate::referee::BeginFirstClimb;
use crate::ui::color::{LetterShadow, Role};
use crate::ui::kit::{AddView, Flex, Key, View, on_press};
use crate::ui::screen::safe_area;
use crate::ui::spacing::{APART, GAP, TIGHT, WIDE};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, Ink, bare_button_in, button_node, column, icon, label, medium_label, row,
    scroll_view,
};

/// Maximum widths of heading and hint, clear of the moon, and of a hint with nothing beside it.
const SHORT: f32 = 820.0;
const HINT: f32 = 640.0;
const WHOLE: f32 = 1700.0;
/// Maximum widths of the offer of the first climb, and of the bivouac on a wide canvas.
const OFFER: f32 = 700.0;
const SPREAD: f32 = 1728.0;
/// Size of the ground in its picture, and the share of its height below the fog.
const GROUND: Vec2 = Vec2::new(2580.0, 540.0);
const SNOW: f32 = 0.756;
/// Size of fire and sparks, and the distance of their foot from the lower edge of the canvas.
const FIRE: Vec2 = Vec2::new(252.0, 231.0);
const SPARKS: Vec2 = Vec2::new(240.0, 320.0);
const FIRE_FOOT: f32 = 262.0;
const FIRE_FOOT_TALL: f32 = 560.0;

/// Container of the screen.
#[derive(Component)]
pub(super) struct PageBody;

/// The screen without the content of places and bar.
#[derive(PartialEq)]
struct Page {
    form: Form,
    snow: f32,
    hints: Vec<Words>,
    is_offered: bool,
}

impl View for Page {
    type Container = PageBody;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        if self.form != Form::List {
            parts.spawn(ground(self.snow));
            let foot = match self.form {
                Form::Square => FIRE_FOOT_TALL,
                _ => FIRE_FOOT,
            };
            parts.spawn((at_fire(foot, Art::BivouacFire, FIRE), Moves::Fire));
            parts.spawn((at_fire(foot, Art::BivouacSparks, SPARKS), Moves::Sparks));
        }
        let safe = Node {
            row_gap: px(APART),
            justify_content: JustifyContent::SpaceBetween,
            ..safe_area()
        };
        parts.spawn(safe).with_children(|parts| {
            if self.form == Form::List {
                let list = (scroll_view(WIDE), Key::of("list"));
                parts.spawn(list).with_children(|parts| {
                    parts.spawn(heading(TextSize::Heading));
                    self.draw_offer(parts);
                    parts
                        .spawn(row(WIDE).wrapped(WIDE).fixed())
                        .with_children(|parts| self.draw_places(parts, &[0, 1, 2, 3]));
                    self.draw_hints(parts, WHOLE);
                });
            } else {
                let mut top = row(WIDE).fixed();
                top.align_items = AlignItems::FlexStart;
                top.justify_content = JustifyContent::SpaceBetween;
                parts.spawn(top).with_children(|parts| {
                    parts.spawn(column(TIGHT)).with_children(|parts| {
                        parts.spawn(heading(TextSize::Title));
                        self.draw_hints(parts, HINT);
                    });
                    self.draw_offer(parts);
                });
                parts.spawn(self.bivouac_node()).with_children(|parts| {
                    for pair in [[0, 1], [2, 3]] {
                        parts
                            .spawn(self.pair_node())
                            .with_children(|parts| self.draw_places(parts, &pair));
                    }
                });
            }
            parts.spawn((BarBody, row(WIDE).wrapped(GAP).fixed()));
        });
    }
}

impl Page {
    /// Two groups of places, with the fire between them or between their members.
    fn bivouac_node(&self) -> Node {
        Node {
            width: percent(100),
            max_width: px(SPREAD),
            align_self: AlignSelf::Center,
            flex_grow: 1.0,
            min_height: px(0),
            flex_direction: match self.form {
                Form::Square => FlexDirection::Column,
                _ => FlexDirection::Row,
            },
            justify_content: match self.form {
                Form::Square => JustifyContent::FlexEnd,
                _ => JustifyContent::SpaceBetween,
            },
            row_gap: px(GAP),
            ..default()
        }
    }

    fn pair_node(&self) -> Node {
        Node {
            column_gap: px(WIDE),
            min_height: px(0),
            justify_content: JustifyContent::SpaceBetween,
            ..default()
        }
    }

    fn draw_places(&self, parts: &mut ChildSpawnerCommands, places: &[usize]) {
        for place in places {
            let node = place_node(self.form);
            match place {
                0 => parts.spawn((PlaceAt::<0>, node)),
                1 => parts.spawn((PlaceAt::<1>, node)),
                2 => parts.spawn((PlaceAt::<2>, node)),
                _ => parts.spawn((PlaceAt::<3>, node)),
            };
        }
    }

    fn draw_offer(&self, parts: &mut ChildSpawnerCommands) {
        if self.is_offered {
            parts.spawn(offer());
        }
    }

    fn draw_hints(&self, parts: &mut ChildSpawnerCommands, width: f32) {
        for hint in &self.hints {
            parts.spawn((
                medium_label(hint.clone(), TextSize::Small, Role::Paper),
                Node {
                    max_width: px(width),
                    ..default()
                },
            ));
        }
    }
}

fn ground(snow: f32) -> impl Bundle {
    (
        ImageNode {
            image_mode: NodeImageMode::Stretch,
            ..default()
        },
        Picture::new(Art::BivouacGround, GROUND).into_transient(),
        Node {
            position_type: PositionType::Absolute,
            bottom: px(0),
            width: percent(100),
            height: px(snow / SNOW),
            ..default()
        },
    )
}

/// Picture over the fire.
fn at_fire(foot: f32, art: Art, size: Vec2) -> impl Bundle {
    (
        ImageNode::default(),
        Picture::new(art, size),
        Node {
            position_type: PositionType::Absolute,
            left: percent(50),
            bottom: px(foot),
            width: px(size.x),
            height: px(size.y),
            margin: UiRect::left(px(-size.x / 2.0)),
            ..default()
        },
    )
}

fn heading(size: TextSize) -> impl Bundle {
    (
        label(Words::new(texts::JOIN_HEADING), size, Role::Paper),
        Node {
            max_width: px(SHORT),
            flex_shrink: 0.0,
            ..default()
        },
        TextShadow {
            offset: Vec2::new(0.0, 3.0),
            ..default()
        },
        LetterShadow(Role::Ink.faint(0.6)),
    )
}

/// Offer of the first climb, made once.
fn offer() -> impl Bundle {
    let look = ButtonLook::Secondary;
    let node = Node {
        max_width: px(OFFER),
        column_gap: px(GAP),
        justify_content: JustifyContent::SpaceBetween,
        ..button_node(look)
    };
    let words = Node {
        flex_shrink: 1.0,
        min_width: px(0),
        ..column(0.0)
    };
    (
        bare_button_in(node, Words::new(texts::TUTORIAL_HEADING), look),
        Key::of("offer"),
        on_press(|mut commands: Commands| commands.trigger(BeginFirstClimb)),
        children![
            (
                words,
                children![
                    (
                        medium_label(
                            Words::new(texts::TUTORIAL_OFFER),
                            TextSize::Small,
                            Role::PaperDim
                        ),
                        Ink(0.85),
                    ),
                    (
                        label(
                            Words::new(texts::TUTORIAL_HEADING),
                            TextSize::Body,
                            Role::Paper
                        ),
                        Ink(1.0),
                    ),
                ],
            ),
            (icon(Art::IconRight, Vec2::splat(28.0)), Ink(0.85)),
        ],
    )
}

fn page(bivouac: If<Res<Bivouac>>, canvas: Res<Canvas>, told: Res<SeenTips>) -> Option<Page> {
    Some(Page {
        form: bivouac.form,
        snow: canvas.bivouac_snow(),
        hints: bivouac.hints.clone(),
        is_offered: !told.first_climb,
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_view(page);
}
