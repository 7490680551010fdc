//! Processor time of this process, or the time of day where the system does not tell.

/// Kind of time that is counted.
#[cfg(unix)]
pub const KIND: &str = "processor time of all threads";
#[cfg(not(unix))]
pub const KIND: &str = "time of day, for this system does not tell processor time";

/// Microseconds since some moment.
#[cfg(unix)]
pub fn now() -> f64 {
    use rustix::time::{ClockId, clock_gettime};

    // To the nanosecond: what Linux says of each thread in its files stands still for milliseconds while that thread runs.
    let time = clock_gettime(ClockId::ProcessCPUTime);
    time.tv_sec as f64 * 1e6 + time.tv_nsec as f64 / 1e3
}

#[cfg(not(unix))]
pub fn now() -> f64 {
    use std::sync::LazyLock;
    use std::time::Instant;

    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_secs_f64() * 1e6
}
