//! The toy game played from several devices.

use cards::{BySeat, Seat, Seed};
use game::Game;
use protocol::{Deal, OnlineGame};

use super::{PACK, Round, Toy, TwoRounds, dealt, list, set, suit};

impl<const CROOKED: bool, const LAX: bool> OnlineGame for Toy<CROOKED, LAX> {
    fn deal(state: &TwoRounds, seed: Seed) -> Round {
        Round {
            is_lax: LAX,
            ..dealt(state, Seed(seed.0 ^ u64::from(CROOKED)))
        }
    }

    fn cards(dealt: &Round) -> Deal {
        let hands = dealt.hands.iter().map(|(_, hand)| list(*hand));
        hands.chain([list(dealt.rest())]).collect()
    }

    fn with_cards(dealt: &Round, cards: &Deal) -> Option<Round> {
        let sizes = |deal: &Deal| deal.iter().map(Vec::len).collect::<Vec<_>>();
        let mut all = cards.concat();
        all.sort_unstable();
        let is_pack = all.iter().copied().eq(0..PACK);
        let fits = is_pack && sizes(cards) == sizes(&Self::cards(dealt));
        let hand = |seat: Seat| set(&cards[seat.index()]);
        fits.then(|| Round {
            hands: BySeat::from_fn(dealt.seats(), hand),
            ..dealt.clone()
        })
    }

    fn can_be_sealed(_: &TwoRounds) -> bool {
        true
    }

    fn could_play(round: &Round, hand: &[u8], card: u8) -> bool {
        let follows = |led: &u8| set(hand) & suit(*led) == 0 || suit(card) == suit(*led);
        LAX || !round.last_cards().is_empty() || round.trick().first().is_none_or(follows)
    }

    fn card(card: u8) -> Option<u8> {
        Some(card)
    }
}
