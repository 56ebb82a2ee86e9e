//! The bots' worker.

fn main() {
    little_devils::web::listen();
}
