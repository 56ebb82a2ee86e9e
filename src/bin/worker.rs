//! The bots' worker.

fn main() {
    little_devils_worker::listen();
}
