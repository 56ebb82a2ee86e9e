//! Bots at a table, hints, and their texts.

use cards::Seed;
use game::{Game, LevelId};
use michigan::bots::Level;
use michigan::protocol::INFO;
use michigan::rules::{Decision, Round};
use michigan::words::Words;
use session::{RatedMove, TableBots};
use words::Lang;

use crate::common::{ALL_OPTIONS, dealt, kept, options};

#[test]
fn a_hint_rates_every_decision_but_higher_bids_and_is_sorted() {
    for options in ALL_OPTIONS {
        let round = dealt(5, options, 3);
        let mut round = round.play(Decision::Keep).expect("the dealer may keep");
        for _ in 0..6 {
            let Some(seat) = round.to_move() else { break };
            let rated = Round::rate_moves(&round.view(seat), Seed(2));
            let least = *round.legal().bids().start();
            let is_rated = |mv: &Decision| !matches!(mv, Decision::Bid(chips) if *chips > least);
            assert_eq!(
                rated.len(),
                round.legal().into_iter().filter(is_rated).count()
            );
            assert!(
                rated.is_sorted_by(|one, other| one.value >= other.value),
                "{rated:?}"
            );
            assert!(
                rated
                    .iter()
                    .all(|one| one.margin < 400 && round.is_legal(one.mv))
            );
            round = round.play(rated[0].mv).expect("legal");
        }
    }
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

#[test]
fn the_levels_are_those_of_the_bots_and_the_default_one_is_medium() {
    assert_eq!(INFO.levels, Level::ALL.map(LevelId::from));
    assert_eq!(INFO.default_level(), Level::default().into());
}
