//! The legality function: which cards may be taken, and where they may go.

use super::build::{Build, Order};
use super::declaration::{Goal, Rules, Stock};
use super::goal::{is_resting, is_won};
use super::group::{Base, Kind, Take};
use super::pairs::is_pair;
use super::position::{Direction, Position, STOCK};
use super::spaces::fits_space;
use super::{Move, PileCard, Refusal};

/// Checks a move.
///
/// # Errors
/// The reason why it is not legal.
pub fn check(rules: &Rules, position: &Position, mv: Move) -> Result<(), Refusal> {
    if is_won(rules, position) {
        return Err(Refusal::Over);
    }
    match mv {
        Move::Cards { from, to, count } => check_cards(rules, position, from, to, count),
        _ if is_choosing(rules, position) => Err(Refusal::ChooseFirst),
        Move::Draw if can_draw(rules, position) => Ok(()),
        Move::Draw => Err(Refusal::NoDraw),
        Move::Gather if position.gathered < rules.gather.times() => Ok(()),
        Move::Gather => Err(Refusal::NoGather),
        Move::Pair { one, other } => {
            let known = [one, other]
                .iter()
                .all(|pile| usize::from(*pile) < rules.piles());
            if !known {
                return Err(Refusal::NoSuchPile);
            }
            let is_pair = is_pair(rules, position, one.into(), other.into());
            is_pair.then_some(()).ok_or(Refusal::NoPair)
        }
    }
}

/// All legal moves, in order of piles.
#[must_use]
pub fn legal(rules: &Rules, position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    if is_won(rules, position) {
        return moves;
    }
    let choosing = is_choosing(rules, position);
    if !choosing && can_draw(rules, position) {
        moves.push(Move::Draw);
    }
    if !choosing && position.gathered < rules.gather.times() {
        moves.push(Move::Gather);
    }
    for from in 0..rules.piles() {
        for_each_unit(rules, position, from, |count| {
            let cards = unit(position, from, count);
            for to in 0..rules.piles() {
                if from != to && accepts(rules, position, from, cards, to) {
                    moves.push(Move::cards(from, to, count));
                }
            }
        });
    }
    if matches!(rules.goal, Goal::Thirteens | Goal::Diagonals(_)) {
        for one in 0..rules.piles() {
            for other in one..rules.piles() {
                if is_pair(rules, position, one, other) {
                    let [one, other] =
                        [one, other].map(|pile| u8::try_from(pile).unwrap_or(u8::MAX));
                    moves.push(Move::Pair { one, other });
                }
            }
        }
    }
    moves
}

/// Whether cards from a pile go onto another pile, as one unit. A foundation takes one card at a time.
#[must_use]
pub fn accepts(
    rules: &Rules,
    position: &Position,
    from: usize,
    cards: &[PileCard],
    to: usize,
) -> bool {
    let (source, group) = (rules.group(from).kind, rules.group(to));
    let Some(first) = cards.first().copied() else {
        return false;
    };
    if is_choosing(rules, position) {
        let first_foundation = rules.piles_of(Kind::Foundation).next();
        return source == Kind::Reserve && first_foundation == Some(to);
    }
    if is_from_reserved(rules, from) && !reserved_may_leave(rules, position, from, to) {
        return false;
    }
    if group.kind == Kind::Foundation && cards.len() > 1 && group.base != Base::Family {
        return false;
    }
    if position.len(to) + cards.len() > group.limit.into() {
        return false;
    }
    let Some(top) = position.top(to) else {
        return fits_space(rules, position, cards, (from, to));
    };
    if source == Kind::Stock && group.tops_up > 0 {
        return position.len(to) < group.tops_up.into();
    }
    group.from.has(source)
        && !top.is_face_down()
        && !is_resting(rules, position, to)
        && follows(group.build, position.direction, top, first)
}

/// Whether the player must first choose the rank of the foundations.
pub(super) fn is_choosing(rules: &Rules, position: &Position) -> bool {
    rules.chooses_base && position.base == 0
}

/// Whether `card` goes onto `top`; a chosen direction counts.
pub(super) fn follows(build: Build, direction: Direction, top: PileCard, card: PileCard) -> bool {
    let order = match (build.order, direction) {
        (Order::Chosen, Direction::Up) => Order::Up,
        (Order::Chosen, Direction::Down) => Order::Down,
        (order, _) => order,
    };
    Build { order, ..build }.allows(top, card)
}

fn check_cards(
    rules: &Rules,
    position: &Position,
    from: u8,
    to: u8,
    count: u8,
) -> Result<(), Refusal> {
    let (from, to) = (usize::from(from), usize::from(to));
    if from >= rules.piles() || to >= rules.piles() || from == to {
        return Err(Refusal::NoSuchPile);
    }
    let mut is_free = false;
    for_each_unit(rules, position, from, |unit| is_free |= unit == count);
    if !is_free {
        return Err(Refusal::NotFree);
    }
    let fits = accepts(rules, position, from, unit(position, from, count), to);
    fits.then_some(()).ok_or(Refusal::DoesNotFit)
}

/// The greatest number of top cards of a pile that may be moved together; 0 if none may be taken.
#[must_use]
pub fn longest_run(rules: &Rules, position: &Position, pile: usize) -> u8 {
    let mut longest = 0;
    for_each_unit(rules, position, pile, |count| longest = longest.max(count));
    longest
}

/// Calls `visit` for each number of cards that may be taken together, smallest first.
pub(super) fn for_each_unit(
    rules: &Rules,
    position: &Position,
    pile: usize,
    mut visit: impl FnMut(u8),
) {
    let cards = position.pile(pile);
    if cards.is_empty() {
        return;
    }
    if pile == STOCK {
        visit(1);
        return;
    }
    match rules.group(pile).take {
        Take::None => {
            if is_from_reserved(rules, pile) {
                visit(1);
            }
        }
        Take::Top => visit(1),
        Take::Run(build) => {
            visit(1);
            for (count, pair) in (2..).zip(cards.windows(2).rev()) {
                if pair[0].is_face_down() || !build.allows(pair[0], pair[1]) {
                    break;
                }
                visit(count);
            }
        }
        Take::Whole(build) => {
            visit(1);
            let is_run = cards.windows(2).all(|pair| build.allows(pair[0], pair[1]));
            if cards.len() > 1 && is_run {
                visit(u8::try_from(cards.len()).unwrap_or(u8::MAX));
            }
        }
    }
}

/// The cards of a unit, from bottom to top.
pub(super) fn unit(position: &Position, pile: usize, count: u8) -> &[PileCard] {
    let cards = position.pile(pile);
    if pile == STOCK {
        return &cards[..cards.len().min(1)];
    }
    &cards[cards.len().saturating_sub(count.into())..]
}

fn is_from_reserved(rules: &Rules, pile: usize) -> bool {
    matches!(rules.group(pile).base, Base::Reserved(_))
}

/// A card that rests on a reserved foundation may leave it. The two foundations of a suit in both
/// directions exchange cards.
fn reserved_may_leave(rules: &Rules, position: &Position, from: usize, to: usize) -> bool {
    if is_resting(rules, position, from) {
        return true;
    }
    let first = |pile| position.pile(pile).first();
    let exchanges = |pile| first(pile).is_some_and(|card: &PileCard| card.suit() == 3);
    rules.group(to).kind == Kind::Foundation
        && rules.group(to).build.order != rules.group(from).build.order
        && exchanges(from)
        && exchanges(to)
        && position.len(from) > 1
}

fn can_draw(rules: &Rules, position: &Position) -> bool {
    let has_stock = !position.is_empty(STOCK);
    let can_turn = || {
        let mut wastes = rules.piles_of(Kind::Waste);
        let has_pass = rules.passes == 0 || position.passes + 1 < rules.passes;
        has_pass && wastes.any(|pile| !position.is_empty(pile))
    };
    match rules.stock {
        Stock::Fills => false,
        Stock::Draw(_) | Stock::TwoWastes(_) => has_stock || can_turn(),
        Stock::Rows { needs_filled, .. } => {
            let mut columns = rules.piles_of(Kind::Column);
            has_stock && !(needs_filled && columns.any(|pile| position.is_empty(pile)))
        }
        Stock::Foundation => has_stock,
        Stock::Extra => {
            let no_pair = || {
                let piles = 0..rules.piles();
                let mut pairs =
                    piles.flat_map(|one| (one..rules.piles()).map(move |other| (one, other)));
                !pairs.any(|(one, other)| is_pair(rules, position, one, other))
            };
            has_stock && position.passes == 0 && no_pair()
        }
    }
}
