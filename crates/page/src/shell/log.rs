//! The log: the live region that tells screen readers what happens.

use leptos::prelude::{Get, GetValue, RwSignal, SetValue, StoredValue, Update, WithUntracked};
use words::ShellWords;

use super::{Shell, keys};
use crate::dom::{Element, effect, el};

/// The greatest number of lines in the log.
const MAX_LINES: usize = 40;

/// A line of the log. The number makes lines of equal text differ, so that each is spoken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The number of lines before it, on this page.
    pub number: usize,
    /// The text.
    pub text: String,
}

/// The lines of the log, newest last. Copies share them.
#[derive(Clone, Copy, Debug)]
pub struct LogLines {
    lines: RwSignal<Vec<LogLine>>,
    /// The number of lines so far.
    spoken: StoredValue<usize>,
}

impl LogLines {
    fn new() -> Self {
        Self {
            lines: RwSignal::new(Vec::new()),
            spoken: StoredValue::new(0),
        }
    }

    /// Adds lines.
    pub fn add(self, texts: Vec<String>) {
        self.change(false, texts);
    }

    /// Removes all lines if the log begins again, and adds lines.
    fn change(self, again: bool, texts: Vec<String>) {
        self.lines.update(|lines| {
            if again {
                lines.clear();
            }
            for text in texts {
                let number = self.spoken.get_value();
                self.spoken.set_value(number + 1);
                lines.push(LogLine { number, text });
            }
            lines.drain(..lines.len().saturating_sub(MAX_LINES));
        });
    }

    /// The text of the last line.
    fn last(self) -> Option<String> {
        self.lines
            .with_untracked(|lines| lines.last().map(|line| line.text.clone()))
    }
}

impl Shell {
    /// Removes what the page says about a hand, when it closes or another one opens.
    pub fn forget_hand(self, log: LogLines) {
        self.clear_remark();
        self.hide_dialog();
        log.change(true, Vec::new());
    }
}

/// The log, for the lifetime of the page, and the keyboard shortcuts that it answers. `announce` adds the
/// lines about the table; remarks and answers come by themselves. Each line is an element, so that equal
/// lines are spoken again.
pub fn log(shell: Shell, announce: impl FnOnce(LogLines)) -> Element {
    let lines = LogLines::new();
    announce(lines);
    effect(move || lines.add(shell.remark().into_iter().collect()));
    effect(move || lines.add(shell.answer().into_iter().collect()));
    keys::listen(shell, move || lines.last());
    el("div.log")
        .attr("role", "log")
        .live_attr("aria-label", shell.text(ShellWords::log))
        .each(
            move || lines.lines.get(),
            |line: &LogLine| line.number,
            |line| el("p").text(line.text),
        )
}
