//! Formatted numbers: with a sign, or with one decimal.

use super::locale::Words;
use super::texts;

/// Rounds to a whole number with an explicit sign.
pub(crate) fn signed(number: f64) -> String {
    let whole = number.round() as i32;
    let sign = match whole {
        0 => "±",
        1.. => "+",
        _ => "−",
    };
    format!("{sign}{}", whole.abs())
}

/// Formats with one decimal in the notation of the language; whole numbers without.
pub(crate) fn decimal(number: f64) -> Words {
    let tenths = (number * 10.0).round() as i64;
    let sign = if tenths < 0 { "−" } else { "" };
    let (whole, tenth) = (tenths.abs() / 10, tenths.abs() % 10);
    if tenth == 0 {
        return Words::literal(format!("{sign}{whole}"));
    }
    Words::new(texts::DECIMAL)
        .with("whole", format!("{sign}{whole}"))
        .with("tenth", tenth.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::locale::Locale;
    use crate::core::settings::Language;

    #[test]
    fn numbers_have_a_decimal_where_they_need_one() {
        let said = |number| Locale(Language::De).say(&decimal(number));
        assert_eq!(said(12.0), "12");
        assert_eq!(said(2.46), "2,5");
        assert_eq!(said(-0.5), "−0,5");
        assert_eq!(said(0.04), "0");
        assert_eq!(said(-0.04), "0");
    }
}
