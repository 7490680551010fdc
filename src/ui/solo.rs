//! Dialog of the solo games: each page is registered by the feature that it belongs to.

use bevy::prelude::*;

use super::pages::PageOf;
use super::tabs::InView;
use crate::core::dialogs::{Dialog, Dialogs};

pub(crate) const ALONE: Dialog = Dialog::named("Alone");

/// Schedule that runs when the dialog opens.
pub(crate) const OPENED: OnEnter<Dialog> = OnEnter(ALONE);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Solo;

/// Page of the dialog. While it is in view, its feature fills [`PageBody`] and [`PageButtons`].
pub(crate) type SoloPage = PageOf<Solo>;

/// Container of the page in view.
#[derive(Component)]
pub(crate) struct PageBody;

/// Container of the buttons of the page in view, in the last row of the dialog.
#[derive(Component)]
pub(crate) struct PageButtons;

/// Container behind the page in view, as large as the screen.
#[derive(Component)]
pub(crate) struct PageScene;

/// Container in front of the page in view, as large as the screen, for what is pressed in the scene.
#[derive(Component)]
pub(crate) struct PageFront;

/// Page that the title opens with, once: set by the feature whose match leads back to it.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct ReturnPage(pub(crate) Option<SoloPage>);

/// Action that opens the dialog at a page.
pub(crate) fn open_at(page: SoloPage) -> impl FnMut(ResMut<InView<SoloPage>>, ResMut<Dialogs>) {
    move |mut in_view, mut dialogs| {
        in_view.set_if_neq(InView(page));
        dialogs.open(ALONE);
    }
}

/// Run condition: the dialog is open.
pub(crate) fn is_open(dialog: Res<State<Dialog>>) -> bool {
    *dialog.get() == ALONE
}

/// Run condition: the dialog is open, with this page in view.
pub(crate) fn is_on(
    page: SoloPage,
) -> impl FnMut(Res<State<Dialog>>, Res<InView<SoloPage>>) -> bool + Clone {
    move |dialog, in_view| is_open(dialog) && in_view.0 == page
}
