//! Page of the way up among the solo games: the mountain with its stations and flags, and the card of a station.

use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;

use super::card::{CardPlace, card};
use super::layout::{Layout, SIDE};
use super::lighting::{LitPath, NewFlag, light};
use super::path::{STATIONS, climbed, path};
use super::stage::Stage;
use super::station::{RING, Viewed, station, view_focused, view_next};
use super::stored::StoredWayUp;
use super::{PAGE, words};
use crate::ui::prelude::*;
use crate::ui::solo::{self, PageBody, PageFront, PageScene, SoloPage};

/// Side of the light around the next station.
const LIGHT: f32 = 2.3 * SIDE;
/// Size of the pole of a flag, and of its cloth.
const POLE: Vec2 = Vec2::new(8.0, 70.4);
const CLOTH: Vec2 = Vec2::new(53.2, 37.8);
/// Feet of the flags of a station, from its middle: of the common table and of the harder one.
const FLAGS: [Vec2; 2] = [Vec2::new(50.0, 44.0), Vec2::new(86.0, 54.0)];
/// Foot of the flag at the top, and its scale.
const TOP: (Vec2, f32) = (Vec2::new(352.0, 50.0), 0.8);

/// Body of the page: the card, and the mountain if it stands below.
#[derive(PartialEq)]
struct Body(Mountain);

/// Mountain beside the card, behind everything.
#[derive(PartialEq)]
struct Scene(Mountain);

/// Stations of that mountain, in front of everything.
#[derive(PartialEq)]
struct Front(Mountain);

/// Mountain with its path, flags and stations.
#[derive(PartialEq)]
struct Mountain {
    way: StoredWayUp,
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

/// Mountain, if it stands beside the card.
fn beside(inputs: Inputs) -> Option<Mountain> {
    mountain(inputs).filter(|mountain| mountain.layout.beside.is_some())
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
    fn draw_scene(&self, parts: &mut ChildSpawnerCommands) {
        let (way, layout) = (&self.way, &self.layout);
        let whole = layout.mountain();
        let said = words::climbed(way);
        parts.spawn((
            placed_picture(Art::WayMountain, whole),
            Tint::from(Role::AsPainted).brighter(0.8),
            Spoken(texts::WAY_ROUTE_SPOKEN.with("climbed", said)),
            AccessibilityNode(accesskit::Node::new(accesskit::Role::Image)),
        ));
        parts.spawn((
            LitPath,
            ImageNode::default(),
            path(climbed(way), self.palette, layout.scale),
            Node::default().placed(whole),
        ));
        if let Some(next) = way.next() {
            let place = layout.square(STATIONS[next.station()], LIGHT);
            parts.spawn(placed_picture(Art::LampGlow, place));
        }
        let last = way.won().last();
        for stage in way.won() {
            let foot = STATIONS[stage.station()] + FLAGS[usize::from(stage.is_harder)];
            self.flag(parts, foot, 1.0, Some(stage) == last);
        }
        if way.next().is_none() {
            self.flag(parts, TOP.0, TOP.1, true);
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
    fn flag(&self, parts: &mut ChildSpawnerCommands, foot: Vec2, size: f32, is_new: bool) {
        let scale = self.layout.scale;
        let foot = self.layout.mountain().min + foot * scale;
        let scale = scale * size;
        let top = foot - Vec2::new(POLE.x / 2.0, POLE.y) * scale;
        let cloth = top + Vec2::new(POLE.x - 2.0, 5.0) * scale;
        let place = |corner, size: Vec2| Rect::from_corners(corner, corner + size * scale);
        let color = match self.way.next() {
            None => Role::Gold,
            Some(_) => Role::Player(self.mark),
        };
        for (art, place, color) in [
            (Art::Flag, place(cloth, CLOTH), color),
            (Art::FlagPole, place(top, POLE), Role::AsPainted),
        ] {
            let mut part = parts.spawn((placed_picture(art, place), Tint::from(color)));
            if is_new {
                part.insert(NewFlag);
            }
        }
    }
}

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
    let is_open = is_next || way.is_won(stage);
    let color = if is_open { Role::Gold } else { Role::Paper };
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
        .add_view(|inputs: Inputs| mountain(inputs).map(Body))
        .add_view(|inputs: Inputs| beside(inputs).map(Scene))
        .add_view(|inputs: Inputs| beside(inputs).map(Front))
        .add_view(card)
        .add_view(ring)
        .add_systems(solo::OPENED, view_next)
        .add_systems(
            Update,
            (view_focused, light.after(ViewSystems::BuildNested)).run_if(solo::is_on(PAGE)),
        );
}
