//! The reviews of a game at a table, without its types.

use core::marker::PhantomData;

use cards::Seed;
use game::{Turn, Word};
use protocol::{CompactText, TableFormat};
use session::{DealReview, DecisionReview, TableBots};

/// The review of a decision that was read. It gets the seed of its playouts.
pub type ReviewDecision = Box<dyn Fn(Seed) -> Option<DecisionReview<Word>>>;
/// The review of a deal that was read. It gets the seed of its playouts.
pub type ReviewDeal = Box<dyn Fn(Seed) -> Option<DealReview>>;

/// The reviews of a game at a table.
pub trait AnyReviews: Sync {
    /// Reads a view and the move that its player has made.
    ///
    /// # Errors
    /// Says in words what is invalid.
    fn decision(&self, view: &str, taken: &str) -> Result<ReviewDecision, String>;
    /// Reads a finished round: its deal, its moves, and the seat of the player whose luck is reviewed. `None` if it is
    /// none.
    fn deal(&self, dealt: &str, moves: &str, seat: u8) -> Option<ReviewDeal>;
}

/// The reviews of a game with typed rules.
struct Typed<F>(PhantomData<F>);

/// The reviews of a game, without its types.
#[must_use]
pub fn reviews_of<F: TableFormat + TableBots>() -> &'static dyn AnyReviews {
    &Typed::<F>(PhantomData)
}

impl<F: TableFormat + TableBots> AnyReviews for Typed<F> {
    fn decision(&self, view: &str, taken: &str) -> Result<ReviewDecision, String> {
        let taken = F::parse_move(taken).ok_or_else(|| format!("{taken} is no move"))?;
        let view = F::View::read(view).ok_or("this is not what a player may know")?;
        Ok(Box::new(move |seed| {
            let review = F::review(&view, taken, seed)?;
            Some(review.map(F::word))
        }))
    }

    fn deal(&self, dealt: &str, moves: &str, seat: u8) -> Option<ReviewDeal> {
        let start = F::parse_dealt(dealt)?;
        let seat = start.seats().seat(seat.into()).ok()?;
        let mut end = start.clone();
        for word in moves.split_ascii_whitespace() {
            end = end.play(F::parse_move(word)?).ok()?;
        }
        let is_over = end.turn() == Turn::Over;
        is_over.then_some(Box::new(move |seed| {
            F::review_deal(&start, &end, seat, seed)
        }))
    }
}
