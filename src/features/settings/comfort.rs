//! Dialog of comforts that are offered before players find the settings: text for a television, and one-button play.

use bevy::prelude::*;

use crate::core::settings::OneButton;
use crate::ui::leave_dialog;
use crate::ui::prelude::*;
use crate::ui::question::question;
use crate::ui::setting_row::SettingRows;

pub(super) const COMFORT: Dialog = Dialog::named("Comfort");

const WIDTH: f32 = 980.0;
/// Settings that are offered with large text.
const OFFERED: &str = "screen_reader high_contrast reduced_motion captions one_button";

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
                filter: |setting| OFFERED.split(' ').any(|key| key == setting.key),
                has_focus: false,
            };
            let enlarge = |mut settings: ResMut<Settings>| settings.text_scale = TextScale::TV;
            let yes = button(texts::TV_YES, ButtonLook::Primary, enlarge);
            commands.spawn(question(
                COMFORT,
                WIDTH,
                Words::new(texts::TV_QUESTION),
                Words::new(texts::TV_NOTE),
                (rows, scroll_view(0.0)),
                children![
                    done_button(texts::TV_NO),
                    (yes, FocusFirst, observe(leave_dialog)),
                ],
            ))
        }
        Comfort::OneButton => {
            let turn_on = |mut settings: ResMut<Settings>| settings.one_button = OneButton::Moves;
            let yes = button(texts::ONE_BUTTON_YES, ButtonLook::Secondary, turn_on);
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
