//! The bots' worker.

fn main() {
    little_devils::worker::listen();
}
