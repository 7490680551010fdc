//! Scroll bar of a view, draggable by mouse, and fades at its edges, so that no line looks cut off. They are visible where
//! content is out of sight.

use bevy::prelude::*;
use bevy::ui::IgnoreScroll;
use bevy::ui_widgets::{ControlOrientation, Scrollbar, ScrollbarThumb};

use super::{flex::show, scroll::ScrollView};
use crate::ui::color::{Palette, Role, fill};

/// Width of the bar and minimum height of its thumb, in design units.
const WIDTH: f32 = 8.0;
const LEAST: f32 = 48.0;
/// Height of a fade in design units, and its opacity at the edge: lines and signs in it can still be told.
const HEIGHT: f32 = 40.0;
const DARK: f32 = 0.45;
/// Overflow in pixels that needs no bar, and no fade.
const NONE: f32 = 1.0;
const LITTLE: f32 = 2.0;

/// Part of this view.
#[derive(Component)]
struct PartOf {
    view: Entity,
    part: Part,
}

enum Part {
    Bar,
    UpperFade,
    LowerFade,
}

/// Adds missing parts, also after the content was rebuilt.
fn add_parts(
    views: Query<Entity, With<ScrollView>>,
    parts: Query<&PartOf>,
    palette: Res<Palette>,
    mut commands: Commands,
) {
    let has_parts = |view: &Entity| parts.iter().any(|part| part.view == *view);
    for view in views.iter().filter(|view| !has_parts(view)) {
        let part_of = |part| (PartOf { view, part }, IgnoreScroll(BVec2::TRUE));
        commands
            .entity(view)
            .with_child((part_of(Part::Bar), bar(view)))
            .with_child((part_of(Part::UpperFade), fade(false, *palette)))
            .with_child((part_of(Part::LowerFade), fade(true, *palette)));
    }
}

fn bar(view: Entity) -> impl Bundle {
    (
        Scrollbar {
            target: view,
            orientation: ControlOrientation::Vertical,
            min_thumb_length: LEAST,
        },
        Node {
            position_type: PositionType::Absolute,
            right: px(1),
            top: px(12),
            bottom: px(12),
            width: px(WIDTH),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        fill(Role::Paper.faint(0.12)),
        Visibility::Hidden,
        children![(
            ScrollbarThumb {
                border_radius: BorderRadius::MAX,
                ..default()
            },
            fill(Role::PaperDim),
        )],
    )
}

fn fade(is_lower: bool, palette: Palette) -> impl Bundle {
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
        Name::new("fade of a list"),
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

fn show_parts(mut parts: Query<(&PartOf, &mut Visibility)>, views: Query<&ComputedNode>) {
    for (PartOf { view, part }, visibility) in &mut parts {
        let goes_on = |view: &ComputedNode| {
            let all = view.content_size.y - view.size.y;
            let above = view.scroll_position.y;
            match part {
                Part::Bar => all > NONE,
                Part::UpperFade => all.min(above) > LITTLE,
                Part::LowerFade => all.min(all - above) > LITTLE,
            }
        };
        show(visibility, views.get(*view).is_ok_and(goes_on));
    }
}

pub(super) fn plugin(app: &mut App) {
    let show_parts = show_parts.run_if(any_with_component::<PartOf>);
    app.add_systems(Update, (add_parts, show_parts));
}
