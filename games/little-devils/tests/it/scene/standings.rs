//! Standings: the end of a round, shared ranks, and the distance to other players.

use cards::Seat;
use little_devils::scene::{Announcement, Prompt};
use little_devils::words::{Speaker, Words};
use scene::{Ahead, Behind};
use words::Lang;

use super::{record, scene};

#[test]
fn the_end_of_a_round_is_announced_with_devils_and_totals() {
    let scene = scene(record(4, 36));
    assert_eq!(scene.prompt, Prompt::RoundOver);
    assert_eq!(scene.scores.rounds, 1);
    let Some(Announcement::RoundOver { devils }) =
        scene.utterances.last().map(|one| &one.announcement)
    else {
        panic!("said last")
    };
    assert_eq!(
        devils
            .iter()
            .map(|(_, devils, _)| u16::from(*devils))
            .sum::<u16>(),
        56
    );
    assert!(
        devils
            .iter()
            .all(|(_, devils, total)| u16::from(*devils) == *total)
    );
}

#[test]
fn standings_share_ranks_and_name_the_winners() {
    let over = record(4, 10_000);
    assert!(over.is_over());
    let scene = scene(over);
    let standings = scene.scores.standings();
    assert!(standings.is_sorted_by_key(|place| place.row.total));
    let Prompt::MatchOver(winners) = scene.prompt else {
        panic!("the match is over")
    };
    let first: Vec<Seat> = standings
        .iter()
        .filter(|place| place.rank == 1)
        .map(|place| place.row.seat)
        .collect();
    assert_eq!(first, winners);
    for pair in standings.windows(2) {
        assert_eq!(
            pair[0].row.total == pair[1].row.total,
            pair[0].rank == pair[1].rank
        );
    }
}

#[test]
fn place_and_distance_are_announced_in_every_language() {
    let seats = scene(record(4, 0)).seats;
    let say =
        |lang: Lang, behind: &Behind| Speaker::new(Words::for_lang(lang), &seats).behind(behind);
    let second = Behind {
        rank: 2,
        shared: false,
        points: 4,
        first: vec![seats[2].seat],
    };
    assert_eq!(say(Lang::En, &second), "2nd, 4 behind Bert.");
    let ahead = |lang: Lang, shared| {
        let second = vec![seats[1].seat, seats[2].seat, seats[3].seat];
        Speaker::new(Words::for_lang(lang), &seats).ahead(&Ahead {
            shared,
            points: 4,
            second,
        })
    };
    assert_eq!(
        ahead(Lang::En, false),
        "1st, 4 ahead of Anna, Bert and Cleo."
    );
    for lang in Lang::ALL {
        assert_ne!(ahead(lang, true), ahead(lang, false));
    }
    let fourth = Behind {
        rank: 4,
        first: vec![seats[1].seat, seats[3].seat],
        ..second.clone()
    };
    assert_eq!(say(Lang::En, &fourth), "4th, 4 behind Anna and Cleo.");
    for lang in Lang::ALL {
        let [alone, tied] = [false, true].map(|shared| {
            say(
                lang,
                &Behind {
                    shared,
                    ..second.clone()
                },
            )
        });
        assert_ne!(alone, tied, "a shared place is announced as one");
        for part in ["2", "4", "Bert"] {
            assert!(
                alone.contains(part) && tied.contains(part),
                "{alone} {tied}"
            );
        }
        let text = say(lang, &fourth);
        for part in ["4", "Anna", "Cleo"] {
            assert!(text.contains(part), "{text}");
        }
    }
}
