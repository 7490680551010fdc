//! Sizes of tests.

/// A number from the environment, so that a long proof is a short test with another number.
pub fn count(name: &str, usual: u32) -> u32 {
    std::env::var(name)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(usual)
}
