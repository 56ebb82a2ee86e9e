//! The result of a suite.

use std::collections::BTreeSet;

/// The work that a suite has done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The random matches.
    pub matches: usize,
    /// The matches that were played to their end.
    pub finished: usize,
    /// The moments at which a scene was looked at.
    pub moments: usize,
    /// The moments at which a person at the page was to move.
    pub own_turns: usize,
    /// The moments at which several people shared the device and nobody's hand was open.
    pub covered: usize,
    /// The presses that the rules refused.
    pub refusals: usize,
    /// The takebacks.
    pub takebacks: usize,
    /// The saves that were read back and shown.
    pub reloads: usize,
    /// The moves of bots that need no search.
    pub instant: usize,
    /// The positions in which bots that search were asked.
    pub searched: usize,
    /// The positions in which a hint was looked at.
    pub hinted: usize,
    /// The hints in words, each language for itself.
    pub worded: usize,
    /// The decisions and deals that were reviewed.
    pub reviewed: usize,
    /// The scenes that were compared with one whose hidden cards lie elsewhere.
    pub redealt: usize,
    /// The most bytes of a view as the bots' worker gets it.
    pub longest_view: usize,
    /// The damaged texts of views that were views nevertheless.
    pub damaged_views: usize,
    /// The icons of all scenes.
    pub icons: BTreeSet<&'static str>,
    /// The ids of the zones of all scenes.
    pub zones: BTreeSet<&'static str>,
}

impl Report {
    /// Whether every check has had something to look at, many times.
    #[must_use]
    pub const fn is_telling(&self) -> bool {
        self.own_turns > 500
            && self.covered > 200
            && self.refusals > 2_000
            && self.takebacks > 20
            && self.reloads > 50
            && self.redealt > 10
    }
}

/// A property that a game at a table must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// A match goes on: whatever the table waits for, there is an event that it accepts.
    Progress,
    /// On a person's turn pieces, targets and buttons make the legal moves and no others; at any other
    /// moment they make none.
    Presses,
    /// A selection accepts the sets of pieces that make a legal move, and no others.
    Selections,
    /// The players sit at the table, on the sides of the rules, and are not marked out of turn.
    Players,
    /// A score pad has a cell for each row and column.
    Pads,
    /// The score sheet has the totals of the rules, and the end of a match its winners.
    Scores,
    /// No two pieces of a table have one key.
    UniqueKeys,
    /// A key stays with its piece through a round.
    SteadyKeys,
    /// No text is empty or has a gap, in any language.
    Texts,
    /// The log of a round only grows.
    LogGrows,
    /// Every move adds to the log.
    LogIsWhole,
    /// The steps name every piece that moves, and only pieces that are on the table.
    Steps,
    /// A save reads back as the same match.
    Save,
    /// A reload shows the same scene.
    Reload,
    /// The scene is the same if the cards that a player cannot know lie elsewhere.
    Secrecy,
    /// At a shared device no hand is shown, and no move offered, before its owner is ready.
    HandOver,
    /// Bots choose legal moves and hints rate each of them once, and only in turn.
    Bots,
    /// Legal moves and finished deals can be reviewed, and nothing else.
    Reviews,
    /// Views and deals read back from their texts, which are short and have nothing that is hidden.
    Views,
    /// Options, levels and the start of a match read back from their texts, in one way only.
    Options,
    /// Moves read back from their texts, in one way only.
    Moves,
    /// Each day has a deal, the same for everybody, and the day of a match is found again.
    Days,
    /// A match keeps the deals that it was given, and wrong ones are refused.
    Deals,
    /// Options, values, levels, bots and moves have names, and no two values of an option the same.
    Names,
    /// The message files are whole, and have lists of the same length in all languages.
    Messages,
    /// Each picture of the guide has its text, and each figure its paragraph.
    Guide,
    /// The page listens for the keys that the help lists, and each has a meaning; those that read zones have one to read.
    Keys,
    /// The page has a picture for each icon.
    Icons,
    /// A hint has its texts, and no more rows than there are moves.
    Hints,
    /// The tutorial has a text for each table, and offers the moves that it asks for, in the same order in all
    /// languages.
    Tutorial,
}

/// A check that a game fails.
pub type Failure = game::conformance::Failure<Check>;
