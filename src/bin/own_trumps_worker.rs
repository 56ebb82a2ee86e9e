//! The worker of Own Trumps' bots.

use own_trumps::protocol::OwnTrumps;
use worker::{bots_of, reviews_of};

fn main() {
    worker::listen(bots_of::<OwnTrumps>(), reviews_of::<OwnTrumps>());
}
