//! The bots' worker.

use little_devils::protocol::LittleDevils;
use worker::{bots_of, reviews_of};

fn main() {
    worker::listen(bots_of::<LittleDevils>(), reviews_of::<LittleDevils>());
}
