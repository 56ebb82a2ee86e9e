//! The rules by their own words: antes, deal, exchange, leads, stops, boodle, end, and the auction.

use cards::french::{PlayingCardSet, Suit};
use game::{Game, Turn};
use michigan::rules::{Options, Round, Step, StopReason, boodle_card};

use crate::common::{chips, dealt, kept, legal, options, played, seat, table, turn, winner};

const NONE: Options = options(false, false);
const AUCTION: Options = options(true, false);

/// The cards after which a suit stopped, with the reasons.
fn stops(round: &Round) -> Vec<(String, StopReason)> {
    let stop = |step: &Step| match step {
        Step::Stopped { card, reason, .. } => Some((card.to_string(), *reason)),
        _ => None,
    };
    round.steps().iter().filter_map(stop).collect()
}

#[test]
fn everybody_puts_one_chip_on_each_boodle_card_and_the_dealer_two() {
    for players in 3..=8 {
        let round = dealt(players, NONE, 5);
        let antes = i32::try_from(players).expect("few") + 1;
        let (won, layout) = chips(&round);
        assert_eq!(layout, [antes; 4]);
        for (at, won) in won.iter().enumerate() {
            let is_dealer = at == round.deal().dealer().index();
            assert_eq!(*won, if is_dealer { -8 } else { -4 });
        }
    }
    let names = Suit::ALL.map(|suit| boodle_card(suit).to_string());
    assert_eq!(names, ["JS", "KC", "QD", "AH"]);
}

#[test]
fn all_cards_are_dealt_to_one_hand_more_than_there_are_players() {
    for players in 3..=8 {
        let round = dealt(players, NONE, 5);
        let (deal, seats) = (*round.deal(), round.seats());
        let order = seats.turn_order(seats.left_of(deal.dealer()));
        let mut sizes = vec![deal.dead().len()];
        sizes.extend(order.map(|seat| deal.hands()[seat].len()));
        let longer = (52 % (players + 1)).try_into().expect("few");
        let shorter = 52 / u32::try_from(players + 1).expect("few");
        // The dead hand gets the first card, so it is one of the longer hands.
        let expected = |at: usize| shorter + u32::from(at < longer);
        assert!(
            sizes
                .iter()
                .enumerate()
                .all(|(at, size)| *size == expected(at)),
            "{sizes:?}"
        );
        let all = seats
            .seats()
            .fold(deal.dead(), |all, seat| all | deal.hands()[seat]);
        assert_eq!(all, PlayingCardSet::ALL);
    }
}

#[test]
fn from_the_dealer_to_the_left_each_player_is_asked_once_until_the_first_swap() {
    let mut round = dealt(4, NONE, 1);
    let (deal, seats) = (*round.deal(), round.seats());
    for asked in seats.turn_order(deal.dealer()) {
        assert_eq!(
            (round.to_move(), legal(&round).as_str()),
            (Some(asked), "keep swap")
        );
        let swapped = played(round.clone(), "swap");
        assert_eq!(swapped.to_move(), Some(seats.left_of(deal.dealer())));
        assert_eq!(swapped.position().hands()[asked], deal.dead());
        assert_eq!(swapped.position().dead(), deal.hands()[asked]);
        for viewer in seats.seats() {
            let given = (viewer == asked).then(|| deal.hands()[asked]);
            assert_eq!(
                swapped.view(viewer).given_away(),
                given,
                "only they know it"
            );
        }
        round = played(round, "keep");
    }
    assert_eq!(
        round.position().dead(),
        deal.dead(),
        "the dead hand stays as dealt"
    );
    assert_eq!(round.to_move(), Some(seats.left_of(deal.dealer())));
}

#[test]
fn the_lowest_card_of_a_suit_is_led_and_the_next_ones_follow() {
    let round = kept(&["2S 4S 9D 3H", "3S 5S KD", "6S QD 2C 5C"], NONE);
    assert_eq!(
        (turn(&round), legal(&round).as_str()),
        (Some(0), "2S 9D 3H")
    );
    let round = played(round, "2S");
    let plays = round.view(seat(&round, 0));
    let plays: Vec<String> = plays
        .plays()
        .map(|(seat, card)| format!("{seat:?}{card}"))
        .collect();
    assert_eq!(plays.join(" "), "02S 13S 04S 15S 26S");
    assert_eq!(stops(&round), [("6S".to_owned(), StopReason::Dead)]);
    // The player who played last leads again, another suit.
    assert_eq!((turn(&round), legal(&round).as_str()), (Some(2), "2C QD"));
    // The queen takes its chips. The king is its player's last card, and the deal is over.
    let round = played(round, "QD");
    assert_eq!((turn(&round), winner(&round)), (None, Some(1)));
    // The others pay for two cards each, and unclaimed chips stay.
    assert_eq!(chips(&round), (vec![-6, 0, -6], [4, 4, 0, 4]));
    assert_eq!(round.payoffs(), Some(*round.position().won()));
    assert_eq!(stops(&round).len(), 1, "nothing stops after the end");
}

#[test]
fn a_suit_stops_at_the_dead_hand_at_a_card_played_before_and_at_the_ace() {
    let round = kept(&["3S KS AS 5D", "4S 7S", "2S 6H 9C 9D"], NONE);
    let round = played(round, "3S");
    // Only the stopped suit is left to the second player, so the lead passes to the left.
    assert_eq!(
        (turn(&round), legal(&round).as_str()),
        (Some(2), "9C 9D 6H")
    );
    assert_eq!(
        round.steps().last(),
        Some(&Step::LeadPassed(seat(&round, 2)))
    );
    let round = played(round, "6H 2S");
    let dead = |card: &str| (card.to_owned(), StopReason::Dead);
    let before = ("2S".to_owned(), StopReason::PlayedBefore);
    assert_eq!(stops(&round), [dead("4S"), dead("6H"), before]);
    let round = kept(&["KS AS 5D", "4C", "9C"], NONE);
    let round = played(round, "KS");
    assert_eq!(stops(&round), [("AS".to_owned(), StopReason::Ace)]);
    // The same player has played several in a row, and leads another suit.
    assert_eq!((turn(&round), legal(&round).as_str()), (Some(0), "5D"));
}

#[test]
fn without_another_suit_at_the_table_the_stop_is_led_again() {
    let round = played(kept(&["2S 5S 9S", "3S 7S", "8S JS"], NONE), "2S");
    assert_eq!((turn(&round), legal(&round).as_str()), (Some(1), "7S"));
    let round = played(round, "7S");
    assert_eq!(
        (winner(&round), chips(&round).0),
        (Some(1), vec![-6, 0, -10])
    );
}

#[test]
fn cards_that_follow_are_steps_of_the_lead_with_the_chips_they_win() {
    let mut round = kept(&["TS 2H", "JS 4D", "QS 5D"], NONE);
    let mut steps = Vec::new();
    let lead = round
        .legal()
        .cards()
        .lowest()
        .map(michigan::rules::Decision::Card);
    round.play_steps(lead.expect("a card"), &mut steps);
    let [first, second, third] = [0, 1, 2].map(|number| seat(&round, number));
    let [ten, jack, queen] = ["TS", "JS", "QS"].map(|text| text.parse().expect("a card"));
    let card = |seat, card, is_led| Step::CardPlayed { seat, card, is_led };
    let expected = [
        card(first, ten, true),
        card(second, jack, false),
        Step::BoodleTaken {
            seat: second,
            card: jack,
            chips: 4,
        },
        card(third, queen, false),
        Step::Stopped {
            seat: third,
            card: queen,
            reason: StopReason::Dead,
        },
    ];
    assert_eq!(steps, expected);
    assert_eq!(chips(&round), (vec![-4, 0, -8], [0, 4, 4, 4]));
}

const HANDS: [&str; 4] = ["2S 3D", "4S 5D", "6S 7D", "8S 9D"];

#[test]
fn in_an_auction_the_dealer_swaps_for_nothing_or_keeps() {
    let round = table(&HANDS, AUCTION);
    assert_eq!(
        (turn(&round), legal(&round).as_str()),
        (Some(3), "keep swap")
    );
    let swapped = played(round, "swap");
    assert_eq!(
        (turn(&swapped), chips(&swapped).0),
        (Some(0), vec![-4, -4, -4, -8])
    );
}

#[test]
fn the_highest_bidder_pays_the_dealer_and_must_swap() {
    let round = played(table(&HANDS, AUCTION), "keep");
    let all: Vec<String> = (1..=99).map(|bid| bid.to_string()).collect();
    assert_eq!(
        (turn(&round), legal(&round)),
        (Some(0), format!("pass {}", all.join(" ")))
    );
    // A pass is final; the dealer does not bid.
    let round = played(round, "pass 7 9");
    assert_eq!(
        (turn(&round), legal(&round)),
        (Some(1), format!("pass {}", all[9..].join(" ")))
    );
    let round = played(round, "90 pass");
    assert_eq!(
        (round.swapper(), turn(&round)),
        (Some(seat(&round, 1)), Some(0))
    );
    // Chips below zero do not limit bids.
    assert_eq!(chips(&round).0, [-4, -94, -4, 82]);
    assert_eq!(
        round.position().hands()[seat(&round, 1)],
        round.deal().dead()
    );
}

#[test]
fn after_99_the_others_can_only_pass() {
    let round = played(table(&HANDS, AUCTION), "keep 99");
    assert_eq!((turn(&round), legal(&round).as_str()), (Some(1), "pass"));
    let round = played(round, "pass pass");
    assert_eq!(round.swapper(), Some(seat(&round, 0)));
}

#[test]
fn without_a_bid_nobody_swaps() {
    let round = played(table(&HANDS, AUCTION), "keep pass pass");
    // The last one is still asked.
    assert_eq!(turn(&round), Some(2));
    let sold = played(round.clone(), "1");
    assert_eq!(
        (sold.swapper(), chips(&sold).0),
        (Some(seat(&sold, 2)), vec![-4, -4, -5, -7])
    );
    let round = played(round, "pass");
    assert_eq!((round.swapper(), turn(&round)), (None, Some(0)));
    assert_eq!(round.turn(), Turn::Seat(seat(&round, 0)));
}
