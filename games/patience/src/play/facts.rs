//! Facts about a deal that are saved with it.

use core::fmt;

use session::Day;

/// Facts about a deal that are saved with it. A clock or a list cannot tell them later.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DealFacts {
    /// Drawn when the deal begins: tells it from an earlier deal of the same cards. 0 in saves of the first version.
    pub id: u32,
    /// The day whose deal it is, if it was begun on that day.
    pub day: Option<Day>,
    /// Whether it is in the statistics. The host page was told then, too.
    pub is_counted: bool,
}

impl DealFacts {
    /// Reads a word such as `day=2026-11-25`. A fact that this version does not know is skipped. `None` if the word is
    /// not a fact.
    pub(super) fn read_word(&mut self, word: &str) -> Option<()> {
        let (name, value) = word.split_once('=')?;
        match name {
            "id" => self.id = value.parse().ok()?,
            "day" => self.day = Some(value.parse().ok()?),
            "counted" => self.is_counted = value == "yes",
            _ => {}
        }
        Some(())
    }
}

/// Writes the facts as words, each after a space.
impl fmt::Display for DealFacts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            id,
            day,
            is_counted,
        } = self;
        if *id != 0 {
            write!(f, " id={id}")?;
        }
        if let Some(day) = day {
            write!(f, " day={day}")?;
        }
        if *is_counted {
            f.write_str(" counted=yes")?;
        }
        Ok(())
    }
}
