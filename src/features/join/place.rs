//! Dialog of one place: name, mark, player, device, and order of play.

use bevy::prelude::*;
use cant_stop_records::NAME_LENGTH;

use super::bivouac::{Bivouac, PlaceShown, who_words};
use super::setup::{PLACES, TableSetup};
use super::{NAMING, PLACE};
use crate::core::settings::KnownPlayers;
use crate::input::{Device, Pads};
use crate::opponents::characters;
use crate::ui::own_settings::{SettingsOf, guard_row, hints_row, rumble_row};
use crate::ui::prelude::*;
use crate::ui::widgets::{
    Chosen, TextEdited, TextField, icon_button, mark_words, stepper, text_field,
};

const WIDTH: f32 = 1120.0;
const MARK: f32 = 40.0;
/// Least widths of the name, and of a button that changes seats.
const NAME: f32 = 480.0;
const OTHER: f32 = 280.0;

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct AtPlace(pub(super) usize);

/// Field with the name of the place, here and above the letters.
#[derive(Component)]
pub(super) struct NameField;

/// Container of the heading: the name of the place.
#[derive(Component)]
struct Title;

#[derive(Component)]
struct MarksRow;

/// Container of the rows about player, device and order.
#[derive(Component)]
struct RowsBody;

#[derive(Component, Clone, Copy)]
struct AboutBot;

fn open(mut commands: Commands) {
    commands.spawn(dialog(
        PLACE,
        WIDTH,
        children![
            (Title, column(0.0).fixed()),
            (
                scroll_view(TIGHT),
                children![
                    name_row(),
                    (RowsBody, column(TIGHT).fixed()),
                    rumble_row(),
                    guard_row(),
                    hints_row(),
                ],
            ),
            last_row(children![
                done_button(texts::JOIN_DONE),
                button(
                    texts::JOIN_LEAVE,
                    ButtonLook::Secondary,
                    |at: Res<AtPlace>,
                     mut setup: ResMut<TableSetup>,
                     mut dialogs: ResMut<Dialogs>| {
                        setup.put(at.0, None);
                        dialogs.close();
                    },
                ),
            ]),
        ],
    ));
}

/// Name to type or step through, the letters for those without a keyboard, and the marks.
fn name_row() -> impl Bundle {
    let field = text_field(
        TextField::new(NAME_LENGTH),
        Words::new(texts::JOIN_NAME),
        Words::literal(""),
        (NameField, FocusFirst, observe(step_name), observe(set_name)),
    );
    (
        row(GAP).wrapped(TIGHT).padded(TIGHT, 0.0).fixed(),
        children![
            (column(0.0).growing(NAME), children![field]),
            (
                icon_button(
                    Art::IconKeys,
                    Words::new(texts::JOIN_WRITE),
                    ButtonLook::Secondary
                ),
                on_press(|mut dialogs: ResMut<Dialogs>| dialogs.replace(NAMING)),
            ),
            (MarksRow, row(TIGHT).fixed()),
        ],
    )
}

pub(super) fn step_name(
    stepped: On<Stepped>,
    at: Res<AtPlace>,
    known: Res<KnownPlayers>,
    mut setup: ResMut<TableSetup>,
) {
    setup.step_name(at.0, stepped.by, &known);
}

pub(super) fn set_name(edited: On<TextEdited>, at: Res<AtPlace>, mut setup: ResMut<TableSetup>) {
    setup.set_name(at.0, &edited.text);
}

#[derive(PartialEq)]
struct Heading(String);

impl View for Heading {
    type Container = Title;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let name = Words::literal(&self.0);
        parts.spawn(label(name, TextSize::Heading, Role::Paper));
    }
}

#[derive(PartialEq)]
struct Marks {
    place: usize,
    chosen: Mark,
}

impl View for Marks {
    type Container = MarksRow;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let look = ButtonLook::Quiet;
        for mark in Mark::ALL {
            let node = Node {
                min_width: px(TOUCH),
                ..button_node(look)
                    .padded(TIGHT, TIGHT)
                    .justified(JustifyContent::Center)
            };
            let spoken = texts::JOIN_MARK
                .with("mark", mark_words(mark))
                .with("number", self.place + 1);
            let mut button = parts.spawn((
                bare_button_in(node, spoken, look),
                Key::of(mark.index()),
                on_press(move |at: Res<AtPlace>, mut setup: ResMut<TableSetup>| {
                    setup.set_mark(at.0, mark);
                }),
                children![mark_icon(mark, MARK)],
            ));
            if mark == self.chosen {
                button.insert(Chosen);
            }
        }
    }
}

#[derive(PartialEq)]
struct Rows {
    place: usize,
    places: [PlaceShown; PLACES],
}

impl View for Rows {
    type Container = RowsBody;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let shown = &self.places[self.place];
        let who = stepper(texts::JOIN_WHO, who_words(shown.who));
        parts.spawn((who, Key::of("who"), observe(step_who)));
        let bot = shown.who.and_then(SeatKind::opponent);
        if bot.is_some() {
            parts.spawn(characters::about(bot, AboutBot));
        }
        let is_person = shown.who == Some(SeatKind::Person);
        let with = if is_person {
            shown.device.0.clone()
        } else {
            Words::new(texts::JOIN_BY_ITSELF)
        };
        let device = stepper(texts::JOIN_DEVICE, with);
        let mut device = parts.spawn((device, Key::of("device"), observe(step_device)));
        if !is_person {
            device.insert(InteractionDisabled);
        }
        let order = texts::JOIN_ORDER_VALUE.with("number", self.place + 1);
        let order = stepper(texts::JOIN_ORDER, order);
        parts.spawn((order, Key::of("order"), observe(step_order)));
        let swap = column(TIGHT).padded(GAP, TIGHT).fixed();
        parts.spawn(swap).with_children(|parts| {
            let title = Words::new(texts::JOIN_SWAP);
            parts.spawn(medium_label(title, TextSize::Small, Role::PaperDim));
            parts
                .spawn(row(GAP).wrapped(TIGHT))
                .with_children(|parts| self.draw_others(parts));
        });
    }
}

impl Rows {
    /// Buttons that change seats with the others.
    fn draw_others(&self, parts: &mut ChildSpawnerCommands) {
        let look = ButtonLook::Secondary;
        let others = (0..PLACES).filter(|place| *place != self.place);
        for (index, there) in others.enumerate() {
            let shown = &self.places[there];
            let (called, color) = match shown.who {
                Some(_) => (Words::literal(&shown.name), Role::Player(shown.mark)),
                None => {
                    let free = texts::JOIN_FREE.with("number", there + 1);
                    (free, Role::Ledge)
                }
            };
            let spoken = Words::titled(texts::JOIN_SWAP, called.clone());
            let node = Node {
                column_gap: px(GAP),
                ..button_node(look).padded(GAP, TIGHT).growing(OTHER)
            };
            let swap = move |mut at: ResMut<AtPlace>, mut setup: ResMut<TableSetup>| {
                setup.swap(at.0, there);
                at.0 = there;
            };
            let called = label(called, TextSize::Body, Role::Paper);
            let mut button = parts.spawn((
                bare_button_in(node, spoken, look),
                Key::of(index),
                on_press(swap),
            ));
            button.with_children(|parts| {
                parts
                    .spawn(mark_icon(shown.mark, MARK))
                    .insert(Tint::from(color));
                parts.spawn((called, Ink(1.0)));
            });
        }
    }
}

fn step_who(stepped: On<Stepped>, at: Res<AtPlace>, mut setup: ResMut<TableSetup>) {
    setup.step_who(at.0, stepped.by);
}

fn step_device(stepped: On<Stepped>, at: Res<AtPlace>, pads: Pads, mut setup: ResMut<TableSetup>) {
    let keys: &[Device] = match setup.is_keyboard_shared() {
        true => &[Device::LeftKeys, Device::RightKeys],
        false => &[Device::Keyboard],
    };
    // `None` stands for devices that are passed around, and would give the host the same device again. A device of another
    // place stays there: each step takes effect.
    let host = setup.host().and_then(|host| setup.seat_of(host));
    let around = (host != Some(at.0)).then_some(None);
    let pads = pads.present().map(Device::Pad);
    let devices = pads.chain(keys.iter().copied()).chain([Device::Mouse]);
    let is_free = |device: &Device| setup.seat_of(*device).is_none_or(|place| place == at.0);
    let devices = devices.filter(is_free);
    let all: Vec<_> = around.into_iter().chain(devices.map(Some)).collect();
    let next = cycle(&all, setup.device(at.0), stepped.by);
    setup.give(at.0, next);
}

fn step_order(stepped: On<Stepped>, mut at: ResMut<AtPlace>, mut setup: ResMut<TableSetup>) {
    let there = (at.0 as i32 + stepped.by).clamp(0, PLACES as i32 - 1) as usize;
    setup.swap(at.0, there);
    at.0 = there;
}

/// Shows the name as it is typed, and the settings of its player.
fn show_name(
    setup: Res<TableSetup>,
    at: Res<AtPlace>,
    mut whose: ResMut<SettingsOf>,
    mut names: Query<&mut ShownValue, With<NameField>>,
) {
    for mut name in &mut names {
        name.set_if_neq(ShownValue(Words::literal(&setup.place(at.0).name)));
        let is_person = setup.place(at.0).who == Some(SeatKind::Person);
        whose.set_if_neq(SettingsOf(is_person.then(|| setup.name(at.0))));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AtPlace>()
        .add_view(|bivouac: If<Res<Bivouac>>, at: Res<AtPlace>| {
            Some(Heading(bivouac.places[at.0].name.clone()))
        })
        .add_view(|bivouac: If<Res<Bivouac>>, at: Res<AtPlace>| {
            let (place, chosen) = (at.0, bivouac.places[at.0].mark);
            Some(Marks { place, chosen })
        })
        .add_view(|bivouac: If<Res<Bivouac>>, at: Res<AtPlace>| {
            let (place, places) = (at.0, bivouac.places.clone());
            Some(Rows { place, places })
        })
        .add_systems(OnEnter(PLACE), open.run_if(in_state(Screen::Join)))
        .add_systems(Update, show_name.run_if(in_state(Screen::Join)));
}
