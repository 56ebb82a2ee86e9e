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
mod said;
mod scores;
mod seat;
mod taken_back;
mod trick;

pub use change::{Change, changes};
pub use hand::{HandCard, Playable};
pub use listed::Listed;
pub use plot::{Curve, Plot};
pub use prompt::{Prompt, Turn};
pub use said::{Said, Utterance};
pub use scores::{Ahead, Behind, Decided, Place, Row, Scores};
pub use seat::SeatScene;
pub use taken_back::TakenBack;
pub use trick::TrickScene;

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
    pub training: bool,
    /// What has been said since the round began.
    pub said: Vec<Utterance>,
}

/// What the parts of a scene are made from.
struct Sight<'a> {
    table: &'a Table,
    view: View,
    /// Whether the deal's last complete trick still lies on the table.
    looking_back: bool,
}

impl Scene {
    /// The scene of a table.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        let sight = Sight {
            table,
            view: table.record().round().view(Seat::FIRST),
            looking_back: matches!(table.phase(), Phase::Trick(_)),
        };
        Self {
            seats: seat::seats(&sight),
            hand: hand::hand(&sight),
            trick: trick::trick(&sight),
            past_tricks: trick::past_tricks(&sight),
            prompt: prompt::prompt(&sight),
            scores: scores::scores(&sight),
            can_undo: table.record().can_undo(),
            can_finish: table.record().nothing_at_stake() && !sight.looking_back,
            training: table.record().is_training(),
            said: said::said(&sight),
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
