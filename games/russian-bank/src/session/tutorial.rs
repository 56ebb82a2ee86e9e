//! The tutorial: the beginning of one deal, as plain data. Each step stops before one of its moves.

use cards::Seed;
use session::TableGame;

use crate::bots::levels;
use crate::rules::{
    DEALT, DealtCards, Match, MatchOptions, Move, Options, PackCard, RESERVE, Round,
};
use crate::session::{MatchRecord, Player, Session, SessionOptions};
use crate::words::BOT_NAMES;

/// A step of the tutorial. The learner has seat 0, and plays against a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tutorial {
    /// The number of moves before it.
    pub moves: usize,
    /// Whether it asks for the next move.
    is_task: bool,
}

/// The cards on top of each reserve, the uppermost one last. All other cards stay face down.
const RESERVES: [&str; 2] = ["3C TD KD 2S TH", "9D"];

/// The cards on top of each stock, the uppermost one first. The first eight of the learner become the columns.
const STOCKS: [&str; 2] = ["6D JC 8S AS 4C 4S 6H 8H QH 7C", "JH 6C"];

/// The moves of both players.
const MOVES: &str = "4-f r-2 r-f r-4 r-R draw d-w draw d-W draw d-w draw d-W";

const fn step(moves: usize, is_task: bool) -> Tutorial {
    Tutorial { moves, is_task }
}

impl Tutorial {
    /// The steps, in the order of their texts.
    pub const STEPS: [Self; 11] = [
        // The aim.
        step(0, false),
        // The three piles.
        step(0, false),
        // A foundation.
        step(0, true),
        // From the reserve to a column.
        step(1, true),
        // From the reserve to a foundation.
        step(2, true),
        // A space.
        step(3, true),
        // The opponent's reserve.
        step(4, true),
        // Turning a card.
        step(5, true),
        // The end of a turn.
        step(6, true),
        // The opponent's waste.
        step(12, true),
        // The end of a deal.
        step(13, false),
    ];

    /// The move that the step asks for; `None` if there is only something to read.
    #[must_use]
    pub fn wanted(self) -> Option<Move> {
        let next = moves().nth(self.moves);
        next.filter(|_| self.is_task)
    }

    /// A match that has come to the step. `None` if its cards or its moves were not by the rules.
    #[must_use]
    pub fn record(self) -> Option<MatchRecord> {
        let start = Match::new(MatchOptions::new(Options::default(), 1)?, Seed(0));
        let dealt = dealt(&start)?;
        let players = vec![
            Player::here(""),
            Player::bot(BOT_NAMES[0], levels::APPRENTICE),
        ];
        let options = SessionOptions::new(players, |_| start).ok()?;
        let mut record = MatchRecord::new(options).with_deal(1, dealt)?;
        for mv in moves().take(self.moves) {
            record.play(Round::word(mv)).ok()?;
        }
        Some(record)
    }

    /// The match of the step at a table.
    #[must_use]
    pub fn session(self) -> Option<Session> {
        let (session, _) = Session::restored(self.record()?);
        Some(session)
    }
}

fn moves() -> impl Iterator<Item = Move> {
    MOVES.split(' ').filter_map(|text| text.parse().ok())
}

/// The deal. The cards that stay face down follow in the order of their numbers.
fn dealt(start: &Match) -> Option<Round> {
    let [reserves, stocks] = [RESERVES, STOCKS].map(|piles| piles.map(cards));
    let named = [&reserves, &stocks];
    let is_named = |card: &PackCard| named.into_iter().flatten().flatten().any(|one| one == card);
    let mut others = PackCard::all().filter(|card| !is_named(card));
    let mut side = |reserve: &[PackCard], stock: &[PackCard]| {
        let below = others.by_ref().take(RESERVE - reserve.len());
        let mut side: Vec<PackCard> = below.collect();
        side.extend([reserve, stock].concat());
        side.extend(others.by_ref().take(DEALT - side.len()));
        side.try_into().ok()
    };
    let cards: DealtCards = [
        side(&reserves[0], &stocks[0])?,
        side(&reserves[1], &stocks[1])?,
    ];
    start.deal().with_dealt(cards)
}

/// Reads cards with spaces between.
fn cards(text: &str) -> Vec<PackCard> {
    let cards = text.split(' ');
    cards.filter_map(|text| text.parse().ok()).collect()
}
