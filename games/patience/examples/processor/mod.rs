//! Time on a processor, for the programs that measure.

use std::fs;
use std::time::{Duration, Instant};

/// How exactly the time on a processor is known.
const TICK: Duration = Duration::from_millis(4);

/// A clock for the time that this program spends on a processor; other programs do not count. Elsewhere than on Linux it
/// is the time that passes.
pub(crate) struct Clock {
    start: Duration,
    wall: Instant,
}

impl Clock {
    /// Starts now.
    pub(crate) fn start() -> Self {
        Self {
            start: on_processor(),
            wall: Instant::now(),
        }
    }

    /// The time since the start.
    pub(crate) fn elapsed(&self) -> Duration {
        // The time on the processor is known to a tick only.
        let time = on_processor().saturating_sub(self.start) + TICK;
        let wall = self.wall.elapsed();
        if self.start.is_zero() {
            wall
        } else {
            time.min(wall)
        }
    }
}

/// The time that this process has spent on a processor; zero if that is unknown.
fn on_processor() -> Duration {
    let text = fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    let first = text.split(' ').next().and_then(|text| text.parse().ok());
    Duration::from_nanos(first.unwrap_or_default())
}
