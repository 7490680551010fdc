//! Who climbs tonight: four places, who sits there with what in hand, names, marks, and what the table agrees on.

mod bar;
mod card;
mod dialogs;
mod guest_presses;
mod guests;
mod known;
mod naming;
mod offer;
mod place;
mod portrait;
mod rules;
mod setup;
mod show;
mod table_settings;
mod usual_pads;
mod who;

use bevy::prelude::*;

use self::{
    setup::{PLACES, TableSetup},
    table_settings::TableSetting,
};
use crate::core::dialogs::Dialog;
use crate::core::locale::Words;
use crate::core::settings::{LastTable, SeenTips};
use crate::core::states::Screen;
use crate::core::texts;
use crate::input::DeviceActivity;
use crate::ui::color::{LetterShadow, Role, fill};
use crate::ui::focus::BackRequested;
use crate::ui::screen::{safe_area, screen_root};
use crate::ui::spacing::{GAP, RADIUS, TIGHT, WIDE};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{Entrance, column, label, medium_label, scroll_view};

/// The widest that the heading is, and the hint: two lines of about the same length. In design units.
const SHORT: f32 = 820.0;
const HINT: f32 = 640.0;
/// The hint where nothing stands beside it.
const WHOLE: f32 = 1700.0;

/// The heading: it makes room for larger text.
#[derive(Component)]
struct Heading;

/// What is shown only where text is large, or only where it is not: it then stands elsewhere.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
struct Large(bool);

/// The hint below the heading.
#[derive(Component, Clone, Copy)]
struct HintAbove;

fn spawn(
    last: Res<LastTable>,
    last_devices: Res<guests::LastDevices>,
    activity: Res<DeviceActivity>,
    told: Res<SeenTips>,
    pads: Query<(Entity, &Gamepad)>,
    mut commands: Commands,
) {
    let mut setup = TableSetup::recall(&last);
    guests::seat(&mut setup, &last_devices, &activity, &pads);
    commands.insert_resource(setup);
    commands.spawn((
        screen_root(Screen::Join),
        children![(
            Node {
                row_gap: px(GAP),
                justify_content: JustifyContent::SpaceBetween,
                ..safe_area()
            },
            Entrance::default(),
            children![places(!told.first_climb), bar::bar()],
        )],
    ));
}

fn heading() -> impl Bundle {
    (
        Node {
            flex_shrink: 0.0,
            ..column(TIGHT)
        },
        children![
            (
                Heading,
                label(
                    Words::new(texts::JOIN_HEADING),
                    TextSize::Title,
                    Role::Paper
                ),
                Node {
                    // Shorter than the screen: further to the right stands the moon.
                    max_width: px(SHORT),
                    ..default()
                },
                TextShadow {
                    offset: Vec2::new(0.0, 3.0),
                    ..default()
                },
                LetterShadow(Role::Ink.faint(0.6)),
            ),
            (HintAbove, hint(Large(false), HINT)),
        ],
    )
}

/// The hint in one of its two places, at most `width` design units wide.
fn hint(place: Large, width: f32) -> impl Bundle {
    (
        place,
        medium_label(Words::new(texts::JOIN_HINT), TextSize::Small, Role::Paper),
        Node {
            max_width: px(width),
            ..default()
        },
    )
}

fn places(is_offered: bool) -> impl Bundle {
    (
        scroll_view(WIDE),
        Pickable {
            should_block_lower: false,
            is_hoverable: true,
        },
        children![
            heading(),
            offer::offer(is_offered),
            (
                Node {
                    flex_wrap: FlexWrap::Wrap,
                    column_gap: px(WIDE),
                    row_gap: px(WIDE),
                    flex_grow: 1.0,
                    flex_shrink: 0.0,
                    align_content: AlignContent::Center,
                    ..default()
                },
                Children::spawn(SpawnIter((0..PLACES).map(card::card))),
            ),
            table_settings(Large(true)),
            hint(Large(true), WHOLE),
        ],
    )
}

/// What is agreed on besides rules, one below the other: beside them, or below the places where text is large.
fn table_settings(place: Large) -> impl Bundle {
    (
        place,
        Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_shrink: 0.0,
            justify_content: JustifyContent::SpaceEvenly,
            border_radius: BorderRadius::all(px(RADIUS)),
            ..default()
        },
        fill(Role::Panel),
        Children::spawn(SpawnIter(
            TableSetting::ALL
                .into_iter()
                .map(table_settings::setting_stepper),
        )),
    )
}

/// The table is kept also when nobody starts.
fn keep_setup(setup: Res<TableSetup>, mut last: ResMut<LastTable>) {
    last.set_if_neq(setup.remember());
}

fn go_back(
    _: On<BackRequested>,
    screen: Res<State<Screen>>,
    menu: Res<State<Dialog>>,
    mut next: ResMut<NextState<Screen>>,
) {
    if *screen.get() == Screen::Join && *menu.get() == Dialog::NONE {
        NextState::set_if_neq(&mut next, Screen::Title);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        bar::plugin,
        show::plugin,
        rules::plugin,
        guests::plugin,
        usual_pads::plugin,
        table_settings::plugin,
        place::plugin,
        naming::plugin,
        known::plugin,
    ))
    .add_observer(go_back)
    .add_systems(OnEnter(Screen::Join), spawn)
    .add_systems(OnExit(Screen::Join), keep_setup);
}
