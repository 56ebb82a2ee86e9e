//! The deals of a game at an online table, without its types.

use core::marker::PhantomData;

use cards::{Generator, Seat, Seed};
use game::{Record, Word};
use protocol::{AnyFormat, Deal, TableFormat, format_of};
use session::{AnyMatch, erase, erase_record, record_of};

use crate::{consistent_determinization, looks_the_same};

/// What an online table has to know of the deals of its game. A deal is lists of cards. A match is an [`AnyMatch`] of
/// this game; one of another game has no deals.
pub trait AnyDeals: Sync {
    /// The formats of the game.
    fn format(&self) -> &'static dyn AnyFormat;

    /// The match before its first round; `None` if the game refuses the number of players or the options, which
    /// are the line of a save.
    fn start(&self, seed: Seed, players: usize, options: &str) -> Option<Box<dyn AnyMatch>>;
    /// Whether such a match can have sealed deals ([`TableFormat::can_be_sealed`]).
    fn can_be_sealed(&self, start: &dyn AnyMatch) -> bool;
    /// Whether some moves of such a match must stay secret ([`TableFormat::has_secret_moves`]).
    fn has_secret_moves(&self, start: &dyn AnyMatch) -> bool;
    /// The move of a text, as the game writes it; `None` if it is no move.
    fn parse_move(&self, text: &str) -> Option<Word>;
    /// The card that a move plays from its player's hand; `None` if it plays none.
    fn card(&self, mv: Word) -> Option<u8>;
    /// Whether a player to move with just these cards could make a move ([`TableFormat::could_play`]).
    fn could_play(&self, of: &dyn AnyMatch, hand: &[u8], mv: Word) -> bool;

    /// The cards of the round on the table, before its first move.
    fn cards(&self, of: &dyn AnyMatch) -> Deal;
    /// The deal that follows from a seed, of the next round of a match.
    fn deal_from(&self, before: &dyn AnyMatch, seed: Seed) -> Deal;
    /// The same match with these cards in a round, the one on the table or a later one; `None` if that is not a
    /// correct deal, or if a move of the round is not legal then.
    fn with_deal(&self, of: &dyn AnyMatch, round: usize, cards: &Deal)
    -> Option<Box<dyn AnyMatch>>;
    /// Whether the round on the table would look the same to a seat with these cards ([`looks_the_same`]).
    fn looks_the_same(&self, of: &dyn AnyMatch, cards: &Deal, seat: Seat) -> bool;
    /// A [`consistent_determinization`] of the round on the table for a seat, from the seat's last one.
    fn determinization(
        &self,
        of: &dyn AnyMatch,
        after: (Seat, Option<&Deal>),
        generator: &mut Generator,
    ) -> Deal;
}

/// The deals of a game, without its types.
#[must_use]
pub fn deals_of<G: TableFormat>() -> &'static dyn AnyDeals {
    &Typed::<G>(PhantomData)
}

/// The deals of a game with typed rules.
struct Typed<G>(PhantomData<G>);

impl<G: TableFormat> AnyDeals for Typed<G> {
    fn format(&self) -> &'static dyn AnyFormat {
        format_of::<G>()
    }

    fn start(&self, seed: Seed, players: usize, options: &str) -> Option<Box<dyn AnyMatch>> {
        let seats = G::SEATS.seat_count(players.try_into().ok()?).ok()?;
        Some(erase::<G>(G::parse_start(seed, seats, options)?))
    }

    fn can_be_sealed(&self, start: &dyn AnyMatch) -> bool {
        let start = record_of::<G>(start);
        start.is_some_and(|record| G::can_be_sealed(record.start()))
    }

    fn has_secret_moves(&self, start: &dyn AnyMatch) -> bool {
        let start = record_of::<G>(start);
        start.is_some_and(|record| G::has_secret_moves(record.start()))
    }

    fn parse_move(&self, text: &str) -> Option<Word> {
        G::parse_move(text).map(G::word)
    }

    fn card(&self, mv: Word) -> Option<u8> {
        G::card(G::parse_move(mv.as_str())?)
    }

    fn could_play(&self, of: &dyn AnyMatch, hand: &[u8], mv: Word) -> bool {
        let mv = G::parse_move(mv.as_str());
        let round = record_of::<G>(of).map(Record::round);
        round
            .zip(mv)
            .is_some_and(|(round, mv)| G::could_play(round, hand, mv))
    }

    fn cards(&self, of: &dyn AnyMatch) -> Deal {
        record_of::<G>(of).map_or_else(Deal::new, |record| G::cards(record.dealt()))
    }

    fn deal_from(&self, before: &dyn AnyMatch, seed: Seed) -> Deal {
        let before = record_of::<G>(before).map(Record::match_state);
        before.map_or_else(Deal::new, |before| G::cards(&G::deal_from(before, seed)))
    }

    fn with_deal(
        &self,
        of: &dyn AnyMatch,
        round: usize,
        cards: &Deal,
    ) -> Option<Box<dyn AnyMatch>> {
        let record = record_of::<G>(of)?;
        let dealt = if round == record.round_number() {
            G::with_cards(record.dealt(), cards)?
        } else {
            G::round_with(record.match_state(), cards)?
        };
        Some(erase_record::<G>(record.clone().with_deal(round, dealt)?))
    }

    fn looks_the_same(&self, of: &dyn AnyMatch, cards: &Deal, seat: Seat) -> bool {
        record_of::<G>(of).is_some_and(|record| {
            let other = G::with_cards(record.dealt(), cards);
            other.is_some_and(|other| {
                looks_the_same(&other, record.dealt(), record.round_moves(), seat)
            })
        })
    }

    fn determinization(
        &self,
        of: &dyn AnyMatch,
        (seat, last): (Seat, Option<&Deal>),
        generator: &mut Generator,
    ) -> Deal {
        record_of::<G>(of).map_or_else(Deal::new, |record| {
            let (dealt, moves) = (record.dealt(), record.round_moves());
            let last = last.and_then(|cards| G::with_cards(dealt, cards));
            let drawn = consistent_determinization(dealt, moves, seat, last.as_ref(), generator);
            G::cards(&drawn)
        })
    }
}
