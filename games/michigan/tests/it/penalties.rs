//! Players who watch themselves, by the words of rule 9.

use game::Game;
use michigan::rules::{Options, Payment, Phase, Round, Step, StopReason};

use crate::common::{chips, kept, legal, options, played, seat, turn, winner};

const WATCH: Options = options(false, true);

/// The payments for a reason: from, to, chips.
fn payments(round: &Round, wanted: Payment) -> Vec<(u8, u8, i32)> {
    let paid = |step: &Step| match step {
        Step::Paid {
            from,
            to,
            chips,
            payment,
        } if *payment == wanted => Some((from.get(), to.get(), *chips)),
        _ => None,
    };
    round.steps().iter().filter_map(paid).collect()
}

/// The announced holds, as seat and card.
fn announced(round: &Round) -> Vec<String> {
    let hold = |step: &Step| match step {
        Step::HoldAnnounced { seat, card } => Some(format!("{seat:?} {card}")),
        _ => None,
    };
    round.steps().iter().filter_map(hold).collect()
}

#[test]
fn any_card_of_an_allowed_suit_may_be_led() {
    let round = kept(&["2D QD JS 9H", "KD 4C 6C", "TS QS 3C 8C"], WATCH);
    assert_eq!(legal(&round), "JS 2D QD 9H");
    let round = played(round, "QD KD");
    // Leading the stopped suit while holding another stays refused.
    let round = played(round, "4C");
    assert_eq!((turn(&round), legal(&round).as_str()), (Some(2), "TS QS"));
}

#[test]
fn a_wrong_lead_costs_a_chip_to_each_opponent_and_the_later_boodle() {
    let round = played(
        kept(&["2D QD JS 9H", "KD 4C 6C", "TS QS 3C 8C"], WATCH),
        "QD",
    );
    // The card itself still takes its chips.
    assert_eq!(chips(&round), (vec![-2, -3, -7], [4, 4, 0, 4]));
    assert_eq!(payments(&round, Payment::WrongLead), [(0, 1, 1), (0, 2, 1)]);
    // The jack takes nothing: the chips stay on it.
    let round = played(round, "KD 4C TS JS QS");
    assert_eq!(chips(&round), (vec![-2, -3, -7], [4, 4, 0, 4]));
    // They can still win the deal.
    let round = played(round, "3C 9H 2D");
    assert_eq!(
        (winner(&round), chips(&round).0),
        (Some(0), vec![0, -4, -8])
    );
}

#[test]
fn every_wrong_lead_costs() {
    let round = played(kept(&["2D 5D 2H 5H", "KS", "QS"], WATCH), "5D 5H 2D");
    assert_eq!(payments(&round, Payment::WrongLead).len(), 4);
    assert_eq!(chips(&round).0, [-8, -2, -6]);
    // A single card of its suit is the lowest.
    assert_eq!(payments(&played(round, "2H"), Payment::WrongLead).len(), 4);
}

#[test]
fn playing_on_is_a_decision_of_the_holder() {
    let round = played(kept(&["2D 9H", "3D 4C", "4D 8S"], WATCH), "2D");
    assert_eq!((turn(&round), legal(&round).as_str()), (Some(1), "3D hold"));
    let round = played(round, "3D");
    assert_eq!((turn(&round), legal(&round).as_str()), (Some(2), "4D hold"));
    let held = played(round, "hold");
    // The player of the last card leads, not the offender.
    assert_eq!(turn(&held), Some(1));
}

#[test]
fn a_suit_held_back_costs_the_chips_on_its_boodle_card_to_the_holder() {
    let hands = ["2D 5D 9H", "3D JD 4C 5C", "QD 8S 9C"];
    let round = played(kept(&hands, WATCH), "2D hold 9H 5D");
    assert_eq!(announced(&round), ["1 3D"]);
    assert_eq!(payments(&round, Payment::CardsLeft), [(1, 0, 4), (2, 0, 3)]);
    assert_eq!(payments(&round, Payment::HeldBack), [(1, 2, 4)]);
    // The chips on the layout stay.
    assert_eq!(
        (winner(&round), chips(&round)),
        (Some(0), (vec![3, -12, -7], [4; 4]))
    );
    let is_hold = |step: &Step| {
        matches!(
            step,
            Step::Paid {
                payment: Payment::HeldBack,
                ..
            }
        )
    };
    let is_last_card = |step: &Step| {
        matches!(
            step,
            Step::Paid {
                payment: Payment::CardsLeft,
                ..
            }
        )
    };
    let hold = round.steps().iter().position(is_hold);
    assert!(
        hold > round.steps().iter().rposition(is_last_card),
        "after the final payment"
    );
}

#[test]
fn nothing_is_paid_if_the_boodle_card_is_dead_played_or_the_offenders_own() {
    for hands in [
        ["2D 5D 9H", "3D JD 4C 5C", "8S 9C"],
        ["2D 5D 9H", "3D QD 4C 5C", "8S 9C"],
    ] {
        let round = played(kept(&hands, WATCH), "2D hold 9H 5D");
        assert_eq!(payments(&round, Payment::HeldBack), []);
    }
    // The queen was played by a player who could not collect, so chips lie on it.
    let hands = ["2D 5D QD 9H KS", "3D JD 4C 5C", "8S 9C"];
    let round = played(kept(&hands, WATCH), "5D 9H 2D hold KS QD");
    assert_eq!(winner(&round), Some(0));
    assert_eq!(
        (payments(&round, Payment::HeldBack), chips(&round).1[2]),
        (vec![], 4)
    );
}

#[test]
fn each_offender_pays_once_for_each_suit() {
    let hands = ["2D 6D 2H 9C", "3D 7D 8S", "3H TS", "QD AH 9S"];
    let round = played(kept(&hands, WATCH), "2D hold 2H hold 6D hold 9C");
    assert_eq!(winner(&round), Some(0));
    assert_eq!(announced(&round), ["1 3D", "1 7D", "2 3H"]);
    assert_eq!(payments(&round, Payment::HeldBack), [(1, 3, 5), (2, 3, 5)]);
}

#[test]
fn from_the_hold_on_the_offender_collects_nothing_and_the_card_played_later_tells() {
    let round = played(
        kept(&["2D TS 4C", "3D JS 5C 9H", "QS 8H"], WATCH),
        "2D hold TS JS",
    );
    assert_eq!(chips(&round), (vec![-4, -4, -8], [4; 4]));
    let round = played(round, "hold");
    assert_eq!((turn(&round), announced(&round)), (Some(1), vec![]));
    let round = played(round, "3D");
    assert_eq!(announced(&round), ["1 3D"]);
    let stop = round
        .view(seat(&round, 0))
        .steps()
        .iter()
        .find_map(|step| match step {
            Step::Stopped { reason, .. } => Some(*reason),
            _ => None,
        });
    assert_eq!(stop, Some(StopReason::HeldBack));
}

#[test]
fn an_offender_without_cards_does_not_win_and_play_goes_on() {
    let hands = ["2D 3C KC", "3D 4C", "8S 9S TH"];
    let round = played(kept(&hands, WATCH), "2D hold 3C 4C 3D");
    assert!(round.position().hands()[seat(&round, 1)].is_empty());
    // Players without cards are skipped.
    assert_eq!((turn(&round), winner(&round)), (Some(2), None));
    let round = played(round, "8S 9S TH");
    assert_eq!(
        (winner(&round), payments(&round, Payment::CardsLeft)),
        (Some(2), vec![(0, 2, 1)])
    );
}

#[test]
fn without_another_suit_the_first_player_to_the_left_with_cards_leads() {
    let hands = ["2D 3C 9D", "3D 4C", "7D JD"];
    let round = played(kept(&hands, WATCH), "2D hold 3C 4C 3D");
    assert_eq!((turn(&round), legal(&round).as_str()), (Some(2), "7D JD"));
    // A player with cards who made the stop leads again.
    let round = played(round, "7D");
    assert_eq!(turn(&round), Some(2));
    assert_eq!(winner(&played(round, "JD")), Some(2));
}

#[test]
fn if_all_have_held_back_the_first_player_without_cards_ends_the_deal() {
    let hands = ["2D 5H 9C 7S", "3D JS", "6H TC 6S"];
    let round = played(kept(&hands, WATCH), "2D hold 5H hold 9C TC 6S hold");
    assert_eq!((turn(&round), winner(&round)), (Some(2), None));
    let round = played(round, "6H");
    assert_eq!(
        (round.position().phase(), turn(&round)),
        (Phase::Over(None), None)
    );
    // There is no final payment; the payments for holds are due.
    assert_eq!(payments(&round, Payment::CardsLeft), []);
    assert_eq!(payments(&round, Payment::HeldBack), [(0, 1, 4)]);
    assert_eq!(chips(&round), (vec![-8, 0, -8], [4; 4]));
    // At the end of a match, the layout is split evenly.
    assert_eq!(round.position().layout_shares().as_slice(), [5, 5, 5]);
}

#[test]
fn the_last_player_to_hold_back_ends_the_deal_at_once() {
    let hands = ["2D 5H 9C 8H", "3D 7H", "6H TC"];
    let round = played(kept(&hands, WATCH), "2D hold 5H hold 9C TC 6H 7H");
    assert_eq!((turn(&round), legal(&round).as_str()), (Some(0), "8H hold"));
    let round = played(round, "hold");
    assert_eq!(
        (round.position().phase(), round.legal().is_empty()),
        (Phase::Over(None), true)
    );
    assert_eq!(announced(&round), ["2 6H", "0 8H", "1 3D"]);
}

#[test]
fn both_mistakes_are_paid_in_full() {
    // The second player holds back the 3D, and later leads the 7D before it.
    let hands = ["2D 4C 9H", "3D 7D 5C", "QD 8H TS"];
    let round = played(kept(&hands, WATCH), "2D hold 4C 5C 7D 8H 9H");
    assert_eq!(payments(&round, Payment::WrongLead), [(1, 0, 1), (1, 2, 1)]);
    assert_eq!(payments(&round, Payment::CardsLeft), [(1, 0, 1), (2, 0, 2)]);
    assert_eq!(payments(&round, Payment::HeldBack), [(1, 2, 4)]);
    assert_eq!(chips(&round), (vec![0, -11, -5], [4; 4]));
}
