//! A line in, a line out: the manner of the subcommands that read JSON Lines.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;
use serde_json::json;

use protocol::MAX_BYTES;

/// Where the lines come from.
#[derive(Args)]
pub struct Input {
    /// The file to read, or - for standard input
    #[arg(default_value = "-")]
    file: PathBuf,
}

impl Input {
    /// Answers every line with one line of JSON, an error with `{"error":"…"}`.
    ///
    /// The exit status is 0 if every line was good and 1 otherwise, also if reading fails.
    pub fn answer_each<A: Serialize, E: Display>(
        &self,
        answer: impl FnMut(&[u8]) -> Result<A, E>,
    ) -> ExitCode {
        match self.open().and_then(|lines| answer_all(lines, answer)) {
            Ok(true) => ExitCode::SUCCESS,
            Ok(false) => ExitCode::FAILURE,
            // Whoever reads our output has seen enough.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::FAILURE,
            Err(error) => {
                eprintln!("devils: {}: {error}", self.file.display());
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

fn answer_all<A: Serialize, E: Display>(
    mut lines: impl BufRead,
    mut answer: impl FnMut(&[u8]) -> Result<A, E>,
) -> io::Result<bool> {
    let mut out = BufWriter::new(io::stdout().lock());
    let (mut all_good, mut line) = (true, Vec::new());
    while next(&mut lines, &mut line)? {
        match answer(line.trim_ascii()) {
            Ok(good) => serde_json::to_writer(&mut out, &good)?,
            Err(error) => {
                all_good = false;
                serde_json::to_writer(&mut out, &json!({ "error": error.to_string() }))?;
            }
        }
        out.write_all(b"\n")?;
        // The next answer may take minutes.
        out.flush()?;
    }
    Ok(all_good)
}

/// Reads the next line, false at the end of the input. Of a line too long for anything that is read
/// only the beginning comes in, still too long; the rest is passed over.
///
/// # Errors
/// The input cannot be read.
pub fn next(lines: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let beginning = lines
        .by_ref()
        .take(MAX_BYTES as u64 + 2)
        .read_until(b'\n', line)?;
    if line.len() > MAX_BYTES && !line.ends_with(b"\n") {
        lines.skip_until(b'\n')?;
    }
    Ok(beginning > 0)
}
