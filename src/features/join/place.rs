//! All there is to say about one place: the name, who sits there with what, and where in the order of play.

use bevy::{
    prelude::*,
    ui::InteractionDisabled,
    ui_widgets::{Activate, observe},
};

use super::setup::{PLACES, TableSetup, Who};
use super::who::who_words;
use crate::core::art::Picture;
use crate::core::cycle::cycle;
use crate::core::dialogs::Dialogs;
use crate::core::locale::{Spoken, Words};
use crate::core::texts;
use crate::features::join::dialogs::{NAMING, PLACE};
use crate::input::{Device, Pads, device_words};
use crate::opponents::characters;
use crate::opponents::characters::Character;
use crate::ui::color::{Role, Tint};
use crate::ui::dialog::dialog;
use crate::ui::done_button;
use crate::ui::focus::FocusFirst;
use crate::ui::last_row;
use crate::ui::own_settings::{SettingsOf, guard_row, hints_row, rumble_row};
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, Ink, ShownValue, Stepped, bare_button_in, button, button_in, button_node, column,
    label, mark_icon, mark_picture, medium_label, scroll_view, set_marker, stepper,
};

const WIDTH: f32 = 1120.0;
/// The side of the mark on a button.
const MARK: f32 = 40.0;
/// The least width of a button that changes seats.
const OTHER: f32 = 280.0;

/// The place that the dialog is about.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct AtPlace(pub(super) usize);

/// The heading: whose place it is.
#[derive(Component)]
struct Title;

/// The line about the bot that sits there.
#[derive(Component, Clone, Copy)]
struct IfBot;

/// Something that is stepped through.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Who,
    Device,
    Order,
}

impl Row {
    fn title(self) -> Words {
        Words::new(match self {
            Row::Who => texts::JOIN_WHO,
            Row::Device => texts::JOIN_DEVICE,
            Row::Order => texts::JOIN_ORDER,
        })
    }
}

/// Changes seats with one of the three others, counted from the first; and the parts of that button.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct SwapWith(usize);

impl SwapWith {
    /// The other place, seen from this one.
    fn place(self, here: usize) -> usize {
        self.0 + usize::from(self.0 >= here)
    }
}

fn open(mut commands: Commands) {
    commands.spawn(dialog(
        PLACE,
        WIDTH,
        children![
            (
                label(Words::literal(""), TextSize::Heading, Role::Paper),
                Title,
            ),
            (
                scroll_view(TIGHT),
                Children::spawn((
                    Spawn(name_button()),
                    Spawn(row(Row::Who)),
                    Spawn(characters::about(None, IfBot)),
                    SpawnIter([Row::Device, Row::Order].into_iter().map(row)),
                    Spawn(swap_part()),
                    Spawn(rumble_row()),
                    Spawn(guard_row()),
                    Spawn(hints_row()),
                )),
            ),
            last_row(children![
                free_button(),
                done_button(Words::new(texts::JOIN_DONE))
            ]),
        ],
    ));
}

fn name_button() -> impl Bundle {
    (
        button_in(
            button_node(ButtonLook::Secondary),
            Words::new(texts::JOIN_WRITE),
            ButtonLook::Secondary,
        ),
        FocusFirst,
        observe(|_: On<Activate>, mut dialogs: ResMut<Dialogs>| {
            dialogs.replace(NAMING);
        }),
    )
}

fn row(row: Row) -> impl Bundle {
    (row, stepper(row.title(), Words::literal("")), observe(step))
}

/// What can be played with at a place: whatever is passed around, or anything at hand.
fn choices(pads: &[Entity], keyboard_shared: bool) -> Vec<Option<Device>> {
    let keys: &[Device] = if keyboard_shared {
        &[Device::LeftKeys, Device::RightKeys]
    } else {
        &[Device::Keyboard]
    };
    let pads = pads.iter().map(|pad| Device::Pad(*pad));
    let all = pads.chain(keys.iter().copied()).chain([Device::Mouse]);
    std::iter::once(None).chain(all.map(Some)).collect()
}

fn step(
    stepped: On<Stepped>,
    rows: Query<&Row>,
    pads: Pads,
    mut setup: ResMut<TableSetup>,
    mut at: ResMut<AtPlace>,
) {
    let (Ok(row), by, here) = (rows.get(stepped.entity), stepped.by, at.0) else {
        return;
    };
    match row {
        Row::Who => setup.step_who(here, by),
        Row::Device => {
            let all = choices(&pads.present(), setup.is_keyboard_shared());
            let next = cycle(&all, setup.device(here), by);
            setup.give(here, next);
        }
        Row::Order => {
            let there = (here as i32 + by).clamp(0, PLACES as i32 - 1) as usize;
            setup.swap(here, there);
            at.0 = there;
        }
    }
}

/// With whom to change seats at once.
fn swap_part() -> impl Bundle {
    (
        Node {
            flex_shrink: 0.0,
            padding: UiRect::axes(px(GAP), px(TIGHT)),
            ..column(TIGHT)
        },
        children![
            medium_label(
                Words::new(texts::JOIN_SWAP),
                TextSize::Small,
                Role::PaperDim
            ),
            (
                Node {
                    flex_wrap: FlexWrap::Wrap,
                    column_gap: px(GAP),
                    row_gap: px(TIGHT),
                    ..default()
                },
                Children::spawn(SpawnIter((0..PLACES - 1).map(SwapWith).map(swap_button))),
            ),
        ],
    )
}

fn swap_button(with: SwapWith) -> impl Bundle {
    let node = Node {
        flex_grow: 1.0,
        flex_basis: px(OTHER),
        padding: UiRect::axes(px(GAP), px(TIGHT)),
        column_gap: px(GAP),
        border_radius: BorderRadius::all(px(RADIUS_SMALL)),
        ..button_node(ButtonLook::Secondary)
    };
    (
        bare_button_in(node, Words::literal(""), ButtonLook::Secondary),
        with,
        observe(
            |activated: On<Activate>,
             buttons: Query<&SwapWith>,
             mut at: ResMut<AtPlace>,
             mut setup: ResMut<TableSetup>| {
                if let Ok(with) = buttons.get(activated.entity) {
                    let there = with.place(at.0);
                    setup.swap(at.0, there);
                    at.0 = there;
                }
            },
        ),
        children![
            (with, mark_icon(crate::core::seats::Mark::Disc, MARK)),
            (
                label(Words::literal(""), TextSize::Body, Role::Paper),
                with,
                Ink(1.0),
            ),
        ],
    )
}

fn free_button() -> impl Bundle {
    (
        button(Words::new(texts::JOIN_LEAVE), ButtonLook::Secondary),
        observe(
            |_: On<Activate>,
             at: Res<AtPlace>,
             mut setup: ResMut<TableSetup>,
             mut dialogs: ResMut<Dialogs>| {
                setup.put(at.0, Who::Nobody);
                dialogs.close();
            },
        ),
    )
}

fn show_rows(
    setup: Res<TableSetup>,
    at: Res<AtPlace>,
    pads: Pads,
    mut whose: ResMut<SettingsOf>,
    mut titles: Query<&mut Words, With<Title>>,
    mut rows: Query<(Entity, &Row, &mut ShownValue, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    for mut title in &mut titles {
        title.set_if_neq(Words::literal(setup.name(at.0)));
    }
    let person = setup.place(at.0).who == Who::Person;
    whose.set_if_neq(SettingsOf(person.then(|| setup.name(at.0).to_owned())));
    for (entity, row, mut shown, disabled) in &mut rows {
        let value = match row {
            Row::Who => who_words(setup.place(at.0).who),
            Row::Device if person => device_words(setup.device(at.0), &pads),
            Row::Device => Words::new(texts::JOIN_BY_ITSELF),
            Row::Order => Words::new(texts::JOIN_ORDER_VALUE)
                .with("number", at.0 + 1)
                .with("count", PLACES),
        };
        shown.set_if_neq(ShownValue(value));
        set_marker::<InteractionDisabled>(
            &mut commands,
            entity,
            row == &Row::Device && !person,
            disabled,
        );
    }
}

fn show_character(
    setup: Res<TableSetup>,
    at: Res<AtPlace>,
    mut lines: Query<&mut Character, With<IfBot>>,
) {
    for mut line in &mut lines {
        line.set_if_neq(Character(setup.place(at.0).who.opponent()));
    }
}

fn show_swaps(
    setup: Res<TableSetup>,
    at: Res<AtPlace>,
    mut texts: Query<(&SwapWith, &mut Words)>,
    mut marks: Query<(&SwapWith, &mut Picture, &mut Tint)>,
    mut buttons: Query<(&SwapWith, &mut Spoken)>,
) {
    let called = |with: &SwapWith| {
        let place = with.place(at.0);
        match setup.place(place).who {
            Who::Nobody => Words::new(texts::JOIN_FREE).with("number", place + 1),
            _ => Words::literal(setup.name(place)),
        }
    };
    for (with, mut words) in &mut texts {
        words.set_if_neq(called(with));
    }
    for (with, mut picture, mut tint) in &mut marks {
        let place = setup.place(with.place(at.0));
        let taken = place.who != Who::Nobody;
        picture.set_if_neq(Picture::new(mark_picture(place.mark), Vec2::splat(MARK)));
        let role = if taken {
            Role::Player(place.mark)
        } else {
            Role::Ledge
        };
        tint.set_if_neq(role.into());
    }
    for (with, mut spoken) in &mut buttons {
        spoken.set_if_neq(Spoken(
            Words::new(texts::SPOKEN_VALUE)
                .with("title", Words::new(texts::JOIN_SWAP))
                .with("value", called(with)),
        ));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<AtPlace>()
        .add_systems(OnEnter(PLACE), open.run_if(resource_exists::<TableSetup>))
        .add_systems(
            Update,
            (show_rows, show_character, show_swaps)
                .run_if(in_state(PLACE).and_then(resource_exists::<TableSetup>)),
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_others_are_all_but_this_one() {
        for here in 0..PLACES {
            let mut others: Vec<usize> = (0..PLACES - 1)
                .map(|index| SwapWith(index).place(here))
                .collect();
            others.push(here);
            others.sort_unstable();
            assert_eq!(others, [0, 1, 2, 3]);
        }
    }
}
