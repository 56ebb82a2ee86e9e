//! The worker of Russian Bank's bots.

use russian_bank::rules::Round;
use worker::{bots_of, reviews_of};

fn main() {
    worker::listen(bots_of::<Round>(), reviews_of::<Round>());
}
