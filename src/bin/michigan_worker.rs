//! The worker of Michigan's bots.

use michigan::protocol::Michigan;
use worker::{bots_of, reviews_of};

fn main() {
    worker::listen(bots_of::<Michigan>(), reviews_of::<Michigan>());
}
