//! Rows of settings, in the settings dialog and wherever else settings are offered.

use bevy::a11y::AccessibilityRequested;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{ValueChange, observe};
use bevy::window::Monitor;

use crate::core::locale::{Described, Words};
use crate::core::setting::{Offer, SettingControl, SettingSpec, SettingTable};
use crate::core::settings::{KeyLabels, Settings};
use crate::core::surroundings::Unlocked;
use crate::ui::color::Role;
use crate::ui::focus::FocusFirst;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    Flex, Focused, ShownValue, Slid, Slider, Stepped, Toggle, display, paragraph, slider, stepper,
    toggle,
};

/// List of the settings that the filter lets pass, each with its sentence; the focus may begin at the first of them.
#[derive(Component, Clone, Copy)]
pub(crate) struct SettingRows {
    pub(crate) filter: fn(&SettingSpec) -> bool,
    pub(crate) has_focus: bool,
}

fn fill_lists(
    table: Res<SettingTable>,
    (settings, unlocked, labels): (Res<Settings>, Res<Unlocked>, Res<KeyLabels>),
    lists: Query<(Entity, &SettingRows), Added<SettingRows>>,
    mut commands: Commands,
) {
    for (list, rows) in &lists {
        commands.entity(list).with_children(|list| {
            let listed = table.iter().filter(|setting| (rows.filter)(setting));
            for (place, setting) in listed.enumerate() {
                let row = setting_row(list, *setting, &settings, &unlocked, &labels);
                let line = Node::default().basis(percent(100));
                let below = (sentence(Words::new(setting.about)), line);
                list.commands_mut().entity(row).with_child(below);
                if rows.has_focus && place == 0 {
                    list.commands_mut().entity(row).insert(FocusFirst);
                }
            }
        });
    }
}

fn sentence(about: Words) -> impl Bundle {
    paragraph(about, TextSize::Small, Role::PaperDim)
}

/// Sentence about the setting in focus or under the pointer, for all that are listed above it.
#[derive(Component)]
struct Sentence;

/// Line for the sentence about the setting in focus, or under the pointer while keys and pads rest.
pub(crate) fn setting_note() -> impl Bundle {
    (Sentence, sentence(Words::literal("")))
}

fn explain(
    rows: Query<(&SettingSpec, &Hovered, Has<Focused>)>,
    mut notes: Query<(&mut Words, &mut Node), With<Sentence>>,
) {
    let focused = rows.iter().find(|(.., is_focused)| *is_focused);
    let hovered = || rows.iter().find(|(_, hovered, _)| hovered.get());
    let explained = focused.or_else(hovered);
    for (mut words, node) in &mut notes {
        if let Some((setting, ..)) = explained {
            words.set_if_neq(Words::new(setting.about));
        }
        display(node, explained.is_some());
    }
}

/// Adds the row of a setting to a list, below its example.
pub(crate) fn setting_row(
    list: &mut ChildSpawnerCommands,
    setting: SettingSpec,
    now: &Settings,
    unlocked: &Unlocked,
    labels: &KeyLabels,
) -> Entity {
    if let Some(example) = setting.example {
        example(list);
    }
    let title = Words::new(setting.title);
    let value = setting.value(now, unlocked, labels);
    let mut row = match setting.control {
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
    row.insert(Described(Words::new(setting.about))).id()
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

fn show_values(
    settings: Res<Settings>,
    reader: Res<AccessibilityRequested>,
    (unlocked, labels): (Res<Unlocked>, Res<KeyLabels>),
    mut rows: Query<(
        &SettingSpec,
        &mut Node,
        &mut ShownValue,
        Option<&mut Slider>,
        Option<&mut Toggle>,
    )>,
) {
    for (setting, node, mut shown, slider, toggle) in &mut rows {
        // A row leaves the list while there is nothing to set.
        display(node, (setting.is_offered)(&settings, reader.get()));
        shown.set_if_neq(ShownValue(setting.value(&settings, &unlocked, &labels)));
        if let (SettingControl::Slider { get, .. }, Some(mut slider)) = (setting.control, slider) {
            slider.set_if_neq(Slider::of_strength(get(&settings)));
        }
        if let (SettingControl::Toggle { get, .. }, Some(mut toggle)) = (setting.control, toggle) {
            toggle.set_if_neq(Toggle(get(&settings)));
        }
    }
}

/// Returns `true` once after a screen reader starts or ends, which marks nothing as changed.
fn is_reader_other(reader: Res<AccessibilityRequested>, mut before: Local<bool>) -> bool {
    std::mem::replace(&mut *before, reader.get()) != reader.get()
}

pub(super) fn plugin(app: &mut App) {
    let is_other = resource_changed::<Settings>
        .or_else(resource_changed::<Unlocked>)
        .or_else(resource_changed::<KeyLabels>)
        .or_else(is_reader_other)
        .or_else(any_match_filter::<Added<SettingSpec>>);
    app.init_resource::<SettingTable>().add_systems(
        Update,
        (
            fill_lists.run_if(any_with_component::<SettingRows>),
            show_values.run_if(any_with_component::<SettingSpec>.and_then(is_other)),
            explain.run_if(any_with_component::<Sentence>),
        ),
    );
}
