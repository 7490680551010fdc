//! Numbers that say which way they go.

/// A whole number with its sign.
pub(crate) fn signed(number: f64) -> String {
    let whole = number.round() as i32;
    let sign = match whole {
        0 => "±",
        1.. => "+",
        _ => "−",
    };
    format!("{sign}{}", whole.abs())
}
