//! Draws glyphs beside texts, for the device in use.

use bevy::prelude::*;

use super::shown_layout::{ShownLayout, update_shown_layout};
use super::sign::{Printed, Sign, press_words, sign};
use crate::core::settings::KeyLabels;
use crate::input::bindings::{Bindings, Press};
use crate::ui::glyph::Glyph;
use crate::ui::prelude::*;
use crate::ui::widgets::display;

/// Height of a glyph at a text scale of 1, in design units.
const HEIGHT: f32 = 44.0;
/// Lower edge of a key, in design units.
const EDGE: f32 = 4.0;
/// Radius of the corners of a key, in design units.
const CORNER: f32 = 10.0;
/// Least width of a line of a control, in design units at a text scale of 1.
const LINE: f32 = 620.0;
/// Opacity of a dim glyph, 0 to 1.
const DIM: f32 = 0.5;

pub(crate) fn spawn_sign(
    parent: &mut ChildSpawnerCommands,
    press: Press,
    printed: Printed,
    text_scale: TextScale,
) {
    let height = HEIGHT * text_scale.factor();
    match sign(press, printed) {
        Sign::Picture(name, wide) => {
            let size = Vec2::new(height * wide, height);
            parent.spawn(icon(name, size));
        }
        Sign::Key(words) => {
            let key = row(0.0).fixed().padded(height * 0.2, 0.0).rounded(CORNER);
            parent.spawn((
                Node {
                    min_width: px(height),
                    min_height: px(height),
                    border: UiRect::all(px(EDGE / 2.0)).with_bottom(px(EDGE)),
                    justify_content: JustifyContent::Center,
                    ..key
                },
                fill(Role::Ink),
                Edges::all(Role::PaperDim),
                children![(
                    label(words, TextSize::Small, Role::Paper),
                    TextLayout::no_wrap(),
                )],
            ));
        }
    }
}

/// Layout of a line with a control and its keys or buttons: two stand beside each other at a text scale of 1.
pub(crate) fn control_line(text_scale: TextScale) -> Node {
    Node {
        min_height: px(TOUCH),
        ..row(GAP)
            .padded(GAP, TIGHT / 2.0)
            .growing(LINE * text_scale.factor())
            .justified(JustifyContent::SpaceBetween)
            .rounded(RADIUS_SMALL)
    }
}

/// Layout of the keys or buttons of a control.
pub(crate) fn control_signs() -> Node {
    Node {
        min_height: px(TOUCH * 0.75),
        ..row(TIGHT).fixed()
    }
}

/// Control with its keys or buttons for screen readers.
pub(crate) fn control_words(control: Control, presses: &[Press], printed: Printed) -> Words {
    let names = presses.iter().map(|press| press_words(*press, printed));
    let names = names.reduce(|first, next| {
        Words::new(texts::CONTROL_OR)
            .with("first", first)
            .with("next", next)
    });
    let nothing = || Words::new(texts::CONTROL_NOTHING);
    Words::titled(control.words(), names.unwrap_or_else(nothing))
}

fn draw_glyphs(
    shown_layout: Res<ShownLayout>,
    bindings: Res<Bindings>,
    labels: Res<KeyLabels>,
    settings: Res<Settings>,
    mut drawn_at: Local<Option<TextScale>>,
    mut glyphs: Query<(Entity, Ref<Glyph>, &mut Node)>,
    mut commands: Commands,
) {
    let anew = shown_layout.is_changed()
        || bindings.is_changed()
        || labels.is_changed()
        || drawn_at.replace(settings.text_scale) != Some(settings.text_scale);
    let printed = Printed {
        pad: shown_layout.kind,
        keys: &labels,
    };
    for (entity, glyph, node) in &mut glyphs {
        if !anew && !glyph.is_changed() {
            continue;
        }
        let presses = bindings.of(shown_layout.layout, glyph.control);
        let press = presses.first();
        display(node, press.is_some());
        let mut entity = commands.entity(entity);
        entity.despawn_related::<Children>();
        if let Some(&press) = press {
            entity.with_children(|parent| {
                spawn_sign(parent, press, printed, settings.text_scale);
            });
        }
    }
}

/// Dims the glyph of a disabled button. It keeps its space, so that the text beside it does not move.
fn dim_on_disabled(
    mut glyphs: Query<(Entity, &mut Opacity), With<Glyph>>,
    parents: Query<&ChildOf>,
    disabled: Query<(), With<InteractionDisabled>>,
) {
    for (glyph, mut opacity) in &mut glyphs {
        let is_dim = parents
            .iter_ancestors(glyph)
            .any(|ancestor| disabled.contains(ancestor));
        opacity.set_if_neq(Opacity(if is_dim { DIM } else { 1.0 }));
    }
}

pub(super) fn plugin(app: &mut App) {
    let news = any_match_filter::<Or<(Added<Glyph>, Added<InteractionDisabled>)>>
        .or_else(any_component_removed::<InteractionDisabled>);
    app.add_systems(
        PostUpdate,
        (dim_on_disabled.run_if(news), draw_glyphs)
            .chain()
            .after(update_shown_layout)
            .before(bevy::ui::UiSystems::Prepare),
    );
}
