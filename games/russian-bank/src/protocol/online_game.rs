//! Russian Bank played from several devices.

use cards::{Generator, Seed};
use protocol::{Deal, OnlineGame};

use crate::protocol::RussianBank;
use crate::rules::{DealtCards, Match, Move, PackCard, Round};

/// The number of a card is [`PackCard::index`]. Players do not see their own reserve and stock either, so
/// the lists of the seats are empty. The cards of both players follow, in the order in which they are dealt.
impl OnlineGame for RussianBank {
    fn deal(match_state: &Match, seed: Seed) -> Round {
        match_state.deal_with(&mut seed.generator())
    }

    fn cards(dealt: &Round) -> Deal {
        let numbers = |cards: &[PackCard; 52]| cards.iter().map(|card| card.index()).collect();
        let piles = dealt.dealt().iter().map(numbers);
        [Vec::new(), Vec::new()].into_iter().chain(piles).collect()
    }

    fn with_cards(dealt: &Round, cards: &Deal) -> Option<Round> {
        let [_, _, one, other] = &cards[..] else {
            return None;
        };
        let read = |list: &Vec<u8>| {
            let cards = list.iter().map(|number| PackCard::from_index(*number));
            cards.collect::<Option<Vec<_>>>()?.try_into().ok()
        };
        let cards: DealtCards = [read(one)?, read(other)?];
        dealt.with_cards(cards)
    }

    /// A move names piles, not cards.
    fn card(_mv: Move) -> Option<u8> {
        None
    }

    fn redealt(reached: &Round, generator: &mut Generator) -> Option<Round> {
        Some(reached.redealt(generator).start())
    }
}
