//! Decisions that are made by a button.

use game::Game;
use scene::Choice;
use session::TableGame;

use crate::rules::{Decision, Round};
use crate::session::Table;
use crate::words::Words;

/// The words and bids that the person may choose, and the next card while it may be held back.
pub(super) fn choices(table: &Table<'_>, words: &Words) -> Vec<Choice> {
    if !table.is_own_turn() {
        return Vec::new();
    }
    let legal = table.record().round().legal();
    let may_hold = legal.contains(Decision::Hold);
    let is_auction = table.display_state().options.auction;
    let offered = legal.into_iter();
    let offered = offered.filter(|mv| mv.card().is_none() || may_hold);
    offered.map(|mv| choice(mv, is_auction, words)).collect()
}

/// The button of a decision.
fn choice(mv: Decision, is_auction: bool, words: &Words) -> Choice {
    let detail = match mv {
        Decision::Keep if is_auction => words.sell_about(),
        Decision::Keep => words.keep_about(),
        Decision::Swap => words.swap_about(),
        Decision::Pass => words.pass_about(),
        Decision::Bid(_) => words.bid_about(),
        Decision::Hold => words.hold_about(),
        Decision::Card(_) => "",
    };
    let label = match mv {
        Decision::Card(card) => words.play_on(words.card_object(card)),
        _ => words.decision_label(mv),
    };
    Choice {
        label,
        detail: detail.into(),
        mv: Round::word(mv),
    }
}
