//! Dialog of the records: each page is registered by the feature that it belongs to.

use bevy::prelude::*;

use super::pages::PageOf;
use super::tabs::InView;
use crate::core::dialogs::{Dialog, Dialogs};

pub(crate) const RECORDS: Dialog = Dialog::named("Chronicle");

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Records;

/// Page of the dialog. While it is in view, its feature fills [`RecordsBody`] and [`RecordsButtons`].
pub(crate) type RecordsPage = PageOf<Records>;

/// Container of the page in view.
#[derive(Component)]
pub(crate) struct RecordsBody;

/// Container of the buttons of the page in view, in the last row of the dialog.
#[derive(Component)]
pub(crate) struct RecordsButtons;

/// Action that opens the dialog at a page.
pub(crate) fn open_at(
    page: RecordsPage,
) -> impl FnMut(ResMut<InView<RecordsPage>>, ResMut<Dialogs>) {
    move |mut in_view, mut dialogs| {
        in_view.set_if_neq(InView(page));
        dialogs.open(RECORDS);
    }
}

/// Run condition: the dialog is open, with this page in view.
pub(crate) fn is_on(
    page: RecordsPage,
) -> impl FnMut(Res<State<Dialog>>, Res<InView<RecordsPage>>) -> bool + Clone {
    move |dialog, in_view| *dialog.get() == RECORDS && in_view.0 == page
}
