//! Writing a name without a keyboard: the name, above letters to press with the accents of the language.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::FocusedInput;
use bevy::prelude::*;
use cant_stop_records::NAME_LENGTH;

use super::place::{AtPlace, NameField, set_name, step_name};
use super::setup::TableSetup;
use super::{NAMING, PLACE};
use crate::input::{Device, DeviceActivity, TypingAsked};
use crate::ui::letters::{Written, letter_board, write_anywhere};
use crate::ui::prelude::*;
use crate::ui::widgets::{TextField, text_field};

const WIDTH: f32 = 1120.0;
/// Width of the longest name.
const NAME: f32 = 640.0;

fn open(settings: Res<Settings>, setup: Res<TableSetup>, at: Res<AtPlace>, mut commands: Commands) {
    let accents = settings.language.letters();
    let name = Words::literal(&setup.place(at.0).name);
    commands.spawn((
        dialog(
            NAMING,
            WIDTH,
            children![
                (
                    Node {
                        width: px(NAME),
                        max_width: percent(100),
                        align_self: AlignSelf::Center,
                        ..column(0.0).fixed()
                    },
                    children![text_field(
                        TextField::new(NAME_LENGTH).with_caret(),
                        Words::new(texts::JOIN_NAME),
                        name,
                        (
                            NameField,
                            Written,
                            observe(step_name),
                            observe(set_name),
                            observe(finish),
                        ),
                    )],
                ),
                letter_board(accents),
            ],
        ),
        observe(write_anywhere),
    ));
}

/// Ends the writing on Enter in the name itself.
fn finish(key: On<FocusedInput<KeyboardInput>>, mut dialogs: ResMut<Dialogs>) {
    let enter = matches!(key.input.key_code, KeyCode::Enter | KeyCode::NumpadEnter);
    if enter && key.input.state == ButtonState::Pressed && !key.input.repeat {
        dialogs.close();
    }
}

/// Opens the letters for a player with a pad.
fn begin(
    asked: On<TypingAsked>,
    names: Query<(), With<NameField>>,
    menu: Res<State<Dialog>>,
    activity: Res<DeviceActivity>,
    mut dialogs: ResMut<Dialogs>,
) {
    let by_pad = activity.last().and_then(Device::pad).is_some();
    if names.contains(asked.entity) && *menu.get() == PLACE && by_pad {
        dialogs.replace(NAMING);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(begin)
        .add_systems(OnEnter(NAMING), open.run_if(in_state(Screen::Join)));
}
