//! Kuhn poker: three cards, one to each of two players, and one bet. This file runs on the host and, as
//! a part of tests/web, in the browser.
//!
//! H. W. Kuhn, "A simplified two-person poker", 1950. Both players ante one chip; a bet is one chip.

use core::fmt;

use cards::{BySeat, Generator, Seat, SeatCount, SeatRange, Seed, below};
use game::conformance::{Suite, matches, perft_agrees};
use game::{Game, MoveLimit, OneRound, Turn, playthrough};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// A hand of Kuhn poker, from before its deal.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct Kuhn {
    /// The cards of the first players, 1 to 3 (jack to king).
    cards: Vec<u8>,
    /// For each action so far, whether it was a bet.
    bets: Vec<bool>,
}

/// An outcome of chance, or an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Move {
    /// Deals a card, 1 to 3.
    Deal(u8),
    /// Checks, or folds to a bet.
    Pass,
    /// Bets, or calls a bet.
    Bet,
}

/// A step of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// A card is dealt; only its player sees which.
    Dealt(Seat, Option<u8>),
    /// A player acts.
    Acted(Seat, Move),
    /// Both show their cards.
    Shown([u8; 2]),
}

/// One player's knowledge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct View {
    card: Option<u8>,
    cards_dealt: usize,
    bets: Vec<bool>,
    shown: Option<[u8; 2]>,
}

/// The move does not fit the turn.
#[derive(Debug)]
pub(crate) struct NotNow;

impl Kuhn {
    /// Whether nobody folded, so that the higher card wins.
    fn showdown(&self) -> bool {
        matches!(self.bets[..], [false, false] | [.., true, true])
    }

    /// The cards, once both have been shown.
    fn shown(&self) -> Option<[u8; 2]> {
        let cards = self.cards[..].try_into().ok();
        cards.filter(|_| self.showdown())
    }

    fn seat(&self, number: usize) -> Seat {
        self.seats().seats().nth(number % 2).expect("two seats")
    }
}

impl Game for Kuhn {
    const SEATS: SeatRange = SeatRange::new(2, 2);

    type Move = Move;
    type Moves = Vec<Move>;
    type Step = Step;
    type IllegalPlay = NotNow;
    type View = View;

    fn seats(&self) -> SeatCount {
        Self::SEATS.fewest()
    }

    fn turn(&self) -> Turn {
        match self.bets[..] {
            _ if self.cards.len() < 2 => Turn::Chance,
            [] | [_] | [false, true] => Turn::Seat(self.seat(self.bets.len())),
            _ => Turn::Over,
        }
    }

    fn legal(&self) -> Vec<Move> {
        let dealt = |card: &u8| self.cards.contains(card);
        match self.turn() {
            Turn::Chance => (1..=3)
                .filter(|card| !dealt(card))
                .map(Move::Deal)
                .collect(),
            Turn::Over => Vec::new(),
            _ => vec![Move::Pass, Move::Bet],
        }
    }

    fn check(&self, mv: Move) -> Result<(), NotNow> {
        match (self.turn(), mv) {
            (Turn::Chance, Move::Deal(card @ 1..=3)) if !self.cards.contains(&card) => Ok(()),
            (Turn::Seat(_), Move::Pass | Move::Bet) => Ok(()),
            _ => Err(NotNow),
        }
    }

    fn play_steps(&mut self, mv: Move, steps: &mut impl Extend<Step>) {
        if let Move::Deal(card) = mv {
            steps.extend([Step::Dealt(self.seat(self.cards.len()), Some(card))]);
            self.cards.push(card);
            return;
        }
        steps.extend([Step::Acted(self.seat(self.bets.len()), mv)]);
        self.bets.push(mv == Move::Bet);
        steps.extend(self.shown().map(Step::Shown));
    }

    fn payoffs(&self) -> Option<BySeat<i32>> {
        if self.turn() != Turn::Over {
            return None;
        }
        let first_wins = match self.bets[..] {
            [true, false] => true,
            [false, true, false] => false,
            _ => self.cards[0] > self.cards[1],
        };
        let chips = if matches!(self.bets[..], [.., true, true]) {
            2
        } else {
            1
        };
        let payoff = |seat| {
            if (seat == Seat::FIRST) == first_wins {
                chips
            } else {
                -chips
            }
        };
        Some(BySeat::from_fn(self.seats(), payoff))
    }

    fn payoff_sum(&self) -> Option<i32> {
        Some(0)
    }

    fn move_limit(&self) -> MoveLimit {
        MoveLimit::EndsWithin(5)
    }

    fn view(&self, seat: Seat) -> View {
        View {
            card: self.cards.get(seat.index()).copied(),
            cards_dealt: self.cards.len(),
            bets: self.bets.clone(),
            shown: self.shown(),
        }
    }

    fn seen_step(&self, step: Step, seat: Seat) -> Option<Step> {
        Some(match step {
            Step::Dealt(player, _) if player != seat => Step::Dealt(player, None),
            other => other,
        })
    }
}

impl fmt::Display for NotNow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the move does not fit the turn")
    }
}

impl core::error::Error for NotNow {}

/// Draws the other player's card again, unless both have been shown.
fn resample(game: &Kuhn, seat: Seat, generator: &mut Generator) -> Kuhn {
    let mut other = game.clone();
    let hidden = 1 - seat.index();
    if game.shown().is_none() && hidden < game.cards.len() {
        let own = game.cards.get(seat.index()).copied();
        let rest: Vec<u8> = (1..=3).filter(|card| Some(*card) != own).collect();
        let count = u32::try_from(rest.len()).expect("few");
        other.cards[hidden] = rest[below(generator, count) as usize];
    }
    other
}

fn suite() -> Suite<Kuhn> {
    let deals = (0..=4).map(Move::Deal);
    Suite {
        starts: vec![Kuhn::default()],
        games: if cfg!(target_arch = "wasm32") {
            20
        } else {
            300
        },
        seed: Seed(1),
        conceivable: deals.chain([Move::Pass, Move::Bet]).collect(),
        resample: |game, seat, generator| Some(resample(game, seat, generator)),
    }
}

#[test]
fn kuhn_poker_conforms() {
    let report = suite().run().expect("it conforms");
    assert!(report.resampled > report.games, "{report:?}");
    let make = |seed| OneRound::new(Kuhn::default(), seed);
    matches(make, (0..20).map(Seed), 1).expect("it conforms");
}

#[test]
fn deals_and_betting_sequences_are_counted() {
    // Three cards, then two; five ways to bet, of which one has a third action.
    perft_agrees(&Kuhn::default(), &[3, 6, 12, 24, 30, 30]).expect("the counts");
}

#[test]
fn the_playthrough_of_kuhn_poker_is_the_recorded_one() {
    let extent = playthrough::Extent {
        rounds: 1,
        moves: 5,
        views_every: 1,
    };
    let text = playthrough::write(OneRound::new(Kuhn::default(), Seed(11)), extent);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/kuhn.txt");
    let compared = playthrough::compare(path, include_str!("../data/kuhn.txt"), &text);
    assert_eq!(compared, Ok(()));
}
