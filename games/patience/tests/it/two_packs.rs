//! The solver's reductions change no verdict of small games with two packs, in which each card is there twice.

use patience::rules::{
    Base, Build, Deal, Down, Group, Kind, Order, Rules, Sources, Stock, Suits, Take,
};

use super::solver::agree_within;

const IN_SUIT: Build = Build::new(Order::Down, Suits::Same);
const ALTERNATING: Build = Build::new(Order::Down, Suits::Alternate);

/// Aces to threes.
const LOW: Rules = Rules {
    left_out: &[4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    ..Rules::new(2, &[])
};

/// Columns in suit and a stock of one pass, as Forty Thieves has them.
const fn thieves(groups: &'static [Group]) -> Rules {
    Rules {
        stock: Stock::Draw(1),
        deal: &const { [Deal::rows(3, 6)] },
        groups,
        shape: Rules::new(2, groups).shape,
        ..LOW
    }
}

fn decides_both(rules: &'static Rules, deals: u64) {
    let counts = agree_within(rules, deals, 20_000);
    assert!(counts[0] > 0 && counts[1] > 0, "{counts:?}");
}

#[test]
fn with_any_card_in_spaces() {
    static ANY_CARD: Rules = thieves(&[Group::foundations(8), Group::columns(2, IN_SUIT)]);
    decides_both(&ANY_CARD, 60);
}

#[test]
fn with_spaces_for_the_stock() {
    static STOCK_ONLY: Rules = thieves(&[
        Group::foundations(8),
        Group {
            space_from: Sources::new(&[Kind::Stock]),
            ..Group::columns(2, IN_SUIT)
        },
    ]);
    decides_both(&STOCK_ONLY, 60);
}

#[test]
fn with_rows_from_the_stock() {
    static SURPRISE: Rules = Rules {
        stock: Stock::Rows {
            needs_filled: false,
            skips_spaces: true,
        },
        deal: &[Deal::Lengths {
            group: 3,
            lengths: &[3, 5],
            down: Down::Covered,
        }],
        ..thieves(&[
            Group::foundations(8),
            Group {
                base: Base::Rank(3),
                take: Take::Run(ALTERNATING),
                ..Group::columns(2, ALTERNATING)
            },
        ])
    };
    decides_both(&SURPRISE, 60);
}

#[test]
fn with_cells() {
    static CELLS: Rules = Rules {
        stock: Stock::Fills,
        deal: &[Deal::rows(4, 8)],
        ..thieves(&[
            Group::foundations(8),
            Group::cells(1),
            Group::columns(3, ALTERNATING),
        ])
    };
    decides_both(&CELLS, 60);
}

#[test]
fn with_rays_that_the_stock_fills() {
    static STAR: Rules = Rules {
        stock: Stock::Fills,
        deal: &[Deal::rows(3, 3)],
        ..thieves(&[
            Group::foundations(8),
            Group {
                space_from: Sources::new(&[Kind::Stock, Kind::Column]),
                tops_up: 2,
                ..Group::columns(3, IN_SUIT)
            },
        ])
    };
    decides_both(&STAR, 60);
}
