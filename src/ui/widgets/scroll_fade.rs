//! Fades at the edges of a scroll view, so that no line looks cut off.

use bevy::{prelude::*, ui::IgnoreScroll};

use super::{flex::show, scroll::ScrollView};
use crate::ui::color::{Palette, Role};

/// Height of a fade in design units.
const HEIGHT: f32 = 56.0;
/// Opacity at the edge.
const DARK: f32 = 0.72;
/// Overflow in pixels that needs no fade.
const LITTLE: f32 = 2.0;

/// Fade of this view at its lower or upper edge.
#[derive(Component)]
struct FadeOf {
    view: Entity,
    is_lower: bool,
}

/// Adds missing fades, also after the content was rebuilt.
fn add_fades(
    views: Query<Entity, With<ScrollView>>,
    fades: Query<&FadeOf>,
    palette: Res<Palette>,
    mut commands: Commands,
) {
    let has_fades = |view: &Entity| fades.iter().any(|fade| fade.view == *view);
    for view in views.iter().filter(|view| !has_fades(view)) {
        for is_lower in [false, true] {
            commands
                .entity(view)
                .with_child((fade(view, is_lower, *palette), IgnoreScroll(BVec2::TRUE)));
        }
    }
}

fn fade(view: Entity, is_lower: bool, palette: Palette) -> impl Bundle {
    let ink = |alpha: f32| palette.color(Role::Page.faint(alpha));
    let stops = vec![
        ColorStop::percent(ink(DARK), 0.0),
        ColorStop::percent(ink(0.0), 100.0),
    ];
    let (top, bottom, gradient) = if is_lower {
        (auto(), px(0), LinearGradient::to_top(stops))
    } else {
        (px(0), auto(), LinearGradient::to_bottom(stops))
    };
    (
        FadeOf { view, is_lower },
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            top,
            bottom,
            height: px(HEIGHT),
            ..default()
        },
        BackgroundGradient(vec![gradient.into()]),
        ZIndex(1),
        Visibility::Hidden,
    )
}

fn show_fades(mut fades: Query<(&FadeOf, &mut Visibility)>, views: Query<&ComputedNode>) {
    for (fade, visibility) in &mut fades {
        let goes_on = views.get(fade.view).is_ok_and(|view| {
            let above = view.scroll_position.y;
            let all = view.content_size.y - view.size.y;
            let out_of_sight = if fade.is_lower { all - above } else { above };
            all > LITTLE && out_of_sight > LITTLE
        });
        show(visibility, goes_on);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (add_fades, show_fades));
}
