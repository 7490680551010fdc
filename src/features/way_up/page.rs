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
use crate::ui::solo::{self, PageBody, PageFront, PageScene, SoloPage};
use crate::ui::spacing::WIDE;
use crate::ui::tabs::InView;
use crate::ui::widgets::column;

/// Least width of the card beside the mountain, at a text scale of 1, in design units.
const CARD: f32 = 640.0;
/// Largest width of the card beside the mountain.
const WIDEST: f32 = 960.0;
/// Largest text scale beside the mountain, and least scale of the mountain there.
const LARGE_TEXT: f32 = 1.25;
const SMALLEST: f32 = 1.0;
/// Height above the mountain for heading and tabs, and for the flag at the top.
const ABOVE: f32 = 240.0;
/// Right edge of the mountain on the screen, in its own units: the rest of its sky is cut off.
const RIGHT: f32 = 708.0;
/// Largest scale of the mountain below the card.
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

/// Layout of the page.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Layout {
    /// Scale of the mountain.
    scale: f32,
    /// Upper left corner of the mountain on the screen, and the width of the card beside it; `None` if the mountain stands
    /// below the card.
    beside: Option<(Vec2, f32)>,
}

impl Layout {
    fn of(canvas: &Canvas, settings: &Settings) -> Layout {
        let text_scale = settings.text_scale.factor();
        let edge = canvas.size.x * SAFE;
        let least = CARD * (0.5 + 0.5 * text_scale);
        let left = STATIONS[0].x - SIDE / 2.0;
        let scale = ((canvas.size.x - edge - least - WIDE) / (RIGHT - left))
            .min((canvas.size.y - ABOVE) / SIZE.y);
        if text_scale > LARGE_TEXT || canvas.is_tall() || scale < SMALLEST {
            let inner = canvas.size.x - 2.0 * edge;
            return Layout {
                scale: (inner / SIZE.x).min(LARGEST),
                beside: None,
            };
        }
        let corner = canvas.size - Vec2::new(RIGHT, SIZE.y) * scale;
        let card = corner.x + left * scale - WIDE - edge;
        Layout {
            scale,
            beside: Some((corner, card.min(WIDEST))),
        }
    }

    /// Place of the mountain in its container.
    fn mountain(&self) -> Rect {
        let corner = self.beside.map_or(Vec2::ZERO, |(corner, _)| corner);
        Rect::from_corners(corner, corner + SIZE * self.scale)
    }

    /// Square around a point of the mountain.
    fn square(&self, middle: Vec2, side: f32) -> Rect {
        let middle = self.mountain().min + middle * self.scale;
        Rect::from_center_size(middle, Vec2::splat(side * self.scale))
    }
}

/// Body of the page: the card, and the mountain if it stands below.
#[derive(Clone, PartialEq)]
struct Body(Mountain);

/// Mountain beside the card, behind everything.
#[derive(PartialEq)]
struct Scene(Mountain);

/// Stations of that mountain, in front of everything.
#[derive(PartialEq)]
struct Front(Mountain);

/// Mountain with its path, flags and stations.
#[derive(Clone, PartialEq)]
struct Mountain {
    way: StoredWayUp,
    /// Mark on the flags.
    mark: Mark,
    palette: Palette,
    layout: Layout,
}

type Inputs<'w> = (
    Res<'w, InView<SoloPage>>,
    Res<'w, StoredWayUp>,
    Res<'w, LastTable>,
    Res<'w, Canvas>,
    Res<'w, Settings>,
    Res<'w, Palette>,
);

fn mountain((in_view, way, last, canvas, settings, palette): Inputs) -> Option<Mountain> {
    (in_view.0 == PAGE).then(|| Mountain {
        way: way.clone(),
        mark: solo_seat(&last).mark,
        palette: *palette,
        layout: Layout::of(&canvas, &settings),
    })
}

fn body(inputs: Inputs) -> Option<Body> {
    mountain(inputs).map(Body)
}

fn scene(inputs: Inputs) -> Option<Scene> {
    mountain(inputs)?.beside().map(Scene)
}

fn front(inputs: Inputs) -> Option<Front> {
    mountain(inputs)?.beside().map(Front)
}

impl View for Body {
    type Container = PageBody;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let mut card = column(WIDE * 0.75).fixed();
        if let Some((_, width)) = self.0.layout.beside {
            card.width = px(width);
            parts.spawn((CardPlace, card));
            return;
        }
        card.width = percent(100);
        let mut sides = column(WIDE).fixed();
        sides.flex_direction = FlexDirection::ColumnReverse;
        parts.spawn(sides).with_children(|sides| {
            sides.spawn((CardPlace, card));
            let size = self.0.layout.mountain().size();
            sides
                .spawn(Node::default().sized(size).fixed())
                .with_children(|parts| {
                    self.0.draw_scene(parts);
                    self.0.draw_stations(parts);
                });
        });
    }
}

impl View for Scene {
    type Container = PageScene;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        self.0.draw_scene(parts);
    }
}

impl View for Front {
    type Container = PageFront;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        self.0.draw_stations(parts);
    }
}

impl Mountain {
    /// Returns the mountain if it stands beside the card.
    fn beside(self) -> Option<Mountain> {
        self.layout.beside.is_some().then_some(self)
    }

    fn draw_scene(&self, parts: &mut ChildSpawnerCommands) {
        let (way, layout) = (&self.way, &self.layout);
        let whole = layout.mountain();
        let climbed = words::climbed(way);
        parts.spawn((
            picture(Art::WayMountain, whole),
            Spoken(Words::new(texts::WAY_ROUTE_SPOKEN).with("climbed", climbed)),
            AccessibilityNode(accesskit::Node::new(accesskit::Role::Image)),
        ));
        parts.spawn((
            ImageNode::default(),
            path(way.next(), self.palette, layout.scale),
            Node::default().placed(whole),
        ));
        if let Some(next) = way.next() {
            let place = layout.square(STATIONS[next.station()], LIGHT);
            parts.spawn(picture(Art::LampGlow, place));
        }
        let flags = way.won().map(|stage| {
            let foot = FLAGS[usize::from(stage.is_harder)];
            (STATIONS[stage.station()] + foot, 1.0)
        });
        for (foot, size) in flags.chain(way.next().is_none().then_some(TOP)) {
            self.flag(parts, foot, size);
        }
    }

    fn draw_stations(&self, parts: &mut ChildSpawnerCommands) {
        for (opponent, middle) in Opponent::ALL.into_iter().zip(STATIONS) {
            let place = self.layout.square(middle, SIDE);
            parts.spawn(station(&self.way, opponent, place));
        }
        // Above the station in focus.
        let whole = Rect::from_corners(Vec2::ZERO, self.layout.mountain().max);
        parts.spawn((RingPlace, Node::default().placed(whole), ZIndex(2)));
    }

    /// Draws a flag; all of them are golden once the last stage is won.
    fn flag(&self, parts: &mut ChildSpawnerCommands, foot: Vec2, size: f32) {
        let scale = self.layout.scale;
        let foot = self.layout.mountain().min + foot * scale;
        let scale = scale * size;
        let top = foot - Vec2::new(POLE.x / 2.0, POLE.y) * scale;
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
    let layout = Layout::of(&canvas, &settings);
    Some(Ring(layout.square(STATIONS[stage.station()], SIDE), color))
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
        .add_view(scene)
        .add_view(front)
        .add_view(card)
        .add_view(ring)
        .add_systems(solo::OPENED, view_next)
        .add_systems(Update, view_focused.run_if(solo::is_on(PAGE)));
}
