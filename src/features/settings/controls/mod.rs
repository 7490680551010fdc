//! Section of the controls: what asks for what, on every layout, and how to change it.

mod lines;
mod note;

pub(super) use note::note;

use bevy::{prelude::*, ui_widgets::observe};

use crate::core::cycle::cycle;
use crate::core::dialogs::Dialog;
use crate::core::locale::Words;
use crate::core::setting::SettingSection;
use crate::core::texts;
use crate::input::{Bindings, CurrentRebinding, Device, DeviceActivity, Layout};
use crate::ui::careful::{Confirmed, careful_button};
use crate::ui::dialog::SETTINGS;
use crate::ui::kit::Flex;
use crate::ui::spacing::GAP;
use crate::ui::tabs::InView;
use crate::ui::widgets::{ShownValue, Stepped, column, stepper};

/// The layout that is shown.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct Page(Layout);

/// Goes through the layouts.
#[derive(Component)]
struct Pages;

/// Layout in view at first: that of the last device.
fn first_page(activity: Res<DeviceActivity>, mut commands: Commands) {
    commands.insert_resource(Page(page_of(&activity)));
}

fn page_of(activity: &DeviceActivity) -> Layout {
    match activity.last() {
        Some(Device::Pad(_)) => Layout::Pad,
        _ => Layout::Keyboard,
    }
}

/// Draws the section.
pub(super) fn draw(list: &mut ChildSpawnerCommands, activity: &DeviceActivity) {
    let layout = page_of(activity).words();
    list.spawn(column(GAP).fixed()).with_children(|list| {
        list.spawn((
            Pages,
            stepper(Words::new(texts::CONTROL_DEVICE), layout),
            observe(turn_page),
        ));
        list.spawn(lines::lines());
    });
}

fn turn_page(
    stepped: On<Stepped>,
    mut page: ResMut<Page>,
    mut shown_pages: Query<&mut ShownValue, With<Pages>>,
) {
    page.0 = cycle(&Layout::ALL, page.0, stepped.by);
    for mut shown in &mut shown_pages {
        shown.set_if_neq(ShownValue(page.0.words()));
    }
}

/// Button that restores all bindings.
pub(super) fn restore_button() -> impl Bundle {
    (
        careful_button(texts::CONTROL_RESTORE),
        observe(|_: On<Confirmed>, mut bindings: ResMut<Bindings>| {
            bindings.set_if_neq(Bindings::default());
        }),
    )
}

fn close(mut rebinding: ResMut<CurrentRebinding>, mut commands: Commands) {
    rebinding.0 = None;
    commands.remove_resource::<Page>();
}

pub(crate) fn plugin(app: &mut App) {
    let is_here = |dialog: Res<State<Dialog>>, in_view: Res<InView<SettingSection>>| {
        *dialog.get() == SETTINGS && in_view.0 == SettingSection::Controls
    };
    let is_open = resource_exists::<Page>;
    app.add_plugins((lines::plugin, note::plugin)).add_systems(
        PreUpdate,
        (
            first_page.run_if(is_here.and_then(not(is_open))),
            close.run_if(not(is_here).and_then(is_open)),
        ),
    );
}
