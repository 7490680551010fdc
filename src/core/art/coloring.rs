//! Recolours pictures for the scenery in force. Sky and mountain take its colours; all other pictures stay as drawn.

use bevy::prelude::*;
use cant_stop_scenery::{Part, Scenery, smooth};

use super::Art;
use super::svg::Svg;

/// Groups of the sky's picture that this scenery does not show.
fn hidden(scenery: Scenery) -> &'static [&'static str] {
    if scenery.has_stars() {
        &["sun", "low-sun"]
    } else if scenery.has_low_sun() {
        &["moon", "sun"]
    } else {
        &["moon", "low-sun"]
    }
}

/// Part of the scenery shown in a picture; `None` for pictures that look the same in every scenery.
pub(super) fn part(art: Art) -> Option<Part> {
    Some(match art {
        Art::BackdropSky | Art::BackdropStars => Part::Sky,
        Art::DuskGlow => Part::Glow,
        Art::RangeFar => Part::Far,
        Art::RangeMid => Part::Middle,
        Art::RangeNear => Part::Near,
        Art::Ridges | Art::BivouacGround => Part::Ridges,
        Art::Mountain => Part::Rock,
        Art::ForegroundLeft | Art::ForegroundRight => Part::Foreground,
        Art::DawnSky => Part::Morning,
        _ => return None,
    })
}

/// Scenery to paint a picture in; the default one for pictures that look the same in every scenery.
pub(super) fn painted_in(art: Art, scenery: Scenery) -> Scenery {
    match part(art) {
        Some(part) if !scenery.tone(part).is_as_painted() => scenery,
        _ => Scenery::default(),
    }
}

/// Returns `true` for pictures of slow gradients, which would show rings in 8 bits.
fn is_smooth(art: Art) -> bool {
    matches!(
        art,
        Art::BackdropSky
            | Art::DawnSky
            | Art::DuskGlow
            | Art::FogBank
            | Art::FootFog
            | Art::RouteLight
            | Art::WayMountain
    )
}

/// Rasterises a picture in the colours of a scenery; `None` for an empty size.
pub(super) fn image(svg: &Svg, art: Art, scenery: Scenery, pixels: UVec2) -> Option<Image> {
    let mut image = colored(svg, art, scenery, pixels)?;
    if is_smooth(art)
        && let Some(data) = &mut image.data
    {
        smooth(data, pixels.x as usize);
    }
    Some(image)
}

fn colored(svg: &Svg, art: Art, scenery: Scenery, pixels: UVec2) -> Option<Image> {
    let Some(part) = part(art) else {
        return svg.image(pixels);
    };
    let hidden: &[&str] = match part {
        Part::Sky => hidden(scenery),
        _ => &[],
    };
    svg.toned(pixels, scenery.tone(part), hidden)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests may panic")]
    use super::*;

    const SIZE: UVec2 = UVec2::new(516, 256);

    fn painted(art: Art, scenery: Scenery) -> Vec<u8> {
        let image = colored(&Svg::read(art), art, scenery, SIZE);
        image.unwrap().data.unwrap()
    }

    fn as_drawn(art: Art) -> Vec<u8> {
        Svg::read(art).image(SIZE).unwrap().data.unwrap()
    }

    #[test]
    fn an_evening_is_as_drawn_and_every_other_scenery_is_not() {
        for art in [Art::RangeMid, Art::Mountain, Art::DawnSky] {
            let drawn = as_drawn(art);
            for scenery in Scenery::ALL {
                let is_as_drawn = painted(art, scenery) == drawn;
                assert_eq!(is_as_drawn, scenery == Scenery::Dusk, "{art:?} {scenery:?}");
            }
        }
    }

    /// Share of pixels with the opacity of the one before them: in steps, those are most.
    fn level(image: Image) -> f32 {
        let data = image.data.unwrap();
        let pairs = data.chunks(4).zip(data.chunks(4).skip(1));
        let seen: Vec<bool> = pairs
            .filter(|(one, next)| one[3].min(next[3]) > 2)
            .map(|(one, next)| one[3] == next[3])
            .collect();
        seen.iter().filter(|is_same| **is_same).count() as f32 / seen.len() as f32
    }

    #[test]
    fn the_evening_glow_has_no_rings() {
        let svg = Svg::read(Art::DuskGlow);
        let [bare, smoothed] = [colored, image]
            .map(|paint| level(paint(&svg, Art::DuskGlow, Scenery::Dusk, SIZE).unwrap()));
        assert!(smoothed < 0.6 * bare, "{smoothed} of {bare}");
    }

    #[test]
    fn shapes_stay_where_they_are() {
        let clear =
            |pixels: Vec<u8>| -> Vec<u8> { pixels.chunks(4).map(|pixel| pixel[3]).collect() };
        for art in [Art::RangeFar, Art::Ridges, Art::ForegroundLeft] {
            assert_eq!(clear(painted(art, Scenery::Snow)), clear(as_drawn(art)));
        }
    }

    #[test]
    fn pieces_and_signs_look_the_same_in_every_scenery() {
        for art in [
            Art::Climber,
            Art::TentDisc,
            Art::IconGear,
            Art::DieFace6,
            Art::Ledge,
        ] {
            assert_eq!(part(art), None, "{art:?}");
        }
    }
}
