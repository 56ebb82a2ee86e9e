//! The worker of Russian Bank's bots.

fn main() {
    worker::listen::<russian_bank::protocol::RussianBank>();
}
