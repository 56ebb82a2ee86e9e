//! Games with open columns, of which single cards are moved.

use crate::rules::{
    Base, Build, Deal, Declaration, Group, Kind, Names, Order, Rules, Sources, Stock, Suits, Take,
};

const ANY_SUIT: Build = Build::new(Order::Down, Suits::Any);
const IN_SUIT: Build = Build::new(Order::Down, Suits::Same);

/// 45: aces out, eight columns of six, down in any suit; runs of one suit are moved together.
pub(super) const BELEAGUERED_CASTLE: Declaration = Declaration::new(
    "beleaguered-castle",
    45,
    Names::new(
        "Beleaguered Castle",
        "Die Berlinerin (Beleaguered Castle)",
        "La Berlinoise (Beleaguered Castle)",
        "De Berlijnse (Beleaguered Castle)",
    ),
    castle_rules(&[
        Group::foundations(4),
        Group {
            take: Take::Run(IN_SUIT),
            single_to_space: true,
            ..Group::columns(8, ANY_SUIT)
        },
    ]),
);

/// 45, single cards only.
pub(super) const BELEAGUERED_CASTLE_SINGLE: Declaration = Declaration {
    id: "beleaguered-castle-single",
    option_of: Some("beleaguered-castle"),
    rules: castle_rules(&[Group::foundations(4), Group::columns(8, ANY_SUIT)]),
    ..BELEAGUERED_CASTLE
};

const fn castle_rules(groups: &'static [Group]) -> Rules {
    Rules {
        deal: &[
            Deal::Rank { group: 2, rank: 1 },
            Deal::RowsWithPlay { group: 3, rows: 6 },
        ],
        ..Rules::new(1, groups)
    }
}

/// 47: the first card sets the foundations' rank; eight rows of six, up or down in suit, three cells.
pub(super) const BISMARCK: Declaration = Declaration::new(
    "little-bismarck",
    47,
    Names::new(
        "Little Bismarck",
        "Die kleine Bismarck-Patience",
        "La Petite Bismarck",
        "De kleine Bismarck-patience",
    ),
    Rules {
        deal: &[Deal::Base, Deal::RowsWithoutBases { group: 4, rows: 6 }],
        ..Rules::new(
            1,
            &[
                Group {
                    build: Build::new(Order::Chosen, Suits::Same).wrapping(),
                    base: Base::OfDeal,
                    ..Group::foundations(4)
                },
                Group::cells(3),
                Group::columns(8, Build::new(Order::UpOrDown, Suits::Same).wrapping()),
            ],
        )
    },
);

/// 57: eight rows of six, alternating, single cards, back from foundations, three passes.
pub(super) const VALENTINE: Declaration = Declaration::new(
    "valentine",
    57,
    Names::new(
        "Valentine",
        "Valentin-Patience",
        "Valentin",
        "Valentijnspatience",
    ),
    Rules {
        stock: Stock::Draw(1),
        passes: 3,
        deal: &[Deal::rows(3, 6)],
        ..Rules::new(
            2,
            &[
                Group {
                    take: Take::Top,
                    from: Sources::PLAY,
                    space_from: Sources::PLAY,
                    ..Group::foundations(8)
                },
                Group::columns(8, Build::new(Order::Down, Suits::Alternate)),
            ],
        )
    },
);

/// 66: ten columns of four, down in suit, one pass; a space takes the next card of the stock.
pub(super) const FORTY_THIEVES: Declaration = Declaration::new(
    "forty-thieves",
    66,
    Names::new(
        "Forty Thieves",
        "Die große Napoleon-Patience (Forty Thieves)",
        "Les Quarante Voleurs",
        "De grote Napoleon-patience (Forty Thieves)",
    ),
    thieves_rules(&[
        Group::foundations(8),
        Group {
            space_from: Sources::new(&[Kind::Stock]),
            ..Group::columns(10, IN_SUIT)
        },
    ]),
);

/// 66, any card may fill a space.
pub(super) const FORTY_THIEVES_ANY: Declaration = Declaration {
    id: "forty-thieves-any-card",
    option_of: Some("forty-thieves"),
    rules: thieves_rules(&[Group::foundations(8), Group::columns(10, IN_SUIT)]),
    ..FORTY_THIEVES
};

/// 66, runs are moved together, and any card or run may fill a space.
pub(super) const FORTY_THIEVES_RUNS: Declaration = Declaration {
    id: "forty-thieves-runs",
    option_of: Some("forty-thieves"),
    rules: thieves_rules(&[
        Group::foundations(8),
        Group {
            take: Take::Run(IN_SUIT),
            ..Group::columns(10, IN_SUIT)
        },
    ]),
    ..FORTY_THIEVES
};

const fn thieves_rules(groups: &'static [Group]) -> Rules {
    Rules {
        stock: Stock::Draw(1),
        deal: &const { [Deal::rows(3, 4)] },
        ..Rules::new(2, groups)
    }
}
