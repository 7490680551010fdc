//! The Wilson interval: the range of the true share around a counted one.

/// The 95 % Wilson interval (E. B. Wilson, 1927) of a share of which `hits` in `trials` were counted; all of 0 to 1 without a trial.
pub fn wilson_95(hits: u64, trials: u64) -> [f64; 2] {
    /// Half-width of 95 % of the normal distribution, in standard deviations.
    const Z: f64 = 1.959_963_984_540_054;
    if trials == 0 {
        return [0.0, 1.0];
    }
    let n = trials as f64;
    let share = hits as f64 / n;
    let scale = 1.0 + Z * Z / n;
    let centre = (share + Z * Z / (2.0 * n)) / scale;
    let half = Z / scale * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    [(centre - half).max(0.0), (centre + half).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_matches_known_values() {
        // Worked out by hand from the formula, to four places.
        for (hits, trials, low, high) in [
            (5, 10, 0.2366, 0.7634),
            (81, 263, 0.2553, 0.3662),
            (0, 10, 0.0, 0.2775),
            (10, 10, 0.7225, 1.0),
            (1, 1, 0.2065, 1.0),
            (5500, 10_000, 0.5402, 0.5597),
        ] {
            let [l, h] = wilson_95(hits, trials);
            assert!(
                (l - low).abs() < 1e-4 && (h - high).abs() < 1e-4,
                "{hits} of {trials}: {l} to {h}"
            );
        }
        assert_eq!(wilson_95(0, 0), [0.0, 1.0]);
    }
}
