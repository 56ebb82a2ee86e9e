//! External programs that play by the line protocol (docs/protocol.md).

use protocol::JsonText;
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use cards::Card;
use little_devils::protocol::{Answer, Request};
use little_devils::rules::View;
use little_devils::rules::ViewSetup;

use cli::lines::next_line;

/// A running program, reached through its standard input and output. Gets a quit request when
/// dropped.
#[derive(Debug)]
pub(super) struct ExternalProgram {
    command: String,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl ExternalProgram {
    /// Starts the command through the shell.
    pub(super) fn start(command: &str) -> Result<Self, String> {
        let mut child = Command::new("sh")
            .args(["-c", command])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{command}: {error}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("{command}: no pipe"));
        };
        Ok(Self {
            command: command.to_owned(),
            child,
            input,
            output: BufReader::new(output),
        })
    }

    /// Requests a card for the viewer.
    pub(super) fn card(&mut self, view: &View) -> Result<Card, String> {
        let request = Request::Act(ViewSetup::from(view)).to_json();
        let mut line = Vec::new();
        let asked = writeln!(self.input, "{request}")
            .and_then(|()| self.input.flush())
            .and_then(|()| next_line(&mut self.output, &mut line));
        asked.map_err(|error| self.fault(&error.to_string()))?;
        match Answer::read(line.trim_ascii()) {
            Ok(Answer::Card(number)) => {
                Card::try_from(number).map_err(|fault| self.fault(&fault.to_string()))
            }
            Ok(Answer::Error(error)) => Err(self.fault(&error)),
            Err(error) => Err(self.fault(&error.to_string())),
        }
    }

    fn fault(&self, what: &str) -> String {
        format!("{}: {what}", self.command)
    }
}

impl Drop for ExternalProgram {
    fn drop(&mut self) {
        // A program that no longer reads its input is killed instead.
        let sent = writeln!(self.input, "{}", Request::Quit.to_json());
        if sent.and_then(|()| self.input.flush()).is_err() {
            drop(self.child.kill());
        }
        drop(self.child.wait());
    }
}
