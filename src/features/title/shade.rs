//! Shade behind the entries of the title: their words reach before the gold of the horizon.

use bevy::prelude::*;

use crate::core::settings::{Settings, TextScale};
use crate::ui::color::{Palette, Role};

/// Most extra shade behind large entries, its gain as they grow, and its width in percent.
const DARKER: f32 = 0.05;
const SOON: f32 = 1.5;
const SHADED: f32 = 64.0;
/// Begin and end of its fade, in percent of its width: behind small entries, and behind large ones, which are as wide as
/// their lines.
const SMALL: [f32; 2] = [45.0, 86.0];
const LARGE: [f32; 2] = [80.0, 100.0];

/// Shade behind the entries, as far to the right as their words reach.
#[derive(Component)]
pub(super) struct Shade;

pub(super) fn shade() -> impl Bundle {
    let node = Node {
        position_type: PositionType::Absolute,
        width: percent(SHADED),
        height: percent(100),
        ..default()
    };
    (Shade, node, BackgroundGradient::default())
}

/// The words reach before the gold of the horizon, large ones before the snow too, which get darker for them.
pub(super) fn fit_shade(
    settings: Res<Settings>,
    palette: Res<Palette>,
    mut shades: Query<(Ref<Shade>, &mut BackgroundGradient)>,
) {
    for (shade, mut gradient) in &mut shades {
        if !settings.is_changed() && !palette.is_changed() && !shade.is_added() {
            continue;
        }
        let more = settings.text_scale.factor() - TextScale::Normal.factor();
        let (_, least) = palette.light().shade;
        let dark = (SOON * more).clamp(least, least + DARKER);
        let [fades, ends] = if more > 0.0 { LARGE } else { SMALL };
        // A stop at the edge would be a part of its own, and where two parts meet in the middle of a pixel it is drawn twice.
        let color = |alpha| palette.color(Role::Shade.faint(alpha));
        let stops = [(dark, fades), (0.0, ends)];
        let stops = stops.map(|(alpha, at)| ColorStop::percent(color(alpha), at));
        gradient.0 = vec![LinearGradient::to_right(stops.into()).into()];
    }
}
