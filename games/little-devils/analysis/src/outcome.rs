//! What comes of a message or a slice of thought, for the worker to do.

use cards::Seed;
use little_devils::protocol::{DayResult, FinishedMatch, FromAnalysis, PuzzleProgress};
use little_devils::session::Day;
use protocol::SavedSalt;

use super::Item;

/// What comes of a message or a slice of thought.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// Tell the page this.
    Send(FromAnalysis),
    /// Keep the result of a day's deal in place of an older one.
    SaveDay(Day, DayResult),
    /// Keep a match that is over, under its key; one that is kept already stays as it is.
    SaveMatch(FinishedMatch),
    /// Keep a match with its review, in place of what was kept of it before.
    SaveReview(FinishedMatch),
    /// Keep the salt of the commitment to a seed.
    SaveSalt(Seed, SavedSalt),
    /// Keep how far the person is with a puzzle, in place of what was kept of it before.
    SavePuzzle(PuzzleProgress),
    /// Read what matches are kept, and give them to [`Analysis::read_matches`](super::Study::read_matches).
    ReadMatches(Purpose),
    /// Keep all of this or nothing, and tell [`Analysis::stored`](super::Study::stored).
    SaveAll(Vec<Item>),
}

/// What matches are read for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To count them.
    Statistics,
    /// To save them as a file.
    Export,
    /// To see what of a file is new.
    Import,
}
