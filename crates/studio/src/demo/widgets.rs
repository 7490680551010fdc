//! Boards with every widget in every state, for makers: in English only. What people bring about is brought about by
//! the same components: a widget is not painted as if it were pressed, it is pressed.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::auto_directional_navigation::AutoDirectionalNavigation;
use bevy::ui::{InteractionDisabled, Pressed};
use bevy::ui_widgets::{Button, Slider as HeadlessSlider};
use cant_stop::core::art::Art;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::locale::Words;
use cant_stop::core::seats::Mark;
use cant_stop::core::texts_for_tools as texts;
use cant_stop::referee::Notices;
use cant_stop::ui::color::{Role, fill};
use cant_stop::ui::focus::FocusTrap;
use cant_stop::ui::layer::Layer;
use cant_stop::ui::spacing::{GAP, TIGHT};
use cant_stop::ui::type_scale::TextSize;
use cant_stop::ui::widgets::{
    ButtonLook, Chosen, Focused, Slider, TextField, bare_button_in, button, button_node,
    icon_button, label, mark_icon, medium_label, slider, stepper, text_field, toggle,
};
use cant_stop_testkit::dialogs::SETTINGS;
use cant_stop_testkit::walk::Walk;

/// The width all cells of a line share, in design units, and the room between two.
const CELLS: f32 = 1672.0;
/// The largest text with which a board goes on one page.
const ROOMY: f32 = 1.25;
/// The side of the mark on a card.
const MARK: f32 = 40.0;

/// The board.
#[derive(Component)]
struct Board;

/// Interaction state of a widget.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Idle,
    Hover,
    Focus,
    Pressed,
    Disabled,
    Selected,
}

/// Every state, in this order, with its name on the boards.
const STATES: [(State, &str); 6] = [
    (State::Idle, "At rest"),
    (State::Hover, "Pointed at"),
    (State::Focus, "In focus"),
    (State::Pressed, "Pressed"),
    (State::Disabled, "Not now"),
    (State::Selected, "Chosen"),
];

/// Shows the boards, a dialog with a toast above it, and both on their way out.
pub(super) fn show(walk: &mut Walk) {
    walk.session().app.add_systems(Update, hold);
    let is_large = walk.session().settings().text_scale.factor() > ROOMY;
    for (page, states) in STATES.chunks(if is_large { 3 } else { 6 }).enumerate() {
        let width = CELLS / (states.len() + 1) as f32;
        walk.world()
            .spawn(board("Buttons and cards"))
            .with_children(|board| buttons(board, states, width));
        show_board(walk, "widgets", page);
    }
    // A value is chosen by being the value.
    let states = &STATES[..5];
    for (page, states) in states.chunks(if is_large { 2 } else { 3 }).enumerate() {
        walk.world()
            .spawn(board("Values"))
            .with_children(|board| values(board, states, if is_large { 2.0 } else { 3.0 }));
        show_board(walk, "widgets-values", page);
    }
    walk.session().show_dialog(SETTINGS);
    walk.passing(0.1, "widgets-dialog-comes");
    walk.wait(0.5);
    walk.world()
        .resource_mut::<Notices>()
        .push(Words::new(texts::PAUSE_NOTE));
    walk.moment(0.5, "widgets-dialog-and-toast");
    walk.session().show_dialog(Dialog::NONE);
    walk.passing(0.1, "widgets-dialog-leaves");
    // Until the toast has gone.
    walk.wait(6.5);
}

/// Shows the board and clears it away.
fn show_board(walk: &mut Walk, name: &str, page: usize) {
    match page {
        0 => walk.moment(0.5, name),
        _ => walk.moment(0.5, &format!("{name}-{}", page + 1)),
    }
    let world = walk.world();
    let mut boards = world.query_filtered::<Entity, With<Board>>();
    for board in boards.iter(world).collect::<Vec<_>>() {
        world.despawn(board);
    }
}

/// Covers everything, and keeps the real focus from what stands below.
fn board(heading: &'static str) -> impl Bundle {
    (
        Board,
        FocusTrap,
        Layer::Gallery.z(),
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            padding: UiRect::axes(percent(5), percent(3)),
            flex_direction: FlexDirection::Column,
            justify_content: JustifyContent::SpaceBetween,
            ..default()
        },
        fill(Role::Ink),
        children![label(
            Words::literal(heading),
            TextSize::Heading,
            Role::Paper
        )],
    )
}

fn line() -> impl Bundle {
    Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::SpaceBetween,
        column_gap: px(TIGHT),
        ..default()
    }
}

fn cell(width: f32) -> Node {
    Node {
        width: px(width),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Stretch,
        justify_content: JustifyContent::Center,
        row_gap: px(TIGHT),
        ..default()
    }
}

fn name(words: &'static str) -> impl Bundle {
    (
        medium_label(Words::literal(words), TextSize::Small, Role::PaperDim),
        TextLayout::justify(Justify::Center),
    )
}

/// A widget in a state, in a cell.
fn put(line: &mut ChildSpawner, width: f32, state: State, widget: impl Bundle) {
    line.spawn(cell(width)).with_children(|cell| {
        let mut widget = cell.spawn(widget);
        // No real focus goes where others are feigned.
        widget
            .insert(state)
            .remove::<(AutoDirectionalNavigation, TabIndex)>();
        match state {
            State::Disabled => _ = widget.insert(InteractionDisabled),
            State::Selected => _ = widget.insert(Chosen),
            _ => {}
        }
    });
}

/// Every look of a button in every state: a line each.
fn buttons(board: &mut ChildSpawner, states: &[(State, &'static str)], width: f32) {
    board.spawn(line()).with_children(|line| {
        line.spawn(cell(width));
        for &(_, words) in states {
            line.spawn(cell(width)).with_child(name(words));
        }
    });
    let looks = [
        ("Main", texts::ACTION_ROLL, ButtonLook::Primary),
        ("Other", texts::TITLE_SETTINGS, ButtonLook::Secondary),
        ("Player", texts::ACTION_STOP, ButtonLook::Seat(Mark::Disc)),
        ("Quiet", texts::TITLE_QUIT, ButtonLook::Quiet),
    ];
    for (title, words, look) in looks {
        line_of(board, title, states, width, |line, state| {
            put(line, width, state, button(Words::new(words), look));
        });
    }
    line_of(board, "Picture", states, width, |line, state| {
        let words = Words::new(texts::TITLE_SETTINGS);
        let gear = icon_button(Art::IconGear, words, ButtonLook::Secondary);
        put(line, width, state, gear);
    });
    line_of(board, "Card", states, width, |line, state| {
        put(line, width, state, card());
    });
}

/// A look of a button in every state.
fn line_of(
    board: &mut ChildSpawner,
    title: &'static str,
    states: &[(State, &'static str)],
    width: f32,
    mut each: impl FnMut(&mut ChildSpawner, State),
) {
    board.spawn(line()).with_children(|line| {
        line.spawn(cell(width)).with_child(name(title));
        for &(state, _) in states {
            each(line, state);
        }
    });
}

fn card() -> impl Bundle {
    let node = Node {
        min_height: px(120),
        ..button_node(ButtonLook::Card)
    };
    (
        bare_button_in(node, Words::literal("Card"), ButtonLook::Card),
        children![mark_icon(Mark::Triangle, MARK)],
    )
}

/// Every widget with a value in every state: a column each.
fn values(board: &mut ChildSpawner, states: &[(State, &'static str)], columns: f32) {
    let width = CELLS / columns;
    for &(state, words) in states {
        board
            .spawn(Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(GAP),
                ..default()
            })
            .with_children(|part| {
                let words = Words::literal(words);
                part.spawn(medium_label(words, TextSize::Small, Role::PaperDim));
                part.spawn(Node {
                    column_gap: px(GAP),
                    row_gap: px(GAP),
                    flex_wrap: FlexWrap::Wrap,
                    ..default()
                })
                .with_children(|line| value_line(line, state, width));
            });
    }
}

fn value_line(line: &mut ChildSpawner, state: State, width: f32) {
    let level = state as u8 * 2 + 1;
    let speed = stepper(texts::SETTINGS_SPEED, texts::SETTINGS_SPEED_NORMAL);
    put(line, width, state, speed);
    let percent = texts::SETTINGS_PERCENT.with("percent", level * 10);
    let at = Slider {
        now: level,
        most: 10,
    };
    let music = slider(Words::new(texts::SETTINGS_MUSIC), percent, at);
    put(line, width, state, music);
    let on = level % 4 == 1;
    let word = if on {
        texts::SETTINGS_ON
    } else {
        texts::SETTINGS_OFF
    };
    let contrast = toggle(Words::new(texts::SETTINGS_CONTRAST), Words::new(word), on);
    put(line, width, state, contrast);
    let text = Words::literal(if state == State::Hover { "" } else { "Zoë" });
    let name = text_field(TextField::new(12), Words::new(texts::JOIN_NAME), text, ());
    put(line, width, state, name);
}

/// Keeps what is feigned as it is: the pointer and the focus are elsewhere.
fn hold(
    widgets: Query<(Entity, &State)>,
    children: Query<&Children>,
    parts: Query<(), Or<(With<Button>, With<HeadlessSlider>)>>,
    lines: Query<(), With<TextField>>,
    mut commands: Commands,
) {
    for (entity, state) in &widgets {
        match state {
            State::Hover => _ = commands.entity(entity).insert(Hovered(true)),
            State::Focus => {
                let line = children
                    .iter_descendants(entity)
                    .find(|child| lines.contains(*child));
                commands.entity(line.unwrap_or(entity)).insert(Focused);
            }
            State::Pressed => {
                // What takes the press: a part of the widget, if it has some.
                let part = children
                    .iter_descendants(entity)
                    .filter(|child| parts.contains(*child))
                    .last();
                commands.entity(part.unwrap_or(entity)).insert(Pressed);
                commands.entity(entity).insert(Hovered(true));
            }
            _ => {}
        }
    }
}
