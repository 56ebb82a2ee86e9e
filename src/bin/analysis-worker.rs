//! The analysis worker.

fn main() {
    little_devils_worker::analysis::listen();
}
