//! The worker with the solver of the patiences.

fn main() {
    patience_worker::listen();
}
