//! The bots of the toy game.

use cards::Seed;
use game::LevelId;
use session::{RatedMove, TableBots};

use crate::flaws::Flaw;
use crate::toy::{PACK, Round, View};

impl TableBots for Round {
    fn instant_move(_level: LevelId, view: &View, _seed: Seed) -> Option<u8> {
        if Flaw::BotPlaysIllegalMove.is_set() {
            return Some(PACK + 1);
        }
        best(view)
    }

    fn choose(_level: LevelId, view: &View, _seed: Seed) -> Option<u8> {
        match best(view) {
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
}

/// The highest card of a player who is to move.
fn best(view: &View) -> Option<u8> {
    let may = view.is_to_move || Flaw::BotMovesOutOfTurn.is_set();
    view.hand.iter().max().copied().filter(|_| may)
}
