//! Michigan played from several devices.

use cards::Seed;
use cards::french::{PlayingCard, PlayingCardSet};
use protocol::{Deal, OnlineGame};

use crate::protocol::Michigan;
use crate::rules::{Decision, Match, Round, Setup};

/// The number of a card is its place in the pack. The dead hand comes after the players'.
impl OnlineGame for Michigan {
    fn deal(match_state: &Match, seed: Seed) -> Round {
        match_state.deal_with(&mut seed.generator())
    }

    fn cards(dealt: &Round) -> Deal {
        let deal = dealt.deal();
        let hands = deal.hands().as_slice().iter().copied();
        let numbers = |hand: PlayingCardSet| hand.iter().map(number).collect();
        hands.chain([deal.dead()]).map(numbers).collect()
    }

    fn with_cards(dealt: &Round, cards: &Deal) -> Option<Round> {
        let text = |number: &u8| Some(PlayingCard::from_index((*number).into())?.to_string());
        let texts = |hand: &Vec<u8>| hand.iter().map(text).collect::<Option<Vec<_>>>();
        let (dead, hands) = cards.split_last()?;
        let setup = Setup {
            hands: hands.iter().map(texts).collect::<Option<_>>()?,
            dead: texts(dead)?,
            decisions: Vec::new(),
            ..Setup::from(dealt)
        };
        let round = setup.validate().ok()?;
        Some(Round::new(if dealt.deal().is_last() {
            round.deal().as_last()
        } else {
            *round.deal()
        }))
    }

    fn card(decision: Decision) -> Option<u8> {
        match decision {
            Decision::Card(card) => Some(number(card)),
            _ => None,
        }
    }

    /// If players watch themselves, nobody else may learn who has held back a card.
    fn has_secret_moves(start: &Match) -> bool {
        start.options().options.watch
    }
}

fn number(card: PlayingCard) -> u8 {
    u8::try_from(card.index()).unwrap_or_default()
}
