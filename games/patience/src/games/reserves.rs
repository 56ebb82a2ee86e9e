//! Games with a reserve, packets or rays.

use crate::rules::{
    Base, Build, Deal, Declaration, Group, Kind, Names, Order, Refill, Rules, Sources, Stock,
    Suits, Take,
};

/// Down in alternating colors, with a king on an ace.
const ALTERNATING: Build = Build::new(Order::Down, Suits::Alternate).wrapping();

/// 58: sixteen piles, up or down in suit; eight packets of eleven fill spaces; aces up, kings down.
pub(super) const REGIMENT: Declaration = Declaration::new(
    "regiment",
    58,
    Names::new(
        "The Regiment",
        "Das Regiment",
        "Le Régiment",
        "Het regiment",
    ),
    Rules {
        deal: &[Deal::rows(5, 1), Deal::rows(4, 11)],
        ..Rules::new(
            2,
            &[
                Group {
                    base: Base::OnePerSuit(1),
                    from: NOT_PACKETS,
                    space_from: NOT_PACKETS,
                    ..Group::foundations(4)
                },
                Group {
                    build: Build::new(Order::Down, Suits::Same),
                    base: Base::OnePerSuit(13),
                    from: NOT_PACKETS,
                    space_from: NOT_PACKETS,
                    ..Group::foundations(4)
                },
                Group::new(Kind::Reserve, 8),
                Group {
                    base: Base::Packet,
                    from: NOT_PACKETS,
                    space_from: Sources::new(&[Kind::Reserve]),
                    ..Group::columns(16, Build::new(Order::UpOrDown, Suits::Same))
                },
            ],
        )
    },
);

const NOT_PACKETS: Sources = Sources::new(&[Kind::Column]);

/// 60: aces around a king, up to queens; eight rays of three, down in suit; the stock fills the rays.
pub(super) const STAR: Declaration = Declaration::new(
    "star",
    60,
    Names::new("The Star", "Der Stern", "L’Étoile", "De ster"),
    Rules {
        left_out: &[13],
        deal: &[Deal::Rank { group: 2, rank: 1 }, Deal::Circles { group: 3 }],
        ..Rules::new(
            2,
            &[
                Group::foundations(8),
                Group {
                    space_from: Sources::new(&[Kind::Stock, Kind::Column]),
                    tops_up: 3,
                    ..Group::columns(8, Build::new(Order::Down, Suits::Same))
                },
            ],
        )
    },
);

/// 61: a reserve of 40, eight columns, threes without limit.
pub(super) const DEMON: Declaration = Declaration::new(
    "demon",
    61,
    Names::new("Demon", "Der Dämon", "Le Démon", "De demon"),
    Rules {
        deal: &const { reserve_deal(40) },
        ..reserve_rules(2, DEMON_GROUPS)
    },
);

const DEMON_GROUPS: &[Group] = &[
    reserve_foundations(8),
    Group::new(Kind::Reserve, 1),
    reserve_columns(8, ALTERNATING),
];

/// 67: a reserve of 13, four columns, threes without limit.
pub(super) const CANFIELD: Declaration = Declaration::new(
    "canfield",
    67,
    Names::new("Canfield", "Canfield", "Canfield", "Canfield"),
    Rules {
        deal: &const { reserve_deal(13) },
        ..reserve_rules(
            1,
            &[
                reserve_foundations(4),
                Group::new(Kind::Reserve, 1),
                reserve_columns(4, ALTERNATING),
            ],
        )
    },
);

/// 67, with the ace high in the columns: no king goes onto it.
pub(super) const CANFIELD_HIGH: Declaration = Declaration {
    id: "canfield-ace-high",
    option_of: Some("canfield"),
    rules: Rules {
        deal: &const { reserve_deal(13) },
        ..reserve_rules(
            1,
            &[
                reserve_foundations(4),
                Group::new(Kind::Reserve, 1),
                reserve_columns(4, Build::new(Order::DownAceHigh, Suits::Alternate)),
            ],
        )
    },
    ..CANFIELD
};

const fn reserve_foundations(count: u8) -> Group {
    Group {
        build: Build::new(Order::Up, Suits::Same).wrapping(),
        base: Base::OfDeal,
        ..Group::foundations(count)
    }
}

const fn reserve_columns(count: u8, build: Build) -> Group {
    Group {
        take: Take::Whole(build),
        space_from: Sources::new(&[Kind::Waste]),
        refill: Refill::Reserve,
        ..Group::columns(count, build)
    }
}

const fn reserve_rules(packs: u8, groups: &'static [Group]) -> Rules {
    Rules {
        stock: Stock::Draw(3),
        passes: 0,
        ..Rules::new(packs, groups)
    }
}

const fn reserve_deal(cards: u8) -> [Deal; 3] {
    [Deal::rows(3, cards), Deal::rows(4, 1), Deal::Base]
}
