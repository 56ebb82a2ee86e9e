//! Games of equal ranks and of pairs.

use crate::rules::{
    Base, Build, Deal, Declaration, Gather, Goal, Group, Kind, Names, Order, Refill, Rules, Stock,
    Suits,
};

/// Where pairs go.
const GONE: Group = Group {
    limit: u8::MAX,
    base: Base::None,
    build: Build::NONE,
    ..Group::foundations(1)
};

/// 44: four rows of eight; equal ranks that touch at corners go; three layouts, 12 of 16 pairs win.
pub(super) const DIAGONALS: Declaration = Declaration::new(
    "diagonal-pairs",
    44,
    Names::new(
        "Diagonal Pairs",
        "Schrägpaare",
        "Les Paires en diagonale",
        "Schuine paren",
    ),
    Rules {
        left_out: &[2, 3, 4, 5, 6],
        deal: &[Deal::rows(3, 1)],
        gather: Gather::Shuffle(2),
        goal: Goal::Diagonals(24),
        ..Rules::new(
            1,
            &[
                GONE,
                Group {
                    base: Base::None,
                    ..Group::columns(32, Build::NONE)
                },
            ],
        )
    },
);

/// 64: the hearts are a dial; equal ranks go onto it, colors alternate, two passes.
pub(super) const CLOCK: Declaration = Declaration {
    id: "clock",
    number: 64,
    names: Names::new(
        "The Child’s Clock",
        "Die (kinderleichte) Uhr",
        "L’Horloge (enfantine)",
        "De (kinderlijk eenvoudige) klok",
    ),
    option_of: None,
    rules: Rules {
        stock: Stock::Draw(1),
        passes: 2,
        deal: &[Deal::Hearts { group: 2 }],
        ..Rules::new(
            1,
            &[Group {
                build: Build::new(Order::Equal, Suits::Alternate),
                base: Base::None,
                limit: 4,
                ..Group::foundations(13)
            }],
        )
    },
};

/// 65: ten open cards; pairs of 13 go and are replaced; one extra card in the whole game.
pub(super) const THIRTEEN: Declaration = Declaration::new(
    "lucky-thirteen",
    65,
    Names::new(
        "Lucky Thirteen",
        "Die glückbringende Dreizehn",
        "Le Treize porte-bonheur",
        "Geluksgetal dertien",
    ),
    Rules {
        stock: Stock::Extra,
        goal: Goal::Thirteens,
        ..Rules::new(
            1,
            &[
                GONE,
                Group {
                    base: Base::None,
                    refill: Refill::Stock(1),
                    kind: Kind::Column,
                    ..Group::columns(10, Build::NONE)
                },
            ],
        )
    },
);
