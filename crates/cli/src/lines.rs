//! JSON Lines: one line in, one line out.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;
use serde_json::json;

use protocol::MAX_BYTES;

use crate::games::in_text;

/// What some programs write at the beginning of a file.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// Where the lines come from.
#[derive(Args)]
pub struct Input {
    /// The file to read, or - for standard input
    #[arg(default_value = "-")]
    file: PathBuf,
}

impl Input {
    /// The lines of a file; of standard input if the path is -.
    #[must_use]
    pub const fn new(file: PathBuf) -> Self {
        Self { file }
    }

    /// Answers every line with one line of JSON, an error with `{"error":"…"}`.
    ///
    /// The exit status is 0 if every line was good and 1 otherwise, also if reading fails.
    pub fn answer_each<A: Serialize, E: Display>(
        &self,
        mut answer: impl FnMut(&[u8]) -> Result<A, E>,
    ) -> ExitCode {
        self.answer_each_in_text(|line| in_text(answer(line)))
    }

    /// The same with answers that are lines of JSON already, and errors in words.
    pub fn answer_each_in_text(
        &self,
        answer: impl FnMut(&[u8]) -> Result<String, String>,
    ) -> ExitCode {
        match self.open().and_then(|lines| answer_all(lines, answer)) {
            Ok(true) => ExitCode::SUCCESS,
            Ok(false) => ExitCode::FAILURE,
            // The reader of our output has seen enough, as in `house … | head`.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::FAILURE,
            Err(error) => {
                eprintln!("house: {}: {error}", self.file.display());
                ExitCode::FAILURE
            }
        }
    }

    fn open(&self) -> io::Result<Box<dyn BufRead>> {
        if self.file == Path::new("-") {
            return Ok(Box::new(io::stdin().lock()));
        }
        Ok(Box::new(BufReader::new(File::open(&self.file)?)))
    }
}

fn answer_all(
    mut lines: impl BufRead,
    mut answer: impl FnMut(&[u8]) -> Result<String, String>,
) -> io::Result<bool> {
    let mut out = BufWriter::new(io::stdout().lock());
    let (mut all_good, mut line) = (true, Vec::new());
    while next_line(&mut lines, &mut line)? {
        match answer(line.trim_ascii()) {
            Ok(good) => out.write_all(good.as_bytes())?,
            Err(error) => {
                all_good = false;
                serde_json::to_writer(&mut out, &json!({ "error": error }))?;
            }
        }
        out.write_all(b"\n")?;
        // Flushes each answer, because the next one may take minutes.
        out.flush()?;
    }
    Ok(all_good)
}

/// Reads the next line, without a byte-order mark before it; false at the end of the input. Of a line longer than [`MAX_BYTES`], keeps the
/// beginning, which is still too long to be accepted, and skips the rest.
///
/// # Errors
/// The input cannot be read.
pub fn next_line(lines: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let beginning = lines
        .by_ref()
        .take(MAX_BYTES as u64 + 2)
        .read_until(b'\n', line)?;
    if line.len() > MAX_BYTES && !line.ends_with(b"\n") {
        lines.skip_until(b'\n')?;
    }
    if line.starts_with(BYTE_ORDER_MARK) {
        line.drain(..BYTE_ORDER_MARK.len());
    }
    Ok(beginning > 0)
}
