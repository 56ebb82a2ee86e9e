//! Games with rules that no other one has.

use cards::french::Suit;

use crate::rules::{
    Base, Build, Deal, Declaration, Gather, Goal, Group, Kind, Names, Order, PileCard, Refill,
    Rules, Sources, Stock, Suits,
};

const UP: Build = Build::new(Order::Up, Suits::Same);
const DOWN: Build = Build::new(Order::Down, Suits::Same);

/// 46: eight kings down in suit, twelve piles up in suit, threes to two wastes in turn, two passes.
pub(super) const KINGS: Declaration = Declaration::new(
    "kings-patience",
    46,
    Names::new(
        "King’s Patience",
        "Die Königspatience",
        "La Patience des rois",
        "De koningspatience",
    ),
    Rules {
        stock: Stock::TwoWastes(3),
        passes: 2,
        deal: &[Deal::Rank { group: 2, rank: 13 }, Deal::rows(3, 1)],
        ..Rules::new(
            2,
            &[
                Group {
                    build: DOWN,
                    base: Base::Rank(13),
                    ..Group::foundations(8)
                },
                Group {
                    space_from: Sources::new(&[Kind::Stock, Kind::Waste]),
                    ..Group::columns(12, UP)
                },
                Group::WASTE,
            ],
        )
    },
);

/// 48: aces and twos up by two in suit; sixteen packets of four, down in suit; gathered twice.
pub(super) const WEDDING: Declaration = Declaration::new(
    "wedding-procession",
    48,
    Names::new(
        "The Wedding Procession",
        "Der Hochzeitszug",
        "Le Cortège nuptial",
        "De bruiloftsstoet",
    ),
    Rules {
        gather: Gather::Packets(2),
        ..Rules::new(
            2,
            &[
                Group {
                    build: Build::new(Order::UpByTwo, Suits::Same),
                    ..Group::foundations(8)
                },
                Group {
                    build: Build::new(Order::UpByTwo, Suits::Same),
                    base: Base::Rank(2),
                    ..Group::foundations(8)
                },
                Group {
                    refill: Refill::Stock(4),
                    ..Group::columns(16, DOWN)
                },
            ],
        )
    },
);

/// 51: seven columns of five; one up or down on one pile; the stock gives it new cards.
pub(super) const GOLF: Declaration = Declaration::new(
    "golf",
    51,
    Names::new("Golf", "Das Grundkartenspiel (Golf)", "Le Golf", "Golf"),
    Rules {
        stock: Stock::Foundation,
        deal: &[Deal::rows(3, 5), Deal::rows(2, 1)],
        ..Rules::new(
            1,
            &[
                Group {
                    build: Build::new(Order::UpOrDown, Suits::Any),
                    base: Base::None,
                    limit: u8::MAX,
                    ..Group::foundations(1)
                },
                Group {
                    base: Base::None,
                    ..Group::columns(7, Build::NONE)
                },
            ],
        )
    },
);

/// 54: seven kings down and one ace of hearts up; twenty places, and the eight reserved ones while they
/// are free; no building; two passes.
pub(super) const TOMB: Declaration = Declaration::new(
    "pharaohs-tomb",
    54,
    Names::new(
        "The Pharaoh’s Tomb",
        "Das Grabmal des Pharao",
        "Le Tombeau du pharaon",
        "Het graf van de farao",
    ),
    Rules {
        stock: Stock::Draw(1),
        passes: 2,
        deal: &[Deal::rows(4, 1)],
        ..Rules::new(
            2,
            &[
                Group {
                    build: DOWN,
                    base: Base::Reserved(&[
                        PileCard::new(13, Suit::Hearts),
                        PileCard::new(13, Suit::Spades),
                        PileCard::new(13, Suit::Spades),
                        PileCard::new(13, Suit::Diamonds),
                        PileCard::new(13, Suit::Diamonds),
                        PileCard::new(13, Suit::Clubs),
                        PileCard::new(13, Suit::Clubs),
                    ]),
                    ..Group::foundations(7)
                },
                Group {
                    base: Base::Reserved(&[PileCard::new(1, Suit::Hearts)]),
                    ..Group::foundations(1)
                },
                Group::columns(20, Build::NONE),
            ],
        )
    },
);

/// 59: four rows of twelve behind their aces; a space takes the next card of the suit on its left; the
/// cards out of order are shuffled twice.
pub(super) const BLUE_MOON: Declaration = Declaration::new(
    "blue-moon",
    59,
    Names::new(
        "Blue Moon",
        "Der Rangierbahnhof (Blue Moon)",
        "La Gare de triage (Blue Moon)",
        "Het rangeerterrein (Blue Moon)",
    ),
    Rules {
        deal: &[Deal::BehindAces { group: 2 }],
        gather: Gather::Rows(2),
        goal: Goal::Rows,
        ..Rules::new(
            1,
            &[Group {
                space_from: Sources::new(&[Kind::Column]),
                limit: 1,
                ..Group::columns(56, Build::NONE)
            }],
        )
    },
);
