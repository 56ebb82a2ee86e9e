//! Messages that need a choice: reasons for refusals, and for the number of cards to take.

use cards::french::{PlayingCard, Suit};
use words::Who;

use crate::rules::{IllegalPlay, TakeReason};
use crate::words::Words;

impl Words {
    /// Says why a decision of the player with this trump suit is refused.
    #[must_use]
    pub fn refused(&self, reason: IllegalPlay, own: Suit) -> String {
        match reason {
            IllegalPlay::Over => self.refused_over().into(),
            IllegalPlay::NotInHand(card) => self.refused_not_in_hand(self.card_in_sentence(card)),
            IllegalPlay::DoesNotBeat { card, top } => {
                let why = match top.suit() {
                    suit if suit == own => "trump",
                    suit if suit == card.suit() => "lower",
                    _ => "suit",
                };
                let (card, top) = (self.card_in_sentence(card), self.card_in_sentence(top));
                self.refused_beat(why, card, top, self.suit(own))
            }
            IllegalPlay::NothingToTake => self.refused_lead().into(),
            IllegalPlay::SecondCard => self.refused_second().into(),
            IllegalPlay::CanBeat { top } => self.refused_can_beat(self.card_in_sentence(top)),
        }
    }

    /// Says why a player takes this number of cards from a pile of that size.
    #[must_use]
    pub fn why_take(&self, reason: TakeReason, pile: usize) -> String {
        let is_all = reason.cards(pile) < reason.cards(usize::MAX);
        let is_small = is_all && reason != TakeReason::OwnAce;
        self.take_why(if is_small { "all" } else { id(reason) })
    }

    /// Says that a player takes cards instead of beating the top card. `may_beat`: by the option *may
    /// take* they may have been able to beat it; nothing beats the ace of the own trumps.
    #[must_use]
    pub fn taken(
        &self,
        who: Who<'_>,
        top: PlayingCard,
        cards: usize,
        reason: TakeReason,
        may_beat: bool,
    ) -> String {
        let top = self.card_in_sentence(top);
        let may_beat = may_beat && reason != TakeReason::OwnAce;
        self.takes(who, top, cards, id(reason), may_beat)
    }
}

/// The reason as messages know it.
const fn id(reason: TakeReason) -> &'static str {
    match reason {
        TakeReason::Three => "three",
        TakeReason::OwnTrump => "trump",
        TakeReason::OwnAce => "ace",
    }
}
