//! The trait of a game that people play from several devices.

use cards::{Generator, Seed};

use crate::{Deal, MatchOf, MoveOf, RoundFormat};

/// A table game that people play from several devices. All its cards are dealt at the start of a round;
/// chance has no move after that.
///
/// One device deals. The others hold a *stand-in*: a round that looks the same from their seat, but whose
/// hidden cards lie elsewhere. For that the cards of a deal can be taken out and put in again.
pub trait SharedGame: RoundFormat {
    /// Deals the next round of a match from a seed of its own. All else, such as the dealer, follows from
    /// the match.
    fn deal(match_state: &MatchOf<Self>, seed: Seed) -> Self::Round;

    /// The cards of a round before its first move.
    fn cards(dealt: &Self::Round) -> Deal;

    /// The same start of a round with other cards; `None` if that is not a correct deal.
    fn with_cards(dealt: &Self::Round, cards: &Deal) -> Option<Self::Round>;

    /// The next round of a match with these cards; `None` if that is not a correct deal.
    #[must_use]
    fn round_with(match_state: &MatchOf<Self>, cards: &Deal) -> Option<Self::Round> {
        Self::with_cards(&Self::deal(match_state, Seed(0)), cards)
    }

    /// Another start of this round: with its moves it looks the same from every seat, and the cards that nobody
    /// has seen lie at random. `None` if the game does not know a way that is quicker than exchanging cards until
    /// no difference is seen. By default it does not.
    #[must_use]
    fn redealt(_reached: &Self::Round, _generator: &mut Generator) -> Option<Self::Round> {
        None
    }

    /// The card that a move plays from its player's hand; `None` if it plays none.
    fn card(mv: MoveOf<Self>) -> Option<u8>;

    /// Whether the rounds of such a match can be dealt so that nobody can look into the deal. By default they
    /// cannot.
    ///
    /// If they can, every correct deal has hands of the same sizes and any cards in them, the first lists of
    /// [`SharedGame::cards`] are the hands by seat, and a player sees nothing but the own hand and the moves.
    fn can_be_sealed(_start: &MatchOf<Self>) -> bool {
        false
    }

    /// Whether the player to move could make a move who has just these cards. Only asked if the deal can be
    /// sealed: the others do not see the hand. A move must be legal with a hand if it is legal with every two of
    /// its cards, one of them the card that it plays.
    fn could_play(_round: &Self::Round, _hand: &[u8], _mv: MoveOf<Self>) -> bool {
        true
    }

    /// Whether nobody but the player may learn of some moves of such a match. It cannot be played from
    /// several devices then, because moves are announced. By default there are none.
    fn has_secret_moves(_start: &MatchOf<Self>) -> bool {
        false
    }
}
