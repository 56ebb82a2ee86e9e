//! The end of a game: finishing it automatically.

use super::Play;
use crate::rules::{Kind, Move, Position, Rules, STOCK, check, is_won, legal, play};

/// The greatest number of moves for finishing a game.
const MAX_MOVES: usize = 1000;

/// The moves that finish the game, if all cards of the table lie open and it is won by going to the foundations
/// alone, drawing in between. `None` if not, or if the game is over.
#[must_use]
pub fn finish(state: &Play) -> Option<Vec<Move>> {
    let rules = state.rules();
    let mut position = *state.position();
    let has_covered = || {
        let mut piles = rules.piles_of(Kind::Column);
        piles.any(|pile| position.pile(pile).iter().any(|card| card.is_face_down()))
    };
    // Without columns the stock is the whole game.
    let is_drawing = rules.piles_of(Kind::Column).next().is_none() && !position.is_empty(STOCK);
    if has_covered() || is_drawing || is_won(rules, &position) {
        return None;
    }
    let (mut moves, mut draws) = (Vec::new(), 0);
    while moves.len() < MAX_MOVES {
        if is_won(rules, &position) {
            return Some(moves);
        }
        let mv = match to_foundation(rules, &position) {
            Some(mv) => {
                draws = 0;
                mv
            }
            // Everything has been drawn twice in vain.
            None if draws > 2 * rules.cards() => return None,
            None => {
                draws += 1;
                check(rules, &position, Move::Draw).ok()?;
                Move::Draw
            }
        };
        play(rules, &mut position, mv, &mut |_| ());
        moves.push(mv);
    }
    None
}

/// A move to a foundation from anywhere else.
fn to_foundation(rules: &Rules, position: &Position) -> Option<Move> {
    legal(rules, position).into_iter().find(|mv| match mv {
        Move::Cards { from, to, .. } => {
            rules.group(usize::from(*to)).kind == Kind::Foundation
                && rules.group(usize::from(*from)).kind != Kind::Foundation
        }
        _ => false,
    })
}
