//! Pages of a screen with tabs, each registered by the feature that it belongs to.

use std::borrow::BorrowMut;
use std::marker::PhantomData;

use bevy::prelude::*;

use super::tabs::{InView, PageId};
use crate::core::art::Art;
use crate::core::locale::Words;
use crate::core::texts::TextKey;

/// Page of the screen `S`, a constant of its feature: the order of its tab, the text on it, and its picture, if any.
/// `src/features/puzzles` has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PageOf<S>(u8, TextKey, Option<Art>, PhantomData<S>);

impl<S> PageOf<S> {
    pub(crate) const fn new(order: u8, title: TextKey) -> PageOf<S> {
        PageOf(order, title, None, PhantomData)
    }

    pub(crate) const fn with_picture(self, picture: Art) -> PageOf<S> {
        PageOf(self.0, self.1, Some(picture), PhantomData)
    }
}

/// Registered pages of a screen, in the order of their tabs. The screen opens with the first one.
#[derive(Resource)]
pub(crate) struct Pages<S>(Vec<PageOf<S>>);

impl<S> Pages<S>
where
    PageOf<S>: PageId,
{
    pub(crate) fn first(&self) -> PageOf<S> {
        self.0[0]
    }

    /// Pages with the words and the pictures on their tabs.
    pub(crate) fn titled(&self) -> Vec<(PageOf<S>, Words, Option<Art>)> {
        let pages = self.0.iter();
        pages
            .map(|page| (*page, Words::new(page.1), page.2))
            .collect()
    }
}

pub(crate) trait AddPage: BorrowMut<App> {
    fn add_page<S>(&mut self, page: PageOf<S>) -> &mut Self
    where
        PageOf<S>: PageId,
    {
        let app: &mut App = self.borrow_mut();
        let world = app.world_mut();
        let mut pages = world.get_resource_or_insert_with(|| Pages(Vec::new()));
        pages.0.push(page);
        pages.0.sort_by_key(|page| page.0);
        let first = pages.first();
        app.insert_resource(InView(first));
        self
    }
}

impl AddPage for App {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::texts;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Sample;

    #[test]
    fn pages_stand_in_their_order_however_they_are_registered() {
        let first = PageOf::<Sample>::new(1, texts::ALONE_TODAY);
        let second = PageOf::new(2, texts::PUZZLE_TAB);
        let mut app = App::new();
        app.add_page(second).add_page(first);
        let pages = app.world().resource::<Pages<Sample>>();
        assert_eq!(pages.0, [first, second]);
        assert_eq!(*app.world().resource::<InView<_>>(), InView(first));
    }
}
