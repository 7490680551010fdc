//! The mountain with its route: the path as far as it was climbed, the stations along it, and the flags that were won.

use bevy::{a11y::AccessibilityNode, prelude::*};
use cant_stop_bots::Opponent;

use super::{
    station::{self, SIDE},
    words,
};
use crate::core::art::{Art, Drawing, Picture, circle};
use crate::core::locale::{Spoken, Words};
use crate::core::seats::Mark;
use crate::core::settings::{Stage, StoredWayUp};
use crate::core::texts;
use crate::ui::color::{Palette, Pen, Role, Tint};

/// The mountain at its natural size.
pub(super) const SIZE: Vec2 = Vec2::new(760.0, 620.0);
/// Where the stations are on it, from the lowest to the highest.
const STATIONS: [Vec2; 5] = [
    Vec2::new(136.0, 500.0),
    Vec2::new(424.0, 440.0),
    Vec2::new(236.0, 326.0),
    Vec2::new(486.0, 262.0),
    Vec2::new(352.0, 152.0),
];
/// The path from the tents to every station, and from the last to the top.
const LEGS: [&[Vec2]; 6] = [
    &[
        Vec2::new(366.0, 572.0),
        Vec2::new(290.0, 562.0),
        Vec2::new(206.0, 548.0),
    ],
    &[Vec2::new(224.0, 488.0), Vec2::new(320.0, 488.0)],
    &[Vec2::new(436.0, 384.0), Vec2::new(330.0, 378.0)],
    &[Vec2::new(296.0, 268.0), Vec2::new(396.0, 286.0)],
    &[Vec2::new(470.0, 206.0), Vec2::new(420.0, 186.0)],
    &[Vec2::new(338.0, 92.0), Vec2::new(352.0, 48.0)],
];
/// How far the dots of the path are apart, how large they are, and how wide the ink around them is.
const STEP: f32 = 15.0;
const DOT: f32 = 4.0;
const INK: f32 = 2.0;
/// How large a flag is: its pole, and its cloth.
const POLE: Vec2 = Vec2::new(8.0, 70.4);
const CLOTH: Vec2 = Vec2::new(53.2, 37.8);
/// Where the flags of a station stand, from its middle: that of the usual table and that of the harder one.
const FLAGS: [Vec2; 2] = [Vec2::new(50.0, 44.0), Vec2::new(86.0, 54.0)];
/// How large the flag at the top is, and where it stands.
const TOP_FLAG: f32 = 0.8;
const TOP: Vec2 = Vec2::new(352.0, 50.0);

/// Puts the mountain up, `scale` times its natural size, beside the card or above it.
pub(super) fn draw(
    parts: &mut ChildSpawnerCommands,
    way: &StoredWayUp,
    mark: Mark,
    palette: Palette,
    scale: f32,
    is_beside: bool,
) {
    let size = SIZE * scale;
    let whole = move || Node {
        position_type: PositionType::Absolute,
        width: px(size.x),
        height: px(size.y),
        ..default()
    };
    parts
        .spawn(Node {
            width: px(size.x),
            height: px(size.y),
            flex_shrink: 0.0,
            // Beside a card that is taller it is seen from the start.
            align_self: if is_beside {
                AlignSelf::FlexStart
            } else {
                AlignSelf::Center
            },
            ..default()
        })
        .with_children(|mountain| {
            mountain.spawn((
                ImageNode::default(),
                Picture::new(Art::WayMountain, size),
                whole(),
                Spoken(Words::new(texts::WAY_ROUTE_SPOKEN).with("climbed", words::climbed(way))),
                AccessibilityNode(accesskit::Node::new(accesskit::Role::Image)),
            ));
            mountain.spawn((ImageNode::default(), path(way, palette, scale), whole()));
            let stations = Opponent::CHARACTERS.into_iter().zip(STATIONS);
            let next = way.next().map(|stage| stage.opponent);
            for (_, middle) in stations.clone().filter(|(who, _)| Some(*who) == next) {
                mountain.spawn(station::light(middle * scale, SIDE * scale));
            }
            flags(mountain, way, mark, scale);
            for (opponent, middle) in stations {
                station::put_up(mountain, way, opponent, middle * scale, SIDE * scale);
            }
        });
}

/// The path with the part of it that was climbed: up to the next station, and to the top once all is won.
fn path(way: &StoredWayUp, palette: Palette, scale: f32) -> Drawing {
    let climbed = way.next().map_or(LEGS.len(), |next| {
        let characters = Opponent::CHARACTERS.iter();
        1 + characters.take_while(|it| **it != next.opponent).count()
    });
    let mut pen = Pen::new(SIZE * scale, palette);
    for (leg, dots) in dots().into_iter().enumerate() {
        let (color, size) = match leg < climbed {
            true => (Tint::from(Role::Gold), DOT),
            false => (Role::Paper.faint(0.75), 0.75 * DOT),
        };
        for dot in dots {
            pen.fill(circle(dot * scale, (size + INK) * scale), Role::Ink);
            pen.fill(circle(dot * scale, size * scale), color);
        }
    }
    pen.finish()
}

/// The dots of every leg of the path.
fn dots() -> [Vec<Vec2>; 6] {
    let mut points: Vec<(usize, Vec2)> = Vec::new();
    for (leg, way) in LEGS.into_iter().enumerate() {
        points.extend(way.iter().map(|point| (leg, *point)));
        points.extend(STATIONS.get(leg).map(|station| (leg, *station)));
    }
    let at = |place: isize| points[place.clamp(0, points.len() as isize - 1) as usize].1;
    let mut dots: [Vec<Vec2>; 6] = default();
    let mut last = at(0);
    dots[0].push(last);
    for place in 0..points.len() as isize - 1 {
        let leg = points[place as usize + 1].0;
        for part in 1..=60 {
            let around = [place - 1, place, place + 1, place + 2].map(at);
            let point = curve(around, part as f32 / 60.0);
            if point.distance(last) >= STEP {
                dots[leg].push(point);
                last = point;
            }
        }
    }
    dots
}

/// A point between the second and the third of four, on a smooth curve through all of them (Catmull and Rom, 1974).
fn curve([a, b, c, d]: [Vec2; 4], t: f32) -> Vec2 {
    let [t2, t3] = [t * t, t * t * t];
    0.5 * (2.0 * b
        + (c - a) * t
        + (2.0 * a - 5.0 * b + 4.0 * c - d) * t2
        + (3.0 * b - a - 3.0 * c + d) * t3)
}

/// A flag for every match that was won; all of them are golden once the last one is, and one more flies at the top.
fn flags(mountain: &mut ChildSpawnerCommands, way: &StoredWayUp, mark: Mark, scale: f32) {
    let color = match way.is_all_won() {
        true => Role::Gold,
        false => Role::Player(mark),
    };
    for (opponent, middle) in Opponent::CHARACTERS.into_iter().zip(STATIONS) {
        for (is_harder, from_middle) in [false, true].into_iter().zip(FLAGS) {
            if way.is_won(Stage::of(opponent, is_harder)) {
                flag(mountain, (middle + from_middle) * scale, scale, color);
            }
        }
    }
    if way.is_all_won() {
        flag(mountain, TOP * scale, TOP_FLAG * scale, color);
    }
}

/// A flag whose pole stands at `foot`.
fn flag(mountain: &mut ChildSpawnerCommands, foot: Vec2, scale: f32, color: Role) {
    let [pole, cloth] = [POLE, CLOTH].map(|size| size * scale);
    let top = foot - Vec2::new(0.0, pole.y);
    let mut piece = |art: Art, at: Vec2, size: Vec2, tint: Role| {
        mountain.spawn((
            ImageNode::default(),
            Tint::from(tint),
            Picture::new(art, size),
            Node {
                position_type: PositionType::Absolute,
                left: px(at.x),
                top: px(at.y),
                width: px(size.x),
                height: px(size.y),
                ..default()
            },
        ));
    };
    let beside = top + Vec2::new(pole.x / 2.0 - 2.0 * scale, 5.0 * scale);
    piece(Art::Flag, beside, cloth, color);
    let pole_at = top - Vec2::new(pole.x / 2.0, 0.0);
    piece(Art::FlagPole, pole_at, pole, Role::AsPainted);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_leads_from_station_to_station_without_a_gap() {
        let dots = dots();
        for (leg, station) in STATIONS.into_iter().enumerate() {
            let end = dots[leg].last().expect("a dot");
            assert!(
                end.distance(station) < SIDE / 2.0,
                "leg {leg} ends at {end}"
            );
        }
        let all: Vec<Vec2> = dots.into_iter().flatten().collect();
        for pair in all.windows(2) {
            let apart = pair[0].distance(pair[1]);
            assert!((STEP..2.0 * STEP).contains(&apart), "{pair:?}");
        }
        let mountain = Rect::from_corners(Vec2::ZERO, SIZE);
        assert!(all.iter().all(|dot| mountain.contains(*dot)));
    }
}
