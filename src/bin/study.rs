//! The worker for what is looked at beside the table.

fn main() {
    little_devils_worker::analysis::listen();
}
