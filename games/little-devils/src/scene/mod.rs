//! What is to be seen, said and allowed at a table: the page and the voice both read this.
//!
//! A [`Scene`] is a pure function of the table and knows no DOM and no words. It is made from the
//! person's view alone, so nothing hidden can reach the page. What moves is the difference of two
//! scenes; what is spoken is the growth of [`Scene::said`].

mod change;
mod hand;
mod listed;
mod plot;
mod prompt;
mod scores;
mod seat;
mod taken_back;
mod trick;
mod utterance;

pub use change::{Change, changes};
pub use hand::{HandCard, Playable};
pub use listed::ListedMatch;
pub use plot::{Curve, Plot};
pub use prompt::{Prompt, Turn};
pub use scores::{Ahead, Behind, Decided, RankedRow, ScoreRow, Scores};
pub use seat::SeatScene;
pub use taken_back::TakenBack;
pub use trick::TrickScene;
pub use utterance::{Announcement, Utterance};

use crate::rules::View;
use crate::session::{Phase, Table};
use cards::Seat;
use game::Game;

/// Everything the person at the first seat gets to see and hear of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// All players, seat by seat.
    pub seats: Vec<SeatScene>,
    /// The person's cards, ascending.
    pub hand: Vec<HandCard>,
    /// The trick on the table: the one in progress, or the complete one being looked at.
    pub trick: TrickScene,
    /// The complete tricks before it, from the round's first. The last may be looked at again; all
    /// of them only where the person has asked for it.
    pub past_tricks: Vec<TrickScene>,
    /// What the table waits for.
    pub prompt: Prompt,
    /// The devils of the rounds that are over.
    pub scores: Scores,
    /// Whether the person has a card to take back.
    pub can_undo: bool,
    /// Whether nothing is left at stake, so that the rest of the round may be played out at once.
    pub can_finish: bool,
    /// Whether something was taken back in this match.
    pub takeback_used: bool,
    /// What has been said since the round began.
    pub utterances: Vec<Utterance>,
}

/// What the parts of a scene are made from.
struct SceneInput<'a> {
    table: &'a Table,
    view: View,
    /// Whether the deal's last complete trick still lies on the table.
    shows_last_trick: bool,
}

impl Scene {
    /// The scene of a table.
    #[must_use]
    pub fn new(table: &Table) -> Self {
        let input = SceneInput {
            table,
            view: table.record().round().view(Seat::FIRST),
            shows_last_trick: matches!(table.phase(), Phase::Trick(_)),
        };
        Self {
            seats: seat::seats(&input),
            hand: hand::hand(&input),
            trick: trick::trick(&input),
            past_tricks: trick::past_tricks(&input),
            prompt: prompt::prompt(&input),
            scores: scores::scores(&input),
            can_undo: table.record().can_undo(),
            can_finish: table.record().nothing_at_stake() && !input.shows_last_trick,
            takeback_used: table.record().takeback_used(),
            utterances: utterance::utterances(&input),
        }
    }

    /// The same scene, with a word for the person if they have given no name.
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
