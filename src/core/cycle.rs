//! Wrapping steps through a list, for steppers, tabs and the focus.

/// Index `by` places after `from` in a list of `count`, which is not empty, wrapping around.
pub(crate) fn cycle_index(from: usize, by: i32, count: usize) -> usize {
    (from as i64 + i64::from(by)).rem_euclid(count as i64) as usize
}

/// Value `by` places after `now` in `all`, which is not empty, wrapping around. An unknown value counts as the first.
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
    fn an_unknown_value_counts_as_the_first() {
        assert_eq!(cycle(&['a', 'b', 'c'], 'x', 1), 'b');
    }
}
