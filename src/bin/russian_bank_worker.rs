//! The worker of Russian Bank's bots.

use russian_bank::protocol::RussianBank;
use worker::{bots_of, reviews_of};

fn main() {
    worker::listen(bots_of::<RussianBank>(), reviews_of::<RussianBank>());
}
