//! The decisions of a match that a review looks at.

use cards::Seat;
use session::{MatchRecord, TableGame};

/// A finished round with the decisions of the reviewed player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReviewedRound {
    /// The number of the round, from 1.
    pub number: usize,
    /// Each decision, as the number of moves of the match before it. A forced move is none.
    pub decisions: Vec<usize>,
}

/// The finished rounds of a match, and the player whom its review is about: the first person at this
/// device. `None` if only others play.
#[must_use]
pub fn reviewed_rounds<G: TableGame>(
    record: &MatchRecord<G>,
) -> Option<(Seat, Vec<ReviewedRound>)> {
    let options = record.options();
    let seat = options
        .seats()
        .seats()
        .find(|seat| options.is_here(*seat))?;
    let mut replayed = MatchRecord::new(options.clone());
    let mut rounds = Vec::new();
    let mut decisions = Vec::new();
    for (before, mv) in record.moves().iter().enumerate() {
        replayed.next_round();
        let round = replayed.round();
        let has_choice = round.legal().into_iter().nth(1).is_some();
        if round.to_move() == Some(seat) && has_choice && round.settled_move().is_none() {
            decisions.push(before);
        }
        // Cannot fail: the move was legal in this match.
        let _ = replayed.play(*mv);
        if replayed.is_round_over() {
            rounds.push(ReviewedRound {
                number: replayed.round_number(),
                decisions: core::mem::take(&mut decisions),
            });
        }
    }
    Some((seat, rounds))
}
