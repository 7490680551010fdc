//! A short list that needs no allocation.

use core::ops::Deref;

/// Up to `N` items in place; what lies behind the last one is always the filler, so that equal lists are equal values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// An empty list.
    #[inline]
    pub(crate) const fn empty(filler: T) -> List<T, N> {
        List {
            items: [filler; N],
            len: 0,
        }
    }

    /// The first `N` items.
    #[inline]
    pub(crate) fn of(filler: T, items: impl Iterator<Item = T>) -> List<T, N> {
        let mut list = List::empty(filler);
        for (slot, item) in list.items.iter_mut().zip(items) {
            *slot = item;
            list.len += 1;
        }
        list
    }

    /// Adds an item at the end; the caller knows that no more than `N` come.
    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// The items by value.
    pub(crate) fn into_iter(self) -> core::iter::Take<core::array::IntoIter<T, N>> {
        self.items.into_iter().take(usize::from(self.len))
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}
