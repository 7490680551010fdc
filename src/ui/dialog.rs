//! Dialogs above any screen. While one is open the game below stands still.

use bevy::prelude::*;

use crate::core::canvas::SAFE;
use crate::core::dialogs::{Dialog, Dialogs, show_top};
use crate::core::settings::Settings;
use crate::core::states::Screen;
use crate::ui::color::{Fill, Role, fill};
use crate::ui::focus::{BackRequested, FocusTrap, PauseRequested};
use crate::ui::kit::Flex;
use crate::ui::layer::Layer;
use crate::ui::screen::ScreenRoot;
use crate::ui::spacing::{DIALOG_EDGE, GAP};
use crate::ui::widgets::{
    Entrance, Leaves, Travels, column, cover, dialog_panel, frame, leaves_with, show, veil,
};

pub(crate) const PAUSE: Dialog = Dialog::named("Pause");
pub(crate) const SETTINGS: Dialog = Dialog::named("Settings");

/// Panel of a dialog, `width` design units wide at a text scale of 1, with `content` in a column. It keeps the focus until the
/// dialog closes.
pub(crate) fn dialog(dialog: Dialog, width: f32, content: impl Bundle) -> impl Bundle {
    (
        Name::new(format!("{dialog:?} dialog")),
        DespawnOnExit(dialog),
        Leaves,
        FocusTrap,
        veil(),
        // All of it fades, and the panel travels.
        Entrance::default(),
        Travels::NOWHERE,
        DialogVeil,
        children![(
            dialog_panel(width),
            DialogWidth(width),
            Travels::UP,
            content
        )],
    )
}

/// Dialog that fills the screen as a place of its own, with its layers from the back to the front.
pub(crate) fn place(dialog: Dialog, layers: impl Bundle) -> impl Bundle {
    (
        Name::new(format!("{dialog:?} dialog")),
        DespawnOnExit(dialog),
        Leaves,
        FocusTrap,
        Node {
            padding: UiRect::axes(vw(100.0 * SAFE), vh(DIALOG_EDGE)),
            ..cover()
        },
        fill(Role::Page),
        Layer::Dialog.z(),
        Pickable::default(),
        Entrance::default(),
        Travels::NOWHERE,
        layers,
    )
}

/// Column of what is read and pressed in a place, with `content`.
pub(crate) fn place_column(content: impl Bundle) -> impl Bundle {
    (
        PlaceColumn,
        Travels::UP,
        Node {
            min_width: px(0),
            padding: UiRect::vertical(vh(100.0 * SAFE - DIALOG_EDGE)),
            ..column(GAP).growing(0.0)
        },
        content,
    )
}

#[derive(Component)]
pub(crate) struct PlaceColumn;

fn put_up_frames(pages: Query<Entity, Added<DialogWidth>>, mut commands: Commands) {
    for page in &pages {
        commands.entity(page).with_children(frame);
    }
}

/// Share of the veil over the title: its picture stays in view at both sides of a page.
const OVER_TITLE: f32 = 0.5;

#[derive(Component)]
struct DialogVeil;

fn lighten_veil(screen: Res<State<Screen>>, mut veils: Query<&mut Fill, Added<DialogVeil>>) {
    for mut veil in &mut veils {
        if *screen.get() == Screen::Title {
            veil.0 = Role::Veil.faint(OVER_TITLE);
        }
    }
}

/// The title makes room for a page: nothing of it is to be read beside the page.
fn hide_title(
    shown: Res<State<Dialog>>,
    mut roots: Query<(&DespawnOnExit<Screen>, &mut Visibility), With<ScreenRoot>>,
) {
    for (DespawnOnExit(screen), visibility) in &mut roots {
        let is_in_view = *screen != Screen::Title || *shown.get() == Dialog::NONE;
        show(visibility, is_in_view);
    }
}

/// The width of a dialog at a text scale of 1, in design units.
#[derive(Component)]
pub(crate) struct DialogWidth(pub(crate) f32);

/// Larger text makes dialogs wider, as far as the screen has room.
fn widen(settings: Res<Settings>, mut dialogs: Query<(Ref<DialogWidth>, &mut Node)>) {
    for (width, mut node) in &mut dialogs {
        if settings.is_changed() || width.is_added() {
            node.width = px(width.0 * (0.4 + 0.6 * settings.text_scale.factor()));
        }
    }
}

/// One key may ask for both, back and pause: only the dialog on the screen answers, not one that was opened in this frame.
fn go_back(_: On<BackRequested>, shown: Res<State<Dialog>>, mut dialogs: ResMut<Dialogs>) {
    if dialogs.top() == *shown.get() {
        dialogs.back();
    }
}

fn pause_or_resume(
    _: On<PauseRequested>,
    (screen, shown): (Res<State<Screen>>, Res<State<Dialog>>),
    mut dialogs: ResMut<Dialogs>,
) {
    if dialogs.top() != *shown.get() {
        return;
    }
    if *screen.get() == Screen::Play && *shown.get() == Dialog::NONE {
        dialogs.open(PAUSE);
    } else if *screen.get() == Screen::Play && *shown.get() == PAUSE {
        dialogs.close();
    }
}

/// Dialogs close with their screen, in one transition: what is pressed on the next screen opens none of them.
fn close_with_screen(
    screen: Res<State<Screen>>,
    next: Res<NextState<Screen>>,
    mut dialogs: ResMut<Dialogs>,
) {
    let is_left = match next.as_ref() {
        NextState::Unchanged => false,
        NextState::Pending(_) => true,
        NextState::PendingIfNeq(next) => next != screen.get(),
    };
    if is_left {
        dialogs.close();
    }
}

pub(crate) fn plugin(app: &mut App) {
    leaves_with::<Dialog>(app);
    app.add_systems(
        Update,
        (
            widen.run_if(any_with_component::<DialogWidth>),
            put_up_frames,
            lighten_veil,
            hide_title.run_if(in_state(Screen::Title)),
        ),
    )
    .add_observer(go_back)
    .add_observer(pause_or_resume)
    .add_systems(StateTransition, close_with_screen.before(show_top));
}
