//! The bots' worker.

fn main() {
    worker::listen::<little_devils::protocol::LittleDevils>();
}
