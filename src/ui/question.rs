//! Questions: what is asked, a sentence about it, and the answers.

use bevy::prelude::*;
use bevy::ui_widgets::observe;

use super::{done_button, last_row, leave_dialog};
use crate::core::dialogs::{Dialog, Dialogs};
use crate::core::locale::{Spoken, Words};
use crate::core::texts::TextKey;
use crate::ui::color::Role;
use crate::ui::dialog::dialog;
use crate::ui::focus::FocusFirst;
use crate::ui::kit::button;
use crate::ui::spacing::GAP;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{ButtonLook, label, medium_label};

/// Dialog of a question before something is given up.
pub(crate) const QUESTION: Dialog = Dialog::named("Question");

const WIDTH: f32 = 940.0;

/// Request to ask before something is given up. The first answer has the focus and leaves everything as it is.
#[derive(Event, Resource, Clone, Debug)]
pub(crate) struct Ask {
    pub(crate) heading: TextKey,
    pub(crate) note: Words,
    /// Answer that keeps everything.
    pub(crate) keep: TextKey,
    /// Answer that goes on with `act`.
    pub(crate) go: TextKey,
    pub(crate) act: fn(&mut Commands),
}

/// Dialog that asks something, with what belongs to the question between its sentence and the answers.
pub(crate) fn question(
    asked_in: Dialog,
    width: f32,
    heading: Words,
    note: Words,
    more: impl Bundle,
    answers: impl Bundle,
) -> impl Bundle {
    dialog(
        asked_in,
        width,
        children![
            label(heading, TextSize::Heading, Role::Paper),
            (
                Spoken(note.clone()),
                medium_label(note, TextSize::Body, Role::Paper),
                Node {
                    margin: UiRect::bottom(px(GAP)),
                    ..default()
                },
            ),
            more,
            last_row(answers),
        ],
    )
}

fn ask(asked: On<Ask>, mut dialogs: ResMut<Dialogs>, mut commands: Commands) {
    commands.insert_resource(asked.clone());
    dialogs.open(QUESTION);
}

fn open(asked: If<Res<Ask>>, mut commands: Commands) {
    let act = asked.act;
    commands.spawn(question(
        QUESTION,
        WIDTH,
        Words::new(asked.heading),
        asked.note.clone(),
        Node::default(),
        children![
            (done_button(Words::new(asked.keep)), FocusFirst),
            (
                button(
                    Words::new(asked.go),
                    ButtonLook::Secondary,
                    move |mut commands: Commands| act(&mut commands),
                ),
                observe(leave_dialog),
            ),
        ],
    ));
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(ask).add_systems(OnEnter(QUESTION), open);
}
