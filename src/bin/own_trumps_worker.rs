//! The worker of Own Trumps' bots.

fn main() {
    worker::listen::<own_trumps::protocol::OwnTrumps>();
}
