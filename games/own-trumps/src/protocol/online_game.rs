//! Own Trumps played from several devices.

use cards::french::{PlayingCard, PlayingCardSet};
use cards::{BySeat, Seed};
use game::Game;
use protocol::{Deal, OnlineGame};

use crate::protocol::OwnTrumps;
use crate::rules::{Decision, Match, Round};

/// The number of a card is its place in the pack.
impl OnlineGame for OwnTrumps {
    fn deal(match_state: &Match, seed: Seed) -> Round {
        match_state.deal_with(&mut seed.generator())
    }

    fn cards(dealt: &Round) -> Deal {
        let numbers = |hand: &PlayingCardSet| hand.iter().map(number).collect();
        let hands = dealt.position().hands().as_slice().iter();
        hands.map(numbers).collect()
    }

    /// Sixes that went home stay there, and a mirror deal keeps its pairs apart: the view knows of both.
    fn with_cards(dealt: &Round, cards: &Deal) -> Option<Round> {
        let card = |number: &u8| PlayingCard::from_index((*number).into());
        let hand = |numbers: &Vec<u8>| numbers.iter().map(card).collect::<Option<_>>();
        let hands = cards.iter().map(hand).collect::<Option<Vec<_>>>()?;
        let seats = dealt.seats();
        (hands.len() == seats.size()).then_some(())?;
        dealt.with_hands(BySeat::from_fn(seats, |seat| hands[seat.index()]))
    }

    /// Sixes that go home would tell who has had them. With two players both know all cards in any case.
    fn can_be_sealed(start: &Match) -> bool {
        let options = start.options().options();
        let is_plain = !options.sixes_go_home && !options.mirror_deal;
        is_plain && start.options().trumps().seats().get() > 2
    }

    fn could_play(round: &Round, hand: &[u8], decision: Decision) -> bool {
        let cards = hand
            .iter()
            .map(|number| PlayingCard::from_index((*number).into()));
        let legal = round.position().table().legal(cards.flatten().collect());
        legal.into_iter().any(|one| one == decision)
    }

    fn card(decision: Decision) -> Option<u8> {
        match decision {
            Decision::Card(card) => Some(number(card)),
            Decision::Take => None,
        }
    }
}

fn number(card: PlayingCard) -> u8 {
    u8::try_from(card.index()).unwrap_or_default()
}
