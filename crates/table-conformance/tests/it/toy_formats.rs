//! The toy game in the shared formats.

use cards::{BySeat, SeatCount, SeatRange, Seed};
use game::{CatalogueEntry, ChosenOptions, Game, GameInfo, GameKind, LevelId, MatchOption, Title};
use protocol::{CompactReader, CompactText, Deal, TableFormat};
use session::Day;

use crate::flaws::{Flaw, looks};
use crate::toy::{PACK, Round, ToyMatch, View};

/// All fields in order.
impl CompactText for View {
    fn put(&self, text: &mut String) {
        self.hand.put(text);
        let forgotten = usize::from(Flaw::ViewForgetsPlay.is_set());
        let played = self.played.len().saturating_sub(forgotten);
        self.played[..played].to_vec().put(text);
        self.is_to_move.put(text);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        Self {
            hand: Vec::take(text),
            played: Vec::take(text),
            is_to_move: bool::take(text),
        }
    }
}

pub(crate) const ROUNDS: MatchOption = MatchOption {
    id: "rounds",
    values: &["1", "2"],
    default: "1",
    only_for: None,
};

const CALM: LevelId = LevelId::new("calm");
const WILD: LevelId = LevelId::new("wild");

const ENTRY: CatalogueEntry = CatalogueEntry {
    id: "toy-tricks",
    title: Title::everywhere("Toy Tricks"),
    kind: GameKind::Table,
    seats: SeatRange::new(2, 3),
    address: "toy-tricks/",
};

impl TableFormat for Round {
    const INFO: &'static GameInfo = &GameInfo {
        levels: &[CALM, WILD],
        difficulties: &[CALM, CALM, WILD],
        options: &[ROUNDS],
        ..GameInfo::new(ENTRY, &[])
    };
    const DAILY_LEVEL: LevelId = CALM;

    fn start_text(start: &ToyMatch) -> String {
        let rounds = if Flaw::SaveForgetsOption.is_set() {
            1
        } else {
            start.rounds
        };
        rounds.to_string()
    }

    fn parse_start(seed: Seed, seats: SeatCount, text: &str) -> Option<ToyMatch> {
        let text = if Flaw::OptionReadsTwoTexts.is_set() {
            text.trim()
        } else {
            text
        };
        if Flaw::SaveIsUnreadableLater.is_set() && looks() > 0 {
            return None;
        }
        let rounds = ROUNDS.value(text)?.parse().ok()?;
        Some(ToyMatch::new(seats, rounds, seed))
    }

    fn dealt_text(dealt: &Round) -> String {
        let mut hands = dealt.hands.clone();
        if Flaw::DealForgetsCard.is_set() {
            hands[0].pop();
        }
        hands.to_text()
    }

    fn parse_dealt(text: &str) -> Option<Round> {
        let hands = Vec::<Vec<u8>>::read(text)?;
        let seats = Round::SEATS.seat_count(hands.len().try_into().ok()?);
        Some(Round {
            points: BySeat::new(seats.ok()?),
            played: Vec::new(),
            hands,
        })
    }

    fn start(seed: Seed, seats: SeatCount, options: &ChosenOptions) -> ToyMatch {
        let rounds = options.value(&ROUNDS).parse().unwrap_or(1);
        ToyMatch::new(seats, rounds, seed)
    }

    fn daily_start(day: Day) -> ToyMatch {
        let is_forgotten = Flaw::DayIsForgotten.is_set();
        let seed = if is_forgotten {
            Seed(1)
        } else {
            day.seed("toy")
        };
        ToyMatch::new(Self::SEATS.fewest(), 1, seed)
    }

    fn deal_from(match_state: &ToyMatch, seed: Seed) -> Round {
        Round::deal(game::Match::seats(match_state), &mut seed.generator())
    }

    fn cards(dealt: &Round) -> Deal {
        let mut cards = dealt.hands.clone();
        let is_left = |card: &u8| !cards.iter().flatten().any(|dealt| dealt == card);
        let rest = (1..=PACK).filter(is_left).collect();
        cards.push(rest);
        cards
    }

    fn with_cards(dealt: &Round, cards: &Deal) -> Option<Round> {
        let mut all: Vec<u8> = cards.concat();
        all.sort_unstable();
        let same = |(one, other): (&Vec<u8>, &Vec<u8>)| one.len() == other.len();
        let is_deal = Flaw::DealHasCardTwice.is_set()
            || all.into_iter().eq(1..=PACK) && cards.iter().zip(&Self::cards(dealt)).all(same);
        is_deal.then(|| Round {
            hands: cards[..dealt.hands.len()].to_vec(),
            ..dealt.clone()
        })
    }

    fn card(mv: u8) -> Option<u8> {
        Some(mv)
    }
}
