//! Figures of the pictures of the mountain: open rock lit as the time of day is, shelves of snow on it, claimed routes that
//! glow, and one light.

use bevy::prelude::*;
use cant_stop_scenery::{Part, Scenery};

use crate::core::art::Svg;
use crate::play::table::board::{Space, ledge_picture, space_tint};
use crate::play::table::lanterns::LIT;
use crate::play::table::places;
use crate::play::table::position::Position;
use crate::ui::prelude::*;

/// Rows of a space, in pixels: its hollow, and the snow under pieces.
const HOLLOW: std::ops::Range<usize> = 6..36;
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

/// Pixels of a part of the picture, in the colours of a scenery.
fn toned(art: Art, part: Part, size: UVec2, scenery: Scenery) -> Vec<LinearRgba> {
    let mut data = Svg::read(art).image(size).unwrap().data.unwrap();
    scenery.tone(part).recolor(&mut data);
    let color = |pixel: &[u8]| Srgba::rgb_u8(pixel[0], pixel[1], pixel[2]).into();
    data.chunks(4).map(color).collect()
}

/// The rock of a scenery, by pixels of one design unit.
struct Rock(Vec<LinearRgba>);

impl Rock {
    fn of(scenery: Scenery) -> Rock {
        let size = places::MOUNTAIN.size().round().as_uvec2();
        Rock(toned(Art::Mountain, Part::Rock, size, scenery))
    }

    /// Mean around the middle of a space.
    fn at(&self, column: Column, height: u8) -> LinearRgba {
        let middle = places::space(column, height);
        let left = (middle.x - places::MOUNTAIN.min.x - SIZE.x as f32 / 2.0) as usize;
        let top = (places::MOUNTAIN.max.y - middle.y - SIZE.y as f32 / 2.0) as usize;
        let width = places::MOUNTAIN.width().round() as usize;
        let rows = top..top + SIZE.y as usize;
        mean(rows.flat_map(|y| (left..left + SIZE.x as usize).map(move |x| self.0[y * width + x])))
    }
}

/// A space with this tint, on rock of this colour.
fn space(art: Art, tint: Tint, rock: LinearRgba) -> Vec<LinearRgba> {
    let tint = Palette::default().color(tint).to_linear();
    let pixels = pixels(art, SIZE).into_iter();
    pixels.map(|pixel| seen(pixel, tint, rock)).collect()
}

fn rows(space: &[LinearRgba], rows: std::ops::Range<usize>) -> f32 {
    let width = SIZE.x as usize;
    // Its sides are rough.
    let inside = rows.flat_map(|row| (14..54).map(move |x| row * width + x));
    mean(inside.map(|at| space[at])).luminance()
}

/// Light of the hollows of all spaces below the top, without pieces.
fn hollows(scenery: Scenery) -> impl Iterator<Item = f32> {
    let rock = Rock::of(scenery);
    let spaces = Column::ALL
        .into_iter()
        .flat_map(|column| (1..column.height()).map(move |height| Space { column, height }));
    spaces.map(move |at| {
        let art = ledge_picture(at.column, at.height);
        let tint = space_tint(at, &Position::default());
        rows(&space(art, tint, rock.at(at.column, at.height)), HOLLOW)
    })
}

#[test]
fn empty_spaces_are_open_rock_and_not_holes() {
    for scenery in [Scenery::Dusk, Scenery::Aurora] {
        let (mut sum, mut count) = (0.0, 0.0);
        for light in hollows(scenery) {
            assert!((0.025..0.16).contains(&light), "{scenery:?}: {light}");
            sum += light;
            count += 1.0;
        }
        let mean: f32 = sum / count;
        assert!((0.05..=0.12).contains(&mean), "{scenery:?}: {mean}");
    }
}

/// A quarter of the light of the sky beside the mountain at the least.
#[test]
fn by_day_empty_spaces_are_lit_by_day() {
    let size = UVec2::new(258, 128);
    for scenery in [Scenery::Dawn, Scenery::Spring, Scenery::Snow] {
        let sky = toned(Art::BackdropSky, Part::Sky, size, scenery);
        let width = size.x as usize;
        let beside = (width * 20..width * 80).filter(|at| at % width < 150);
        let sky = mean(beside.map(|at| sky[at])).luminance();
        let (sum, count) = hollows(scenery).fold((0.0, 0.0), |(sum, n), it| (sum + it, n + 1.0));
        let mean = sum / count;
        assert!(mean >= 0.25 * sky, "{scenery:?}: {mean} under {sky}");
    }
}

#[test]
fn a_shelf_of_snow_stands_out_from_its_space() {
    let rock = Rock::of(Scenery::Dusk);
    for height in 1..4 {
        let at = Space {
            column: column(7),
            height,
        };
        let art = ledge_picture(at.column, height);
        let tint = space_tint(at, &Position::default());
        let space = space(art, tint, rock.at(at.column, height));
        let (shelf, hollow) = (rows(&space, SHELF), rows(&space, HOLLOW));
        assert!(shelf >= 4.0 * hollow, "{art:?}: {shelf} over {hollow}");
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
    let rock = Rock::of(Scenery::Dusk).at(at.column, at.height);
    let seen = |position: &Position, rock| mean(space(Art::Ledge, space_tint(at, position), rock));
    let unowned = seen(&Position::default(), rock);
    for mark in Mark::ALL {
        let claimed = Position::owned(at.column, mark);
        let own = Palette::default().color(Role::Player(mark)).to_linear();
        let claimed = seen(&claimed, rock.mix(&own, LIT));
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
