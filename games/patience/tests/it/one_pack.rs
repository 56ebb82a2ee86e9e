//! The solver on games of one pack with a search or a test of their own: its reductions change no verdict.

use std::sync::LazyLock;

use cards::Seed;
use game::Record;
use patience::rules::{
    Base, Build, Deal, Group, Kind, Order, Refill, Round, Rules, Sources, Stock, Suits, Take,
};
use patience::solver::{Verdict, solve};

use super::common::{dealt, game};
use super::solver::agree_within;

/// The ranks of a small pack in which the ace follows the king.
const ABOVE_NINE: &[u8] = &[2, 3, 4, 5, 6, 7, 8, 9];

/// Groups of a Canfield with this number of columns.
const fn canfield(columns: u8, base: Base, build: Build) -> [Group; 3] {
    [
        Group {
            base,
            build: Build::new(Order::Up, Suits::Same).wrapping(),
            ..Group::foundations(4)
        },
        Group::new(Kind::Reserve, 1),
        Group {
            take: Take::Whole(build),
            space_from: Sources::new(&[Kind::Waste]),
            refill: Refill::Reserve,
            ..Group::columns(columns, build)
        },
    ]
}

const ALTERNATING: Build = Build::new(Order::Down, Suits::Alternate);

#[test]
fn reductions_change_no_verdict_of_small_canfields() {
    const DEAL: &[Deal] = &[Deal::rows(3, 5), Deal::rows(4, 1)];
    const LONG: &[Deal] = &[Deal::rows(3, 7), Deal::rows(4, 1)];
    const LOW: Rules = Rules {
        left_out: &[6, 7, 8, 9, 10, 11, 12, 13],
        stock: Stock::Draw(3),
        passes: 0,
        deal: DEAL,
        ..Rules::new(1, &const { canfield(2, Base::Rank(1), ALTERNATING) })
    };
    static THREES: Rules = LOW;
    static SINGLES: Rules = Rules {
        stock: Stock::Draw(1),
        deal: LONG,
        ..LOW
    };
    static THREE_COLUMNS: Rules = Rules {
        left_out: LOW.left_out,
        stock: LOW.stock,
        passes: 0,
        deal: LONG,
        ..Rules::new(1, &const { canfield(3, Base::Rank(1), ALTERNATING) })
    };
    for rules in [&THREES, &SINGLES, &THREE_COLUMNS] {
        let counts = agree_within(rules, 60, 20_000);
        assert!(counts[0] > 1 && counts[1] > 1, "{counts:?}");
    }
}

#[test]
fn reductions_change_no_verdict_of_a_small_canfield_around_the_ace() {
    const DEAL: &[Deal] = &[Deal::rows(3, 4), Deal::rows(4, 1), Deal::Base];
    const WRAPPING: Build = ALTERNATING.wrapping();
    const ACE_HIGH: Build = Build::new(Order::DownAceHigh, Suits::Alternate);
    const BASIC: Rules = Rules {
        left_out: ABOVE_NINE,
        stock: Stock::Draw(3),
        passes: 0,
        deal: DEAL,
        ..Rules::new(1, &const { canfield(2, Base::OfDeal, WRAPPING) })
    };
    static ROUND: Rules = BASIC;
    static HIGH: Rules = Rules {
        groups: &const { canfield(2, Base::OfDeal, ACE_HIGH) },
        ..BASIC
    };
    for rules in [&ROUND, &HIGH] {
        // Only foundations that begin with a ten can be finished.
        let counts = agree_within(rules, 150, 20_000);
        assert!(counts[0] > 1 && counts[1] > 1, "{counts:?}");
    }
}

#[test]
fn reductions_change_no_verdict_of_small_seasons() {
    small_seasons_agree(20);
}

#[test]
#[ignore = "takes half a minute; scripts/test long runs it"]
fn reductions_change_no_verdict_of_100_deals_of_small_seasons() {
    small_seasons_agree(100);
}

fn small_seasons_agree(deals: u64) {
    const ANY: Build = Build::new(Order::Down, Suits::Any);
    const DEAL: &[Deal] = &[Deal::rows(3, 1), Deal::Base];
    static LOW: Rules = Rules {
        left_out: &[6, 7, 8, 9, 10, 11, 12, 13],
        stock: Stock::Draw(1),
        deal: &[Deal::rows(3, 1)],
        ..Rules::new(1, &[Group::foundations(4), Group::columns(1, ANY)])
    };
    static GROUPS: LazyLock<[Group; 2]> = LazyLock::new(|| {
        let [corners, columns] = game("four-seasons").rules.groups else {
            panic!("corners and columns");
        };
        [
            *corners,
            Group {
                count: 2,
                ..*columns
            },
        ]
    });
    static AROUND: LazyLock<Rules> = LazyLock::new(|| Rules {
        left_out: ABOVE_NINE,
        stock: Stock::Draw(1),
        deal: DEAL,
        ..Rules::new(1, &*GROUPS)
    });
    for rules in [&LOW, &*AROUND] {
        let counts = agree_within(rules, deals, 50_000);
        assert!(counts[0] > 1 && counts[1] > 1, "{counts:?}");
    }
}

#[test]
fn many_seasons_are_won_soon() {
    let mut won = 0;
    for seed in 1..11 {
        let round = dealt("four-seasons", seed);
        let solution = solve(round.rules(), round.position(), 60_000);
        if solution.verdict == Verdict::Won {
            let start = Round::match_of(game("four-seasons"), Seed(seed));
            let record = Record::replay(start, &solution.line).expect("legal moves");
            assert!(record.round().is_won(), "seed {seed}");
            won += 1;
        }
    }
    assert!(won > 2, "{won} of 10");
}
