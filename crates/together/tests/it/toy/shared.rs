//! The toy game in the shared formats.

use cards::{BySeat, Seat, SeatCount, Seed};
use game::{ChosenOptions, Game, GameInfo, LevelId};
use protocol::{Deal, TableFormat};
use session::Day;

use super::{ENTRY, PACK, Toy, TwoRounds, dealt, list, set, suit};

impl<const CROOKED: bool, const LAX: bool> TableFormat for Toy<CROOKED, LAX> {
    const INFO: &'static GameInfo = &GameInfo {
        levels: &[LevelId::new("bot")],
        difficulties: &[LevelId::new("bot"); 3],
        ..GameInfo::new(ENTRY, &[])
    };
    const DAILY_LEVEL: LevelId = LevelId::new("bot");

    fn start(seed: Seed, seats: SeatCount, _: &ChosenOptions) -> Self::Match {
        TwoRounds {
            seed,
            rounds: 0,
            totals: BySeat::new(seats),
        }
    }

    fn daily_start(day: Day) -> Self::Match {
        Self::start(
            day.seed("follow"),
            Self::SEATS.fewest(),
            &ChosenOptions::default(),
        )
    }

    fn deal_from(state: &Self::Match, seed: Seed) -> Self {
        dealt(state, Seed(seed.0 ^ u64::from(CROOKED)))
    }

    fn cards(dealt: &Self) -> Deal {
        let hands = dealt.hands.iter().map(|(_, hand)| list(*hand));
        hands.chain([list(dealt.rest())]).collect()
    }

    fn with_cards(dealt: &Self, cards: &Deal) -> Option<Self> {
        let sizes = |deal: &Deal| deal.iter().map(Vec::len).collect::<Vec<_>>();
        let mut all = cards.concat();
        all.sort_unstable();
        let is_pack = all.iter().copied().eq(0..PACK);
        let fits = is_pack && sizes(cards) == sizes(&Self::cards(dealt));
        let hand = |seat: Seat| set(&cards[seat.index()]);
        fits.then(|| Self {
            hands: BySeat::from_fn(dealt.seats(), hand),
            ..dealt.clone()
        })
    }

    fn can_be_sealed(_: &Self::Match) -> bool {
        true
    }

    fn could_play(round: &Self, hand: &[u8], card: u8) -> bool {
        let follows = |led: &u8| set(hand) & suit(*led) == 0 || suit(card) == suit(*led);
        LAX || !round.last_cards().is_empty() || round.trick().first().is_none_or(follows)
    }

    fn card(card: u8) -> Option<u8> {
        Some(card)
    }
}
