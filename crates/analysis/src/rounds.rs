//! The decisions of a match that a review looks at.

use cards::Seat;
use session::MatchRecord;

/// A finished round with the decisions of the reviewed player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReviewedRound {
    /// The number of the round, from 1.
    pub number: usize,
    /// Each decision, as the number of moves of the match before it. A forced move is none.
    pub decisions: Vec<usize>,
}

/// The people at this device, by seat: each has a review of their own.
pub fn reviewed_people(record: &MatchRecord) -> impl Iterator<Item = Seat> {
    let options = record.options();
    let seats = options.seats().seats();
    seats.filter(|seat| options.is_here(*seat))
}

/// The finished rounds of a match, with the decisions of the player whom the review is about.
#[must_use]
pub fn reviewed_rounds(record: &MatchRecord, seat: Seat) -> Vec<ReviewedRound> {
    let mut rounds = Vec::new();
    let mut decisions = Vec::new();
    let Some(mut replayed) = record.after(0) else {
        return rounds;
    };
    for (before, mv) in record.moves().iter().enumerate() {
        replayed.next_round();
        let round = replayed.any();
        let is_to_move = round.turn().mover() == Some(seat);
        if is_to_move && round.has_choice(seat) && round.claim_move().is_none() {
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
    rounds
}
