//! The page.

fn main() {
    little_devils::web::start();
}
