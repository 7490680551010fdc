//! Dialog of comforts that are offered before players find the settings: text for a television, and one-button play.

use bevy::prelude::*;
use bevy::ui_widgets::observe;

use crate::core::dialogs::Dialog;
use crate::core::locale::Words;
use crate::core::settings::{OneButton, Settings, TextScale};
use crate::core::texts;
use crate::ui::focus::FocusFirst;
use crate::ui::kit::{Flex, button};
use crate::ui::question::question;
use crate::ui::setting_row::SettingRows;
use crate::ui::spacing::GAP;
use crate::ui::widgets::{ButtonLook, column};
use crate::ui::{done_button, leave_dialog};

/// Dialog of the comforts.
pub(super) const COMFORT: Dialog = Dialog::named("Comfort");

const WIDTH: f32 = 980.0;

/// Comfort that is offered.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Comfort {
    /// Large text, with the settings for players who cannot see or press much: at the first start.
    #[default]
    Television,
    /// One button for everything: after many presses of the same one.
    OneButton,
}

fn open(comfort: Res<Comfort>, mut commands: Commands) {
    match *comfort {
        Comfort::Television => commands.spawn(question(
            COMFORT,
            WIDTH,
            Words::new(texts::TV_QUESTION),
            Words::new(texts::TV_NOTE),
            (
                SettingRows {
                    filter: |setting| matches!(setting.key, "screen_reader" | "one_button"),
                    has_focus: false,
                },
                // The ring of the answers needs room below the rows.
                column(0.0).padded(0.0, GAP).fixed(),
            ),
            children![
                done_button(Words::new(texts::TV_NO)),
                (
                    button(
                        Words::new(texts::TV_YES),
                        ButtonLook::Primary,
                        |mut settings: ResMut<Settings>| settings.text_scale = TextScale::TV,
                    ),
                    FocusFirst,
                    observe(leave_dialog),
                ),
            ],
        )),
        Comfort::OneButton => commands.spawn(question(
            COMFORT,
            WIDTH,
            Words::new(texts::ONE_BUTTON_QUESTION),
            Words::new(texts::ONE_BUTTON_NOTE),
            Node::default(),
            children![
                (done_button(Words::new(texts::ONE_BUTTON_NO)), FocusFirst),
                (
                    button(
                        Words::new(texts::ONE_BUTTON_YES),
                        ButtonLook::Secondary,
                        |mut settings: ResMut<Settings>| settings.one_button = OneButton::Moves,
                    ),
                    observe(leave_dialog),
                ),
            ],
        )),
    };
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Comfort>()
        .add_systems(OnEnter(COMFORT), open);
}
