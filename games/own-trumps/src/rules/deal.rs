//! Dealing (rule 2).

use cards::french::{PlayingCard, PlayingCardSet, Rank, Suit};
use cards::{BySeat, Generator, Seat, below, shuffle};

use crate::rules::{Knowledge, Options, Position, Round, Trumps, mirrored, pack};

/// Deals a round. The player left of the dealer gets the first card and leads.
pub(super) fn deal(
    trumps: Trumps,
    options: Options,
    dealer: Seat,
    generator: &mut Generator,
) -> Round {
    let leader = trumps.seats().left_of(dealer);
    let mut hands = if options.mirror_deal {
        deal_mirrored(trumps, generator)
    } else {
        deal_shuffled(trumps, leader, generator)
    };
    let mut held = BySeat::new(trumps.seats());
    if options.sixes_go_home {
        for home in trumps.seats().seats() {
            let six = PlayingCard::new(Rank::Six, trumps.suit(home));
            hands = hands.map(|hand| hand.without(six));
            hands[home] = hands[home].with(six);
            held[home] = PlayingCardSet::EMPTY.with(six);
        }
    }
    let position = Position::dealt(trumps, options.may_take, leader, hands);
    Round::new(position, Knowledge::from_held(held))
}

/// Deals all cards one at a time, clockwise.
fn deal_shuffled(
    trumps: Trumps,
    leader: Seat,
    generator: &mut Generator,
) -> BySeat<PlayingCardSet> {
    let mut cards: Vec<PlayingCard> = pack().iter().collect();
    shuffle(&mut cards, generator);
    let mut hands: BySeat<PlayingCardSet> = BySeat::new(trumps.seats());
    let mut seat = leader;
    for card in cards {
        hands[seat] = hands[seat].with(card);
        seat = trumps.seats().left_of(seat);
    }
    hands
}

/// Draws for each mirror pair which of its cards goes to the first player. The other goes to the second.
fn deal_mirrored(trumps: Trumps, generator: &mut Generator) -> BySeat<PlayingCardSet> {
    let black = pack().suited(Suit::Spades) | pack().suited(Suit::Clubs);
    let first: PlayingCardSet = black
        .iter()
        .map(|card| {
            if below(generator, 2) == 0 {
                card
            } else {
                mirrored(card)
            }
        })
        .collect();
    BySeat::from_fn(trumps.seats(), |seat| {
        if seat == Seat::FIRST {
            first
        } else {
            pack() - first
        }
    })
}
