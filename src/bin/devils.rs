//! The native program under its first name.

#[path = "house.rs"]
mod house;

fn main() -> std::process::ExitCode {
    house::main()
}
