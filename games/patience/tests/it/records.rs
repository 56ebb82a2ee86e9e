//! Records: won games replay, and broken ones are refused.

use game::conformance::perft_agrees;
use game::{perft, playthrough};
use patience::games;
use patience::protocol::{DealLine, GameRecord};
use patience::rules::{Move, Round};
use patience::solver::{Verdict, solve};

use super::common::{dealt, game};

#[test]
fn recorded_wins_replay() {
    let mut found = 0;
    for line in include_str!("../data/won.jsonl").lines() {
        let checked = GameRecord::check(line.as_bytes()).expect("a good record");
        assert!(checked.won && checked.over, "{line}");
        found += 1;
    }
    assert!(found >= 34, "{found} records");
}

#[test]
fn recorded_deals_cannot_be_won() {
    let mut found = 0;
    for line in include_str!("../data/lost.jsonl").lines() {
        let record = GameRecord::read(line.as_bytes()).expect("a record");
        let seed = record.seed.expect("a seed").parse().expect("a seed");
        let round = Round::new(game(&record.game), seed);
        let solution = solve(round.rules(), round.position(), 20_000);
        assert_eq!(solution.verdict, Verdict::Lost, "{line}");
        found += 1;
    }
    assert!(found >= 12, "{found} deals");
}

#[test]
fn broken_records_are_refused() {
    let good = r#"{"version":1,"game":"klondike","seed":"1","moves":["draw"]}"#;
    assert!(GameRecord::check(good.as_bytes()).is_ok());
    let broken = [
        ("\"version\":1", "\"version\":2", "the version is 2"),
        ("klondike", "whist", "there is no patience \"whist\""),
        ("\"seed\":\"1\",", "", "either a seed or a deal"),
        ("\"draw\"", "\"fly\"", "move 1 cannot be read"),
        (
            "\"draw\"",
            "\"draw\",\"gather\"",
            "move 2: the table is not gathered now",
        ),
        ("\"draw\"", "\"0>300\"", "move 1 cannot be read"),
        ("\"draw\"", "\"0>60\"", "move 1: there is no such pile"),
    ];
    for (from, to, expected) in broken {
        let line = good.replace(from, to);
        let error = GameRecord::check(line.as_bytes())
            .expect_err("broken")
            .to_string();
        assert!(error.contains(expected), "{error}");
    }
}

#[test]
fn every_deal_is_read_from_its_line() {
    for game in games::ALL {
        let round = Round::new(game, cards::Seed(5));
        let line = protocol::write(&DealLine::new(round.rules(), round.position()));
        let read: DealLine = protocol::read(line.as_bytes()).expect("JSON");
        let position = read.position(game);
        let position = position.unwrap_or_else(|fault| panic!("{}: {fault}", game.id));
        for pile in 0..game.rules.piles() {
            let is_foundation = game.rules.group(pile).kind == patience::rules::Kind::Foundation;
            let same = position.pile(pile) == round.position().pile(pile);
            assert!(same || is_foundation, "{} {pile}", game.id);
        }
    }
}

#[test]
fn deals_that_do_not_fit_are_refused() {
    let round = dealt("klondike", 1);
    let good = DealLine::new(round.rules(), round.position());
    let fault = |change: fn(&mut DealLine)| {
        let mut line = good.clone();
        change(&mut line);
        line.position(game("klondike"))
            .expect_err("a fault")
            .to_string()
    };
    assert!(fault(|line| line.stock[0] = "1S".into()).contains("is not a card"));
    assert!(fault(|line| line.stock[0] = line.stock[1].clone()).contains("too often"));
    assert!(fault(|line| drop(line.stock.pop())).contains("is missing"));
    assert!(fault(|line| drop(line.tableau.pop())).contains("6 piles, not 7"));
    assert!(good.position(game("spider")).is_err());
    assert!(good.position(game("canfield")).is_err());
}

#[test]
fn moves_are_read_as_they_are_written() {
    let moves = [
        Move::Draw,
        Move::Gather,
        Move::Cards {
            from: 7,
            to: 3,
            count: 1,
        },
        Move::Cards {
            from: 12,
            to: 8,
            count: 13,
        },
        Move::Pair { one: 4, other: 9 },
        Move::Pair { one: 4, other: 4 },
    ];
    for mv in moves {
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
    for text in ["", "7>", ">3", "7>3*0", "x", "+", "7>3*", "256>1"] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}

#[test]
fn perft_counts_are_the_recorded_ones() {
    let recorded = include_str!("../data/perft.txt");
    if std::env::var_os(playthrough::UPDATE).is_some() {
        let lines = games::ALL.map(|game| {
            let round = Round::new(game, cards::Seed(1));
            let counts = (1..=3).map(|depth| perft(&round, depth).to_string());
            format!("{} {}\n", game.id, counts.collect::<Vec<_>>().join(" "))
        });
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/perft.txt");
        std::fs::write(path, lines.concat()).expect("the file is written");
        return;
    }
    let mut read = 0;
    for line in recorded.lines() {
        let (id, counts) = line.split_once(' ').expect("an id");
        let counts = counts
            .split(' ')
            .map(|count| count.parse().expect("a number"));
        let counts: Vec<u64> = counts.collect();
        assert_eq!(perft_agrees(&dealt(id, 1), &counts), Ok(()), "{id}");
        read += 1;
    }
    assert_eq!(read, games::ALL.len());
}

#[test]
fn the_playthrough_of_klondike_is_the_recorded_one() {
    let extent = playthrough::Extent {
        rounds: 1,
        moves: 40,
        views_every: 10,
    };
    let text = playthrough::write(Round::match_of(game("klondike"), cards::Seed(2026)), extent);
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/data/playthrough-klondike.txt"
    );
    let recorded = include_str!("../data/playthrough-klondike.txt");
    assert_eq!(playthrough::compare(path, recorded, &text), Ok(()));
}
