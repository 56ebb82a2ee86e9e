//! The worker of Michigan's bots.

use michigan::rules::Round;
use worker::{bots_of, reviews_of};

fn main() {
    worker::listen(bots_of::<Round>(), reviews_of::<Round>());
}
