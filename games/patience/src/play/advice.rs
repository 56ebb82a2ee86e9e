//! A hint from the open cards, without looking under the others.

use super::Play;
use super::taps::is_pointless;
use crate::rules::{Build, Kind, Move, Position, Rules, STOCK, Take, is_safe, legal};

/// A move worth making, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The move.
    pub mv: Move,
    /// Why.
    pub reason: Reason,
}

/// Why a move is worth making, best reason last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reason {
    /// The table is gathered, as nothing else is left.
    Gathers,
    /// The card is out of the way.
    Waits,
    /// New cards come.
    Draws,
    /// A space is filled.
    Fills,
    /// Cards come into order.
    Builds,
    /// A card of the waste or of a cell is used.
    Uses,
    /// A pile becomes free.
    Frees,
    /// A card of the reserve is used.
    UsesReserve,
    /// A pair goes away.
    Pairs,
    /// A covered card is turned up.
    TurnsUp,
    /// The card goes to its foundation.
    GoesHome,
    /// The same, and nothing can need the card any more.
    GoesHomeSafely,
    /// It is part of a line that wins, with all cards known.
    Wins,
}

impl Reason {
    /// The permanent name of the reason, as the texts have it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Gathers => "gathers",
            Self::Waits => "waits",
            Self::Draws => "draws",
            Self::Fills => "fills",
            Self::Builds => "builds",
            Self::Uses => "uses",
            Self::Frees => "frees",
            Self::UsesReserve => "reserve",
            Self::Pairs => "pairs",
            Self::TurnsUp => "turns",
            Self::GoesHome => "home",
            Self::GoesHomeSafely => "safe",
            Self::Wins => "wins",
        }
    }
}

/// The move with the best reason; `None` if there is no move that helps.
#[must_use]
pub fn advice(play: &Play) -> Option<Advice> {
    let (rules, position) = (play.rules(), play.position());
    let moves = legal(rules, position).into_iter();
    let reasons = moves.filter_map(|mv| {
        let reason = reason(rules, position, mv)?;
        Some(Advice { mv, reason })
    });
    // The first of equal ones: `max_by_key` would take the last.
    reasons.reduce(|best, next| {
        if next.reason > best.reason {
            next
        } else {
            best
        }
    })
}

fn reason(rules: &Rules, position: &Position, mv: Move) -> Option<Reason> {
    let (from, to, count) = match mv {
        Move::Draw => return Some(Reason::Draws),
        Move::Gather => return Some(Reason::Gathers),
        Move::Pair { .. } => return Some(Reason::Pairs),
        Move::Cards { from, to, count } => (usize::from(from), usize::from(to), count),
    };
    let (source, target) = (rules.group(from).kind, rules.group(to).kind);
    if source == Kind::Foundation || is_pointless(rules, position, (from, to), count) {
        return None;
    }
    if target == Kind::Foundation {
        let safe = is_safe(rules, position, mv);
        return Some(if safe {
            Reason::GoesHomeSafely
        } else {
            Reason::GoesHome
        });
    }
    if target == Kind::Cell {
        return Some(Reason::Waits);
    }
    match source {
        Kind::Reserve => Some(Reason::UsesReserve),
        Kind::Waste | Kind::Cell => Some(Reason::Uses),
        Kind::Stock => Some(Reason::Fills),
        _ => from_column(rules, position, (from, to), count),
    }
}

/// A move from a column to another one.
fn from_column(
    rules: &Rules,
    position: &Position,
    (from, to): (usize, usize),
    count: u8,
) -> Option<Reason> {
    let below = position.len(from).checked_sub(usize::from(count) + 1);
    let Some(below) = below.map(|at| position.pile(from)[at]) else {
        return Some(Reason::Frees);
    };
    if below.is_face_down() {
        return Some(Reason::TurnsUp);
    }
    let first = position.pile(from)[position.len(from) - usize::from(count)];
    let run = match rules.group(from).take {
        Take::Run(build) | Take::Whole(build) => build,
        _ => rules.group(from).build,
    };
    let lies_well = |build: Build| build.allows(below, first);
    // A card that lies well already only goes where it lies no worse, so it stays.
    let better = position.top(to).is_some_and(|top| run.allows(top, first));
    (from != STOCK && !lies_well(run) && (better || !lies_well(rules.group(from).build)))
        .then_some(Reason::Builds)
}
