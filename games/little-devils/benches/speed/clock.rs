//! Processor time, which other work on the machine does not affect.

use std::fs;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// The processor time of this program on Linux; elsewhere, the time since its first call.
pub(crate) fn processor_time() -> Duration {
    let text = fs::read_to_string("/proc/self/schedstat").ok();
    let nanoseconds = text.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(since_start, Duration::from_nanos)
}

fn since_start() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}
