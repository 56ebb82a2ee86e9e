//! Play by simple rules, from what the player to move knows.

use cards::{Generator, below};
use search::draw_move;

use crate::bots::useful::is_useful;
use crate::rules::{Move, Position, Source, Target, View};

/// Plays by simple rules, with some random moves.
#[derive(Clone, Copy, Debug)]
pub struct RulesPolicy {
    /// One of this number of moves is random, on average; 0 for none.
    pub random_in: u32,
}

impl RulesPolicy {
    /// The move of a view; `None` if it is not the viewer's turn.
    #[must_use]
    pub fn choose_from_view(self, view: &View, generator: &mut Generator) -> Option<Move> {
        let is_own_turn = view.known.to_move() == Some(view.me);
        is_own_turn.then(|| self.decide(&view.known, generator))?
    }

    pub(super) fn decide(self, position: &Position, generator: &mut Generator) -> Option<Move> {
        let legal = position.legal();
        if self.random_in > 0 && below(generator, self.random_in) == 0 {
            return draw_move(legal, generator);
        }
        let worth = |mv: &Move| (worth(position, *mv), core::cmp::Reverse(*mv));
        legal.into_iter().max_by_key(worth)
    }
}

/// How good a legal move looks: foundations first, then the reserve, then the opponent's piles, and moves from
/// column to column only if they lead to something.
fn worth(position: &Position, mv: Move) -> u8 {
    let Move::Carry(from, to) = mv else {
        return if mv == Move::Draw { 20 } else { 1 };
    };
    let makes_space = |column: u8| position.columns[usize::from(column)].second().is_none();
    match (from, to) {
        (Source::Reserve, Target::Foundation) => 100,
        (Source::Drawn, Target::Foundation) => 95,
        (Source::Waste, _) => 90,
        (Source::Column(column), Target::Foundation) if makes_space(column) => 85,
        (Source::Column(_), Target::Foundation) => 80,
        (Source::Reserve, Target::OtherReserve) => 78,
        (Source::Reserve, Target::OtherWaste) => 76,
        (Source::Reserve, Target::Column(column)) => {
            let is_space = position.columns[usize::from(column)].is_empty();
            if is_space { 70 } else { 74 }
        }
        (Source::Drawn, Target::OtherReserve) => 66,
        (Source::Drawn, Target::OtherWaste) => 64,
        (Source::Column(column), Target::Column(to)) => {
            let is_space = position.columns[usize::from(to)].is_empty();
            match (makes_space(column), is_useful(position, mv)) {
                (true, _) => 60,
                (false, true) if !is_space => 55,
                (false, true) => 30,
                (false, false) => 2,
            }
        }
        (Source::Column(column), _) if makes_space(column) => 58,
        (Source::Column(_), _) => 25,
        (Source::Drawn, Target::Column(_)) => 50,
        (Source::Reserve | Source::Drawn, Target::OwnWaste) => 10,
    }
}
