//! The native program; see `house help`.

pub(crate) fn main() -> std::process::ExitCode {
    let [scores, beliefs, learn, puzzles] = little_devils_cli::PROGRAMS;
    cli::main(
        &[
            little_devils_cli::COMMANDS,
            own_trumps_cli::COMMANDS,
            michigan_cli::COMMANDS,
            russian_bank_cli::COMMANDS,
            patience_cli::COMMANDS,
        ],
        &[patience_cli::PROGRAM, scores, beliefs, learn, puzzles],
    )
}
