//! Little Devils played from several devices.

use cards::{BySeat, Card, CardSet, SeatCount, Seed};
use game::Game;
use protocol::{Deal, OnlineGame, RoundFormat};

use crate::protocol::LittleDevils;
use crate::rules::legal::legal;
use crate::rules::{Match, Round, RoundSetup};

/// The game has no options, so the text of a start is empty.
impl RoundFormat for LittleDevils {
    type Round = Round;

    fn start_text(_start: &Match) -> String {
        String::new()
    }

    fn parse_start(seed: Seed, seats: SeatCount, text: &str) -> Option<Match> {
        text.is_empty().then(|| Match::new(seats, seed))
    }
}

impl OnlineGame for LittleDevils {
    fn deal(match_state: &Match, seed: Seed) -> Round {
        let generator = &mut seed.generator();
        Round::shuffled(match_state.seats(), match_state.dealer(), generator)
    }

    fn cards(dealt: &Round) -> Deal {
        let numbers = |hand: &CardSet| hand.iter().map(Card::number).collect();
        let hands: &BySeat<CardSet> = dealt.dealt();
        hands.as_slice().iter().map(numbers).collect()
    }

    fn with_cards(dealt: &Round, cards: &Deal) -> Option<Round> {
        let numbers = |hand: &Vec<u8>| hand.iter().copied().map(i64::from).collect();
        let setup = RoundSetup {
            players: dealt.seats().get().into(),
            dealer: dealt.dealer().get().into(),
            hands: cards.iter().map(numbers).collect(),
            plays: Vec::new(),
        };
        setup.validate().ok()
    }

    fn can_be_sealed(_start: &Match) -> bool {
        true
    }

    fn could_play(round: &Round, hand: &[u8], card: Card) -> bool {
        let hand: CardSet = hand.iter().copied().filter_map(Card::new).collect();
        legal(hand, round.position().trick()).contains(card)
    }

    fn card(card: Card) -> Option<u8> {
        Some(card.number())
    }
}
