//! Text fields: a well to write in, with a caret, between arrows that offer something written already.

use bevy::{input_focus::InputFocus, prelude::*};

use super::{
    restyle::{Focused, Ink},
    stepper::{Stepper, arrow, between_arrows},
    text::label,
    value_row::{Shows, row_node, value_text, value_widget},
};
use crate::{
    ground::{art::Art, locale::Words, settings::Settings},
    theme::{
        color::{Edges, Fill, Role, fill},
        motion,
        spacing::{RADIUS_SMALL, TIGHT, TOUCH},
        type_scale::TextSize,
    },
};

/// How wide the caret is, in design units.
const CARET: f32 = 4.0;
/// The width of an arrow beside the well: names need the room.
const ARROW: f32 = 48.0;
/// How faint the caret gets between blinks.
const DARK: f32 = 0.15;

/// A field to write in. Whoever owns the text sets [`Shows`].
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct TextField {
    /// Whether there is no room for more.
    pub(crate) full: bool,
}

/// The ground that is written on.
#[derive(Component)]
struct Well;

/// Where the next letter will stand.
#[derive(Component)]
struct Caret;

/// What stands there while nothing is written.
#[derive(Component)]
struct Placeholder;

/// A field called `title`, which says so while it is empty.
pub fn text_field(title: Words, text: Words) -> impl Bundle {
    (
        TextField::default(),
        Stepper,
        value_widget(title.clone(), text.clone(), accesskit::Role::TextInput),
        Node {
            padding: px(TIGHT).all(),
            flex_direction: FlexDirection::Column,
            flex_wrap: FlexWrap::NoWrap,
            align_items: AlignItems::Stretch,
            ..row_node()
        },
        children![(
            between_arrows(px(0), TIGHT),
            children![
                arrow(Art::IconLeft, -1, ARROW),
                well(title, text),
                arrow(Art::IconRight, 1, ARROW)
            ],
        )],
    )
}

fn well(title: Words, text: Words) -> impl Bundle {
    (
        Well,
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            min_height: px(TOUCH - TIGHT),
            padding: UiRect::horizontal(px(TIGHT)),
            // Pressed into the card, as slabs stand out of it.
            border: px(2).all().with_top(px(4)),
            border_radius: BorderRadius::all(px(RADIUS_SMALL)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            overflow: Overflow::clip_x(),
            ..default()
        },
        fill(Role::Ink),
        Edges::default(),
        Pickable::IGNORE,
        children![
            (value_text(text, TextSize::Body), TextLayout::no_wrap()),
            (
                Caret,
                Node {
                    width: px(CARET),
                    align_self: AlignSelf::Stretch,
                    margin: UiRect::axes(px(2), px(6)),
                    border_radius: BorderRadius::MAX,
                    flex_shrink: 0.0,
                    ..default()
                },
                fill(Role::Gold),
                Visibility::Hidden,
                Pickable::IGNORE,
            ),
            (
                Placeholder,
                label(title, TextSize::Body, Role::PaperDim),
                TextLayout::no_wrap(),
                Ink(0.6),
            ),
        ],
    )
}

/// Shows the caret where something would be written, and the title where nothing is.
fn show_writing(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    focus: Res<InputFocus>,
    fields: Query<(Entity, &TextField, &Shows, Has<Focused>)>,
    children: Query<&Children>,
    mut wells: Query<&mut Edges, With<Well>>,
    mut carets: Query<(&mut Visibility, &mut Fill), With<Caret>>,
    mut placeholders: Query<&mut Node, With<Placeholder>>,
) {
    let phase = time.elapsed_secs() / motion::CARET * std::f32::consts::TAU;
    let light = if settings.reduced_motion {
        1.0
    } else {
        DARK.lerp(1.0, 0.5 + 0.5 * phase.cos())
    };
    for (entity, field, shows, focused) in &fields {
        let writing = focused || focus.get() == Some(entity);
        let empty = shows.0 == Words::literal("");
        let edge = if writing { Role::Gold } else { Role::Ledge };
        for child in children.iter_descendants(entity) {
            if let Ok(mut edges) = wells.get_mut(child) {
                edges.set_if_neq(Edges::all(edge));
            }
            if let Ok((mut visibility, mut color)) = carets.get_mut(child) {
                visibility.set_if_neq(if writing {
                    Visibility::Inherited
                } else {
                    Visibility::Hidden
                });
                let light = if writing { light } else { 1.0 };
                // Where there is no room for more, the caret stands still and grey.
                color.set_if_neq(if field.full {
                    fill(Role::PaperDim)
                } else {
                    fill(Role::Gold.faint(light))
                });
            }
            if let Ok(mut node) = placeholders.get_mut(child) {
                let display = if empty { Display::Flex } else { Display::None };
                if node.display != display {
                    node.display = display;
                }
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        show_writing
            .run_if(any_with_component::<TextField>)
            .before(bevy::ui::UiSystems::Prepare),
    );
}
