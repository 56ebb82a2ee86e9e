//! Games with columns of alternating colors.

use crate::rules::{
    Base, Build, Deal, Declaration, Down, Group, Kind, Names, Order, Rules, Sources, Stock, Suits,
    Take,
};

/// Down in alternating colors.
const ALTERNATING: Build = Build::new(Order::Down, Suits::Alternate);

/// Columns of which whole runs are moved, and whose spaces take kings.
const fn king_columns(count: u8) -> Group {
    Group {
        base: Base::Rank(13),
        take: Take::Run(ALTERNATING),
        ..Group::columns(count, ALTERNATING)
    }
}

/// 50: a king opens the next column; aces out, eight cells, single cards, and spaces stay empty.
pub(super) const SNAKE: Declaration = Declaration::new(
    "kings-snake",
    50,
    Names::new(
        "The Queen, or the Chain of Snakes",
        "Die Königin oder die Schlangenkette",
        "La Reine ou la Chaîne de serpents",
        "De koningin of de slangenketting",
    ),
    Rules {
        deal: &[Deal::KingsBegin { group: 4 }],
        ..Rules::new(
            2,
            &[
                Group::foundations(8),
                Group::cells(8),
                Group {
                    base: Base::None,
                    ..Group::columns(9, ALTERNATING)
                },
            ],
        )
    },
);

/// 52: ten columns of 10 to 1 cards, the top ones open, kings to spaces, two passes.
pub(super) const HARP: Declaration = Declaration::new(
    "big-harp",
    52,
    Names::new("Big Harp", "Die Harfe", "La Harpe", "De harp"),
    Rules {
        stock: Stock::Draw(1),
        passes: 2,
        deal: &[Deal::Lengths {
            group: 3,
            lengths: &[10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
            down: Down::Covered,
        }],
        ..Rules::new(2, &[Group::foundations(8), king_columns(10)])
    },
);

/// 53: eleven columns of nine, and five cells that are filled; a card moves only by way of a cell.
pub(super) const GREAT: Declaration = Declaration::new(
    "great-patience",
    53,
    Names::new(
        "Great Patience",
        "Die große Patience",
        "La Grande Patience",
        "De grote patience",
    ),
    great_rules(&[
        Group {
            from: FROM_CELLS,
            space_from: FROM_CELLS,
            ..Group::foundations(8)
        },
        Group::cells(5),
        Group {
            base: Base::Rank(13),
            from: FROM_CELLS,
            space_from: FROM_CELLS,
            ..Group::columns(11, ALTERNATING)
        },
    ]),
);

/// 53, with moves from column to column and to the foundations too.
pub(super) const GREAT_FREE: Declaration = Declaration {
    id: "great-patience-free",
    option_of: Some("great-patience"),
    rules: great_rules(&[
        Group::foundations(8),
        Group::cells(5),
        Group {
            base: Base::Rank(13),
            ..Group::columns(11, ALTERNATING)
        },
    ]),
    ..GREAT
};

const FROM_CELLS: Sources = Sources::new(&[Kind::Cell]);

const fn great_rules(groups: &'static [Group]) -> Rules {
    Rules {
        deal: &const { [Deal::rows(4, 9), Deal::rows(3, 1)] },
        ..Rules::new(2, groups)
    }
}

/// 55: eleven columns of 1 to 6 and back to 1, the top ones open; a row from the stock on filled columns.
pub(super) const SURPRISE: Declaration = Declaration::new(
    "surprise",
    55,
    Names::new("Surprise", "Surprise", "Surprise", "Surprise"),
    Rules {
        stock: Stock::Rows {
            needs_filled: false,
            skips_spaces: true,
        },
        deal: &[Deal::Lengths {
            group: 3,
            lengths: &[1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
            down: Down::Covered,
        }],
        ..Rules::new(2, &[Group::foundations(8), king_columns(11)])
    },
);

/// 62, as printed: one card at a time, two passes.
pub(super) const KLONDIKE: Declaration = Declaration::new(
    "klondike",
    62,
    Names::new("Klondike", "Klondike", "Klondike", "Klondike"),
    klondike_rules(1, 2),
);

/// 62, one card at a time, any number of passes.
pub(super) const KLONDIKE_DRAW_ONE: Declaration = Declaration {
    id: "klondike-draw-one",
    option_of: Some("klondike"),
    rules: klondike_rules(1, 0),
    ..KLONDIKE
};

/// 62, three cards at a time, any number of passes.
pub(super) const KLONDIKE_DRAW_THREE: Declaration = Declaration {
    id: "klondike-draw-three",
    option_of: Some("klondike"),
    rules: klondike_rules(3, 0),
    ..KLONDIKE
};

const fn klondike_rules(cards: u8, passes: u8) -> Rules {
    Rules {
        stock: Stock::Draw(cards),
        passes,
        deal: &[Deal::Lengths {
            group: 3,
            lengths: &[1, 2, 3, 4, 5, 6, 7],
            down: Down::Covered,
        }],
        ..Rules::new(1, KLONDIKE_GROUPS)
    }
}

const KLONDIKE_GROUPS: &[Group] = &[
    Group {
        take: Take::Top,
        from: Sources::PLAY,
        space_from: Sources::PLAY,
        ..Group::foundations(4)
    },
    king_columns(7),
];
