//! The bots of the toy game.

use cards::{BySeat, Seat, Seed};
use game::{Game, LevelId};
use session::{DealReview, DecisionReview, Estimate, RatedMove, TableBots};

use crate::flaws::{Flaw, count_look, looks};
use crate::toy::{PACK, Round, View};

impl TableBots for Round {
    fn instant_move(_level: LevelId, view: &View, _seed: Seed) -> Option<u8> {
        if Flaw::BotPlaysIllegalMove.is_set() {
            return Some(PACK + 1);
        }
        let searches = Flaw::SearchPlaysIllegalMove.is_set() || Flaw::SearchChangesItsMind.is_set();
        best(view).filter(|_| !searches)
    }

    fn choose(_level: LevelId, view: &View, _seed: Seed) -> Option<u8> {
        match best(view) {
            Some(_) if Flaw::SearchPlaysIllegalMove.is_set() => Some(PACK + 1),
            Some(card) if Flaw::SearchChangesItsMind.is_set() => {
                count_look();
                let is_second = looks().is_multiple_of(2);
                if is_second {
                    view.hand.iter().min().copied()
                } else {
                    Some(card)
                }
            }
            Some(_) if Flaw::WorkerChoosesOther.is_set() => view.hand.iter().min().copied(),
            best => best,
        }
    }

    fn rate_moves(view: &View, _seed: Seed) -> Vec<RatedMove<u8>> {
        let mut cards = if best(view).is_some() {
            view.hand.clone()
        } else {
            Vec::new()
        };
        cards.sort_unstable_by_key(|card| PACK - card);
        if Flaw::HintLacksMove.is_set() {
            cards.pop();
        }
        let rated = |mv: u8| RatedMove::new(mv, mv.into(), 0);
        cards.into_iter().map(rated).collect()
    }

    fn review(view: &View, taken: u8, _seed: Seed) -> Option<DecisionReview<u8>> {
        let is_in_turn = view.is_to_move || Flaw::ReviewIsOutOfTurn.is_set();
        let is_legal = view.hand.contains(&taken) || Flaw::ReviewTakesIllegalMove.is_set();
        let may = is_in_turn && is_legal;
        let best = view.hand.iter().max().copied().filter(|_| may)?;
        let cost = i32::from(best) - i32::from(taken);
        let names_another = Flaw::ReviewNamesAnother.is_set();
        Some(DecisionReview {
            taken: if names_another { best } else { taken },
            best,
            cost: Estimate::exact(Flaw::ReviewPraisesWorseMove.turned(cost)),
            play: Estimate::default(),
            exact: None,
        })
    }

    fn review_deal(_start: &Self, end: &Self, seat: Seat, _seed: Seed) -> Option<DealReview> {
        let too_soon = Flaw::RoundIsReviewedTooSoon.is_set();
        let nothing = too_soon.then(|| BySeat::new(end.seats()));
        let points = end.payoffs().or(nothing)?;
        let all: i32 = points.as_slice().iter().sum();
        let result = 100 * points[seat] - 100 * all / i32::from(end.seats().get());
        Some(DealReview {
            luck: Estimate::default(),
            result: Flaw::DealReviewIsUpsideDown.turned(result),
        })
    }
}

/// The highest card of a player who is to move.
fn best(view: &View) -> Option<u8> {
    let may = view.is_to_move || Flaw::BotMovesOutOfTurn.is_set();
    view.hand.iter().max().copied().filter(|_| may)
}
