//! The pile and the hand.

use cards::Seat;
use cards::french::{PlayingCard, PlayingCardSet, Suit};
use game::Game;
use scene::{Face, Mark, Piece, Press, Zone, ZoneKind, card_key};
use session::TableGame;

use crate::rules::{Decision, Round};
use crate::scene::Narrator;
use crate::session::SessionTable;
use crate::words::Words;

/// The most cards of the pile that are drawn: the number that a player takes because of an own trump.
const DRAWN: usize = 5;

/// A pile: its top cards, and the number of those below. `own` is the trump suit of the player at the page.
pub(super) fn pile(
    cards: &[(PlayingCard, Option<Seat>)],
    own: Suit,
    narrator: &Narrator<'_>,
) -> Zone {
    let words = narrator.words;
    let top = cards.last().map(|(top, _)| words.card_name(*top));
    let empty = || words.pile_empty().into();
    let label = top.map_or_else(empty, |top| words.pile(cards.len(), top));
    let below = cards.len().saturating_sub(DRAWN);
    let piece = |(card, owner): &(PlayingCard, Option<Seat>)| {
        let name = words.card_name(*card);
        let played = |owner| words.played_by(name.clone(), narrator.who(owner));
        Piece {
            owner: *owner,
            label: owner.map_or_else(|| name.clone(), played),
            ..piece(*card, own, Press::Never)
        }
    };
    Zone {
        pieces: cards.iter().skip(below).map(piece).collect(),
        backs: below,
        ..Zone::new("pile", ZoneKind::Pile, label)
    }
}

/// A hand by suit and rank, trumps last.
pub(super) fn hand(
    hand: PlayingCardSet,
    own: Suit,
    words: &Words,
    press: impl Fn(PlayingCard) -> Press,
) -> Zone {
    let plain = Suit::IN_HAND.into_iter().filter(|suit| *suit != own);
    let suits = plain.chain([own]);
    let piece = |card| {
        let name = words.card_name(card);
        let is_trump = card.suit() == own;
        Piece {
            label: if is_trump {
                words.trump_card(name)
            } else {
                name
            },
            ..piece(card, own, press(card))
        }
    };
    let cards = suits.flat_map(|suit| hand.suited(suit));
    Zone {
        pieces: cards.map(piece).collect(),
        ..Zone::new("hand", ZoneKind::Hand, words.your_hand().into())
    }
}

/// A card without owner and label.
fn piece(card: PlayingCard, own: Suit, press: Press) -> Piece {
    let face = Face::Card {
        card,
        mark: (card.suit() == own).then_some(Mark::Trump),
    };
    Piece::new(card_key(card), face, String::new(), press)
}

/// What pressing a card of the hand does.
pub(super) fn press(
    table: &SessionTable<'_>,
    own: Suit,
    words: &Words,
    card: PlayingCard,
) -> Press {
    if !table.is_own_turn() {
        return Press::NotNow(words.why_not_now(table).into());
    }
    match table.record().round().check(Decision::Card(card)) {
        Ok(()) => Press::Move(Round::word(Decision::Card(card))),
        Err(reason) => Press::Refused(words.refused(reason, own)),
    }
}
