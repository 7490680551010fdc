//! One seat: a person or a bot, what it is played with, and how strongly the pad shakes.

use bevy::{
    prelude::*,
    ui::InteractionDisabled,
    ui_widgets::{Activate, observe},
};
use cant_stop_bots::Opponent;

use super::{Opened, kind_words, line, person};
use crate::{
    devices::{DeviceAssignment, DeviceQuestion, Pads, QuestionReason, device_words},
    ground::{
        cycle::cycle,
        locale::Words,
        seats::{SeatKind, Seats},
        settings::{PlayerRumble, Settings},
        states::Menu,
        texts,
    },
    input::FocusFirst,
    menus::{dialog, done_button, last_row},
    opponents::characters::{self, Character},
    theme::{
        color::Role,
        type_scale::TextSize,
        widgets::{
            Ink, ShownValue, Slid, Slider, Stepped, label, medium_label, scroll_view, set_marker,
            slider, stepper,
        },
    },
};

const WIDTH: f32 = 1000.0;

/// The row that says who decides.
#[derive(Component)]
struct Decides;

/// The row that says how strongly the pad shakes.
#[derive(Component)]
struct Shaking;

/// What is about a bot only.
#[derive(Component, Clone, Copy)]
struct BotOnly;

/// A row that is about people only.
#[derive(Component)]
struct PeopleOnly;

/// Everybody who can decide for a seat, in the order in which they are offered.
fn all_kinds() -> Vec<SeatKind> {
    let bots = Opponent::ALL.into_iter().map(SeatKind::Bot);
    std::iter::once(SeatKind::Person).chain(bots).collect()
}

fn strength_words(strength: u8) -> Words {
    if strength == 0 {
        Words::new(texts::SETTINGS_VOLUME_OFF)
    } else {
        Words::new(texts::SETTINGS_PERCENT).with("percent", strength * (100 / Settings::LOUDEST))
    }
}

fn strength_slider(strength: u8) -> Slider {
    Slider {
        now: strength,
        most: Settings::LOUDEST,
    }
}

fn open(
    opened: Option<Res<Opened>>,
    seats: Option<Res<Seats>>,
    assignment: Res<DeviceAssignment>,
    rumble: Res<PlayerRumble>,
    pads: Pads,
    mut commands: Commands,
) {
    let (Some(opened), Some(seats)) = (opened, seats) else {
        return;
    };
    let plan = seats.get(opened.0).clone();
    let with = device_words(assignment.of(opened.0), &pads);
    let strength = rumble.of(&plan.name);
    commands.spawn(dialog(
        Menu::Seat,
        WIDTH,
        children![
            person(&plan, TextSize::Heading),
            (
                scroll_view(0.0),
                children![
                    (
                        stepper(Words::new(texts::COUCH_DECIDES), kind_words(plan.kind)),
                        Decides,
                        FocusFirst,
                        observe(step_kind),
                    ),
                    characters::about(plan.kind.opponent(), BotOnly),
                    (device_line(with), PeopleOnly, observe(ask_device)),
                    (
                        slider(
                            Words::new(texts::COUCH_RUMBLE),
                            strength_words(strength),
                            strength_slider(strength)
                        ),
                        Shaking,
                        PeopleOnly,
                        observe(set_strength),
                    ),
                ],
            ),
            (
                medium_label(
                    Words::new(texts::COUCH_SEAT_NOTE),
                    TextSize::Small,
                    Role::PaperDim
                ),
                Node {
                    flex_shrink: 0.0,
                    ..default()
                },
            ),
            last_row(children![done_button(Words::new(texts::COUCH_DONE))]),
        ],
    ));
}

fn device_line(with: Words) -> impl Bundle {
    let title = Words::new(texts::COUCH_PLAYS_WITH);
    line(
        Words::new(texts::SPOKEN_VALUE)
            .with("title", title.clone())
            .with("value", with.clone()),
        (
            medium_label(title, TextSize::Small, Role::PaperDim),
            Ink(0.85),
        ),
        (label(with, TextSize::Label, Role::Paper), Ink(1.0)),
    )
}

fn step_kind(stepped: On<Stepped>, opened: Res<Opened>, mut seats: ResMut<Seats>) {
    let all = all_kinds();
    let Some(plan) = seats.0.get_mut(opened.0.index()) else {
        return;
    };
    plan.kind = cycle(&all, plan.kind, stepped.by);
}

fn ask_device(
    _: On<Activate>,
    opened: Res<Opened>,
    mut commands: Commands,
    mut next: ResMut<NextState<Menu>>,
) {
    commands.insert_resource(DeviceQuestion {
        seat: opened.0,
        reason: QuestionReason::Asked,
    });
    NextState::set_if_neq(&mut next, Menu::Device);
}

fn set_strength(
    slid: On<Slid>,
    opened: Res<Opened>,
    seats: Res<Seats>,
    mut rumble: ResMut<PlayerRumble>,
) {
    rumble.set(&seats.get(opened.0).name, slid.to);
}

fn show_values(
    opened: Option<Res<Opened>>,
    seats: Option<Res<Seats>>,
    rumble: Res<PlayerRumble>,
    mut decides: Query<&mut ShownValue, (With<Decides>, Without<Shaking>)>,
    mut shaking: Query<(&mut ShownValue, &mut Slider), With<Shaking>>,
    people_only: Query<(Entity, Has<InteractionDisabled>), With<PeopleOnly>>,
    mut bot_only: Query<&mut Character, With<BotOnly>>,
    mut commands: Commands,
) {
    let (Some(opened), Some(seats)) = (opened, seats) else {
        return;
    };
    let plan = seats.get(opened.0);
    for mut shown in &mut decides {
        shown.set_if_neq(ShownValue(kind_words(plan.kind)));
    }
    for mut character in &mut bot_only {
        character.set_if_neq(Character(plan.kind.opponent()));
    }
    let strength = rumble.of(&plan.name);
    for (mut shown, mut slider) in &mut shaking {
        shown.set_if_neq(ShownValue(strength_words(strength)));
        slider.set_if_neq(strength_slider(strength));
    }
    let is_bot = plan.kind != SeatKind::Person;
    for (row, disabled) in &people_only {
        set_marker::<InteractionDisabled>(&mut commands, row, is_bot, disabled);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Seat), open)
        .add_systems(Update, show_values.run_if(in_state(Menu::Seat)));
}
