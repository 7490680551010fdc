//! Dialog of comforts that are offered before players find the settings: text for a television, and one-button play.

use bevy::prelude::*;
use bevy::ui_widgets::observe;

use crate::core::settings::{OneButton, TextScale};
use crate::ui::leave_dialog;
use crate::ui::prelude::*;
use crate::ui::question::question;
use crate::ui::setting_row::SettingRows;

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
        Comfort::Television => {
            let rows = SettingRows {
                filter: |setting| matches!(setting.key, "screen_reader" | "one_button"),
                has_focus: false,
            };
            let yes = button(
                texts::TV_YES,
                ButtonLook::Primary,
                |mut settings: ResMut<Settings>| settings.text_scale = TextScale::TV,
            );
            commands.spawn(question(
                COMFORT,
                WIDTH,
                Words::new(texts::TV_QUESTION),
                Words::new(texts::TV_NOTE),
                // The ring of the answers needs room below the rows.
                (rows, column(0.0).padded(0.0, GAP).fixed()),
                children![
                    done_button(texts::TV_NO),
                    (yes, FocusFirst, observe(leave_dialog)),
                ],
            ))
        }
        Comfort::OneButton => {
            let yes = button(
                texts::ONE_BUTTON_YES,
                ButtonLook::Secondary,
                |mut settings: ResMut<Settings>| settings.one_button = OneButton::Moves,
            );
            commands.spawn(question(
                COMFORT,
                WIDTH,
                Words::new(texts::ONE_BUTTON_QUESTION),
                Words::new(texts::ONE_BUTTON_NOTE),
                Node::default(),
                children![
                    (done_button(texts::ONE_BUTTON_NO), FocusFirst),
                    (yes, observe(leave_dialog)),
                ],
            ))
        }
    };
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Comfort>()
        .add_systems(OnEnter(COMFORT), open);
}
