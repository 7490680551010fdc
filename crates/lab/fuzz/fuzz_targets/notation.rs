//! Fuzzes `laws::notation`.
#![no_main]

#[path = "../laws.rs"]
#[allow(dead_code, reason = "each target needs one of the laws")]
mod laws;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|line: &str| laws::notation(line));
