//! Time that other work on the machine does not add to.

use std::fs;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// The time this program has spent on a processor, where Linux tells it: so that other work on the
/// machine does not count. Elsewhere, the time of day.
pub(crate) fn processor_time() -> Duration {
    let told = fs::read_to_string("/proc/self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(since_start, Duration::from_nanos)
}

fn since_start() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}
