//! Games in which whole suits leave the table.

use cards::french::Suit;

use crate::rules::{
    Base, Build, Deal, Declaration, Down, Group, Kind, Names, Order, Rules, Sources, Stock, Suits,
    Take,
};

const ANY_SUIT: Build = Build::new(Order::Down, Suits::Any);
const IN_SUIT: Build = Build::new(Order::Down, Suits::Same);

/// Foundations for whole suits from king to ace, and ten columns.
const GROUPS: &[Group] = &[
    Group {
        build: Build::NONE,
        base: Base::Family,
        space_from: Sources::new(&[Kind::Column]),
        ..Group::foundations(8)
    },
    Group {
        take: Take::Run(IN_SUIT),
        ..Group::columns(10, ANY_SUIT)
    },
];

/// 63: four columns of six and six of five, down in any suit, runs of one suit are moved together.
pub(super) const SPIDER: Declaration = Declaration::new(
    "spider",
    63,
    Names::new(
        "Spider",
        "Die Spinne (Spider)",
        "L’Araignée (Spider)",
        "De spin (Spider)",
    ),
    spider_rules(&Suit::ALL),
);

/// 63, with spades only: eight cards of each rank.
pub(super) const SPIDER_ONE_SUIT: Declaration = Declaration {
    id: "spider-one-suit",
    option_of: Some("spider"),
    rules: spider_rules(&[Suit::Spades]),
    ..SPIDER
};

/// 63, with spades and hearts: four cards of each rank and suit.
pub(super) const SPIDER_TWO_SUITS: Declaration = Declaration {
    id: "spider-two-suits",
    option_of: Some("spider"),
    rules: spider_rules(&[Suit::Spades, Suit::Hearts]),
    ..SPIDER
};

/// 69: ten columns of five; a row from the stock on filled columns only.
pub(super) const GROUNDS: Declaration = Declaration::new(
    "grounds-for-a-divorce",
    69,
    Names::new(
        "Grounds for a Divorce",
        "Der Scheidungsgrund",
        "Motif de divorce",
        "Reden tot echtscheiding",
    ),
    Rules {
        stock: Stock::Rows {
            needs_filled: false,
            skips_spaces: true,
        },
        deal: &[Deal::Rows {
            group: 3,
            rows: 5,
            face_down: 4,
        }],
        ..Rules::new(2, GROUPS)
    },
);

const fn spider_rules(suits: &'static [Suit]) -> Rules {
    Rules {
        suits,
        stock: Stock::Rows {
            needs_filled: true,
            skips_spaces: false,
        },
        deal: &[Deal::Lengths {
            group: 3,
            lengths: &[6, 6, 6, 6, 5, 5, 5, 5, 5, 5],
            down: Down::Covered,
        }],
        ..Rules::new(2, GROUPS)
    }
}
