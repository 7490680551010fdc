//! What the pictures of the mountain have to come to, in numbers: a shelf to stand on before a dark niche, claimed routes that
//! glow, and one light.

use bevy::prelude::*;
use cant_stop_rules::Column;

use crate::core::art::{Art, Svg};
use crate::core::seats::Mark;
use crate::play::table::board::{Space, ledge_picture, space_tint};
use crate::play::table::places;
use crate::play::table::position::Position;
use crate::ui::color::{Palette, Tint, lit};

/// The rows of a space, in pixels: what one looks into, and the snow one stands on.
const NICHE: std::ops::Range<usize> = 14..30;
const SHELF: std::ops::Range<usize> = 38..42;
const SIZE: UVec2 = UVec2::new(68, 48);

fn column(number: u8) -> Column {
    Column::new(number).unwrap()
}

fn pixels(art: Art, size: UVec2) -> Vec<Srgba> {
    let data = Svg::read(art).image(size).unwrap().data.unwrap();
    let color = |pixel: &[u8]| Srgba::from_u8_array([pixel[0], pixel[1], pixel[2], pixel[3]]);
    data.chunks(4).map(color).collect()
}

/// A pixel tinted, on an opaque ground; no light goes above white.
fn seen(pixel: Srgba, tint: LinearRgba, ground: LinearRgba) -> LinearRgba {
    let own = LinearRgba::from(pixel);
    let lit = |own: f32, tint: f32| (own * tint).min(1.0);
    let lit = LinearRgba::rgb(
        lit(own.red, tint.red),
        lit(own.green, tint.green),
        lit(own.blue, tint.blue),
    );
    ground.mix(&lit, pixel.alpha)
}

fn mean(colors: impl IntoIterator<Item = LinearRgba>) -> LinearRgba {
    let all: Vec<_> = colors.into_iter().collect();
    let sum = all.iter().fold(LinearRgba::BLACK, |sum, one| sum + *one);
    sum * (1.0 / all.len() as f32)
}

/// The rock between columns 6 and 7, in the evening: as painted.
fn rock() -> LinearRgba {
    let size = places::MOUNTAIN.size();
    let pixels = pixels(Art::Mountain, size.round().as_uvec2());
    let gap = places::space(column(6), 6).midpoint(places::space(column(7), 6));
    let at = Vec2::new(
        gap.x - places::MOUNTAIN.min.x,
        places::MOUNTAIN.max.y - gap.y,
    );
    let (x, width) = (at.x as usize, size.x.round() as usize);
    mean((0..120).map(|row| {
        let y = at.y as usize + row - 60;
        LinearRgba::from(pixels[y * width + x])
    }))
}

/// A space with this tint, on the rock.
fn space(art: Art, tint: Tint) -> Vec<LinearRgba> {
    let tint = Palette::default().color(tint).to_linear();
    let rock = rock();
    let pixels = pixels(art, SIZE);
    pixels
        .into_iter()
        .map(|pixel| seen(pixel, tint, rock))
        .collect()
}

fn rows(space: &[LinearRgba], rows: std::ops::Range<usize>) -> f32 {
    let width = SIZE.x as usize;
    // Its sides are rough.
    let inside = rows.flat_map(|row| (14..54).map(move |x| row * width + x));
    mean(inside.map(|at| space[at])).luminance()
}

#[test]
fn a_space_is_a_dark_niche_with_a_shelf_of_snow() {
    let unowned = space_tint(
        Space {
            column: column(7),
            height: 3,
        },
        &Position::default(),
    );
    let rock = rock().luminance();
    for height in 1..4 {
        let art = ledge_picture(column(7), height);
        let space = space(art, unowned);
        let (shelf, niche) = (rows(&space, SHELF), rows(&space, NICHE));
        assert!(shelf >= 6.0 * niche, "{art:?}: {shelf} over {niche}");
        assert!(rock >= 1.6 * niche, "{art:?}: {rock} around {niche}");
    }
}

#[test]
fn neighbours_have_different_shelves() {
    for number in 2..=12 {
        let column = column(number);
        for height in 1..column.height() - 1 {
            let [one, next] = [height, height + 1].map(|height| ledge_picture(column, height));
            assert_ne!(one, next, "column {number}, {height}");
        }
    }
}

/// In a picture of the game 160 pixels wide a space is six pixels by four: all that is left of it is its mean.
#[test]
fn a_claimed_route_glows_even_in_a_thumbnail() {
    let at = Space {
        column: column(7),
        height: 3,
    };
    let unowned = mean(space(Art::Ledge, space_tint(at, &Position::default())));
    for mark in Mark::ALL {
        let claimed = Position::owned(at.column, mark);
        let claimed = mean(space(Art::Ledge, space_tint(at, &claimed)));
        let [one, other] = [claimed, unowned].map(Oklaba::from);
        let apart = Vec3::new(
            one.lightness - other.lightness,
            one.a - other.a,
            one.b - other.b,
        );
        assert!(apart.length() >= 0.06, "{mark:?}: {}", apart.length());
    }
}

#[test]
fn the_light_is_warm_from_the_west_and_cool_from_the_moon() {
    let hue = |color: LinearRgba| Oklcha::from(color).hue;
    let light = Palette::default().light();
    for warm in [light.warm, light.sunrise].map(lit) {
        assert!((20.0..100.0).contains(&hue(warm)), "{warm:?}");
    }
    let moon = lit(light.cool);
    assert!((220.0..300.0).contains(&hue(moon)), "{moon:?}");
    // Red is where the light of the evening falls, green where that of the moon does.
    let size = UVec2::new(550, 520);
    let edges = pixels(Art::MountainRim, size);
    let half = |is_right: bool| {
        let side = edges
            .iter()
            .enumerate()
            .filter(move |(at, _)| (at % size.x as usize >= size.x as usize / 2) == is_right);
        side.fold([0.0; 2], |[red, green], (_, pixel)| {
            [
                red + pixel.red * pixel.alpha,
                green + pixel.green * pixel.alpha,
            ]
        })
    };
    let ([red, green], [red_right, green_right]) = (half(false), half(true));
    assert!(red > 1.5 * red_right, "{red} and {red_right}");
    assert!(green_right > 1.5 * green, "{green_right} and {green}");
}
