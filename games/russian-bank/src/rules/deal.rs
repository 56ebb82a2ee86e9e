//! Dealing (rules 1 to 4).

use cards::{Generator, Seat, shuffle};

use crate::rules::{COLUMNS, Column, Options, PackCard, Pile, Position, Side, two};

/// The cards of each player.
pub const DEALT: usize = 52;

/// The cards of a reserve.
pub const RESERVE: usize = 13;

/// The columns that each player lays out with the option *four each*.
const HALF: usize = COLUMNS / 2;

/// The cards of each player in the order in which they are dealt: the reserve from bottom to top, then the
/// stock from top to bottom.
pub type DealtCards = [[PackCard; DEALT]; 2];

/// Deals both packs, shuffled together or each to its owner.
pub(super) fn deal(options: Options, generator: &mut Generator) -> DealtCards {
    let mut cards: Vec<PackCard> = PackCard::all().collect();
    if options.packs_apart {
        let (one, other) = cards.split_at_mut(DEALT);
        shuffle(one, generator);
        shuffle(other, generator);
    } else {
        shuffle(&mut cards, generator);
    }
    let mut cards = cards.into_iter();
    [(); 2].map(|()| [(); DEALT].map(|()| cards.next().unwrap_or(PackCard::UNKNOWN)))
}

/// The cards of a deal in which these come first on each side, with spaces between: the last cards of the
/// reserve, then the first ones of the stock. The other cards follow in the order of their numbers. `None` if there
/// are too many, or one is there twice.
#[must_use]
pub fn cards_beginning_with(reserves: [&str; 2], stocks: [&str; 2]) -> Option<DealtCards> {
    let cards = |text: &str| -> Vec<PackCard> {
        let texts = text.split_whitespace();
        texts.filter_map(|text| text.parse().ok()).collect()
    };
    let [reserves, stocks] = [reserves, stocks].map(|piles| piles.map(cards));
    let named = [&reserves, &stocks];
    let is_named = |card: &PackCard| named.into_iter().flatten().flatten().any(|one| one == card);
    let mut others = PackCard::all().filter(|card| !is_named(card));
    let mut side = |seat: usize| {
        let (reserve, stock) = (&reserves[seat], &stocks[seat]);
        let below = others.by_ref().take(RESERVE.saturating_sub(reserve.len()));
        let mut side: Vec<PackCard> = below.collect();
        side.extend([&reserve[..], stock].concat());
        side.extend(others.by_ref().take(DEALT.saturating_sub(side.len())));
        side.try_into().ok()
    };
    Some([side(0)?, side(1)?])
}

/// The position before the first move. The player with the higher card on the reserve begins; if both are
/// equal, the one who does not deal. `cards` must have all 104.
pub(super) fn lay_out(options: Options, dealer: Seat, cards: &DealtCards) -> Position {
    let sides = cards.map(|cards| {
        let (reserve, stock) = cards.split_at(RESERVE);
        Side {
            reserve: reserve.iter().copied().collect(),
            unseen_reserve: 12,
            stock: stock.iter().rev().copied().collect(),
            is_seen: false,
            waste: Pile::default(),
        }
    });
    let mut position = Position {
        options,
        sides,
        columns: [Column::default(); COLUMNS],
        foundations: [0; 8],
        built: 0,
        turn: starter(dealer, cards),
        drawn: None,
        shifts: 0,
        idle_turns: 0,
        moves: 0,
        is_quiet: false,
        ending: None,
    };
    for column in 0..COLUMNS {
        let is_others = options.four_each && column < HALF;
        let seat = if is_others {
            position.other()
        } else {
            position.turn
        };
        let card = position.sides[seat.index()].stock.pop();
        position.columns[column] = card.into_iter().collect();
    }
    position
}

fn starter(dealer: Seat, cards: &DealtCards) -> Seat {
    let other = two().left_of(dealer);
    let height = |seat: Seat| cards[seat.index()][RESERVE - 1].height();
    if height(dealer) > height(other) {
        dealer
    } else {
        other
    }
}
