//! Columns of the board.

use std::collections::HashMap;

use bevy::prelude::*;
use cant_stop_rules::Column;
use cant_stop_scenery::board;

/// Columns and their flags, found by the numbers at their feet and on their tops.
pub(super) fn columns(world: &mut World, size: Vec2) -> Vec<(Rect, f32)> {
    let unit = world.resource::<UiScale>().0;
    let mut numbers = world.query::<(&Text2d, &TextFont, &GlobalTransform)>();
    let mut found: HashMap<&str, Vec<(Vec2, f32)>> = HashMap::new();
    for (text, font, place) in numbers.iter(world) {
        let at = place.translation().truncate() * Vec2::new(1.0, -1.0) * unit + size / 2.0;
        let letters = font.font_size.eval(Vec2::ONE, 1.0) * place.scale().x;
        found.entry(&text.0).or_default().push((at, letters));
    }
    let columns = found.iter().map(|(number, ends)| {
        let [one, two] = ends[..] else {
            panic!("a column has two numbers, not {}", ends.len());
        };
        let (top, foot) = if one.0.y < two.0.y {
            (one.0, two.0)
        } else {
            (two.0, one.0)
        };
        let column = Column::new(number.parse().unwrap()).unwrap();
        let own_top = Vec2::from(board::top(column));
        let scale = (foot.y - top.y) / (board::foot_number(column)[1] - own_top.y);
        let area = |[left, upper, right, lower]: [f32; 4]| {
            let [min, max] = [Vec2::new(left, upper), Vec2::new(right, lower)]
                .map(|corner| top + scale * (corner - own_top));
            Rect { min, max }
        };
        let letters = one.1.min(two.1);
        [
            (area(board::area(column)), letters),
            (area(board::flag_area(column)), f32::MAX),
        ]
    });
    columns.flatten().collect()
}
