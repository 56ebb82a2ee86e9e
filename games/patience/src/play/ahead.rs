//! Looking ahead: is there still a way to a move that cannot be taken back?

use crate::rules::{
    Goal, Kind, Move, PileCard, Position, Rules, STOCK, Stock, accepts, check, gone, is_won, legal,
    play,
};

/// The greatest number of tables that are looked at.
const MAX_TABLES: usize = 500;

/// What lies ahead of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ahead {
    /// A move that brings the game on, or the first one of a short way to such a move.
    Way(Move),
    /// No way is found, or the only ways are too long to be found.
    Nothing,
    /// No way is found so far, and there is too much to look at.
    Far,
}

/// Looks at the tables that can be reached without bringing the game on, nearest first. Gathering does not count.
///
/// First no card comes back from a foundation: there are many ways to do that, and most lead nowhere. `most_gone` is the
/// greatest number of cards that were where they belong so far: a card that only goes back there does not count.
pub(super) fn ahead(rules: &Rules, start: &Position, most_gone: usize) -> Ahead {
    let drawn = free_by_drawing(rules, start);
    let search = |with_foundations| search(rules, start, (most_gone, &drawn), with_foundations);
    match search(false) {
        Ahead::Nothing => match search(true) {
            Ahead::Far => Ahead::Nothing,
            found => found,
        },
        found => found,
    }
}

fn search(
    rules: &Rules,
    start: &Position,
    (most_gone, drawn): (usize, &[Free]),
    with_foundations: bool,
) -> Ahead {
    let mut found: Vec<(Position, Option<Move>)> = vec![(*start, None)];
    let mut next = 0;
    while let Some((position, first)) = found.get(next).copied() {
        next += 1;
        for mv in legal(rules, &position) {
            let is_back = matches!(mv, Move::Cards { from, .. } if rules.group(from.into()).kind == Kind::Foundation);
            let is_turn = mv == Move::Draw && turns_cards(rules);
            if mv == Move::Gather || is_turn || is_back && !with_foundations {
                continue;
            }
            let mut after = position;
            play(rules, &mut after, mv, &mut |_| ());
            if brings_on(rules, most_gone, (&position, &after), mv) {
                return Ahead::Way(first.unwrap_or(mv));
            }
            if !found.iter().any(|(seen, _)| *seen == after) {
                if found.len() == MAX_TABLES {
                    return Ahead::Far;
                }
                found.push((after, first.or(Some(mv))));
            }
        }
        // No move on the way takes a card from stock or waste, so the same cards come at every table.
        let goes = |(from, card): &Free| {
            (0..rules.piles())
                .any(|to| to != *from && accepts(rules, &position, *from, &[*card], to))
        };
        if drawn.iter().any(goes) {
            return Ahead::Way(first.unwrap_or(Move::Draw));
        }
    }
    Ahead::Nothing
}

/// Whether drawing only turns cards of the stock, and changes nothing on the table.
const fn turns_cards(rules: &Rules) -> bool {
    matches!(rules.stock, Stock::Draw(_) | Stock::TwoWastes(_))
}

/// A card that may be played from a pile.
type Free = (usize, PileCard);

/// The cards that drawing alone makes free, however many are drawn before them.
fn free_by_drawing(rules: &Rules, start: &Position) -> Vec<Free> {
    let mut free = Vec::new();
    let mut position = *start;
    if !turns_cards(rules) {
        return free;
    }
    for _ in 0..=2 * rules.cards() {
        if check(rules, &position, Move::Draw).is_err() {
            break;
        }
        play(rules, &mut position, Move::Draw, &mut |_| ());
        if position == *start {
            break;
        }
        for from in rules.piles_of(Kind::Waste).chain([STOCK]) {
            let cards = position.pile(from);
            let card = if from == STOCK {
                cards.first()
            } else {
                cards.last()
            };
            let card = card.map(|card| (from, *card));
            free.extend(card.filter(|card| !free.contains(card)));
        }
    }
    free
}

/// Whether a move leads to where no further moves lead back from: a pair goes, a card is turned up, a card leaves the
/// stock, the waste or the reserve for the table, or more cards than ever before are where they belong.
fn brings_on(
    rules: &Rules,
    most_gone: usize,
    (before, after): (&Position, &Position),
    mv: Move,
) -> bool {
    let is_row = || matches!(rules.stock, Stock::Rows { .. });
    match mv {
        Move::Pair { .. } | Move::Gather => true,
        Move::Draw => is_row() || is_won(rules, after),
        Move::Cards { .. } => {
            rules.goal == Goal::Rows
                || gone(rules, after) > most_gone
                || waiting(rules, after) < waiting(rules, before)
        }
    }
}

/// The number of cards that lie face down, or in the stock, the waste or the reserve.
fn waiting(rules: &Rules, position: &Position) -> usize {
    let count = |pile| match rules.group(pile).kind {
        Kind::Stock | Kind::Waste | Kind::Reserve => position.len(pile),
        _ => {
            let cards = position.pile(pile).iter();
            cards.filter(|card| card.is_face_down()).count()
        }
    };
    (0..rules.piles()).map(count).sum()
}
