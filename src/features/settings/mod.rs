//! Settings dialog: a tab for each section, a row for each setting, in effect at once.

mod comfort;
pub(crate) mod controls;
mod credits;
mod damaged;
mod first_start;
mod helps;
mod one_button;
mod table;

pub use self::comfort::Comfort;

use bevy::prelude::*;

use crate::core::setting::{SettingApp as _, SettingSection, SettingTable};
use crate::core::settings::KeyLabels;
use crate::input::CurrentRebinding;
use crate::sound::UndampedDialogs;
use crate::ui::careful::{Confirmed, careful_button};
use crate::ui::dialog::SETTINGS;
use crate::ui::entries::{PauseEntries, SettingsEntries, TitleLinks, entry_buttons};
use crate::ui::prelude::*;
use crate::ui::setting_row::{setting_note, setting_row};
use crate::ui::tabs::{Page, mark_tab, tabs, turn_pages};

const WIDTH: f32 = 1440.0;
/// Height of the rows at a text scale of 1, the same for all sections so that the dialog does not jump.
const HEIGHT: f32 = 560.0;
/// Lines at the foot, and where the canvas is taller than wide.
const NOTE: f32 = 2.0;
const TALL_NOTE: f32 = 4.0;

impl Page for SettingSection {
    const ALL: &'static [SettingSection] = &[
        SettingSection::Text,
        SettingSection::Picture,
        SettingSection::Sound,
        SettingSection::Game,
        SettingSection::Controls,
        SettingSection::Helps,
        SettingSection::Credits,
    ];

    fn title(self) -> Words {
        Words::new(match self {
            SettingSection::Text => texts::SETTINGS_SECTION_TEXT,
            SettingSection::Picture => texts::SETTINGS_SECTION_PICTURE,
            SettingSection::Sound => texts::SETTINGS_SECTION_SOUND,
            SettingSection::Table | SettingSection::Game => texts::SETTINGS_SECTION_GAME,
            SettingSection::Controls => texts::CONTROL_HEADING,
            SettingSection::Helps => texts::HELPS_HEADING,
            SettingSection::Credits => texts::CREDITS_HEADING,
        })
    }
}

#[derive(Component)]
struct Rows;

/// Place of the notes, the same for all sections.
#[derive(Component)]
struct Foot;

#[derive(Component)]
struct SectionButtons;

/// Button that restores the settings, or the controls.
#[derive(PartialEq)]
struct Restore(SettingSection);

impl View for Restore {
    type Container = SectionButtons;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        match self.0 {
            SettingSection::Controls => _ = parts.spawn(controls::restore_button()),
            SettingSection::Credits => {}
            _ => _ = parts.spawn(reset_button()),
        }
    }
}

fn open(in_view: Res<InView<SettingSection>>, mut commands: Commands) {
    commands.spawn(dialog(
        SETTINGS,
        WIDTH,
        children![
            label(texts::SETTINGS_HEADING, TextSize::Heading, Role::Paper),
            tabs(in_view.0, TextSize::Small, true),
            // Rows need no gap: they are high enough to stay apart.
            (Rows, scroll_view(0.0)),
            (
                Foot,
                column(0.0).fixed(),
                children![controls::note(), setting_note()]
            ),
            last_row(children![
                done_button(texts::SETTINGS_DONE),
                (SettingsEntries, row(WIDE).wrapped(GAP)),
                (SectionButtons, row(0.0)),
            ]),
        ],
    ));
}

/// Lists the settings of the section in view. A dialog that is closing may have a list too.
fn list_settings(
    table: Res<SettingTable>,
    settings: Res<Settings>,
    (unlocked, labels): (Res<Unlocked>, Res<KeyLabels>),
    in_view: Res<InView<SettingSection>>,
    mut lists: Query<(Entity, &mut ScrollPosition), With<Rows>>,
    mut commands: Commands,
) {
    for (list, mut scrolled) in &mut lists {
        scrolled.0 = Vec2::ZERO;
        let mut list = commands.entity(list);
        list.despawn_children().with_children(|list| {
            for setting in table.iter().filter(|it| it.section == in_view.0) {
                setting_row(list, *setting, &settings, &unlocked, &labels);
            }
            match in_view.0 {
                SettingSection::Controls => controls::draw(list),
                SettingSection::Helps => helps::draw(list, |list, key| {
                    for setting in table.iter().filter(|it| it.key == key) {
                        setting_row(list, *setting, &settings, &unlocked, &labels);
                    }
                }),
                SettingSection::Credits => credits::draw(list),
                _ => {}
            }
        });
    }
}

/// Larger text needs more height, as far as the window has it.
fn fit(
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    in_view: Res<InView<SettingSection>>,
    mut lists: Query<&mut Node, (With<Rows>, Without<Foot>)>,
    mut feet: Query<&mut Node, With<Foot>>,
) {
    let text_scale = settings.text_scale.factor();
    let line = settings.line_spacing.factor() * TextSize::Small.du() * text_scale;
    let lines = if canvas.is_tall() { TALL_NOTE } else { NOTE };
    let (rows, notes) = (HEIGHT * text_scale, lines * line);
    // The credits have no notes, and long paragraphs.
    let [height, foot] = match in_view.0 {
        SettingSection::Credits => [rows + notes, 0.0],
        _ => [rows, notes],
    }
    .map(px);
    for mut node in lists.iter_mut().filter(|node| node.height != height) {
        node.height = height;
    }
    for mut node in feet.iter_mut().filter(|node| node.min_height != foot) {
        node.min_height = foot;
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
                // it the player may be unable to go on.
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

pub(crate) fn plugin(app: &mut App) {
    let mut undamped = app.world_mut().get_resource_or_init::<UndampedDialogs>();
    undamped.0.push(SETTINGS);
    app.add_settings(table::settings())
        .init_resource::<InView<SettingSection>>()
        .add_plugins((
            comfort::plugin,
            damaged::plugin,
            controls::plugin,
            first_start::plugin,
            one_button::plugin,
        ))
        .add_dialog_entry(PauseEntries, 40, texts::PAUSE_SETTINGS, SETTINGS)
        .add_dialog_entry(TitleLinks, 30, texts::TITLE_SETTINGS, SETTINGS)
        .add_view(|in_view: Res<InView<SettingSection>>| Some(Restore(in_view.0)))
        .add_view(entry_buttons::<SettingsEntries>)
        .add_systems(OnEnter(SETTINGS), open)
        .add_systems(
            Update,
            (
                turn_pages::<SettingSection>
                    .run_if(|rebinding: Res<CurrentRebinding>| rebinding.0.is_none()),
                (list_settings, mark_tab::<SettingSection>).run_if(
                    resource_changed::<InView<SettingSection>>
                        .or_else(any_match_filter::<Added<Rows>>),
                ),
                fit,
            )
                .chain()
                .run_if(in_state(SETTINGS)),
        );
}
