//! Dialog of the solo games: each page is registered by the feature that it belongs to.

use bevy::prelude::*;

use super::tabs::InView;
use crate::core::dialogs::Dialog;
use crate::core::locale::Words;
use crate::core::texts::TextKey;

/// Width of the dialog at a text scale of 1, in design units.
pub(crate) const WIDTH: f32 = 1640.0;

/// The dialog.
pub(crate) const ALONE: Dialog = Dialog::named("Alone");

/// Schedule that runs when the dialog opens.
pub(crate) const OPENED: OnEnter<Dialog> = OnEnter(ALONE);

/// Page of the dialog, a constant of its feature: the order of its tab, and the text on it.
///
/// While the page is in view, the feature fills [`PageBody`] and [`PageButtons`]:
///
/// ```ignore
/// const PAGE: SoloPage = SoloPage(3, texts::PUZZLE_TAB);
///
/// fn body(in_view: Res<InView<SoloPage>>, posed: Res<Posed>) -> Option<Body> {
///     (in_view.0 == PAGE).then(|| Body::of(&posed))
/// }
///
/// app.add_solo_page(PAGE)
///     .add_view(body)
///     .add_systems(solo::OPENED, search)
///     .add_systems(Update, pose.run_if(solo::is_on(PAGE)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SoloPage(pub(crate) u8, pub(crate) TextKey);

/// Registered pages, in the order of their tabs.
#[derive(Resource, Default)]
pub(crate) struct SoloPages(Vec<SoloPage>);

impl SoloPages {
    /// Pages with the words on their tabs.
    pub(crate) fn titled(&self) -> Vec<(SoloPage, Words)> {
        let pages = self.0.iter();
        pages.map(|page| (*page, Words::new(page.1))).collect()
    }
}

/// Registration of pages.
pub(crate) trait AddSoloPage {
    /// Adds a page to the dialog, which opens with the first one.
    fn add_solo_page(&mut self, page: SoloPage) -> &mut Self;
}

impl AddSoloPage for App {
    fn add_solo_page(&mut self, page: SoloPage) -> &mut App {
        let mut pages = self.world_mut().get_resource_or_init::<SoloPages>();
        pages.0.push(page);
        pages.0.sort_by_key(|page| page.0);
        let first = pages.0[0];
        self.insert_resource(InView(first))
    }
}

/// Container of the page in view.
#[derive(Component)]
pub(crate) struct PageBody;

/// Container of the buttons of the page in view, in the last row of the dialog.
#[derive(Component)]
pub(crate) struct PageButtons;

/// Page that the title opens with, once: set by the feature whose match leads back to it.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct ReturnPage(pub(crate) Option<SoloPage>);

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::texts;

    #[test]
    fn pages_stand_in_their_order_however_they_are_registered() {
        let first = SoloPage(1, texts::ALONE_TODAY);
        let second = SoloPage(2, texts::PUZZLE_TAB);
        let mut app = App::new();
        app.add_solo_page(second).add_solo_page(first);
        assert_eq!(app.world().resource::<SoloPages>().0, [first, second]);
        assert_eq!(*app.world().resource::<InView<SoloPage>>(), InView(first));
    }
}
