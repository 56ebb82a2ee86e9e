//! Bots at a table, hints, and their texts.

use cards::Seed;
use game::Game;
use michigan::rules::{Decision, Round};
use michigan::words::Words;
use session::{RatedMove, TableBots};
use words::Lang;

use crate::common::{dealt, kept, options};

#[test]
fn of_the_bids_only_the_least_is_rated() {
    let round = dealt(5, options(true, false), 3).play(Decision::Keep);
    let round = round.expect("the dealer may keep");
    let rated = Round::rate_moves(&round.view(common_seat(&round)), Seed(2));
    let mut moves: Vec<Decision> = rated.iter().map(|one| one.mv).collect();
    moves.sort_unstable();
    assert_eq!(moves, [Decision::Pass, Decision::Bid(1)]);
    assert!(rated.iter().all(|one| one.margin < 400), "{rated:?}");
}

const fn rated(mv: Decision, value: i32) -> RatedMove<Decision> {
    RatedMove::new(mv, value, 40)
}

#[test]
fn a_hint_gives_reasons_that_the_hand_supports() {
    let round = kept(&["4S 5S 6S JS 2H KH", "3D", "2D"], options(false, false));
    let view = round.view(common_seat(&round));
    let lead = |text: &str| Decision::Card(text.parse().expect("a card"));
    let all = [rated(lead("4S"), 312), rated(lead("2H"), 150)];
    let hint = Words::for_lang(Lang::En).hint(&view, &all).expect("a hint");
    assert_eq!(
        hint,
        "Lead the 4 of spades. On average you win 3.1 chips in this deal, antes included. \
         You also hold the 5 of spades and the 6 of spades, which follow at once. \
         It can reach the jack of spades, which you hold. \
         Next best: 2 of hearts, 1.6 chips less."
    );
    let all = [rated(lead("2H"), -10), rated(lead("4S"), -30)];
    let hint = Words::for_lang(Lang::En).hint(&view, &all).expect("a hint");
    assert_eq!(
        hint,
        "Lead the 2 of hearts. On average you lose 0.1 chips in this deal, antes included. \
         Next best, and perhaps as good: 4 of spades."
    );
    assert_eq!(Words::for_lang(Lang::En).hint(&view, &[]), None);
}

fn common_seat(round: &Round) -> cards::Seat {
    round.to_move().expect("a leader")
}
