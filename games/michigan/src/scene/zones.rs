//! The places on the table.

use cards::Seat;
use cards::french::{PlayingCard, PlayingCardSet, Suit};
use game::Game;
use scene::{Face, Mark, Piece, Press, Zone, ZoneKind, card_key};
use session::TableGame;

use crate::rules::{Decision, IllegalDecision, Round, boodle_card};
use crate::session::{DisplayState, Table};
use crate::words::{Narrator, Words};

/// The boodle cards from left to right.
const SUITS: [Suit; 4] = [Suit::Hearts, Suit::Clubs, Suit::Diamonds, Suit::Spades];

/// The key of the first boodle card. Cards of the pack have keys up to 52.
const BOODLE_KEY: u16 = 101;

/// The zone of the cards of the run.
pub(super) const RUN: &str = "run";

/// The zone of the dead hand.
pub(super) const DEAD_HAND: &str = "dead";

/// What lies on a table.
struct Lying<'a> {
    narrator: &'a Narrator<'a>,
    shown: &'a DisplayState,
    /// All cards played, in order.
    plays: Vec<(Seat, PlayingCard)>,
    /// The number of cards played before the current run.
    run_start: usize,
}

/// The zones of a table: the boodle cards, the dead hand, the cards of the run, the cards played before, and the hand.
pub(super) fn zones(table: &Table<'_>, narrator: &Narrator<'_>) -> Vec<Zone> {
    let shown = table.display_state();
    let lying = Lying {
        narrator,
        shown,
        plays: shown.plays().map(|(seat, card, _)| (seat, card)).collect(),
        run_start: run_start(table),
    };
    let mut zones = Vec::from(SUITS.map(|suit| lying.boodle(suit)));
    zones.push(lying.dead());
    zones.push(lying.run());
    zones.extend(SUITS.map(|suit| lying.played(suit)));
    zones.push(lying.hand(table));
    zones
}

impl Lying<'_> {
    fn boodle(&self, suit: Suit) -> Zone {
        let words = self.narrator.words;
        let (card, chips) = (boodle_card(suit), self.shown.chips_on(suit));
        let told = chips.map_or(words.chips_hidden().into(), |chips| words.chips(chips));
        let label = format!("{}, {told}", words.boodle(words.card_name(card)));
        let face = Face::Card { card, mark: None };
        let key = BOODLE_KEY + suit as u16;
        Zone {
            pieces: vec![Piece::new(key, face, words.card_name(card), Press::Never)],
            chips: chips.and_then(|chips| u32::try_from(chips).ok()),
            ..Zone::new(boodle_zone(suit), ZoneKind::Pile, label)
        }
    }

    fn dead(&self) -> Zone {
        let label = self.narrator.words.dead_hand().into();
        Zone {
            backs: self.shown.dead_cards,
            ..Zone::new(DEAD_HAND, ZoneKind::Pile, label)
        }
    }

    fn run(&self) -> Zone {
        let plays = self.plays.iter().skip(self.run_start);
        Zone {
            pieces: plays.map(|play| self.played_piece(*play)).collect(),
            ..Zone::new(RUN, ZoneKind::Row, self.narrator.words.run().into())
        }
    }

    /// The cards of a suit played before this run, from the lowest up. Only the run shows whose they are.
    fn played(&self, suit: Suit) -> Zone {
        let before = self.plays.iter().take(self.run_start);
        let cards: PlayingCardSet = before.map(|(_, card)| *card).collect();
        let piece = |card| {
            let mut plays = self.plays.iter();
            let play = plays.find(|(_, played)| *played == card)?;
            Some(Piece {
                owner: None,
                ..self.played_piece(*play)
            })
        };
        let label = self.narrator.words.played_suit(suit);
        Zone {
            pieces: cards.suited(suit).iter().filter_map(piece).collect(),
            ..Zone::new(played_zone(suit), ZoneKind::Row, label)
        }
    }

    fn hand(&self, table: &Table<'_>) -> Zone {
        let words = self.narrator.words;
        let hand = table.open_hand().map(|_| self.shown.hand);
        let hand = hand.unwrap_or_default();
        let suits = Suit::IN_HAND.into_iter();
        let cards = suits.flat_map(|suit| hand.suited(suit).iter());
        Zone {
            pieces: cards
                .map(|card| self.piece(card, words.card_name(card), press(table, card, words)))
                .collect(),
            ..Zone::new("hand", ZoneKind::Hand, words.your_hand().into())
        }
    }

    fn played_piece(&self, (seat, card): (Seat, PlayingCard)) -> Piece {
        let words = self.narrator.words;
        let label = words.played_by(words.card_name(card), self.narrator.who(seat));
        Piece {
            owner: Some(seat),
            ..self.piece(card, label, Press::Never)
        }
    }

    fn piece(&self, card: PlayingCard, label: String, press: Press) -> Piece {
        let is_boodle = card == boodle_card(card.suit());
        let may_pay = is_boodle && self.shown.chips_on(card.suit()) != Some(0);
        let face = Face::Card {
            card,
            mark: may_pay.then_some(Mark::Bonus),
        };
        Piece::new(card_key(card), face, label, press)
    }
}

/// The zone of the boodle card of a suit.
pub(super) const fn boodle_zone(suit: Suit) -> &'static str {
    zones_of(suit).0
}

/// The zone of the cards of a suit that were played before.
pub(super) const fn played_zone(suit: Suit) -> &'static str {
    zones_of(suit).1
}

const fn zones_of(suit: Suit) -> (&'static str, &'static str) {
    match suit {
        Suit::Hearts => ("boodle-ah", "played-h"),
        Suit::Clubs => ("boodle-kc", "played-c"),
        Suit::Diamonds => ("boodle-qd", "played-d"),
        Suit::Spades => ("boodle-js", "played-s"),
    }
}

/// What a press on a card of the hand does.
fn press(table: &Table<'_>, card: PlayingCard, words: &Words) -> Press {
    if !table.is_own_turn() {
        return Press::NotNow(words.why_not_now(table).into());
    }
    match table.record().round().check(Decision::Card(card)) {
        Ok(()) => Press::Move(Round::word(Decision::Card(card))),
        Err(reason) => Press::Refused(refusal(reason, words)),
    }
}

/// Why the rules refuse a card.
fn refusal(reason: IllegalDecision, words: &Words) -> String {
    match reason {
        IllegalDecision::DealOver => words.refused_over().into(),
        IllegalDecision::KeepOrSwap => words.refused_exchange().into(),
        IllegalDecision::PassOrBid(_) => words.refused_bid().into(),
        // A card that can be pressed is in the hand.
        IllegalDecision::LeadACard | IllegalDecision::NotInHand(_) => words.ask_lead().into(),
        IllegalDecision::PlayOnOrHold(next) => words.refused_next(words.card_subject(next)),
        IllegalDecision::StoppedSuit(suit) => words.refused_stopped(suit),
        IllegalDecision::LowerCard(lowest) => words.refused_lower(words.card_object(lowest)),
    }
}

/// The number of cards played before the current run: it begins with the last card led.
fn run_start(table: &Table<'_>) -> usize {
    let led = table.display_state().plays().enumerate();
    let led = led.filter(|(_, (.., is_led))| *is_led);
    led.last().map_or(0, |(at, _)| at)
}
