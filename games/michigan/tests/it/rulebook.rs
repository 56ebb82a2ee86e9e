//! The rules: antes, deal and exchange of any deal, and examples.

use cards::Seat;
use cards::french::{PlayingCardSet, Suit};
use game::Game;
use game::conformance::Examples;
use michigan::rules::{Decision, Options, Payment, Round, Step, boodle_card};

use crate::common::{chips, dealt, kept, options, played, read, table, winner};

const NONE: Options = options(false, false);

#[test]
fn everybody_puts_one_chip_on_each_boodle_card_and_the_dealer_two() {
    for players in 3..=8 {
        let round = dealt(players, NONE, 5);
        let antes = i32::try_from(players).expect("few") + 1;
        let (won, layout) = chips(&round);
        assert_eq!(layout, [antes; 4]);
        for (at, won) in won.iter().enumerate() {
            let is_dealer = at == round.deal().dealer.index();
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
        let order = seats.turn_order(seats.left_of(deal.dealer));
        let mut sizes = vec![deal.dead.len()];
        sizes.extend(order.map(|seat| deal.hands[seat].len()));
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
            .fold(deal.dead, |all, seat| all | deal.hands[seat]);
        assert_eq!(all, PlayingCardSet::ALL);
    }
}

#[test]
fn from_the_dealer_to_the_left_each_player_is_asked_once_until_the_first_swap() {
    let mut round = dealt(4, NONE, 1);
    let (deal, seats) = (*round.deal(), round.seats());
    for asked in seats.turn_order(deal.dealer) {
        let legal: Vec<Decision> = round.legal().into_iter().collect();
        assert_eq!(round.to_move(), Some(asked));
        assert_eq!(legal, [Decision::Keep, Decision::Swap]);
        let swapped = played(round.clone(), "swap");
        assert_eq!(swapped.to_move(), Some(seats.left_of(deal.dealer)));
        assert_eq!(swapped.position().hands()[asked], deal.dead);
        assert_eq!(swapped.position().dead(), deal.hands[asked]);
        for viewer in seats.seats() {
            let given = (viewer == asked).then(|| deal.hands[asked]);
            assert_eq!(swapped.view(viewer).given_away, given, "only they know it");
        }
        round = played(round, "keep");
    }
    assert_eq!(
        round.position().dead(),
        deal.dead,
        "the dead hand stays as dealt"
    );
    assert_eq!(round.to_move(), Some(seats.left_of(deal.dealer)));
}

/// The round of a start such as `watch: 2D QD / KD 4C / TS`: options, and hands; all other cards are dead.
/// Everybody has kept the hand, unless they are still to be `asked`.
fn start(text: &str) -> Option<Round> {
    let (words, hands) = text.split_once(": ")?;
    let hands: Vec<&str> = hands.split(" / ").collect();
    let options = options(words.contains("auction"), words.contains("watch"));
    let round = if words.contains("asked") { table } else { kept };
    Some(round(&hands, options))
}

/// A fact with items.
fn list<T: ToString>(name: &str, items: impl IntoIterator<Item = T>, between: &str) -> String {
    let items = items.into_iter().map(|item| item.to_string());
    let items: Vec<String> = items.collect();
    if items.is_empty() {
        return format!("{name} nothing");
    }
    format!("{name} {}", items.join(between))
}

/// The cards after which a suit stopped, with the reasons.
fn stops(name: &str, steps: &[Step]) -> String {
    let stop = |step: &Step| match step {
        Step::Stopped { card, reason, .. } => Some(format!("{card} {reason:?}")),
        _ => None,
    };
    list(name, steps.iter().filter_map(stop), ", ")
}

fn facts(round: &Round) -> Vec<String> {
    let (position, view) = (round.position(), round.view(Seat::FIRST));
    let paid = |wanted: Payment| {
        let paid = round.steps().iter().filter_map(|step| match step {
            Step::Paid {
                from,
                to,
                chips,
                payment,
            } if *payment == wanted => Some(format!("{from:?}>{to:?} {chips}")),
            _ => None,
        });
        list(&format!("paid {wanted:?}"), paid, ", ")
    };
    let held = round.steps().iter().filter_map(|step| match step {
        Step::HoldAnnounced { seat, card } => Some(format!("{seat:?} {card}")),
        _ => None,
    });
    let bids = round
        .legal()
        .into_iter()
        .filter_map(|decision| match decision {
            Decision::Bid(chips) => Some(chips),
            _ => None,
        });
    let bids: Vec<_> = bids.collect();
    let plays = view.plays().map(|(seat, card)| format!("{seat:?} {card}"));
    let (won, layout) = chips(round);
    let swapper = round.swapper().map(Seat::get);
    let mut facts = vec![
        list("won", won, " "),
        list("layout", layout, " "),
        list("shares", position.layout_shares().as_slice(), " "),
        list("winner", winner(round), ""),
        list("swapper", swapper, ""),
        paid(Payment::WrongLead),
        paid(Payment::CardsLeft),
        paid(Payment::HeldBack),
        list("held back", held, ", "),
        stops("stops", round.steps()),
        stops("seat 0 sees stops", &view.steps),
        list("plays", plays, ", "),
        format!(
            "{} bids {:?} to {:?}",
            bids.len(),
            bids.first(),
            bids.last()
        ),
    ];
    for (seat, hand) in position.hands().iter() {
        facts.push(list(&format!("hand {seat:?}"), hand.iter(), " "));
        let is_dead = *hand == round.deal().dead;
        facts.extend(is_dead.then(|| format!("hand {seat:?} is the dead hand")));
    }
    facts
}

#[test]
fn the_rules_are_those_of_the_examples() {
    let examples = Examples { start, read, facts };
    let checked = examples.run(include_str!("../data/rules.txt"));
    checked.unwrap_or_else(|failure| panic!("{failure}"));
}
