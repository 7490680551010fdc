//! What somebody plays with: asked for when a device is missing, or when they want another one. Whatever presses the first
//! button is the answer.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};

use super::MARK;
use crate::{
    devices::{Answer, Claim, Why},
    ground::{
        locale::Words,
        seats::{SeatPlan, Seats},
        states::Menu,
        texts::{self, TextKey},
    },
    input::FocusFirst,
    menus::{dialog, last_row::leave_dialog},
    theme::{
        color::Role,
        spacing::GAP,
        type_scale::TextSize,
        widgets::{ButtonLook, button, label, mark_icon, medium_label},
    },
};

const WIDTH: f32 = 860.0;

/// The heading, what to do, and what the first button says.
fn texts(why: Why) -> [TextKey; 3] {
    match why {
        Why::Lost => [
            texts::COUCH_LOST,
            texts::COUCH_LOST_NOTE,
            texts::COUCH_LOST_THIS,
        ],
        Why::Doubt => [
            texts::COUCH_DOUBT,
            texts::COUCH_DOUBT_NOTE,
            texts::COUCH_DOUBT_THIS,
        ],
        Why::Asked => [
            texts::COUCH_ASKED,
            texts::COUCH_ASKED_NOTE,
            texts::COUCH_ASKED_THIS,
        ],
        Why::Newcomer => [
            texts::COUCH_NEWCOMER,
            texts::COUCH_NEWCOMER_NOTE,
            texts::COUCH_ASKED_THIS,
        ],
    }
}

fn open(
    claim: Option<Res<Claim>>,
    seats: Option<Res<Seats>>,
    menu: Res<State<Menu>>,
    mut commands: Commands,
) {
    let (Some(claim), Some(seats)) = (claim, seats) else {
        return;
    };
    let plan = seats.get(claim.seat).clone();
    let [heading, note, this] = texts(claim.why).map(|key| named(key, &plan));
    let why = claim.why;
    commands.spawn(dialog(
        *menu.get(),
        WIDTH,
        children![
            headline(&plan, heading),
            medium_label(note, TextSize::Small, Role::PaperDim),
            (
                Node {
                    flex_direction: FlexDirection::Column,
                    row_gap: px(GAP),
                    // The ring of the first button needs room below the note.
                    margin: UiRect::top(px(GAP)),
                    ..default()
                },
                Pickable::IGNORE,
                Children::spawn(SpawnWith(move |list: &mut ChildSpawner| {
                    list.spawn((
                        button(this, ButtonLook::Primary),
                        FocusFirst,
                        says(Answer::This),
                    ));
                    if why == Why::Asked {
                        list.spawn((
                            button(Words::new(texts::COUCH_ANYTHING), ButtonLook::Secondary),
                            says(Answer::Anything),
                        ));
                    }
                    if matches!(why, Why::Lost | Why::Doubt) {
                        list.spawn((
                            button(named(texts::COUCH_LET_BOT, &plan), ButtonLook::Secondary),
                            says(Answer::Bot),
                        ));
                        list.spawn(leave(texts::COUCH_PAUSE));
                    } else {
                        list.spawn(leave(texts::COUCH_BACK));
                    }
                })),
            ),
        ],
    ));
}

/// The question, beside the mark of who is asked.
fn headline(plan: &SeatPlan, heading: Words) -> impl Bundle {
    (
        Node {
            column_gap: px(GAP),
            align_items: AlignItems::Center,
            ..default()
        },
        Pickable::IGNORE,
        children![
            mark_icon(plan.mark, MARK),
            label(heading, TextSize::Heading, Role::Paper),
        ],
    )
}

fn named(key: TextKey, plan: &SeatPlan) -> Words {
    Words::new(key).with("name", plan.name.clone())
}

fn says(answer: Answer) -> impl Bundle {
    observe(move |_: On<Activate>, mut commands: Commands| commands.trigger(answer))
}

fn leave(key: TextKey) -> impl Bundle {
    (
        button(Words::new(key), ButtonLook::Secondary),
        observe(leave_dialog),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Device), open)
        .add_systems(OnEnter(Menu::Claim), open)
        .add_systems(OnEnter(Menu::Newcomer), open);
}
