//! A place at the table: its mark, the name, who sits there, and the marks to choose from.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};
use cant_stop_records::NAME_LENGTH;

use super::{
    place::AtPlace,
    portrait::{WHO_ICON, about, faces},
    setup::{TableSetup, Who},
    who::who_icon,
};
use crate::core::art::Art;
use crate::core::dialogs::Dialogs;
use crate::core::locale::Words;
use crate::core::seats::Mark;
use crate::core::texts;
use crate::features::join::dialogs::PLACE;
use crate::ui::color::Role;
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT, TOUCH, WIDE};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, Ink, Stepped, TextEdited, TextField, bare_button_in, button_node, column, icon,
    icon_button, label, mark_icon, mark_words, medium_label, panel_in, panel_node, text_field,
};

/// The side of a mark to choose.
const SMALL_MARK: f32 = 44.0;
/// The least width of a card at a text scale of 1.
pub(super) const LEAST_WIDTH: f32 = 400.0;

/// The height of the stripe in a place's colour.
const STRIPE: f32 = 12.0;
/// The least height of a card.
const LEAST_HEIGHT: f32 = 504.0;

/// How two people share a keyboard.
#[derive(Component, Clone, Copy)]
pub(super) struct ShareNote;

/// The card of a place; its upper edge has the place's colour.
#[derive(Component, Clone, Copy)]
pub(super) struct Card(pub(super) usize);

/// The name of a place.
#[derive(Component, Clone, Copy)]
pub(super) struct NameOf(pub(super) usize);

/// The text that says who sits at a place.
#[derive(Component, Clone, Copy)]
pub(super) struct WhoSits(pub(super) usize);

/// The icon beside it.
#[derive(Component, Clone, Copy)]
pub(super) struct WhoIcon(pub(super) usize);

/// The button that gives a place a mark.
#[derive(Component, Clone, Copy)]
pub(super) struct Gives(pub(super) usize, pub(super) Mark);

/// The button that opens all there is to say about a place.
#[derive(Component, Clone, Copy)]
pub(super) struct MoreOf(usize);

/// What only a taken place shows.
#[derive(Component, Clone, Copy)]
pub(super) struct IfTaken(pub(super) usize);

/// What only a free place shows.
#[derive(Component, Clone, Copy)]
pub(super) struct IfFree(pub(super) usize);

pub(super) fn card(place: usize) -> impl Bundle {
    (
        Card(place),
        panel_in(Node {
            flex_grow: 1.0,
            flex_basis: px(LEAST_WIDTH),
            min_height: px(LEAST_HEIGHT),
            padding: UiRect::vertical(px(GAP)),
            border: px(1).all().with_top(px(STRIPE)),
            align_items: AlignItems::Stretch,
            justify_content: JustifyContent::SpaceBetween,
            row_gap: px(GAP),
            ..panel_node()
        }),
        children![
            taken_part(place),
            free_part(place),
            who_button(place),
            more_button(place),
        ],
    )
}

fn taken_part(place: usize) -> impl Bundle {
    (
        IfTaken(place),
        Node {
            align_items: AlignItems::Stretch,
            padding: UiRect::horizontal(px(GAP)),
            ..column(GAP)
        },
        children![
            faces(place),
            text_field(
                TextField::new(NAME_LENGTH),
                Words::new(texts::JOIN_NAME),
                Words::literal(""),
                (NameOf(place), observe(step_name), observe(set_name)),
            ),
            about(place),
            (
                Node {
                    justify_content: JustifyContent::SpaceEvenly,
                    ..default()
                },
                Children::spawn(SpawnIter(
                    Mark::ALL
                        .into_iter()
                        .map(move |mark| mark_button(place, mark))
                )),
            ),
        ],
    )
}

fn free_part(place: usize) -> impl Bundle {
    (
        IfFree(place),
        Node {
            flex_grow: 1.0,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            padding: px(WIDE).all(),
            ..column(GAP)
        },
        children![
            (
                label(Words::new(texts::JOIN_PRESS), TextSize::Body, Role::Paper),
                TextLayout::justify(Justify::Center),
            ),
            (
                ShareNote,
                medium_label(Words::literal(""), TextSize::Small, Role::PaperDim),
                TextLayout::justify(Justify::Center),
            ),
        ],
    )
}

/// All there is to say about a place, in the corner of its card.
fn more_button(place: usize) -> impl Bundle {
    (
        IfTaken(place),
        Node {
            position_type: PositionType::Absolute,
            right: px(GAP),
            top: px(GAP),
            ..default()
        },
        children![(
            icon_button(
                Art::IconMore,
                Words::new(texts::JOIN_MORE).with("number", place + 1),
                ButtonLook::Quiet,
            ),
            MoreOf(place),
            observe(
                |activated: On<Activate>,
                 buttons: Query<&MoreOf>,
                 mut at: ResMut<AtPlace>,
                 mut dialogs: ResMut<Dialogs>| {
                    if let Ok(MoreOf(place)) = buttons.get(activated.entity) {
                        at.0 = *place;
                        dialogs.open(PLACE);
                    }
                },
            ),
        )],
    )
}

fn who_button(place: usize) -> impl Bundle {
    let node = Node {
        margin: UiRect::horizontal(px(GAP)),
        padding: UiRect::axes(px(GAP), px(TIGHT)),
        column_gap: px(GAP),
        border_radius: BorderRadius::all(px(RADIUS_SMALL)),
        ..button_node(ButtonLook::Secondary)
    };
    (
        bare_button_in(
            node,
            Words::new(texts::JOIN_SEAT).with("number", place + 1),
            ButtonLook::Secondary,
        ),
        WhoSits(place),
        observe(
            |activated: On<Activate>, buttons: Query<&WhoSits>, mut setup: ResMut<TableSetup>| {
                if let Ok(WhoSits(place)) = buttons.get(activated.entity) {
                    setup.next_who(*place);
                }
            },
        ),
        children![
            (
                WhoIcon(place),
                icon(who_icon(Who::Nobody), Vec2::splat(WHO_ICON)),
                Ink(1.0),
            ),
            (
                label(Words::literal(""), TextSize::Body, Role::Paper),
                TextLayout::justify(Justify::Center),
                WhoSits(place),
                Ink(1.0),
            ),
        ],
    )
}

fn mark_button(place: usize, mark: Mark) -> impl Bundle {
    let node = Node {
        min_width: px(TOUCH),
        padding: px(TIGHT).all(),
        justify_content: JustifyContent::Center,
        ..button_node(ButtonLook::Row)
    };
    let spoken = Words::new(texts::JOIN_MARK)
        .with("mark", mark_words(mark))
        .with("number", place + 1);
    (
        bare_button_in(node, spoken, ButtonLook::Quiet),
        Gives(place, mark),
        observe(
            |activated: On<Activate>, buttons: Query<&Gives>, mut setup: ResMut<TableSetup>| {
                if let Ok(Gives(place, mark)) = buttons.get(activated.entity) {
                    setup.set_mark(*place, *mark);
                }
            },
        ),
        children![mark_icon(mark, SMALL_MARK)],
    )
}

pub(super) fn step_name(
    stepped: On<Stepped>,
    names: Query<&NameOf>,
    mut setup: ResMut<TableSetup>,
) {
    if let Ok(NameOf(place)) = names.get(stepped.entity) {
        setup.step_name(*place, stepped.by);
    }
}

pub(super) fn set_name(
    edited: On<TextEdited>,
    names: Query<&NameOf>,
    mut setup: ResMut<TableSetup>,
) {
    if let Ok(NameOf(place)) = names.get(edited.entity) {
        setup.set_name(*place, &edited.text);
    }
}
