//! The trait of a game that can be played from several devices.

use cards::{Generator, Seed};

use crate::{Deal, MatchOf, MoveOf, TableFormat};

/// A table game that can be played from several devices. All its cards are dealt at the start of a round;
/// after that there are no chance moves.
///
/// One device deals. The others hold a *consistent determinization*: a round that looks the same from their seat, but whose
/// hidden cards lie elsewhere. So a game must be able to list the cards of a deal, and to make a deal from such lists.
pub trait OnlineGame: TableFormat {
    /// Deals the next round of a match from a seed that does not follow from the seed of the match. Everything else,
    /// such as the dealer, follows from the match.
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

    /// Another start of this round: with the same moves it looks the same from every seat, and the unseen cards lie
    /// at random. `None`, as by default, if the game has no way to do this that is faster than exchanging cards until
    /// no difference can be seen.
    #[must_use]
    fn redealt(_reached: &Self::Round, _generator: &mut Generator) -> Option<Self::Round> {
        None
    }

    /// The card that a move plays from its player's hand; `None` if it plays none.
    fn card(mv: MoveOf<Self>) -> Option<u8>;

    /// Whether such a match can have sealed deals, which no device can see. By default it cannot.
    ///
    /// If they can, every correct deal has hands of the same sizes and any cards in them, the first lists of
    /// [`OnlineGame::cards`] are the hands by seat, and a player sees nothing but their hand and the moves.
    fn can_be_sealed(_start: &MatchOf<Self>) -> bool {
        false
    }

    /// Whether a player to move with just these cards could make a move. Only asked for sealed deals, where the others
    /// do not see the hand. The answer must be such that a move is legal with a hand if it is legal with every pair of
    /// its cards that has the card played.
    fn could_play(_round: &Self::Round, _hand: &[u8], _mv: MoveOf<Self>) -> bool {
        true
    }

    /// Whether some moves of such a match must stay secret from the other players. Then it cannot be played from
    /// several devices, because all moves are announced. By default no moves are secret.
    fn has_secret_moves(_start: &MatchOf<Self>) -> bool {
        false
    }
}
