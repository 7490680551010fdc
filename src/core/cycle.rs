//! Going through a list round and round, as steppers, tabs and the focus do.

/// The place `by` places after `from` in a list of `count`; after the last comes the first.
///
/// # Panics
///
/// If the list is empty.
pub(crate) fn cycle_index(from: usize, by: i32, count: usize) -> usize {
    (from as i64 + i64::from(by)).rem_euclid(count as i64) as usize
}

/// The value `by` places after `now` in `all`; after the last comes the first. A value that is not there counts as the first.
///
/// # Panics
///
/// If the list is empty.
pub(crate) fn cycle<T: Copy + PartialEq>(all: &[T], now: T, by: i32) -> T {
    let from = all.iter().position(|value| *value == now).unwrap_or(0);
    all[cycle_index(from, by, all.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_gone_through_round_and_round() {
        assert_eq!(cycle(&['a', 'b', 'c'], 'a', 1), 'b');
        assert_eq!(cycle(&['a', 'b', 'c'], 'c', 1), 'a');
        assert_eq!(cycle(&['a', 'b', 'c'], 'a', -1), 'c');
        assert_eq!(cycle(&['a', 'b', 'c'], 'b', -5), 'c');
    }

    #[test]
    fn what_is_not_in_the_list_counts_as_its_first() {
        assert_eq!(cycle(&['a', 'b', 'c'], 'x', 1), 'b');
    }
}
