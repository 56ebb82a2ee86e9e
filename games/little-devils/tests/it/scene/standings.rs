//! Standings: the end of a round, shared ranks, and the distance to other players.

use cards::Seat;
use game::Standing;
use little_devils::words::Words;
use words::Lang;

use super::{at, record, scene};

#[test]
fn the_end_of_a_round_is_announced_with_devils_and_totals() {
    at(record(4, 36), |table| {
        let scene = scene(table);
        assert_eq!(scene.scores.rounds, 1);
        let outcome = scene.outcome.expect("the round is over");
        assert!(!outcome.is_match_over);
        let last = scene.steps.last().expect("a step");
        assert_eq!(outcome.why, [last.line.as_str()], "said last");
        let rows = &scene.scores.rows;
        assert_eq!(rows.iter().map(|row| row.total).sum::<i32>(), 56);
        for row in rows {
            assert_eq!(row.rounds, [row.total]);
            assert!(last.line.contains(&row.total.to_string()), "{}", last.line);
        }
    });
}

#[test]
fn standings_share_ranks_and_name_the_winners() {
    let over = record(4, 10_000);
    assert!(over.is_over());
    at(over, |table| {
        let Standing::Over(winners) = table.display_state().standing() else {
            panic!("the match is over")
        };
        let scene = scene(table);
        let title = scene.outcome.expect("the match is over").title;
        let standings = scene.scores.standings();
        assert!(standings.is_sorted_by_key(|place| place.row.total));
        let first = standings.iter().filter(|place| place.rank == 1);
        let first: Vec<Seat> = first.map(|place| place.row.seat).collect();
        assert_eq!(first, winners);
        let others = winners.iter().filter(|winner| **winner != Seat::FIRST);
        for winner in others {
            let record = table.record();
            let name = record.options().name(*winner);
            assert!(title.contains(name), "{title}");
        }
        for pair in standings.windows(2) {
            assert_eq!(
                pair[0].row.total == pair[1].row.total,
                pair[0].rank == pair[1].rank
            );
        }
    });
}

#[test]
fn place_and_distance_are_announced_in_every_language() {
    let behind = |lang: Lang, rank, shared, first: &[&str]| {
        let words = Words::for_lang(lang);
        words.behind(rank, shared, 4, words.all_of(first))
    };
    let ahead = |lang: Lang, shared| {
        let words = Words::for_lang(lang);
        words.ahead(shared, 4, words.all_of(&["Anna", "Bert", "Cleo"]))
    };
    assert_eq!(behind(Lang::En, 2, false, &["Bert"]), "2nd, 4 behind Bert.");
    assert_eq!(
        ahead(Lang::En, false),
        "1st, 4 ahead of Anna, Bert and Cleo."
    );
    assert_eq!(
        behind(Lang::En, 4, false, &["Anna", "Cleo"]),
        "4th, 4 behind Anna and Cleo."
    );
    for lang in Lang::ALL {
        assert_ne!(ahead(lang, true), ahead(lang, false));
        let [alone, tied] = [false, true].map(|shared| behind(lang, 2, shared, &["Bert"]));
        assert_ne!(alone, tied, "a shared place is announced as one");
        for part in ["2", "4", "Bert"] {
            assert!(
                alone.contains(part) && tied.contains(part),
                "{alone} {tied}"
            );
        }
        let text = behind(lang, 4, false, &["Anna", "Cleo"]);
        for part in ["4", "Anna", "Cleo"] {
            assert!(text.contains(part), "{text}");
        }
    }
}
