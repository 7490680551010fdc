//! The join screen: heading and offer of the first climb, the bivouac around its fire, and the row below.

use bevy::prelude::*;

use super::arrival::Moves;
use super::bar::{BarBody, shrinking_column};
use super::bivouac::{Bivouac, Form};
use super::place_view::{PlaceAt, place_node, standing};
use crate::core::settings::SeenTips;
use crate::referee::BeginFirstClimb;
use crate::ui::color::LetterShadow;
use crate::ui::prelude::*;
use crate::ui::screen::safe_area;

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
            let foot = Vec2::new(0.0, foot);
            parts.spawn((standing(Art::BivouacFire, FIRE, foot), Moves::Fire));
            parts.spawn((standing(Art::BivouacSparks, SPARKS, foot), Moves::Sparks));
        }
        let safe = Node {
            row_gap: px(APART),
            ..safe_area().justified(JustifyContent::SpaceBetween)
        };
        parts.spawn(safe).with_children(|parts| {
            match self.form {
                Form::List => self.draw_list(parts),
                _ => self.draw_bivouac(parts),
            }
            parts.spawn((BarBody, row(WIDE).wrapped(GAP).fixed()));
        });
    }
}

impl Page {
    fn draw_list(&self, parts: &mut ChildSpawnerCommands) {
        let list = (scroll_view(WIDE), Key::of("list"));
        parts.spawn(list).with_children(|parts| {
            parts.spawn(heading(TextSize::Label));
            self.draw_offer(parts);
            parts
                .spawn(row(WIDE).wrapped(WIDE).fixed())
                .with_children(|parts| self.draw_places(parts, &[0, 1, 2, 3]));
            if !self.hints.is_empty() {
                // The fire is behind them.
                let ground = column(TIGHT).padded(GAP, TIGHT).rounded(RADIUS_SMALL);
                parts
                    .spawn((ground.fixed(), fill(Role::Panel)))
                    .with_children(|parts| self.draw_hints(parts, WHOLE));
            }
        });
    }

    /// Two groups of places, with the fire between them or between their members.
    fn draw_bivouac(&self, parts: &mut ChildSpawnerCommands) {
        let top = Node {
            align_items: AlignItems::FlexStart,
            ..row(WIDE).fixed().justified(JustifyContent::SpaceBetween)
        };
        parts.spawn(top).with_children(|parts| {
            parts.spawn(column(TIGHT)).with_children(|parts| {
                parts.spawn(heading(TextSize::Title));
                self.draw_hints(parts, HINT);
            });
            self.draw_offer(parts);
        });
        let (direction, justify) = match self.form {
            Form::Square => (FlexDirection::Column, JustifyContent::FlexEnd),
            _ => (FlexDirection::Row, JustifyContent::SpaceBetween),
        };
        let bivouac = Node {
            width: percent(100),
            max_width: px(SPREAD),
            align_self: AlignSelf::Center,
            flex_grow: 1.0,
            min_height: px(0),
            flex_direction: direction,
            justify_content: justify,
            row_gap: px(GAP),
            ..default()
        };
        parts.spawn(bivouac).with_children(|parts| {
            for pair in [[0, 1], [2, 3]] {
                let node = Node {
                    column_gap: px(WIDE),
                    min_height: px(0),
                    justify_content: JustifyContent::SpaceBetween,
                    ..default()
                };
                parts
                    .spawn(node)
                    .with_children(|parts| self.draw_places(parts, &pair));
            }
        });
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

    /// Offers the first climb, once.
    fn draw_offer(&self, parts: &mut ChildSpawnerCommands) {
        if !self.is_offered {
            return;
        }
        let look = ButtonLook::Secondary;
        let node = Node {
            max_width: px(OFFER),
            column_gap: px(GAP),
            ..button_node(look).justified(JustifyContent::SpaceBetween)
        };
        let [title, offer] = [texts::TUTORIAL_HEADING, texts::TUTORIAL_OFFER].map(Words::new);
        let lines = children![
            (
                medium_label(offer, TextSize::Small, Role::PaperDim),
                Ink(0.85)
            ),
            (label(title.clone(), TextSize::Body, Role::Paper), Ink(1.0)),
        ];
        parts.spawn((
            bare_button_in(node, title, look),
            Key::of("offer"),
            on_press(|mut commands: Commands| commands.trigger(BeginFirstClimb)),
            children![
                (shrinking_column(), lines),
                (icon(Art::IconRight, Vec2::splat(28.0)), Ink(0.85)),
            ],
        ));
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

fn heading(size: TextSize) -> impl Bundle {
    (
        label(texts::JOIN_HEADING, size, Role::Paper),
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
