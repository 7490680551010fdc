//! Processor time of this process, or the time of day where the system does not tell.

use std::fs;
use std::time::Instant;

/// Tells microseconds since some moment.
pub struct Clock {
    start: Instant,
    counts_processor: bool,
}

impl Clock {
    pub fn new() -> Clock {
        Clock {
            start: Instant::now(),
            counts_processor: processor().is_some(),
        }
    }

    /// Kind of time that the clock counts.
    pub fn name(&self) -> &'static str {
        if self.counts_processor {
            "processor time of all threads"
        } else {
            "time of day, for this system does not tell processor time"
        }
    }

    /// Microseconds.
    pub fn now(&self) -> f64 {
        match processor() {
            Some(time) if self.counts_processor => time,
            _ => self.start.elapsed().as_secs_f64() * 1e6,
        }
    }
}

/// Microseconds that all threads of this process have run, as Linux counts them in nanoseconds.
fn processor() -> Option<f64> {
    let threads = fs::read_dir("/proc/self/task").ok()?;
    let mut nanoseconds = 0.0;
    for thread in threads {
        let counters = fs::read_to_string(thread.ok()?.path().join("schedstat")).ok()?;
        nanoseconds += counters.split(' ').next()?.parse::<f64>().ok()?;
    }
    Some(nanoseconds / 1e3)
}
