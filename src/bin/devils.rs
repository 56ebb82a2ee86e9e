//! The native program; see `devils help`.

fn main() -> std::process::ExitCode {
    little_devils_cli::main(
        &[
            michigan_cli::COMMANDS,
            own_trumps_cli::COMMANDS,
            russian_bank_cli::COMMANDS,
        ],
        &[patience_cli::PROGRAM],
    )
}
