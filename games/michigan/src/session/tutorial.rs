//! The tutorial, the first deal of a match with few cards, and the played examples of the rules: as plain
//! data.

use cards::french::{PlayingCard, PlayingCardSet, Suit};
use cards::{Seat, SeatCount};

use super::display_state::ante;
use crate::rules::{Decision, boodle_card};

/// A step of the tutorial: how far the deal has come, and what is asked for. The learner has seat 0 of
/// four players, the last of whom has dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tutorial {
    /// The number of runs that have been played.
    runs: usize,
    /// Whether the stop after the last run is shown.
    is_stop_shown: bool,
    /// The decision; empty if there is none.
    wanted: &'static str,
}

/// A table to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The cards of the last run: a seat, a colon and a card, with spaces between.
    run: &'static str,
    /// The hand of seat 0: cards with spaces between.
    hand: &'static str,
}

/// The runs of the tutorial, as in [`Example`]. Each ends because the next card is in the dead hand, or with
/// an ace.
const RUNS: [&str; 7] = [
    "0:4S 0:5S 1:6S 3:7S",
    "3:8C 0:9C",
    "0:3H 2:4H",
    "2:2D 1:3D 3:4D 3:5D 1:6D",
    "1:2C 2:3C 2:4C",
    "2:JH 1:QH 0:KH 0:AH",
    "0:TS",
];

const fn step(runs: usize, wanted: &'static str) -> Tutorial {
    Tutorial {
        runs,
        is_stop_shown: true,
        wanted,
    }
}

impl Tutorial {
    /// The steps, in the order of `tutorial_steps`.
    pub const STEPS: [Self; 10] = [
        // The boodle cards.
        step(0, ""),
        // The dead hand.
        step(0, "keep"),
        // A lead.
        step(0, "4S"),
        // Cards that follow.
        Self {
            is_stop_shown: false,
            ..step(1, "")
        },
        // A stop.
        step(1, ""),
        // Another suit, the lowest card.
        step(2, "3H"),
        // The chips of a boodle card.
        step(6, ""),
        // The last card.
        step(6, "TS"),
        // The end of a deal.
        step(7, ""),
        // The end of a match.
        step(7, ""),
    ];

    /// The number of cards that are dealt to each hand.
    pub const DEALT: usize = 7;

    /// The number of players.
    #[must_use]
    pub fn seats() -> SeatCount {
        super::four()
    }

    /// The dealer.
    #[must_use]
    pub fn dealer() -> Seat {
        Self::seats().seats().last().unwrap_or(Seat::FIRST)
    }

    /// The decision that is asked for; `None` if there is only something to read.
    #[must_use]
    pub fn wanted(self) -> Option<Decision> {
        self.wanted.parse().ok()
    }

    /// All cards played, in order, each with its player.
    #[must_use]
    pub fn plays(self) -> Vec<(Seat, PlayingCard)> {
        let runs = RUNS.iter().take(self.runs);
        runs.flat_map(|run| plays(run)).collect()
    }

    /// The number of cards played before the last run.
    #[must_use]
    pub fn run_start(self) -> usize {
        let runs = RUNS.iter().take(self.runs.saturating_sub(1));
        runs.map(|run| plays(run).count()).sum()
    }

    /// The learner's hand.
    #[must_use]
    pub fn hand(self) -> PlayingCardSet {
        let played = self.plays();
        let own = RUNS.iter().flat_map(|run| plays(run));
        let own = own.filter(|play| play.0 == Seat::FIRST && !played.contains(play));
        own.map(|(_, card)| card).collect()
    }

    /// The number of cards in a player's hand.
    #[must_use]
    pub fn cards_left(self, seat: Seat) -> usize {
        let played = self.plays().into_iter();
        let played = played.filter(|(player, _)| *player == seat);
        Self::DEALT.saturating_sub(played.count())
    }

    /// The last card before the stop that is shown.
    #[must_use]
    pub fn stopped_at(self) -> Option<PlayingCard> {
        let (_, last) = *self.plays().last()?;
        self.is_stop_shown.then_some(last)
    }

    /// The cards that may be led: the lowest of each suit that has not just stopped.
    #[must_use]
    pub fn leads(self) -> PlayingCardSet {
        let stopped = self.stopped_at().map(PlayingCard::suit);
        let suits = Suit::ALL.into_iter().filter(|suit| Some(*suit) != stopped);
        suits
            .filter_map(|suit| self.hand().suited(suit).lowest())
            .collect()
    }

    /// Whether the learner has no cards left, and has won the deal.
    #[must_use]
    pub fn is_won(self) -> bool {
        self.hand().is_empty()
    }

    /// The chips on the boodle card of a suit.
    #[must_use]
    pub fn chips_on(self, suit: Suit) -> i32 {
        if self.taker_of(suit).is_some() {
            0
        } else {
            Self::antes()
        }
    }

    /// The chips of a player since the beginning, antes and final payments included.
    #[must_use]
    pub fn chips(self, seat: Seat) -> i32 {
        let antes = ante(seat, Self::dealer()) * 4;
        let taken = Suit::ALL.into_iter();
        let taken = taken.filter(|suit| self.taker_of(*suit) == Some(seat));
        let taken: i32 = taken.map(|_| Self::antes()).sum();
        let paid = |seat| i32::try_from(self.cards_left(seat)).unwrap_or_default();
        let others = Self::seats().seats().skip(1);
        let payment = match seat {
            _ if !self.is_won() => 0,
            Seat::FIRST => others.map(paid).sum(),
            seat => -paid(seat),
        };
        taken + payment - antes
    }

    /// The player who has played the boodle card of a suit.
    fn taker_of(self, suit: Suit) -> Option<Seat> {
        let plays = self.plays();
        let mut takes = plays.iter().filter(|play| play.1 == boodle_card(suit));
        takes.next().map(|play| play.0)
    }

    /// The chips that lie on each boodle card after the antes.
    fn antes() -> i32 {
        let seats = Self::seats().seats();
        seats.map(|seat| ante(seat, Self::dealer())).sum()
    }
}

impl Example {
    /// The examples of the rules, in the order of `rules_captions`.
    pub const RULES: [Self; 3] = [
        Self {
            run: "3:3D 3:4D 0:5D",
            hand: "2S 9H",
        },
        Self {
            run: "2:QD 1:KD 3:AD",
            hand: "",
        },
        Self {
            run: "1:8H 0:9H",
            hand: "2C 6C 7S JH KH",
        },
    ];

    /// The cards of the last run.
    pub fn run(&self) -> impl Iterator<Item = PlayingCard> {
        plays(self.run).map(|(_, card)| card)
    }

    /// The hand of seat 0.
    pub fn hand(&self) -> impl Iterator<Item = PlayingCard> {
        let cards = self.hand.split_whitespace();
        cards.filter_map(|card| card.parse().ok())
    }
}

/// The cards of a run, each with its player.
fn plays(run: &'static str) -> impl Iterator<Item = (Seat, PlayingCard)> {
    run.split_whitespace().filter_map(|play| {
        let (seat, card) = play.split_once(':')?;
        let seat = Tutorial::seats().seat(seat.parse().ok()?).ok()?;
        Some((seat, card.parse().ok()?))
    })
}
