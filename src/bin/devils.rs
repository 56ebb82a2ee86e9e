//! The native program; all of it lives in [`little_devils::cli`].

fn main() -> std::process::ExitCode {
    little_devils::cli::main()
}
