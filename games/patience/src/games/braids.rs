//! Games with single places around foundations.

use crate::rules::{
    Base, Build, Deal, Declaration, Group, Kind, Names, Order, Rules, Sources, Stock, Suits,
};

/// Up in suit, with an ace on a king.
const UP: Build = Build::new(Order::Up, Suits::Same).wrapping();

/// Four foundations, up in suit from the rank of the deal.
const CORNERS: Group = Group {
    build: UP,
    base: Base::OfDeal,
    ..Group::foundations(4)
};

/// 43: a cross of eleven single places; the base rank is chosen from four cards; two passes.
pub(super) const CROSS: Declaration = Declaration::new(
    "cross",
    43,
    Names::new("The Cross", "Das Kreuz", "La Croix", "Het kruis"),
    Rules {
        stock: Stock::Draw(1),
        passes: 2,
        chooses_base: true,
        deal: &[Deal::rows(3, 1), Deal::rows(4, 1)],
        ..Rules::new(
            1,
            &[
                CORNERS,
                Group {
                    space_from: Sources::new(&[Kind::Waste]),
                    ..Group::columns(11, Build::NONE)
                },
                Group::new(Kind::Reserve, 4),
            ],
        )
    },
);

/// 49: a braid of 24 cards whose end is free, twelve single places, one direction for all, three passes.
pub(super) const BRAID: Declaration = Declaration::new(
    "braid",
    49,
    Names::new("The Braid", "Der Zopf", "La Tresse", "De vlecht"),
    Rules {
        stock: Stock::Draw(1),
        passes: 3,
        deal: &[Deal::rows(3, 24), Deal::rows(4, 1), Deal::Base],
        ..Rules::new(
            2,
            &[
                Group {
                    build: Build::new(Order::Chosen, Suits::Same).wrapping(),
                    base: Base::OfDeal,
                    ..Group::foundations(8)
                },
                Group::new(Kind::Reserve, 1),
                Group {
                    space_from: Sources::new(&[Kind::Reserve, Kind::Waste]),
                    reserve_first: true,
                    ..Group::columns(12, Build::NONE)
                },
            ],
        )
    },
);

/// 68: a cross of five piles, down in any suit with a king on an ace; corners for foundations; one pass.
pub(super) const SEASONS: Declaration = Declaration::new(
    "four-seasons",
    68,
    Names::new(
        "Four Seasons",
        "Vier Jahreszeiten",
        "Les Quatre Saisons",
        "De vier jaargetijden",
    ),
    Rules {
        stock: Stock::Draw(1),
        deal: &[Deal::rows(3, 1), Deal::Base],
        ..Rules::new(
            1,
            &[
                CORNERS,
                Group::columns(5, Build::new(Order::Down, Suits::Any).wrapping()),
            ],
        )
    },
);
