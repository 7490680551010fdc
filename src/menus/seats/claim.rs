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
    },
    input::FocusFirst,
    menus::{dialog, last_row::leave_dialog},
    theme::{
        palette,
        spacing::GAP,
        type_scale::TextSize,
        widgets::{ButtonLook, button, label, mark_icon, medium_label},
    },
};

const WIDTH: f32 = 860.0;

/// The heading, what to do, and what the first button says.
fn texts(why: Why) -> [&'static str; 3] {
    match why {
        Why::Lost => ["couch-lost", "couch-lost-note", "couch-lost-this"],
        Why::Doubt => ["couch-doubt", "couch-doubt-note", "couch-doubt-this"],
        Why::Asked => ["couch-asked", "couch-asked-note", "couch-asked-this"],
        Why::Newcomer => ["couch-newcomer", "couch-newcomer-note", "couch-asked-this"],
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
            medium_label(note, TextSize::Small, palette::PAPER_DIM),
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
                            button(Words::new("couch-anything"), ButtonLook::Secondary),
                            says(Answer::Anything),
                        ));
                    }
                    if matches!(why, Why::Lost | Why::Doubt) {
                        list.spawn((
                            button(named("couch-let-bot", &plan), ButtonLook::Secondary),
                            says(Answer::Bot),
                        ));
                        list.spawn(leave("couch-pause"));
                    } else {
                        list.spawn(leave("couch-back"));
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
            label(heading, TextSize::Heading, palette::PAPER),
        ],
    )
}

fn named(key: &'static str, plan: &SeatPlan) -> Words {
    Words::new(key).with("name", plan.name.clone())
}

fn says(answer: Answer) -> impl Bundle {
    observe(move |_: On<Activate>, mut commands: Commands| commands.trigger(answer))
}

fn leave(key: &'static str) -> impl Bundle {
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
