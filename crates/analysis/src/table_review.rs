//! Messages between the page and the worker of a table game's bots about reviews, as JSON texts.
//!
//! A request has what is reviewed, and nothing else of the match: of a decision the view of its player and the
//! move made; of the luck of a finished round that round, with all its cards.

use cards::{Seat, Seed, derivations};
use game::{Turn, Word};
use protocol::table_worker::read_seed;
use protocol::{AnyReader, JsonText};
use serde::{Deserialize, Serialize};
use session::{AnyMatch, DealReview, DecisionReview, Estimate, ExactResult, MatchRecord, Ticket};

use crate::{AnyReviews, ReviewDeal, ReviewDecision, ReviewPart};

/// Message from the page to the worker: asks for one part of a review.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToReviewWorker {
    /// Review a decision.
    ReviewDecision {
        /// Ticket that the answer repeats.
        ticket: u32,
        /// Seed of the playouts; decimal.
        seed: String,
        /// What the player knew, as a [`CompactText`](protocol::CompactText).
        view: String,
        /// The move made, as in a save.
        taken: String,
    },
    /// Review the luck of a player in a finished round.
    ReviewDeal {
        /// Ticket that the answer repeats.
        ticket: u32,
        /// Seed of the playouts; decimal.
        seed: String,
        /// The seat of the player.
        seat: u8,
        /// The round before its first move, as [`AnyReader::dealt_text`] writes it.
        dealt: String,
        /// Its moves, as in a save.
        moves: String,
    },
}

/// Message from the worker to the page: a part of a review.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromReviewWorker {
    /// A decision.
    Reviewed {
        /// Ticket of the request.
        ticket: u32,
        /// The move made, as in a save.
        taken: String,
        /// The best move.
        best: String,
        /// What the move made lost against the best one.
        cost: EstimateMessage,
        /// What the move made gained against that of a bot.
        play: EstimateMessage,
        /// The names of the results of best play after the best move and after the move made, separated
        /// by a space; empty unless both are known exactly.
        exact: String,
    },
    /// A deal.
    DealReviewed {
        /// Ticket of the request.
        ticket: u32,
        /// What bots get in the player's seat.
        luck: EstimateMessage,
        /// What the player got, in hundredths.
        result: i32,
    },
}

/// A number with its margin of error, in hundredths of the game's unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct EstimateMessage {
    /// The number.
    pub value: i32,
    /// Half the width of its 95 % interval.
    pub margin: i32,
}

/// A valid request for a review.
pub struct ReviewRequest {
    ticket: u32,
    seed: Seed,
    part: Part,
}

/// The part that is reviewed.
enum Part {
    Decision(ReviewDecision),
    Deal(ReviewDeal),
}

impl JsonText for ToReviewWorker {}

impl JsonText for FromReviewWorker {}

impl ToReviewWorker {
    /// Asks for a part of the review of a player; `None` if the match has no such decision of the player, and no such
    /// finished round.
    ///
    /// The seed is the number of the decision or of the round, so it tells nothing of the match.
    #[must_use]
    pub fn new(
        format: &dyn AnyReader,
        Ticket(ticket): Ticket,
        record: &MatchRecord,
        seat: Seat,
        part: ReviewPart,
    ) -> Option<Self> {
        let seed = |number: usize| {
            Seed(number as u64)
                .derive(derivations::ANALYSIS)
                .to_string()
        };
        let Some(before) = part.before else {
            let finished = finished_round(record, part.round)?;
            let first = finished.moves().len() - finished.round_moves();
            let moves = finished.moves().get(first..)?.iter();
            let moves: Vec<&str> = moves.map(Word::as_str).collect();
            return Some(Self::ReviewDeal {
                ticket,
                seed: seed(part.round),
                seat: seat.get(),
                dealt: format.dealt_text(&*finished),
                moves: moves.join(" "),
            });
        };
        let taken = *record.moves().get(before)?;
        let then = record.back_to(before)?;
        let mover = then.any().turn().mover();
        let seat = mover.filter(|mover| *mover == seat)?;
        Some(Self::ReviewDecision {
            ticket,
            seed: seed(before),
            view: format.view_text(&then, seat),
            taken: taken.to_string(),
        })
    }

    /// Reads the part that is reviewed.
    ///
    /// # Errors
    /// Says in words what is invalid.
    pub fn request(&self, reviews: &dyn AnyReviews) -> Result<ReviewRequest, String> {
        let (ticket, seed, part) = match self {
            Self::ReviewDecision {
                ticket,
                seed,
                view,
                taken,
            } => (ticket, seed, Part::Decision(reviews.decision(view, taken)?)),
            Self::ReviewDeal {
                ticket,
                seed,
                seat,
                dealt,
                moves,
            } => {
                let deal = reviews.deal(dealt, moves, *seat);
                let deal = deal.ok_or("this is no finished round")?;
                (ticket, seed, Part::Deal(deal))
            }
        };
        Ok(ReviewRequest {
            ticket: *ticket,
            seed: read_seed(seed)?,
            part,
        })
    }
}

impl ReviewRequest {
    /// Computes the review. `None` if the game cannot review this.
    #[must_use]
    pub fn answer(&self) -> Option<FromReviewWorker> {
        Some(match &self.part {
            Part::Decision(review) => reviewed(self.ticket, &review(self.seed)?),
            Part::Deal(review) => {
                let DealReview { luck, result } = review(self.seed)?;
                FromReviewWorker::DealReviewed {
                    ticket: self.ticket,
                    luck: luck.into(),
                    result,
                }
            }
        })
    }
}

impl From<Estimate> for EstimateMessage {
    fn from(Estimate { value, margin }: Estimate) -> Self {
        Self { value, margin }
    }
}

fn reviewed(ticket: u32, review: &DecisionReview<Word>) -> FromReviewWorker {
    let exact = review.exact.map(|results| results.map(ExactResult::id));
    FromReviewWorker::Reviewed {
        ticket,
        taken: review.taken.to_string(),
        best: review.best.to_string(),
        cost: review.cost.into(),
        play: review.play.into(),
        exact: exact.map(|names| names.join(" ")).unwrap_or_default(),
    }
}

/// A match at the end of a finished round; `None` if there is none of this number, from 1.
fn finished_round(record: &MatchRecord, number: usize) -> Option<Box<dyn AnyMatch>> {
    let mut replayed = record.any().back_to(0)?;
    for mv in record.moves() {
        if replayed.turn() == Turn::Over {
            if replayed.round_number() == number {
                break;
            }
            replayed.next_round();
        }
        // Cannot fail: the move was legal in this match.
        let _ = replayed.play(*mv);
    }
    let is_it = replayed.round_number() == number && replayed.turn() == Turn::Over;
    is_it.then_some(replayed)
}
