//! A hint from the open cards, without looking under the others.

use super::Play;
use super::ahead::{Ahead, ahead};
use super::taps::is_pointless;
use crate::rules::{
    Build, Kind, Move, Position, Rules, STOCK, Take, gone, is_safe, legal, play as play_on,
};

/// A move worth making, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The move.
    pub mv: Move,
    /// Why.
    pub reason: Reason,
}

/// Why a move is worth making, best reason last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reason {
    /// Nothing else is left.
    Left,
    /// The card is out of the way.
    Waits,
    /// It makes room for a move that brings the game on.
    Leads,
    /// A card comes that has been seen before, and can be played.
    Comes,
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
            Self::Left => "left",
            Self::Waits => "waits",
            Self::Leads => "leads",
            Self::Comes => "comes",
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

/// Whether no move helps any more, however many cards are drawn and whatever is moved to and fro: the game is lost.
#[must_use]
pub fn is_stuck(play: &Play) -> bool {
    !play.is_won() && open_hint(play).is_none()
}

/// The move with the best reason. `None` if the game is won, or no move helps any more. Who follows the hints comes
/// to an end: they never lead back to a position of the game.
#[must_use]
pub fn open_hint(play: &Play) -> Option<Hint> {
    let (rules, position) = (play.rules(), play.position());
    let all = legal(rules, position);
    let others = || all.iter().copied().filter(|mv| leads_on(play, *mv));
    let with_reason = |mv| {
        let reason = reason(rules, position, mv)?;
        Some(Hint { mv, reason })
    };
    // The first of equal ones: `max_by_key` would take the last.
    let best = others().filter_map(with_reason).reduce(|best, next| {
        if next.reason > best.reason {
            next
        } else {
            best
        }
    });
    if best.is_some_and(|best| best.reason > Reason::Draws) {
        return best;
    }
    let can = |mv| all.contains(&mv).then_some(mv);
    let with = |reason| move |mv| Hint { mv, reason };
    let gather = || can(Move::Gather).map(with(Reason::Left));
    let is_new = !knows_stock(play);
    let gone_after = |turns| gone(rules, play.position_after(turns));
    let most_gone = (0..=play.turns()).map(gone_after).max();
    match ahead(rules, position, most_gone.unwrap_or_default()) {
        Ahead::Nothing => gather(),
        _ if is_new && can(Move::Draw).is_some() => Some(with(Reason::Draws)(Move::Draw)),
        Ahead::Way(Move::Draw) => Some(with(Reason::Comes)(Move::Draw)),
        Ahead::Way(mv) => with_reason(mv).or_else(|| Some(with(Reason::Leads)(mv))),
        Ahead::Far => best.or_else(gather),
    }
}

/// Whether a move of cards leads to a position in which the game has not been.
fn leads_on(play: &Play, mv: Move) -> bool {
    if matches!(mv, Move::Draw | Move::Gather) {
        return false;
    }
    let mut after = *play.position();
    play_on(play.rules(), &mut after, mv, &mut |_| ());
    (0..play.turns()).all(|turns| *play.position_after(turns) != after)
}

/// Whether the player has seen all cards of the stock: it has been turned to its end before, perhaps in a turn that was
/// taken back.
fn knows_stock(play: &Play) -> bool {
    let mut positions = (0..=play.all_turns().count()).map(|turns| play.position_after(turns));
    positions.any(|position| position.is_empty(STOCK))
}

fn reason(rules: &Rules, position: &Position, mv: Move) -> Option<Reason> {
    let (from, to, count) = match mv {
        Move::Draw | Move::Gather => return None,
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
