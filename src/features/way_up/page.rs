//! Page of the way up among the solo games: the mountain with its stations and flags, and the card of a station.

use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use cant_stop_bots::Opponent;

use super::PAGE;
use super::card::{CardPlace, card};
use super::path::{SIZE, STATIONS, path};
use super::stage::Stage;
use super::station::{RING, Viewed, station, view_focused, view_next};
use super::stored::StoredWayUp;
use super::words;
use crate::core::art::{Art, Picture};
use crate::core::canvas::{Canvas, SAFE};
use crate::core::locale::{Spoken, Words};
use crate::core::seats::Mark;
use crate::core::settings::{LastTable, Settings};
use crate::core::solo_seat::solo_seat;
use crate::core::texts;
use crate::ui::color::{Edges, Palette, Role, Tint};
use crate::ui::kit::{AddView as _, Flex, View, ViewSystems};
use crate::ui::solo::{self, PageBody, SoloPage};
use crate::ui::spacing::WIDE;
use crate::ui::tabs::InView;
use crate::ui::widgets::{column, row};

/// Width of the dialog around the page, in design units.
const DIALOG: f32 = 2.5 * WIDE;
/// Least width of the card beside the mountain, at a text scale of 1, in design units.
const CARD: f32 = 640.0;
/// Least scale of the mountain beside the card, and largest above it.
const SMALLEST: f32 = 0.72;
const LARGEST: f32 = 1.05;
/// Side of a station, and of the light around the next one.
const SIDE: f32 = 104.0;
const LIGHT: f32 = 2.3 * SIDE;
/// Size of the pole of a flag, and of its cloth.
const POLE: Vec2 = Vec2::new(8.0, 70.4);
const CLOTH: Vec2 = Vec2::new(53.2, 37.8);
/// Feet of the flags of a station, from its middle: of the common table and of the harder one.
const FLAGS: [Vec2; 2] = [Vec2::new(50.0, 44.0), Vec2::new(86.0, 54.0)];
/// Foot of the flag at the top, and its scale.
const TOP: (Vec2, f32) = (Vec2::new(352.0, 50.0), 0.8);

/// Scale of the mountain, and `true` if the card stands beside it rather than below.
fn layout(canvas: &Canvas, settings: &Settings) -> (f32, bool) {
    let text_scale = settings.text_scale.factor();
    let widest = canvas.size.x * (1.0 - 2.0 * SAFE);
    let inner = (solo::WIDTH * (0.4 + 0.6 * text_scale)).min(widest) - DIALOG;
    let card = CARD * (0.5 + 0.5 * text_scale);
    let beside = (inner - WIDE - card) / SIZE.x;
    match beside >= SMALLEST {
        true => (beside.min(1.0), true),
        false => ((inner / SIZE.x).min(LARGEST), false),
    }
}

/// Square around a point of the mountain.
fn square(middle: Vec2, side: f32, scale: f32) -> Rect {
    Rect::from_center_size(middle * scale, Vec2::splat(side * scale))
}

/// Body of the page.
#[derive(PartialEq)]
struct Body {
    way: StoredWayUp,
    /// Mark on the flags.
    mark: Mark,
    palette: Palette,
    scale: f32,
    is_beside: bool,
}

fn body(
    in_view: Res<InView<SoloPage>>,
    way: Res<StoredWayUp>,
    last: Res<LastTable>,
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    palette: Res<Palette>,
) -> Option<Body> {
    let (scale, is_beside) = layout(&canvas, &settings);
    (in_view.0 == PAGE).then(|| Body {
        way: way.clone(),
        mark: solo_seat(&last).mark,
        palette: *palette,
        scale,
        is_beside,
    })
}

impl View for Body {
    type Container = PageBody;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let size = SIZE * self.scale;
        let mut mountain = Node::default().sized(size).fixed();
        let mut card = column(WIDE * 0.75).growing(0.0);
        let mut sides = row(WIDE).fixed();
        if self.is_beside {
            sides.align_items = AlignItems::Stretch;
            // Beside a taller card it is seen from its top.
            mountain.align_self = AlignSelf::FlexStart;
        } else {
            sides.flex_direction = FlexDirection::ColumnReverse;
            sides.row_gap = px(WIDE);
            card.width = percent(100);
        }
        parts.spawn(sides).with_children(|sides| {
            sides.spawn((CardPlace, card));
            sides
                .spawn(mountain)
                .with_children(|parts| self.mountain(parts, Rect::from_corners(Vec2::ZERO, size)));
        });
    }
}

impl Body {
    fn mountain(&self, parts: &mut ChildSpawnerCommands, whole: Rect) {
        let (way, scale) = (&self.way, self.scale);
        let climbed = words::climbed(way);
        parts.spawn((
            picture(Art::WayMountain, whole),
            Spoken(Words::new(texts::WAY_ROUTE_SPOKEN).with("climbed", climbed)),
            AccessibilityNode(accesskit::Node::new(accesskit::Role::Image)),
        ));
        parts.spawn((
            ImageNode::default(),
            path(way.next(), self.palette, scale),
            Node::default().placed(whole),
        ));
        if let Some(next) = way.next() {
            let place = square(STATIONS[next.station()], LIGHT, scale);
            parts.spawn(picture(Art::LampGlow, place));
        }
        let flags = way.won().map(|stage| {
            let foot = FLAGS[usize::from(stage.is_harder)];
            (STATIONS[stage.station()] + foot, 1.0)
        });
        for (foot, size) in flags.chain(way.next().is_none().then_some(TOP)) {
            self.flag(parts, foot, scale * size);
        }
        for (opponent, middle) in Opponent::CHARACTERS.into_iter().zip(STATIONS) {
            parts.spawn(station(way, opponent, square(middle, SIDE, scale)));
        }
        // Above the station in focus.
        parts.spawn((RingPlace, Node::default().placed(whole), ZIndex(2)));
    }

    /// Draws a flag; all of them are golden once the last stage is won.
    fn flag(&self, parts: &mut ChildSpawnerCommands, foot: Vec2, scale: f32) {
        let top = foot * self.scale - Vec2::new(POLE.x / 2.0, POLE.y) * scale;
        let cloth = top + Vec2::new(POLE.x - 2.0, 5.0) * scale;
        let place = |corner, size: Vec2| Rect::from_corners(corner, corner + size * scale);
        let color = match self.way.next().is_none() {
            true => Role::Gold,
            false => Role::Player(self.mark),
        };
        parts.spawn((picture(Art::Flag, place(cloth, CLOTH)), Tint::from(color)));
        parts.spawn(picture(Art::FlagPole, place(top, POLE)));
    }
}

fn picture(art: Art, place: Rect) -> impl Bundle {
    (
        ImageNode::default(),
        Picture::new(art, place.size()),
        Node::default().placed(place),
    )
}

/// Container of the ring.
#[derive(Component)]
struct RingPlace;

/// Ring around the station whose card is in view.
#[derive(PartialEq)]
struct Ring(Rect, Role);

fn ring(
    viewed: Res<Viewed>,
    way: Res<StoredWayUp>,
    canvas: Res<Canvas>,
    settings: Res<Settings>,
) -> Option<Ring> {
    let stage = Stage::of(viewed.0, true);
    let is_next = way.next().is_some_and(|next| next.opponent == viewed.0);
    let color = match is_next || way.is_won(stage) {
        true => Role::Gold,
        false => Role::Paper,
    };
    let (scale, _) = layout(&canvas, &settings);
    Some(Ring(square(STATIONS[stage.station()], SIDE, scale), color))
}

impl View for Ring {
    type Container = RingPlace;

    const IS_NESTED: bool = true;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let mut node = Node::default().placed(self.0).rounded(f32::MAX);
        node.border = px(RING).all();
        parts.spawn((node, Edges::all(self.1)));
    }
}

pub(super) fn plugin(app: &mut App) {
    let view_focused = view_focused.before(ViewSystems::Build);
    app.insert_resource(Viewed(Opponent::Marmot))
        .add_view(body)
        .add_view(card)
        .add_view(ring)
        .add_systems(solo::OPENED, view_next)
        .add_systems(Update, view_focused.run_if(solo::is_on(PAGE)));
}
