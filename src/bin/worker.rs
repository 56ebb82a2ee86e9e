//! The bots' worker.

use little_devils::rules::Round;
use worker::{bots_of, reviews_of};

fn main() {
    worker::listen(bots_of::<Round>(), reviews_of::<Round>());
}
