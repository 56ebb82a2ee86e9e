//! The tutorial: two rounds with few cards, the second of which is near its end.

use cards::french::PlayingCard;
use cards::{BySeat, Seat, Seed};
use game::Game;
use scene::{TableScene, TutorialMatch, TutorialTable};
use session::Controller;

use super::scene;
use crate::rules::{Match, MatchOptions, Options};
use crate::session::{MatchRecord, Player, SessionOptions, Tutorial};
use crate::words::{BOT_NAMES, Words};

/// The hands of the learner, who leads, and of the other player.
const HANDS: [&str; 2] = [
    "8S AS 9H 6C TC 7D JD",
    "TS JS JH QH 8C 9C KC AC 8D 9D QD KS",
];

/// The decisions of both players.
const MOVES: &str = "6C 9C 8D JD 8S TS AC 9H 7D QD KC take JH QH take JS 9D QD AS take";

/// The steps, in the order of their texts: the decisions before each, and whether it asks for the next one.
const STEPS: [(usize, bool); 9] = [
    // Everybody's own trump suit.
    (0, false),
    // The lead.
    (0, true),
    // Beating in the suit.
    (3, true),
    // The second card.
    (4, true),
    // Beating with a trump.
    (7, true),
    // Taking three.
    (11, true),
    // Taking five. A trump of one player is a plain card for the other.
    (14, true),
    // The ace of the other player's trumps.
    (18, true),
    // Taking the whole pile.
    (20, false),
];

/// The hands of the second round.
const LAST_HANDS: [&str; 2] = ["6C KD 9S TC QH", "9C QD QS 7C JS 8D KC"];

/// The decisions of the second round.
const LAST_MOVES: &str = "6C 9C QD KD 9S QS 7C TC QH";

/// The steps of the second round.
const LAST_STEPS: [(usize, bool); 3] = [
    // The last card.
    (8, true),
    // Out, and the loser.
    (9, false),
    // The end of a match.
    (9, false),
];

/// The tables of the tutorial, each with the move that it asks for.
#[must_use]
pub fn tutorial(words: &Words) -> Vec<TutorialTable> {
    let scene = |table: &_| {
        let mut scene = TableScene::typed(table, |table| scene(table, words));
        // The cards go straight to the places where they lie at the next step, and the text of the step says why.
        scene.steps.clear();
        scene.news.clear();
        scene.outcome = None;
        scene
    };
    let first = TutorialMatch::new(start(HANDS), MOVES, &STEPS);
    let last = TutorialMatch::new(start(LAST_HANDS), LAST_MOVES, &LAST_STEPS);
    let mut tables = [first, last]
        .map(|round| round.tables(&scene, words.not_your_turn()))
        .concat();
    for (table, _) in tables.iter_mut().filter(|(_, wanted)| wanted.is_none()) {
        for seat in &mut table.seats {
            seat.is_to_move = false;
        }
    }
    tables
}

/// A match of the learner, who has seat 0. `None` if it cannot be.
fn start(hands: [&str; 2]) -> Option<MatchRecord> {
    let trumps = [Tutorial::OWN, Tutorial::OTHER];
    let options = MatchOptions::new(&trumps, 1, Options::default()).ok()?;
    let mut matches = (0..100).map(|seed| Match::new(options, Seed(seed)));
    let start = matches.find(|start| start.dealer() != Seat::FIRST)?;
    let hand = |text: &str| {
        let cards = text.split(' ').map(str::parse::<PlayingCard>);
        cards.filter_map(Result::ok).collect()
    };
    let round = start.deal();
    let hands = BySeat::from_fn(round.seats(), |seat| hand(hands[seat.index()]));
    let other = Player {
        name: BOT_NAMES[0].into(),
        controller: Controller::Online,
    };
    let options = SessionOptions::new(vec![Player::here(""), other], |_| start).ok()?;
    MatchRecord::new(options).with_deal(1, round.with_few_cards(hands))
}
