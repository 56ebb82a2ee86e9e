//! Pairs of open cards.

use super::declaration::{Goal, Rules};
use super::goal::place_in_group;
use super::group::Kind;
use super::position::{Position, WASTE};

/// Whether the top cards of two piles go together; one king goes alone.
pub(super) fn is_pair(rules: &Rules, position: &Position, one: usize, other: usize) -> bool {
    let open = |pile: usize| match rules.group(pile).kind {
        Kind::Column => position.top(pile),
        Kind::Waste if pile == WASTE => position.top(pile),
        _ => None,
    };
    let (Some(first), Some(second)) = (open(one), open(other)) else {
        return false;
    };
    match rules.goal {
        Goal::Thirteens if one == other => first.rank() == 13,
        Goal::Thirteens => one < other && first.rank() + second.rank() == 13,
        Goal::Diagonals(_) if one < other => {
            let place = |pile| place_in_group(rules, pile);
            let (one, other) = (place(one), place(other));
            first.rank() == second.rank()
                && (one / 8).abs_diff(other / 8) == 1
                && (one % 8).abs_diff(other % 8) == 1
        }
        _ => false,
    }
}
