//! Reviews of decisions and of deals.

use analysis::{reviewed_people, reviewed_rounds};
use cards::{Seat, below};
use game::conformance::ensure;
use game::{ChosenOptions, Game, Match, Turn};
use protocol::TableFormat;
use scene::SceneGame;
use session::{DecisionReview, MatchRecord, TableBots};

use crate::starts::SEED;
use crate::suite::MoveOf;
use crate::{Check, Failure, Report, Suite};

/// The moves of a decision that are reviewed: each takes thousands of playouts.
const REVIEWED: usize = 2;

impl<T: SceneGame> Suite<T> {
    /// Plays a round of the most players, by the instant bots if there are some. Reviews one decision while somebody else
    /// waits, and then the whole deal. The same seed gives the same review, and nothing else can be reviewed.
    pub(crate) fn reviews(&self, report: &mut Report) -> Result<(), Failure> {
        let start = T::Round::start(SEED, T::Round::SEATS.most(), &ChosenOptions::default()).deal();
        let mut round = start.clone();
        let mut generator = SEED.generator();
        let mut has_reviewed = false;
        for number in 0_u64.. {
            let next = match round.turn() {
                Turn::Over => break,
                Turn::Chance => round.draw(&mut generator),
                turn => turn.mover().and_then(|seat| {
                    let view = round.view(seat);
                    let levels = T::Round::INFO.levels.iter();
                    let seed = SEED.derive(number);
                    let mut moves =
                        levels.filter_map(|level| T::Round::instant_move(*level, &view, seed));
                    moves.next().or_else(|| {
                        let legal = round.legal_of(seat);
                        let count = u32::try_from(legal.len()).unwrap_or(1).max(1);
                        legal.get(below(&mut generator, count) as usize).copied()
                    })
                }),
            };
            let has_choice = |seat: &Seat| round.legal_of(*seat).len() > 1;
            let mut seats = round.seats().seats();
            let somebody_waits = seats.any(|seat| !round.turn().has(seat));
            let seat = round.to_move().filter(has_choice);
            if let Some(seat) = seat.filter(|_| somebody_waits && !has_reviewed) {
                has_reviewed = true;
                self.review_decision(&round, seat, report)?;
            }
            let Some(next) = next else { break };
            round.play_unchecked(next);
        }
        review_deal(&start, &round, report)
    }

    /// Each legal move of a player can be reviewed; no other move, and nobody else's.
    fn review_decision(
        &self,
        round: &T::Round,
        seat: Seat,
        report: &mut Report,
    ) -> Result<(), Failure> {
        let (view, legal) = (round.view(seat), round.legal_of(seat));
        let review = |mv| T::Round::review(&view, mv, SEED);
        let reviews: Vec<_> = legal
            .iter()
            .take(REVIEWED)
            .map(|mv| (*mv, review(*mv)))
            .collect();
        if reviews.iter().all(|(_, review)| review.is_none()) {
            return Ok(());
        }
        report.reviewed += 1;
        for (mv, review) in &reviews {
            let is_good = |review: &DecisionReview<MoveOf<T>>| {
                let is_best = review.best == *mv;
                review.taken == *mv
                    && legal.contains(&review.best)
                    && review.cost.value >= 0
                    && is_best == (review.cost.value == 0)
            };
            ensure(Check::Reviews, review.as_ref().is_some_and(is_good), || {
                format!("the review of {mv:?} is {review:?}: {round:?}")
            })?;
        }
        let (first, reviewed) = reviews[0];
        ensure(Check::Reviews, review(first) == reviewed, || {
            format!("the same seed gives another review of {first:?}")
        })?;
        let mut others = self.moves.iter().copied();
        let illegal = others.find(|mv| !round.is_legal(*mv));
        let is_refused = illegal.is_none_or(|mv| review(mv).is_none());
        ensure(Check::Reviews, is_refused, || {
            format!("{illegal:?} is reviewed, which is not legal: {round:?}")
        })?;
        let waiting = round.seats().seats().find(|seat| !round.turn().has(*seat));
        let theirs = waiting.and_then(|seat| {
            let view = round.view(seat);
            let mut moves = self.moves.iter();
            moves.find_map(|mv| T::Round::review(&view, *mv, SEED))
        });
        ensure(Check::Reviews, theirs.is_none(), || {
            format!("reviewed as if {waiting:?} was to move: {theirs:?}")
        })
    }
}

/// The luck of each player in a round that is over, and what they got beyond the average: more for a higher payoff, and 0
/// in all but for rounding.
fn review_deal<G: TableBots>(start: &G, end: &G, report: &mut Report) -> Result<(), Failure> {
    let Some(payoffs) = end.payoffs() else {
        return Ok(());
    };
    let seats: Vec<Seat> = end.seats().seats().collect();
    let review = |seat| G::review_deal(start, end, seat, SEED);
    let reviews: Vec<_> = seats.iter().filter_map(|seat| review(*seat)).collect();
    if reviews.is_empty() {
        return Ok(());
    }
    report.reviewed += 1;
    let results = |at: usize| reviews[at].result;
    let orders = |one: usize, other: usize| {
        payoffs[seats[one]] <= payoffs[seats[other]] || results(one) > results(other)
    };
    let all = 0..seats.len();
    let is_whole = reviews.len() == seats.len()
        && all
            .clone()
            .all(|one| all.clone().all(|other| orders(one, other)))
        && all.map(results).sum::<i32>().unsigned_abs() as usize <= seats.len();
    ensure(Check::Reviews, is_whole, || {
        format!("the payoffs are {payoffs:?}, and the reviews {reviews:?}")
    })?;
    let is_same = review(seats[0]).as_ref() == reviews.first();
    ensure(Check::Reviews, is_same, || {
        "the same seed gives another luck".into()
    })?;
    let unfinished = G::review_deal(start, start, seats[0], SEED);
    ensure(Check::Reviews, unfinished.is_none(), || {
        "a round that is not over is reviewed".into()
    })
}

/// The decisions of a person in finished rounds are their own, in order, and each had a choice.
pub(crate) fn own_decisions(record: &MatchRecord) -> Result<(), Failure> {
    for seat in reviewed_people(record) {
        let rounds = reviewed_rounds(record, seat).into_iter();
        let decisions: Vec<usize> = rounds.flat_map(|round| round.decisions).collect();
        let is_own = |before: &usize| is_decision(record, *before, seat);
        let are_own = decisions.is_sorted() && decisions.iter().all(is_own);
        ensure(Check::Reviews, are_own, || {
            format!("{decisions:?} are not the decisions of {seat:?}")
        })?;
    }
    Ok(())
}

/// Whether a player had a choice after a number of moves.
fn is_decision(record: &MatchRecord, before: usize, seat: Seat) -> bool {
    let then = record.back_to(before);
    then.is_some_and(|then| {
        let round = then.any();
        round.turn().mover() == Some(seat) && round.has_choice(seat)
    })
}
