//! Points of a game in progress. They follow from its moves alone: undo takes them back, redo gives them again, and
//! time does not count.

use super::Play;
use crate::rules::{Declaration, Kind, PileStep, Position, Rules, Stock, play};

/// A way to score a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scoring {
    /// The usual one on computers, for Klondike and Spider.
    Standard,
    /// The wager of the casinos, for Klondike and Canfield: a pack is bought, and each card on a foundation pays.
    Vegas,
}

/// The things that bring or cost points.
enum Tariff {
    /// Moves to and from foundations, cards of the waste, cards turned up, and passes through the stock.
    Klondike(Passes),
    /// Moves, and whole suits.
    Spider,
    /// Cards on foundations.
    Vegas,
}

/// What passes through the stock cost.
struct Passes {
    /// The number of passes without a cost.
    free: i32,
    /// The points that each further one takes.
    cost: i32,
}

/// The points with which Spider begins.
const SPIDER_START: i32 = 500;

/// The points that a whole suit brings in Spider.
const SPIDER_SUIT: i32 = 100;

/// What the pack costs in Vegas: 1 for each card.
const VEGAS_PACK: i32 = 52;

/// What a card on a foundation pays in Vegas.
const VEGAS_CARD: i32 = 5;

impl Scoring {
    /// Every way to score.
    pub const ALL: [Self; 2] = [Self::Standard, Self::Vegas];

    /// The permanent name: one small word.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Vegas => "vegas",
        }
    }

    /// The way to score with a permanent name; `None` if there is none.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scoring| scoring.id() == id)
    }

    /// Whether a game can be scored like this.
    #[must_use]
    pub fn fits(self, game: &Declaration) -> bool {
        self.tariff(game).is_some()
    }

    /// What counts in a game. All readings of a printed game are scored alike.
    fn tariff(self, game: &Declaration) -> Option<Tariff> {
        match (self, game.option_of.unwrap_or(game.id)) {
            (Self::Standard, "klondike") => Some(Tariff::Klondike(passes(&game.rules))),
            (Self::Standard, "spider") => Some(Tariff::Spider),
            (Self::Vegas, "klondike" | "canfield") => Some(Tariff::Vegas),
            _ => None,
        }
    }
}

/// The points after the turns played; `None` if the game is not scored like this.
#[must_use]
pub fn score(play: &Play, scoring: Scoring) -> Option<i32> {
    Some(match scoring.tariff(play.game())? {
        Tariff::Klondike(passes) => klondike(play, &passes),
        Tariff::Spider => spider(play),
        Tariff::Vegas => vegas(play.rules(), play.position()),
    })
}

/// Klondike as on computers, never below 0.
fn klondike(play: &Play, passes: &Passes) -> i32 {
    let kind = |pile: u8| play.rules().group(pile.into()).kind;
    let (mut points, mut pass) = (0, 1);
    each_step(play, |step| {
        let change = match step {
            PileStep::Moved { from, to, .. } => match (kind(from), kind(to)) {
                (Kind::Waste, Kind::Column) => 5,
                (Kind::Waste | Kind::Column, Kind::Foundation) => 10,
                (Kind::Foundation, Kind::Column) => -15,
                _ => 0,
            },
            PileStep::Turned { .. } => 5,
            PileStep::TurnedOver => {
                pass += 1;
                if pass > passes.free { -passes.cost } else { 0 }
            }
            PileStep::Gathered => 0,
        };
        points = (points + change).max(0);
    });
    points
}

/// Spider as on computers. Moving a whole suit to a foundation does not count as a move, because other programs do it
/// by themselves.
fn spider(play: &Play) -> i32 {
    let foundations = play.rules().piles_of(Kind::Foundation);
    let is_full = |pile: &usize| !play.position().is_empty(*pile);
    let suits = to_points(foundations.filter(is_full).count());
    let moves = to_points(moves(play).count()) - suits;
    SPIDER_START - moves + SPIDER_SUIT * suits
}

/// The price of the pack, and the pay for all cards on foundations, also one that lies there from the deal on.
fn vegas(rules: &Rules, position: &Position) -> i32 {
    let foundations = rules.piles_of(Kind::Foundation);
    let cards = foundations.map(|pile| position.len(pile)).sum();
    VEGAS_CARD * to_points(cards) - VEGAS_PACK
}

/// What passes cost in Klondike: with single cards there is one free pass, with three at a time there are three.
const fn passes(rules: &Rules) -> Passes {
    match rules.stock {
        Stock::Draw(1) => Passes { free: 1, cost: 100 },
        _ => Passes { free: 3, cost: 20 },
    }
}

/// The moves played.
fn moves(play: &Play) -> impl Iterator<Item = crate::rules::Move> {
    play.all_turns().take(play.turns()).flatten().copied()
}

/// Plays the game from its deal on, and reports each step.
fn each_step(game: &Play, mut report: impl FnMut(PileStep)) {
    let mut position = *game.position_after(0);
    for mv in moves(game) {
        play(game.rules(), &mut position, mv, &mut report);
    }
}

/// A number of cards or moves, as points.
fn to_points(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}
