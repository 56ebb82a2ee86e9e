//! The worker of Michigan's bots.

fn main() {
    worker::listen::<michigan::protocol::Michigan>();
}
