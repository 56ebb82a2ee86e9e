//! A match as its answers tell of it.

use cards::{BySeat, SeatCount, Seed};
use game::{Standing, Turn, Word};
use protocol::compact_text;
use session::AnyMatch;

use crate::request::MatchHandle;

/// A match that a family has opened.
#[derive(Clone, Debug)]
pub(crate) struct OpenedMatch {
    pub(crate) handle: MatchHandle,
    pub(crate) moves_at_once: bool,
    pub(crate) day_is_one_round: bool,
    pub(crate) seats: SeatCount,
    pub(crate) seed: Seed,
    pub(crate) moves: Vec<Word>,
    pub(crate) now: MatchNow,
}

/// What changes with every move. The page keeps it, so that it need not ask.
#[derive(Clone, Debug)]
pub(crate) struct MatchNow {
    pub(crate) turn: Turn,
    pub(crate) round_moves: usize,
    pub(crate) round_number: usize,
    pub(crate) totals: BySeat<i32>,
    pub(crate) payoffs: Option<BySeat<i32>>,
    pub(crate) standing: Standing,
    pub(crate) has_given_deals: bool,
    pub(crate) claim_move: Option<Word>,
    pub(crate) is_mid_turn: bool,
}

/// The outcome of a move.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    /// Whether it was legal.
    pub(crate) is_legal: bool,
    /// Why it was refused; empty if it was legal.
    pub(crate) refusal: String,
    /// The move as the record has it.
    pub(crate) mv: Word,
    /// The number of its steps.
    pub(crate) steps: usize,
    /// The match then.
    pub(crate) now: MatchNow,
}

impl MatchNow {
    pub(crate) fn of(played: &dyn AnyMatch) -> Self {
        Self {
            turn: played.turn(),
            round_moves: played.round_moves(),
            round_number: played.round_number(),
            totals: played.totals(),
            payoffs: played.payoffs(),
            standing: played.standing(),
            has_given_deals: played.has_given_deals(),
            claim_move: played.claim_move(),
            is_mid_turn: played.is_mid_turn(),
        }
    }
}

compact_text!(struct OpenedMatch { handle, moves_at_once, day_is_one_round, seats, seed, moves, now });
compact_text!(struct MatchNow {
    turn, round_moves, round_number, totals, payoffs, standing, has_given_deals, claim_move, is_mid_turn
});
compact_text!(struct Played { is_legal, refusal, mv, steps, now });
