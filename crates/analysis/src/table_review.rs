//! Messages between the page and the worker of a table game's bots about reviews, as JSON texts.
//!
//! A request has what is reviewed, and nothing else of the match: of a decision the view of its player and the
//! move made; of the luck of a finished round that round, with all its cards.

use serde::{Deserialize, Serialize};

use cards::{Seat, Seed, derivations};
use game::{Game, Ignore, Record, Turn};
use protocol::table_worker::{read_seed, read_view};
use protocol::{CompactText, JsonText, MoveOf, RoundFormat, ViewOf};
use session::{MatchRecord, TableGame, Ticket};

use crate::{DealReview, DecisionReview, Estimate, ExactResult, ReviewPart, Reviewable};

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
        /// What the player knew, as a [`CompactText`].
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
        /// The round before its first move, as [`RoundFormat::dealt_text`] writes it.
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
#[derive(Clone, Debug)]
pub struct ReviewRequest<G: RoundFormat> {
    ticket: u32,
    seed: Seed,
    part: Part<G>,
}

/// The part that is reviewed.
#[derive(Clone, Debug)]
enum Part<G: RoundFormat> {
    /// A decision: the view of the player, and the move made.
    Decision(Box<ViewOf<G>>, MoveOf<G>),
    /// A deal: the round before its first move and after its last one, and the player's seat.
    Deal(Box<[G::Round; 2]>, Seat),
}

impl JsonText for ToReviewWorker {}

impl JsonText for FromReviewWorker {}

impl ToReviewWorker {
    /// Asks for a part of the review of a player; `None` if the match has no such decision of the player, and no such
    /// finished round.
    ///
    /// The seed is the number of the decision or of the round, so it tells nothing of the match.
    #[must_use]
    pub fn new<G: RoundFormat>(
        Ticket(ticket): Ticket,
        record: &MatchRecord<G::Round>,
        seat: Seat,
        part: ReviewPart,
    ) -> Option<Self> {
        let seed = |number: usize| {
            Seed(number as u64)
                .derive(derivations::ANALYSIS)
                .to_string()
        };
        let Some(before) = part.before else {
            let (dealt, moves) = finished_round(record, part.round)?;
            let moves: Vec<String> = moves.into_iter().map(G::move_text).collect();
            return Some(Self::ReviewDeal {
                ticket,
                seed: seed(part.round),
                seat: seat.get(),
                dealt: G::dealt_text(&dealt),
                moves: moves.join(" "),
            });
        };
        let taken = *record.moves().get(before)?;
        let then = record.back_to(before)?;
        let seat = then.round().to_move().filter(|mover| *mover == seat)?;
        Some(Self::ReviewDecision {
            ticket,
            seed: seed(before),
            view: then.view(seat).to_text(),
            taken: G::move_text(taken),
        })
    }

    /// Reads the part that is reviewed.
    ///
    /// # Errors
    /// Says in words what is invalid.
    pub fn request<G: RoundFormat>(&self) -> Result<ReviewRequest<G>, String> {
        let (ticket, seed, part) = match self {
            Self::ReviewDecision {
                ticket,
                seed,
                view,
                taken,
            } => {
                let taken = G::parse_move(taken).ok_or_else(|| format!("{taken} is no move"))?;
                let view = read_view::<G>(view)?;
                (ticket, seed, Part::Decision(Box::new(view), taken))
            }
            Self::ReviewDeal {
                ticket,
                seed,
                seat,
                dealt,
                moves,
            } => {
                let part = deal(dealt, moves, *seat);
                (ticket, seed, part.ok_or("this is no finished round")?)
            }
        };
        Ok(ReviewRequest {
            ticket: *ticket,
            seed: read_seed(seed)?,
            part,
        })
    }
}

impl<G: RoundFormat<Round: Reviewable>> ReviewRequest<G> {
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

fn reviewed<G: RoundFormat>(ticket: u32, review: &DecisionReview<MoveOf<G>>) -> FromReviewWorker {
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

/// A finished round of a match before its first move, and its moves; `None` if there is none of this number, from 1.
fn finished_round<R: TableGame>(
    record: &MatchRecord<R>,
    number: usize,
) -> Option<(R, Vec<R::Move>)> {
    let mut replayed: Record<R::Match> = record.record().back_to(0)?;
    for mv in record.moves() {
        if replayed.is_round_over() {
            if replayed.round_number() == number {
                break;
            }
            replayed.next_round();
        }
        // Cannot fail: the move was legal in this match.
        let _ = replayed.play(*mv, &mut Ignore);
    }
    let is_it = replayed.round_number() == number && replayed.is_round_over();
    is_it.then(|| (replayed.dealt().clone(), replayed.round_moves().to_vec()))
}

/// Plays a round to its end.
fn deal<G: RoundFormat>(dealt: &str, moves: &str, seat: u8) -> Option<Part<G>> {
    let start = G::parse_dealt(dealt)?;
    let seat = start.seats().seat(seat.into()).ok()?;
    let mut end = start.clone();
    for word in moves.split_ascii_whitespace() {
        end = end.play(G::parse_move(word)?).ok()?;
    }
    let is_over = end.turn() == Turn::Over;
    is_over.then(|| Part::Deal(Box::new([start, end]), seat))
}
