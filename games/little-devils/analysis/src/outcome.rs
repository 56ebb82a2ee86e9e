//! Results of messages and slices, for the worker to carry out.

use cards::Seed;
use little_devils::protocol::{DayResult, FinishedMatch, FromAnalysis, PuzzleProgress};
use little_devils::session::Day;
use protocol::SavedSalt;

use super::Item;

/// A result of a message or a slice.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// Send this to the page.
    Send(FromAnalysis),
    /// Save the result of a day, replacing an older one.
    SaveDay(Day, DayResult),
    /// Save a finished match. If it is saved already, leave it as it is.
    SaveMatch(FinishedMatch),
    /// Save a match with its review, replacing the saved match.
    SaveReview(FinishedMatch),
    /// Save the salt of the commitment to a seed.
    SaveSalt(Seed, SavedSalt),
    /// Save the progress with a puzzle, replacing the older one.
    SavePuzzle(PuzzleProgress),
    /// Read the saved matches and pass them to
    /// [`Analysis::read_matches`](super::Analysis::read_matches).
    ReadMatches(Purpose),
    /// Save all items or none, and report to [`Analysis::stored`](super::Analysis::stored).
    SaveAll(Vec<Item>),
}

/// Why matches are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// For the statistics.
    Statistics,
    /// For an export.
    Export,
    /// To compare them with a file.
    Import,
}
