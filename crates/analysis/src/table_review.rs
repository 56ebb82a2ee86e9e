//! Messages between the page and the worker of a table game's bots about reviews, as JSON texts.
//!
//! A request has the whole match as its save. The worker replays it. It judges a decision from the view of
//! its player alone; only the luck of a finished round is computed from all cards.

use serde::{Deserialize, Serialize};

use cards::{Seat, Seed};
use game::{Game, Match};
use protocol::{AsideMatch, JsonText, MatchFormat, MoveOf, TableFormat};
use session::{MatchRecord, Ticket};

use crate::{DealReview, DecisionReview, Estimate, ExactResult, Reviewable};

/// Message from the page to the worker: asks for one part of a review.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct ToReviewWorker {
    /// Ticket that the answer repeats.
    pub review: u32,
    /// Reviews the decision after this number of moves of the match; without it the deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<usize>,
    /// The number of the finished round, from 1.
    pub round: usize,
    /// The seat of the player.
    pub seat: u8,
    /// The match.
    pub save: String,
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
#[derive(Clone, Debug)]
pub struct ReviewRequest<G: TableFormat> {
    ticket: u32,
    seed: Seed,
    part: Part<G::Round>,
}

/// What is reviewed.
#[derive(Clone, Debug)]
enum Part<R: Game> {
    /// A decision: the view of the player, and the move made.
    Decision(Box<R::View>, R::Move),
    /// A deal: the round before its first move and after its last one, and the player's seat.
    Deal(Box<[R; 2]>, Seat),
}

impl JsonText for ToReviewWorker {}

impl JsonText for FromReviewWorker {}

impl ToReviewWorker {
    /// Asks for the review of a decision, or without one of the deal of a round.
    #[must_use]
    pub fn new<G: TableFormat>(
        Ticket(ticket): Ticket,
        record: &MatchRecord<G::Round>,
        seat: Seat,
        round: usize,
        before: Option<usize>,
    ) -> Self {
        Self {
            review: ticket,
            before,
            round,
            seat: seat.get(),
            save: G::write_save(record, "", 0),
        }
    }

    /// Replays the match up to what is reviewed.
    ///
    /// # Errors
    /// Says in words what is invalid.
    pub fn request<G: TableFormat>(&self) -> Result<ReviewRequest<G>, String> {
        let AsideMatch { record, .. } =
            G::read_save(&self.save).map_err(|error| error.to_string())?;
        let (branch, part) = match self.before {
            Some(before) => (before, decision::<G>(&record, before, self.seat)),
            None => (
                record.moves().len(),
                deal::<G>(&record, self.round, self.seat),
            ),
        };
        Ok(ReviewRequest {
            ticket: self.review,
            seed: record.options().decision_seed(branch),
            part: part.ok_or("there is nothing to review")?,
        })
    }
}

impl<G: TableFormat<Round: Reviewable>> ReviewRequest<G> {
    /// Computes the review. `None` if the game cannot review this.
    #[must_use]
    pub fn answer(&self) -> Option<FromReviewWorker> {
        Some(match &self.part {
            Part::Decision(view, taken) => {
                let review = G::Round::review(view, *taken, self.seed)?;
                reviewed::<G>(self.ticket, &review)
            }
            Part::Deal(rounds, seat) => {
                let [start, end] = &**rounds;
                let DealReview { luck, result } =
                    G::Round::review_deal(start, end, *seat, self.seed)?;
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

fn reviewed<G: TableFormat>(ticket: u32, review: &DecisionReview<MoveOf<G>>) -> FromReviewWorker {
    let exact = review.exact.map(|results| results.map(ExactResult::id));
    FromReviewWorker::Reviewed {
        ticket,
        taken: G::move_text(review.taken),
        best: G::move_text(review.best),
        cost: review.cost.into(),
        play: review.play.into(),
        exact: exact.map(|names| names.join(" ")).unwrap_or_default(),
    }
}

/// The view of a player at a decision, and the move made.
fn decision<G: TableFormat>(
    record: &MatchRecord<G::Round>,
    before: usize,
    seat: u8,
) -> Option<Part<G::Round>> {
    let taken = *record.moves().get(before)?;
    let then = record.back_to(before)?;
    let seat = then.round().to_move().filter(|mover| mover.get() == seat)?;
    Some(Part::Decision(Box::new(then.view(seat)), taken))
}

/// A round before its first move and as it is, and the seat of a player.
fn deal<G: TableFormat>(
    record: &MatchRecord<G::Round>,
    round: usize,
    seat: u8,
) -> Option<Part<G::Round>> {
    let seat = record.options().seats().seat(seat.into()).ok()?;
    let (before, end) = record.rounds().into_iter().nth(round.checked_sub(1)?)?;
    Some(Part::Deal(Box::new([before.deal(), end]), seat))
}
