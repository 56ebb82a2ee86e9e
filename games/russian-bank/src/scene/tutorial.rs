//! The tutorial: the beginning of one deal. Each step stops before one of its moves.

use cards::Seed;
use scene::{TableScene, TutorialMatch, TutorialTable};

use crate::bots::levels;
use crate::rules::{Match, MatchOptions, Options, cards_beginning_with};
use crate::scene::scene;
use crate::session::{MatchRecord, Player, SessionOptions};
use crate::words::{BOT_NAMES, Words};

/// The cards on top of each reserve, the uppermost one last. All other cards stay face down.
const RESERVES: [&str; 2] = ["3C TD KD 2S TH", "9D"];

/// The cards on top of each stock, the uppermost one first. The first eight of the learner become the columns.
const STOCKS: [&str; 2] = ["6D JC 8S AS 4C 4S 6H 8H QH 7C", "JH 6C"];

/// The moves of both players.
const MOVES: &str = "4-f r-2 r-f r-4 r-R draw d-w draw d-W draw d-w draw d-W";

/// The steps, in the order of their texts: the moves before each, and whether it asks for the next one.
const STEPS: [(usize, bool); 11] = [
    // The aim.
    (0, false),
    // The three piles.
    (0, false),
    // A foundation.
    (0, true),
    // From the reserve to a column.
    (1, true),
    // From the reserve to a foundation.
    (2, true),
    // A space.
    (3, true),
    // The opponent's reserve.
    (4, true),
    // Turning a card.
    (5, true),
    // The end of a turn.
    (6, true),
    // The opponent's waste.
    (12, true),
    // The end of a deal.
    (13, false),
];

/// The tables of the tutorial, each with the move that it asks for.
#[must_use]
pub fn tutorial(words: &Words) -> Vec<TutorialTable> {
    let tutorial = TutorialMatch::new(start(), MOVES, &STEPS);
    let scene = |table: &_| TableScene::typed(table, |table| scene(table, words));
    tutorial.tables(&scene, words.not_your_turn())
}

/// The match of the learner, who has seat 0, against a bot. `None` if its cards were not by the rules.
fn start() -> Option<MatchRecord> {
    let start = Match::new(MatchOptions::new(Options::default(), 1)?, Seed(0));
    let dealt = start
        .deal()
        .with_dealt(cards_beginning_with(RESERVES, STOCKS)?)?;
    let players = vec![
        Player::here(""),
        Player::bot(BOT_NAMES[0], levels::APPRENTICE),
    ];
    let options = SessionOptions::new(players, |_| start).ok()?;
    MatchRecord::new(options).with_deal(1, dealt)
}
