//! A law that was measured.

use std::fmt;

/// A law, its measure, and the range that it must lie in.
pub(crate) struct Finding {
    pub(crate) law: &'static str,
    pub(crate) value: f64,
    pub(crate) least: f64,
    pub(crate) most: f64,
    pub(crate) unit: &'static str,
}

impl Finding {
    /// Returns `true` where the measure lies in its range.
    pub(crate) fn holds(&self) -> bool {
        (self.least..=self.most).contains(&self.value)
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.holds() { "  " } else { "! " };
        write!(
            to,
            "{mark}{:<52} {:8.2} {}",
            self.law, self.value, self.unit
        )?;
        match (self.least.is_finite(), self.most.is_finite()) {
            (true, true) => write!(to, "  ({} to {})", self.least, self.most),
            (true, false) => write!(to, "  (at least {})", self.least),
            _ => write!(to, "  (at most {})", self.most),
        }
    }
}

/// Collects findings; what did not come up in a game is left out.
#[derive(Default)]
pub(super) struct Findings(pub(super) Vec<Finding>);

impl Findings {
    pub(super) fn between(
        &mut self,
        law: &'static str,
        value: Option<f64>,
        (least, most): (f64, f64),
        unit: &'static str,
    ) {
        if let Some(value) = value {
            self.0.push(Finding {
                law,
                value,
                least,
                most,
                unit,
            });
        }
    }

    pub(super) fn around(&mut self, law: &'static str, value: Option<f64>, middle: f64, by: f64) {
        self.between(law, value, (middle - by, middle + by), "LUFS");
    }

    pub(super) fn at_most(
        &mut self,
        law: &'static str,
        value: Option<f64>,
        most: f64,
        unit: &'static str,
    ) {
        self.between(law, value, (f64::NEG_INFINITY, most), unit);
    }
}
