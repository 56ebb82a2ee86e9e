//! Reasons for a decision, for hints.

use cards::Seat;
use cards::french::{PlayingCard, PlayingCardSet, Rank};

use crate::rules::{Decision, TakeReason, View, beating};

/// What speaks for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It is the player's last card.
    LastCard,
    /// The next player certainly cannot beat the card, and takes this many cards.
    NextTakes {
        /// The next player.
        next: Seat,
        /// The number of cards.
        cards: usize,
        /// Whether that is the whole pile, because of the ace of the next player's trumps.
        is_whole_pile: bool,
    },
    /// The card beats without a trump, and the player has trumps that would beat too.
    SavesTrumps,
    /// No lower card could be played, trumps aside.
    LowCard,
    /// Taking keeps the cards that could beat for later.
    KeepsCards,
}

impl Reason {
    /// The strongest reason for a legal decision of the viewer; `None` if no simple one applies.
    #[must_use]
    pub fn new(view: &View, decision: Decision) -> Option<Self> {
        let Decision::Card(card) = decision else {
            return (!view.legal().cards.is_empty()).then_some(Self::KeepsCards);
        };
        let table = &view.table;
        let trump = table.trump(view.me);
        if view.hand.len() == 1 {
            return Some(Self::LastCard);
        }
        let legal = view.legal().cards;
        let is_beat = !table.is_second && !table.pile.is_empty();
        if is_beat {
            let has_trump = !legal.suited(trump).is_empty();
            return (has_trump && card.suit() != trump).then_some(Self::SavesTrumps);
        }
        let is_lower = |other: PlayingCard| other.suit() != trump && other.rank() < card.rank();
        let is_low = card.rank() < Rank::Ten && card.suit() != trump && !legal.iter().any(is_lower);
        next_takes(view, card).or(is_low.then_some(Self::LowCard))
    }
}

/// The cards that the next player takes after this last card of a turn, if they certainly cannot beat it.
fn next_takes(view: &View, card: PlayingCard) -> Option<Reason> {
    let table = &view.table;
    let mut next = table.seats().left_of(view.me);
    while view.cards_left(next) == 0 {
        next = table.seats().left_of(next);
    }
    let trump = table.trump(next);
    if !beating(possible(view, next), card, trump).is_empty() {
        return None;
    }
    let pile = table.pile.len() + 1;
    let reason = TakeReason::new(card, trump);
    Some(Reason::NextTakes {
        next,
        cards: reason.cards(pile),
        is_whole_pile: reason == TakeReason::OwnAce,
    })
}

/// The cards that a player may hold, as far as the viewer knows.
fn possible(view: &View, seat: Seat) -> PlayingCardSet {
    let knowledge = &view.knowledge;
    knowledge.held[seat] | (view.unseen() - knowledge.excluded[seat])
}
