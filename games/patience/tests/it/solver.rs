//! The solver: its lines replay, and its reductions change no verdict.

use core::ops::Range;
use std::sync::LazyLock;

use cards::Seed;
use game::{Game, Record};
use patience::games;
use patience::rules::{
    Base, Build, Deal, Down, Group, Kind, Move, Order, Round, Rules, Sources, Stock, Suits, Take,
};
use patience::solver::{Solver, Verdict, solve};

use super::common::{dealt, game};

const ALTERNATING: Build = Build::new(Order::Down, Suits::Alternate);

/// Klondike with aces to fives in three columns. Fives are its kings.
const fn small_klondike(cards: u8, passes: u8) -> Rules {
    Rules {
        left_out: &[6, 7, 8, 9, 10, 11, 12, 13],
        stock: Stock::Draw(cards),
        passes,
        deal: &[Deal::Lengths {
            group: 3,
            lengths: &[2, 4, 6],
            down: Down::Covered,
        }],
        ..Rules::new(1, KLONDIKE)
    }
}

const GIVES_BACK: Group = Group {
    take: Take::Top,
    from: Sources::PLAY,
    space_from: Sources::PLAY,
    ..Group::foundations(4)
};

const KLONDIKE: &[Group] = &[
    GIVES_BACK,
    Group {
        base: Base::Rank(5),
        take: Take::Run(ALTERNATING),
        ..Group::columns(3, ALTERNATING)
    },
];

/// Compares the verdicts on deals of a small game. Returns the numbers of deals won and lost.
fn agree(rules: &'static Rules, deals: u64) -> [u32; 3] {
    agree_within(rules, deals, 500_000)
}

/// The same, for deals decided without reductions within this number of positions.
pub(crate) fn agree_within(rules: &'static Rules, deals: u64, budget: u64) -> [u32; 3] {
    let mut counts = [0_u32; 3];
    for seed in 0..deals {
        let position = rules.deal(Seed(seed));
        let mut slow = Solver::without_reductions(rules, &position);
        let Some(expected) = slow.run(budget) else {
            continue;
        };
        let verdict = solve(rules, &position, 1_000_000).verdict;
        assert_eq!(verdict, expected, "seed {seed}: {position:?}");
        counts[verdict as usize] += 1;
    }
    counts
}

#[test]
fn reductions_change_no_verdict_of_a_small_klondike() {
    small_klondikes_agree(10);
}

#[test]
#[ignore = "takes a minute; scripts/test long runs it"]
fn reductions_change_no_verdict_of_60_deals_of_a_small_klondike() {
    small_klondikes_agree(60);
}

fn small_klondikes_agree(deals: u64) {
    static THREE: Rules = small_klondike(3, 0);
    static ONE: Rules = small_klondike(1, 0);
    static TWICE: Rules = small_klondike(1, 2);
    static THREE_TWICE: Rules = small_klondike(3, 2);
    let games = [&THREE, &ONE, &TWICE, &THREE_TWICE];
    let counts = games.map(|rules| agree(rules, deals));
    assert!(
        counts.iter().all(|counts| counts[0] > 1 && counts[1] > 1),
        "{counts:?}"
    );
}

#[test]
fn reductions_change_no_verdict_of_small_open_games() {
    const ANY: Build = Build::new(Order::Down, Suits::Any);
    const IN_SUIT: Build = Build::new(Order::Down, Suits::Same);
    const DEAL: &[Deal] = &[Deal::RowsWithPlay { group: 3, rows: 6 }];
    static CASTLE: Rules = Rules {
        left_out: &[8, 9, 10, 11, 12, 13],
        deal: &[Deal::RowsWithPlay { group: 3, rows: 7 }],
        ..Rules::new(
            1,
            &[
                Group::foundations(4),
                Group {
                    take: Take::Run(IN_SUIT),
                    single_to_space: true,
                    ..Group::columns(4, ANY)
                },
            ],
        )
    };
    static CELLS: Rules = Rules {
        left_out: &[7, 8, 9, 10, 11, 12, 13],
        deal: DEAL,
        ..Rules::new(
            1,
            &[
                Group::foundations(4),
                Group::columns(4, IN_SUIT),
                Group::cells(1),
            ],
        )
    };
    static THIEVES: Rules = Rules {
        left_out: &[6, 7, 8, 9, 10, 11, 12, 13],
        stock: Stock::Draw(1),
        deal: &[Deal::RowsWithPlay { group: 3, rows: 3 }],
        ..Rules::new(1, &[Group::foundations(4), Group::columns(3, IN_SUIT)])
    };
    let counts = [&CASTLE, &CELLS, &THIEVES].map(|rules| agree(rules, 60));
    assert!(
        counts.iter().all(|counts| counts[0] > 1 && counts[1] > 1),
        "{counts:?}"
    );
}

#[test]
fn stages_change_no_verdict_of_a_small_golf() {
    const DEAL: &[Deal] = &[Deal::rows(3, 4), Deal::rows(2, 1)];
    static GROUPS: LazyLock<[Group; 2]> = LazyLock::new(|| {
        let [foundation, columns] = game("golf").rules.groups else {
            panic!("a foundation and columns");
        };
        let columns = Group {
            base: columns.base,
            ..Group::columns(5, Build::NONE)
        };
        [*foundation, columns]
    });
    static GOLF: LazyLock<Rules> = LazyLock::new(|| Rules {
        left_out: &[8, 9, 10, 11, 12, 13],
        groups: &*GROUPS,
        deal: DEAL,
        ..game("golf").rules
    });
    let counts = agree_within(&GOLF, 60, 20_000);
    assert!(counts[0] > 1 && counts[1] > 1, "{counts:?}");
}

#[test]
fn every_golf_is_decided_and_lines_replay() {
    let mut counts = [0; 3];
    for seed in 0..20 {
        let round = dealt("golf", seed);
        let solution = solve(round.rules(), round.position(), 40_000);
        counts[solution.verdict as usize] += 1;
        let record = Record::replay(Round::match_of(game("golf"), Seed(seed)), &solution.line);
        let is_won = record.expect("legal moves").round().is_won();
        assert_eq!(is_won, solution.verdict == Verdict::Won, "seed {seed}");
    }
    assert!(
        counts[0] > 1 && counts[1] > 1 && counts[2] == 0,
        "{counts:?}"
    );
}

#[test]
fn winning_lines_replay_to_the_end() {
    let mut won = 0;
    for game in games::ALL {
        for seed in 0..2 {
            let round = Round::new(game, Seed(seed));
            let solution = solve(round.rules(), round.position(), 10_000);
            if solution.verdict == Verdict::Won {
                let start = Round::match_of(game, Seed(seed));
                let record = Record::replay(start, &solution.line);
                let record = record.unwrap_or_else(|error| panic!("{} {seed}: {error}", game.id));
                assert!(record.round().is_won(), "{} {seed}", game.id);
                won += 1;
            } else {
                assert_eq!(solution.line, [], "{}", game.id);
            }
        }
    }
    assert!(won > 20, "{won} games are won");
}

#[test]
fn slices_lead_to_the_same_answer() {
    let round = dealt("klondike-draw-three", 5);
    let whole = solve(round.rules(), round.position(), 100_000);
    let mut solver = Solver::new(round.rules(), round.position());
    let mut slices = 0;
    let verdict = loop {
        slices += 1;
        if let Some(verdict) = solver.run(7) {
            break verdict;
        }
    };
    assert_eq!((verdict, solver.line()), (whole.verdict, whole.line));
    assert!(slices > 3 && solver.nodes() == whole.nodes);
}

#[test]
fn the_clock_always_comes_out() {
    clocks_come_out(0..1_000);
}

#[test]
#[ignore = "takes a minute; scripts/test long runs it"]
fn the_clock_comes_out_in_10_000_deals() {
    clocks_come_out(0..10_000);
}

/// Plays the Clock: what fits goes, else a card is turned.
fn clocks_come_out(seeds: Range<u64>) {
    for seed in seeds {
        let mut round = Round::new(game("clock"), Seed(seed));
        while let Some(mv) = {
            let legal = round.legal();
            let fits = legal.iter().rev().find(|mv| **mv != Move::Draw);
            fits.or(legal.first()).copied()
        } {
            round.play_unchecked(mv);
        }
        assert!(round.is_won(), "seed {seed}");
    }
}

#[test]
fn lucky_thirteen_comes_out_in_about_72_of_100_deals() {
    // 71.9 %; three standard deviations are 60 of 2,000 deals.
    let won = thirteens_won(0..2_000);
    assert!(won.abs_diff(1_438) < 60, "{won} of 2,000");
    let round = dealt("lucky-thirteen", 0);
    assert_eq!(round.rules().piles_of(Kind::Column).count(), 10);
}

#[test]
#[ignore = "takes a minute; scripts/test long runs it"]
fn lucky_thirteen_comes_out_in_71_9_of_100_of_31_000_deals() {
    let won = thirteens_won(0..31_000);
    let per_thousand = won * 1_000 / 31_000;
    assert!((714..=724).contains(&per_thousand), "{won} of 31,000");
}

/// How many deals of the Lucky Thirteen come out. Any pair is taken.
fn thirteens_won(seeds: Range<u64>) -> u64 {
    let is_won = |seed: &u64| {
        let mut round = dealt("lucky-thirteen", *seed);
        while let Some(mv) = round.legal().first().copied() {
            round.play_unchecked(mv);
        }
        round.is_won()
    };
    seeds.filter(is_won).count() as u64
}
