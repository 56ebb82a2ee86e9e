//! The places on the table.

use cards::Seat;
use cards::french::{PlayingCard, PlayingCardSet, Suit};
use game::Game;
use scene::{Piece, Press, Zone, ZoneKind};

use super::{CardFace, is_own_turn};
use crate::rules::{Decision, IllegalDecision, boodle_card};
use crate::session::{Table, TablePhase};
use crate::words::{Speaker, Words, suit_argument};

type CardZone = Zone<CardFace, Decision>;
type CardPiece = Piece<CardFace, Decision>;

/// The boodle cards from left to right, with the ids of their zones and of those of cards played.
const SUITS: [(Suit, &str, &str); 4] = [
    (Suit::Hearts, "boodle-ah", "played-h"),
    (Suit::Clubs, "boodle-kc", "played-c"),
    (Suit::Diamonds, "boodle-qd", "played-d"),
    (Suit::Spades, "boodle-js", "played-s"),
];

/// The suits of a hand from left to right, with colours in turn.
const HAND_ORDER: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];

/// The key of the first boodle card. Cards of the pack have keys up to 52.
const BOODLE_KEY: u16 = 101;

/// The boodle cards, the dead hand, the cards of the run, the cards played before, and the hand.
pub(super) fn zones(table: &Table, speaker: &Speaker<'_>) -> Vec<CardZone> {
    let run_start = run_start(table);
    let boodle = SUITS.map(|(suit, id, _)| boodle_zone(table, suit, id, speaker.words()));
    let played = SUITS.map(|(suit, _, id)| played_zone(table, suit, id, run_start, speaker));
    let mut zones = Vec::from(boodle);
    zones.push(dead_zone(table, speaker.words()));
    zones.push(run_zone(table, run_start, speaker));
    zones.extend(played);
    zones.push(hand_zone(table, speaker.words()));
    zones
}

fn boodle_zone(table: &Table, suit: Suit, id: &'static str, words: &Words) -> CardZone {
    let (card, chips) = (boodle_card(suit), table.shown().chips_on(suit));
    let told = chips.map_or(words.chips_hidden().into(), |chips| words.chips(chips));
    let label = format!("{}, {told}", words.boodle(words.card_name(card)));
    let face = CardFace {
        card,
        is_boodle: false,
    };
    let piece = Piece {
        key: BOODLE_KEY + suit as u16,
        owner: None,
        face,
        label: words.card_name(card),
        press: Press::Never,
    };
    Zone {
        pieces: vec![piece],
        chips: chips.and_then(|chips| u32::try_from(chips).ok()),
        ..Zone::new(id, ZoneKind::Pile, label)
    }
}

fn dead_zone(table: &Table, words: &Words) -> CardZone {
    Zone {
        backs: table.shown().dead_cards(),
        ..Zone::new("dead", ZoneKind::Pile, words.dead_hand().into())
    }
}

fn run_zone(table: &Table, start: usize, speaker: &Speaker<'_>) -> CardZone {
    let plays = table.shown().plays().skip(start);
    Zone {
        pieces: plays
            .map(|(seat, card, _)| played_piece(table, (seat, card), speaker))
            .collect(),
        ..Zone::new("run", ZoneKind::Row, speaker.words().run().into())
    }
}

/// The cards of a suit played before this run, from the lowest up. Only the run shows whose they are.
fn played_zone(
    table: &Table,
    suit: Suit,
    id: &'static str,
    run_start: usize,
    speaker: &Speaker<'_>,
) -> CardZone {
    let shown = table.shown();
    let before = shown.plays().take(run_start);
    let cards: PlayingCardSet = before.map(|(_, card, _)| card).collect();
    let plays = cards.suited(suit).iter().filter_map(|card| {
        let mut plays = shown.plays();
        plays.find(|(_, played, _)| *played == card)
    });
    let label = speaker.words().played_suit(suit_argument(suit));
    Zone {
        pieces: plays
            .map(|(seat, card, _)| CardPiece {
                owner: None,
                ..played_piece(table, (seat, card), speaker)
            })
            .collect(),
        ..Zone::new(id, ZoneKind::Row, label)
    }
}

fn hand_zone(table: &Table, words: &Words) -> CardZone {
    let hand = table.shown().hand();
    let cards = HAND_ORDER
        .into_iter()
        .flat_map(|suit| hand.suited(suit).iter());
    Zone {
        pieces: cards
            .map(|card| {
                piece(
                    table,
                    card,
                    words.card_name(card),
                    press(table, card, words),
                )
            })
            .collect(),
        ..Zone::new("hand", ZoneKind::Hand, words.your_hand().into())
    }
}

fn played_piece(
    table: &Table,
    (seat, card): (Seat, PlayingCard),
    speaker: &Speaker<'_>,
) -> CardPiece {
    let words = speaker.words();
    let label = words.played_by(words.card_name(card), speaker.who(seat));
    Piece {
        owner: Some(seat),
        ..piece(table, card, label, Press::Never)
    }
}

fn piece(table: &Table, card: PlayingCard, label: String, press: Press<Decision>) -> CardPiece {
    let is_boodle = card == boodle_card(card.suit());
    let face = CardFace {
        card,
        is_boodle: is_boodle && table.shown().chips_on(card.suit()) != Some(0),
    };
    Piece {
        key: u16::try_from(card.index() + 1).unwrap_or(u16::MAX),
        owner: None,
        face,
        label,
        press,
    }
}

/// What a press on a card of the hand does.
fn press(table: &Table, card: PlayingCard, words: &Words) -> Press<Decision> {
    if !is_own_turn(table) {
        let is_over = matches!(table.phase(), TablePhase::RoundOver | TablePhase::MatchOver);
        let why = if is_over {
            words.refused_over()
        } else {
            words.not_your_turn()
        };
        return Press::NotNow(why.into());
    }
    match table.record().round().check(Decision::Card(card)) {
        Ok(()) => Press::Move(Decision::Card(card)),
        Err(reason) => Press::Refused(refusal(reason, words)),
    }
}

fn refusal(reason: IllegalDecision, words: &Words) -> String {
    match reason {
        IllegalDecision::DealOver => words.refused_over().into(),
        IllegalDecision::KeepOrSwap => words.refused_exchange().into(),
        IllegalDecision::PassOrBid(_) => words.refused_bid().into(),
        // A card that can be pressed is in the hand.
        IllegalDecision::LeadACard | IllegalDecision::NotInHand(_) => words.ask_lead().into(),
        IllegalDecision::PlayOnOrHold(next) => words.refused_next(words.card_subject(next)),
        IllegalDecision::StoppedSuit(suit) => words.refused_stopped(suit_argument(suit)),
        IllegalDecision::LowerCard(lowest) => words.refused_lower(words.card_object(lowest)),
    }
}

/// The number of cards played before the current run: it begins with the last card led.
fn run_start(table: &Table) -> usize {
    let led = table.shown().plays().enumerate();
    let led = led.filter(|(_, (.., is_led))| *is_led);
    led.last().map_or(0, |(at, _)| at)
}
