//! Writing a name without a keyboard: letters to press, with the accents of the language, above them the name.

use bevy::{
    input::{ButtonState, keyboard::KeyboardInput},
    input_focus::FocusedInput,
    prelude::*,
    ui_widgets::observe,
};
use cant_stop_records::NAME_LENGTH;

use super::{
    card::{NameOf, set_name, step_name},
    place::AtPlace,
    setup::TableSetup,
};
use crate::core::dialogs::{Dialog, Dialogs};
use crate::core::locale::Words;
use crate::core::settings::Settings;
use crate::core::texts;
use crate::features::join::dialogs::NAMING;
use crate::input::{Device, DeviceActivity, TypingAsked};
use crate::ui::dialog::dialog;
use crate::ui::letters::{Written, letter_board, write_anywhere};
use crate::ui::widgets::{TextField, text_field};

const WIDTH: f32 = 1120.0;
/// The room that a name at its longest needs.
const NAME: f32 = 640.0;

fn open(settings: Res<Settings>, setup: Res<TableSetup>, at: Res<AtPlace>, mut commands: Commands) {
    let place = at.0;
    let accents = settings.language.letters();
    let name = Words::literal(&setup.place(place).name);
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
                        flex_direction: FlexDirection::Column,
                        flex_shrink: 0.0,
                        ..default()
                    },
                    children![text_field(
                        TextField::new(NAME_LENGTH).with_caret(),
                        Words::new(texts::JOIN_NAME),
                        name,
                        (
                            NameOf(place),
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

/// Enter in the name itself ends the writing.
fn finish(key: On<FocusedInput<KeyboardInput>>, mut dialogs: ResMut<Dialogs>) {
    let enter = matches!(key.input.key_code, KeyCode::Enter | KeyCode::NumpadEnter);
    if enter && key.input.state == ButtonState::Pressed && !key.input.repeat {
        dialogs.close();
    }
}

/// Somebody with a pad wants to write the name on a card.
fn begin(
    asked: On<TypingAsked>,
    names: Query<&NameOf>,
    menu: Res<State<Dialog>>,
    activity: Res<DeviceActivity>,
    mut at: ResMut<AtPlace>,
    mut dialogs: ResMut<Dialogs>,
) {
    let by_pad = activity.last().and_then(Device::pad).is_some();
    if let Ok(NameOf(place)) = names.get(asked.entity)
        && *menu.get() == Dialog::NONE
        && by_pad
    {
        at.0 = *place;
        dialogs.open(NAMING);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(begin)
        .add_systems(OnEnter(NAMING), open.run_if(resource_exists::<TableSetup>));
}
