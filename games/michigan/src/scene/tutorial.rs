//! The tutorial: the first deal of a match, with few cards.

use cards::french::{PlayingCard, PlayingCardSet};
use cards::{BySeat, Seed};
use scene::{TableScene, TutorialMatch, TutorialTable};
use session::{Controller, MatchRecord, Player};

use super::scene;
use crate::rules::{Deal, Layout, Match, MatchOptions, Options, Round};
use crate::session::four;
use crate::words::{BOT_NAMES, Words};

/// The hands of the learner and of the three others, the last of whom has dealt.
const HANDS: [&str; 4] = [
    "3H KH AH 9C 4S 5S TS",
    "QH 2C 3D 6D KD 6S 9S",
    "4H JH 3C 4C 2D 8D QS",
    "8C QC 4D 5D QD 7S KS",
];

/// The dead hand: the cards at which suits stop, and one more.
const DEAD: &str = "5H 5C TC 7D 8S JS AS";

/// The decisions of all players.
const MOVES: &str = "keep keep keep keep 4S 8C 3H 2D 2C JH TS";

/// The steps, in the order of `tutorial_steps`: the decisions before each, and whether it asks for the next one.
const STEPS: [(usize, bool); 10] = [
    // The boodle cards.
    (1, false),
    // The dead hand.
    (1, true),
    // A lead.
    (4, true),
    // Cards that follow.
    (5, false),
    // A stop.
    (5, false),
    // Another suit, the lowest card.
    (6, true),
    // The chips of a boodle card.
    (10, false),
    // The last card.
    (10, true),
    // The end of a deal.
    (11, false),
    // The end of a match.
    (11, false),
];

/// The step of the cards that follow, counting from 0: what stops them is told in the next one.
const BEFORE_STOP: usize = 3;

/// The tables of the tutorial, each with the move that it asks for.
#[must_use]
pub fn tutorial(words: &Words) -> Vec<TutorialTable> {
    let tutorial = TutorialMatch::new(start(), MOVES, &STEPS);
    let scene = |table: &_| TableScene::typed(table, |table| scene(table, words));
    let mut tables = tutorial.tables(&scene, words.not_your_turn());
    for (at, (table, wanted)) in tables.iter_mut().enumerate() {
        // Several runs may come between two steps. Their cards go straight to the places where they lie then.
        table.steps.clear();
        if at == BEFORE_STOP {
            table.news.clear();
        }
        if wanted.is_none() {
            for seat in &mut table.seats {
                seat.is_to_move = false;
            }
        }
    }
    tables
}

/// The match of the learner, who has seat 0. `None` if it cannot be.
fn start() -> Option<MatchRecord> {
    let cards = |text: &str| -> PlayingCardSet {
        let cards = text.split(' ').map(str::parse::<PlayingCard>);
        cards.filter_map(Result::ok).collect()
    };
    let deal = Deal {
        options: Options::default(),
        dealer: four().seats().last()?,
        layout: Layout::default(),
        hands: BySeat::from_fn(four(), |seat| cards(HANDS[seat.index()])),
        dead: cards(DEAD),
        is_last: false,
    };
    let others = BOT_NAMES.into_iter().map(|name| Player {
        name: name.into(),
        controller: Controller::Online,
    });
    let players = [Player::here("")].into_iter().chain(others).take(4);
    let start = |seats| Match::new(seats, MatchOptions::default(), Seed(0));
    let options = session::MatchOptions::new(players.collect(), start).ok()?;
    MatchRecord::new(options).with_deal(1, Round::new(deal))
}
