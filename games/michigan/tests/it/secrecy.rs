//! Players who watch themselves: no view tells who was asked to play on, or who has held back a card.

use cards::Seat;
use cards::french::Suit;
use game::Game;
use michigan::rules::{Decision, Options, Round, Step, StopReason, View};

use crate::common::{kept, options, played, seat};

const WATCH: Options = options(false, true);

/// Three tables that differ in the place of the 3D: the second player, the third, the dead hand.
const WITH_SECOND: [&str; 3] = ["2D TS 4C", "3D JS 5C 9H", "QS 8H 8C"];
const WITH_THIRD: [&str; 3] = ["2D TS 4C", "JS 5C 9H TD", "3D QS 8C"];
const DEAD: [&str; 3] = ["2D TS 4C", "JS 5C 9H TD", "QS 8H 8C"];

fn view(round: &Round, number: i64) -> View {
    round.view(seat(round, number))
}

#[test]
fn the_view_does_not_tell_who_is_asked() {
    let [second, third] = [WITH_SECOND, WITH_THIRD].map(|hands| played(kept(&hands, WATCH), "2D"));
    assert_ne!(second.to_move(), third.to_move());
    assert_eq!(view(&second, 0), view(&third, 0));
    assert_eq!(
        (view(&second, 0).phase, view(&second, 2).phase),
        (None, None)
    );
    let asked = view(&second, 1);
    assert_eq!(asked.phase, Some(second.position().phase()));
    assert!(asked.legal.contains(Decision::Hold));
    assert!(view(&second, 2).legal.is_empty());
}

#[test]
fn a_stop_does_not_tell_whether_the_card_was_held_back_or_is_dead() {
    let held = played(kept(&WITH_SECOND, WATCH), "2D hold");
    let by_third = played(kept(&WITH_THIRD, WATCH), "2D hold");
    let dead = played(kept(&DEAD, WATCH), "2D");
    assert_eq!(view(&held, 0), view(&dead, 0));
    assert_eq!(view(&by_third, 0), view(&dead, 0));
    assert_eq!(view(&held, 2), view(&dead, 2));
    let reason = |round: &Round, number| match view(round, number).steps.last() {
        Some(Step::Stopped { reason, .. }) => *reason,
        other => panic!("{other:?} is not a stop"),
    };
    assert_eq!(reason(&dead, 1), StopReason::Unknown);
    assert_eq!(reason(&held, 1), StopReason::HeldBack, "the offender knows");
}

#[test]
fn the_player_who_gave_a_card_away_knows_that_it_is_dead() {
    let round = crate::common::table(&DEAD, WATCH);
    let hand = round.deal().hands[Seat::FIRST];
    let round = played(round, "keep swap");
    assert_eq!(view(&round, 0).given_away, Some(hand));
    let round = played(round, "TC JC QC KC AC");
    assert_eq!(round.position().dead(), hand);
    let round = played(round, "9S");
    let last = view(&round, 0).steps.last().copied();
    let is_dead = |step| {
        matches!(
            step,
            Some(Step::Stopped {
                reason: StopReason::Dead,
                ..
            })
        )
    };
    assert!(is_dead(last), "{last:?}");
    assert!(!is_dead(view(&round, 1).steps.last().copied()));
}

#[test]
fn chips_that_would_tell_are_hidden_until_the_hold_is_announced() {
    let held = played(kept(&WITH_SECOND, WATCH), "2D hold TS JS QS");
    let dead = played(kept(&DEAD, WATCH), "2D TS JS QS");
    // The second player has taken the chips in one round and not in the other.
    assert_ne!(held.position().layout(), dead.position().layout());
    for number in [0, 2] {
        let seen = view(&held, number);
        assert_eq!(seen, view(&dead, number));
        assert_eq!(
            (seen.chips_on(Suit::Spades), seen.won(seat(&held, 1))),
            (None, None)
        );
        assert_eq!(seen.chips_on(Suit::Clubs), Some(4));
        assert_eq!(
            seen.won(seat(&held, number)),
            Some(held.position().won()[seat(&held, number)])
        );
        assert!(
            !seen
                .steps
                .iter()
                .any(|step| matches!(step, Step::BoodleTaken { .. }))
        );
    }
    assert_eq!(
        view(&held, 1).chips_on(Suit::Spades),
        Some(4),
        "the offender knows"
    );
    assert_eq!(view(&dead, 1).chips_on(Suit::Spades), Some(0));
    let told = played(held, "8H 9H 3D");
    assert_eq!(view(&told, 0).chips_on(Suit::Spades), Some(4));
    assert_eq!(view(&told, 0).won(seat(&told, 1)), Some(-4));
}

#[test]
fn before_any_doubtful_stop_chips_are_open() {
    let round = played(kept(&["TS 2H", "JS 4D", "QS 5D"], WATCH), "TS JS");
    assert_eq!(view(&round, 0).chips_on(Suit::Spades), Some(0));
    assert_eq!(view(&round, 0).won(seat(&round, 1)), Some(0));
}
