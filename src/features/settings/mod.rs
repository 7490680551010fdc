//! Settings dialog: a tab for each section, a row for each setting, in effect at once.

pub(crate) mod controls;
mod damaged;
pub(crate) mod one_button;
mod section;
pub(crate) mod sofa;
mod table;

use bevy::{
    prelude::*,
    ui_widgets::{ValueChange, observe},
    window::Monitor,
};

use crate::core::dialogs::{Dialog, Dialogs};
use crate::core::locale::Words;
use crate::core::setting::{
    Offer, SettingApp as _, SettingControl, SettingSection, SettingSpec, SettingTable,
};
use crate::core::settings::{PlayerSettings, Settings};
use crate::core::surroundings::Unlocked;
use crate::core::texts;
use crate::sound::UndampedDialogs;
use crate::ui::careful::{Confirmed, careful_button};
use crate::ui::color::Role;
use crate::ui::dialog::{CONTROLS, dialog};
use crate::ui::done_button;
use crate::ui::entries::{AddEntry, PauseEntries, TitleEntries};
use crate::ui::kit;
use crate::ui::last_row;
use crate::ui::spacing::{GAP, TIGHT};
use crate::ui::tabs::{InView, mark_tab, tabs, turn_pages};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, ShownValue, Slid, Slider, Stepped, Toggle, label, paragraph, scroll_view, slider,
    stepper, toggle,
};

/// Dialog of all settings.
const SETTINGS: Dialog = Dialog::named("Settings");

const WIDTH: f32 = 1120.0;
/// Height of the rows at a text scale of 1, the same for all sections so that the dialog does not jump.
const HEIGHT: f32 = 490.0;

/// Rows of the section in view.
#[derive(Component)]
struct Rows;

fn open(in_view: Res<InView<SettingSection>>, mut commands: Commands) {
    commands.spawn(dialog(
        SETTINGS,
        WIDTH,
        children![
            label(
                Words::new(texts::SETTINGS_HEADING),
                TextSize::Heading,
                Role::Paper
            ),
            tabs(in_view.0, TextSize::Small, true),
            // Rows need no gap: they are high enough to stay apart.
            (Rows, scroll_view(0.0)),
            last_row(children![
                reset_button(),
                kit::button(
                    Words::new(texts::CONTROL_OPEN),
                    ButtonLook::Secondary,
                    |mut dialogs: ResMut<Dialogs>| dialogs.open(CONTROLS),
                ),
                done_button(Words::new(texts::SETTINGS_DONE))
            ]),
        ],
    ));
}

/// Lists the settings of the section in view. A dialog that is closing may have a list too.
fn list_settings(
    table: Res<SettingTable>,
    settings: Res<Settings>,
    unlocked: Res<Unlocked>,
    in_view: Res<InView<SettingSection>>,
    monitors: Query<(), With<Monitor>>,
    mut lists: Query<(Entity, &mut ScrollPosition), With<Rows>>,
    mut commands: Commands,
) {
    let has_several = monitors.iter().count() > 1;
    let is_here = |setting: &&SettingSpec| {
        setting.section == in_view.0 && (has_several || !setting.needs_monitors)
    };
    for (list, mut scrolled) in &mut lists {
        scrolled.0 = Vec2::ZERO;
        commands
            .entity(list)
            .despawn_children()
            .with_children(|list| {
                for setting in table.iter().filter(is_here) {
                    row(list, *setting, &settings, &unlocked);
                }
            });
    }
}

/// Larger text needs more height, as far as the window has it.
fn fit(settings: Res<Settings>, mut lists: Query<&mut Node, With<Rows>>) {
    let height = px(HEIGHT * settings.text_scale.factor());
    for mut list in &mut lists {
        if list.height != height {
            list.height = height;
        }
    }
}

fn row(list: &mut ChildSpawnerCommands, setting: SettingSpec, now: &Settings, unlocked: &Unlocked) {
    let (title, value) = (Words::new(setting.title), setting.value(now, unlocked));
    match setting.control {
        SettingControl::Stepper { .. } => {
            list.spawn((setting, stepper(title, value), observe(step)))
        }
        SettingControl::Slider { get, .. } => list.spawn((
            setting,
            slider(title, value, Slider::of_strength(get(now))),
            observe(slide),
        )),
        SettingControl::Toggle { get, .. } => {
            list.spawn((setting, toggle(title, value, get(now)), observe(switch)))
        }
    };
    if let Some(note) = setting.note {
        let indent = UiRect::axes(px(GAP), px(TIGHT));
        list.spawn((
            Node {
                padding: indent,
                ..default()
            },
            children![paragraph(Words::new(note), TextSize::Small, Role::PaperDim)],
        ));
    }
}

fn step(
    stepped: On<Stepped>,
    rows: Query<&SettingSpec>,
    monitors: Query<(), With<Monitor>>,
    unlocked: Res<Unlocked>,
    mut settings: ResMut<Settings>,
) {
    let control = rows.get(stepped.entity).map(|setting| setting.control);
    if let Ok(SettingControl::Stepper { step, .. }) = control {
        let offer = Offer {
            monitors: u8::try_from(monitors.iter().count()).unwrap_or(u8::MAX),
            unlocked: &unlocked,
        };
        step(&mut settings, stepped.by, offer);
    }
}

fn slide(slid: On<Slid>, rows: Query<&SettingSpec>, mut settings: ResMut<Settings>) {
    let control = rows.get(slid.entity).map(|setting| setting.control);
    if let Ok(SettingControl::Slider { set, .. }) = control {
        set(&mut settings, slid.to);
    }
}

fn switch(
    change: On<ValueChange<bool>>,
    rows: Query<&SettingSpec>,
    mut settings: ResMut<Settings>,
) {
    let control = rows.get(change.source).map(|setting| setting.control);
    if let Ok(SettingControl::Toggle { set, .. }) = control {
        set(&mut settings, change.value);
    }
}

fn reset_button() -> impl Bundle {
    (
        careful_button(texts::SETTINGS_RESET),
        observe(
            |_: On<Confirmed>,
             mut settings: ResMut<Settings>,
             mut players: ResMut<PlayerSettings>| {
                // The language stays: a dialog one cannot read any more would be no help. So does the one button: without
                // it there may be nobody to go on.
                let defaults = Settings {
                    language: settings.language,
                    one_button: settings.one_button,
                    scan_time: settings.scan_time,
                    switch: settings.switch.clone(),
                    ..default()
                };
                settings.set_if_neq(defaults);
                players.set_if_neq(PlayerSettings::default());
            },
        ),
    )
}

fn show_values(
    settings: Res<Settings>,
    unlocked: Res<Unlocked>,
    mut rows: Query<(
        &SettingSpec,
        &mut ShownValue,
        Option<&mut Slider>,
        Option<&mut Toggle>,
    )>,
) {
    for (setting, mut shown, slider, toggle) in &mut rows {
        shown.set_if_neq(ShownValue(setting.value(&settings, &unlocked)));
        if let (SettingControl::Slider { get, .. }, Some(mut slider)) = (setting.control, slider) {
            slider.set_if_neq(Slider::of_strength(get(&settings)));
        }
        if let (SettingControl::Toggle { get, .. }, Some(mut toggle)) = (setting.control, toggle) {
            toggle.set_if_neq(Toggle(get(&settings)));
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    let mut undamped = app.world_mut().get_resource_or_init::<UndampedDialogs>();
    undamped.0.push(SETTINGS);
    app.add_settings(table::settings())
        .init_resource::<InView<SettingSection>>()
        .add_plugins((
            damaged::plugin,
            controls::plugin,
            one_button::plugin,
            sofa::plugin,
        ))
        .add_dialog_entry(PauseEntries, 40, texts::PAUSE_SETTINGS, SETTINGS)
        .add_dialog_entry(TitleEntries, 70, texts::TITLE_SETTINGS, SETTINGS)
        .add_systems(OnEnter(SETTINGS), open)
        .add_systems(
            Update,
            (
                turn_pages::<SettingSection>,
                (list_settings, mark_tab::<SettingSection>).run_if(
                    resource_changed::<InView<SettingSection>>
                        .or_else(any_match_filter::<Added<Rows>>),
                ),
                fit,
                show_values
                    .run_if(resource_changed::<Settings>.or_else(resource_changed::<Unlocked>)),
            )
                .chain()
                .run_if(in_state(SETTINGS)),
        );
}
