//! Dialogs above any screen. While one is open the game below stands still.

use bevy::prelude::*;

use crate::core::settings::Settings;
use crate::core::states::{Menu, Screen};
use crate::ui::focus::{BackRequested, FocusTrap, PauseRequested};
use crate::ui::widgets::{Entrance, Leaves, Travels, dialog_panel, leaves_with, veil};

/// A dialog `width` design units wide with `content` in a column. It keeps the focus until its menu is left.
pub(crate) fn dialog(menu: Menu, width: f32, content: impl Bundle) -> impl Bundle {
    (
        Name::new(format!("{menu:?} dialog")),
        DespawnOnExit(menu),
        Leaves,
        FocusTrap,
        veil(),
        // All of it fades, and the panel travels.
        Entrance::default(),
        Travels::NOWHERE,
        children![(
            dialog_panel(width),
            DialogWidth(width),
            Travels::UP,
            content
        )],
    )
}

/// The width of a dialog at a text scale of 1, in design units.
#[derive(Component)]
pub(crate) struct DialogWidth(pub(crate) f32);

/// The dialog below the controls, to which they are left.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct OpenedFrom(pub(crate) Menu);

/// Larger text makes dialogs wider, as far as the screen has room.
fn widen(settings: Res<Settings>, mut dialogs: Query<(Ref<DialogWidth>, &mut Node)>) {
    for (width, mut node) in &mut dialogs {
        if settings.is_changed() || width.is_added() {
            node.width = px(width.0 * (0.4 + 0.6 * settings.text_scale.factor()));
        }
    }
}

/// Where a dialog is left to: dialogs opened while paused go back to the pause.
pub(crate) fn leave_to(menu: Menu, screen: Screen, opened_from: OpenedFrom) -> Menu {
    match menu {
        Menu::Controls => opened_from.0,
        Menu::Settings
        | Menu::Rules
        | Menu::Board
        | Menu::Seats
        | Menu::MissingDevice
        | Menu::Share
        | Menu::Quit
            if screen == Screen::Play =>
        {
            Menu::Pause
        }
        Menu::Device => Menu::Seat,
        Menu::Player => Menu::Chronicle,
        Menu::Identity => Menu::Player,
        Menu::NewName => Menu::Identity,
        Menu::Seat => Menu::Seats,
        Menu::Fairness => Menu::Rules,
        Menu::GiveUp if screen == Screen::Title => Menu::Alone,
        _ => Menu::None,
    }
}

fn go_back(
    _: On<BackRequested>,
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    opened_from: Res<OpenedFrom>,
    mut next: ResMut<NextState<Menu>>,
) {
    if *menu.get() != Menu::None {
        let to = leave_to(*menu.get(), *screen.get(), *opened_from);
        NextState::set_if_neq(&mut next, to);
    }
}

fn pause_or_resume(
    _: On<PauseRequested>,
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Menu>>,
) {
    match (*screen.get(), *menu.get()) {
        (Screen::Play, Menu::None) => NextState::set_if_neq(&mut next, Menu::Pause),
        (Screen::Play, Menu::Pause) => NextState::set_if_neq(&mut next, Menu::None),
        _ => {}
    }
}

/// No dialog outlives the screen it was opened on.
fn close(mut next: ResMut<NextState<Menu>>) {
    NextState::set_if_neq(&mut next, Menu::None);
}

pub(crate) fn plugin(app: &mut App) {
    leaves_with::<Menu>(app);
    app.init_resource::<OpenedFrom>()
        .add_systems(Update, widen.run_if(any_with_component::<DialogWidth>))
        .add_observer(go_back)
        .add_observer(pause_or_resume)
        .add_systems(OnExit(Screen::Play), close)
        .add_systems(OnExit(Screen::Title), close)
        .add_systems(OnExit(Screen::Join), close)
        .add_systems(OnExit(Screen::Results), close);
}

#[cfg(test)]
mod tests {
    use super::*;

    const FROM: OpenedFrom = OpenedFrom(Menu::Settings);

    #[test]
    fn dialogs_are_left_to_where_they_were_opened() {
        assert_eq!(leave_to(Menu::Settings, Screen::Title, FROM), Menu::None);
        assert_eq!(leave_to(Menu::Settings, Screen::Play, FROM), Menu::Pause);
        assert_eq!(leave_to(Menu::Rules, Screen::Play, FROM), Menu::Pause);
        assert_eq!(leave_to(Menu::TableRules, Screen::Join, FROM), Menu::None);
        assert_eq!(leave_to(Menu::Fairness, Screen::Play, FROM), Menu::Rules);
        assert_eq!(leave_to(Menu::Pause, Screen::Play, FROM), Menu::None);
        assert_eq!(leave_to(Menu::Device, Screen::Play, FROM), Menu::Seat);
        assert_eq!(leave_to(Menu::Seat, Screen::Play, FROM), Menu::Seats);
        assert_eq!(leave_to(Menu::Seats, Screen::Play, FROM), Menu::Pause);
        assert_eq!(
            leave_to(Menu::MissingDevice, Screen::Play, FROM),
            Menu::Pause
        );
        assert_eq!(leave_to(Menu::History, Screen::Play, FROM), Menu::None);
        assert_eq!(leave_to(Menu::Controls, Screen::Play, FROM), Menu::Settings);
        assert_eq!(leave_to(Menu::Quit, Screen::Play, FROM), Menu::Pause);
        assert_eq!(leave_to(Menu::Credits, Screen::Title, FROM), Menu::None);
    }
}
