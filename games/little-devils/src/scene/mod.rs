//! The content of the table, as data for the page and the announcer.
//!
//! A [`Scene`] is a pure function of the table, without DOM and without words. Its position is the
//! table's [`ShownPosition`](crate::session::ShownPosition), which has no hidden cards, so none can
//! reach the page. Animations follow from the [`changes`] between two scenes; the announcer reads what
//! is added to [`Scene::utterances`].

mod change;
mod hand;
mod listed;
mod prompt;
mod scores;
mod seat;
mod taken_back;
mod trick;
mod utterance;

pub use change::{Change, changes};
pub use hand::{HandCard, Playable};
pub use listed::ListedMatch;
pub use prompt::{Prompt, Turn};
pub use seat::SeatScene;
pub use taken_back::TakenBack;
pub use trick::{TakenTrick, TrickScene};
pub use utterance::{Announcement, Utterance};

use crate::session::Table;
use cards::Seat;
use protocol::{Progress, Stage};
use scene::Scores;

/// Everything that the person at the page sees and hears of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// All players, seat by seat.
    pub seats: Vec<SeatScene>,
    /// The seat from which the table is shown: it is drawn below, the others clockwise from the left.
    pub viewer: Seat,
    /// The person whose hand may be seen: sentences call this player "you". `None` while several people
    /// share the device and none of them has it, such as after the end of a round.
    pub you: Option<Seat>,
    /// The person's cards, ascending.
    pub hand: Vec<HandCard>,
    /// The trick on the table: the one in progress, or the complete one during its pause.
    pub trick: TrickScene,
    /// The complete tricks of the round before it, in order. The page shows the last, or all of them if
    /// the person has turned that on (rule 5.4).
    pub past_tricks: Vec<TrickScene>,
    /// What the table is waiting for.
    pub prompt: Prompt,
    /// The devils of the finished rounds.
    pub scores: Scores,
    /// Whether the person has a decision to take back.
    pub can_undo: bool,
    /// Whether no devils are left, so that the rest of the round may be skipped.
    pub can_finish: bool,
    /// Whether a card was taken back in this match.
    pub takeback_used: bool,
    /// All announcements since the round began.
    pub utterances: Vec<Utterance>,
}

impl Scene {
    /// The scene of a table.
    #[must_use]
    pub fn new(table: &Table) -> Self {
        Self {
            seats: seat::seats(table),
            viewer: table.viewer(),
            you: table.open_hand(),
            hand: hand::hand(table),
            trick: trick::trick(table.shown()),
            past_tricks: trick::past_tricks(table.shown()),
            prompt: prompt::prompt(table),
            scores: scores::scores(table),
            can_undo: table.can_undo(),
            can_finish: table.shown().can_finish(),
            takeback_used: table.record().takeback_used(),
            utterances: utterance::utterances(table),
        }
    }

    /// How far the match is, for the host page.
    #[must_use]
    pub fn progress(&self) -> Progress {
        self.scores.progress(match self.prompt {
            Prompt::RoundOver => Stage::RoundOver,
            Prompt::MatchOver(_) => Stage::MatchOver,
            _ => Stage::Playing,
        })
    }

    /// The place of a player as the table is drawn: 0 below, the others clockwise from the left.
    #[must_use]
    pub fn place(&self, seat: Seat) -> usize {
        let players = self.seats.len().max(1);
        (seat.index() + players - self.viewer.index()) % players
    }

    /// The player at a place as the table is drawn, counted as [`Self::place`] does.
    #[must_use]
    pub fn at_place(&self, place: usize) -> Option<Seat> {
        let at = (self.viewer.index() + place) % self.seats.len().max(1);
        self.seats.get(at).map(|seat| seat.seat)
    }

    /// The same scene, with this word for a person without a name.
    #[must_use]
    pub fn with_name(mut self, word: &str) -> Self {
        let names = self.seats.first_mut().map(|seat| &mut seat.name);
        let rows = self.scores.rows.first_mut().map(|row| &mut row.name);
        for name in names.into_iter().chain(rows) {
            if name.is_empty() {
                word.clone_into(name);
            }
        }
        self
    }
}
