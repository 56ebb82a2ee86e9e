//! `house patience check`: replays records.

use std::process::ExitCode;

use cli::lines::Input;
use patience::protocol::GameRecord;

pub(super) fn run(input: &Input) -> ExitCode {
    input.answer_each(GameRecord::check)
}
