//! The score sheet: the deciding round, the distance to the winner, and the plot of the totals.

use little_devils::rules::SEATS;
use little_devils::scene::{Ahead, Behind, Decided, Plot, ScoreRow, Scores};

fn sheet(rounds: &[[u8; 3]]) -> Scores {
    let row = |seat: usize| ScoreRow {
        seat: SEATS.most().seats().nth(seat).expect("three seats"),
        name: format!("Player {seat}"),
        rounds: rounds.iter().map(|round| round[seat]).collect(),
        total: rounds.iter().map(|round| u16::from(round[seat])).sum(),
    };
    Scores {
        rows: (0..3).map(row).collect(),
        rounds: rounds.len(),
    }
}

#[test]
fn the_deciding_round_is_where_the_winner_gained_most_on_the_player_beaten() {
    let seat = |at: usize| SEATS.most().seats().nth(at).expect("a seat");
    // The person lost: it is they who were beaten.
    let lost = sheet(&[[10, 12, 30], [30, 5, 20], [20, 21, 60]]).deciding_round();
    let expected = Decided {
        round: 2,
        winner: seat(1),
        few: 5,
        rival: seat(0),
        many: 30,
    };
    assert_eq!(lost, Some(expected));
    // The person won: it is the second who was beaten.
    let won = sheet(&[[10, 12, 30], [5, 20, 5], [20, 21, 65]]).deciding_round();
    let expected = Decided {
        round: 2,
        winner: seat(0),
        few: 5,
        rival: seat(1),
        many: 20,
    };
    assert_eq!(won, Some(expected));
    // Everybody ties; nobody was beaten.
    assert_eq!(sheet(&[[40, 40, 40], [61, 61, 61]]).deciding_round(), None);
}

#[test]
fn a_player_who_did_not_win_learns_place_and_distance() {
    let seat = |at: usize| SEATS.most().seats().nth(at).expect("a seat");
    let behind = |totals| sheet(&[totals]).behind();
    let ahead = |totals| sheet(&[totals]).ahead();
    assert_eq!(ahead([11, 10, 30]), None, "somebody has fewer");
    assert_eq!(ahead([10, 10, 10]), None, "nobody has more");
    let leads = Ahead {
        shared: false,
        devils: 20,
        second: vec![seat(1), seat(2)],
    };
    assert_eq!(ahead([10, 30, 30]), Some(leads));
    let tied = Ahead {
        shared: true,
        devils: 5,
        second: vec![seat(2)],
    };
    assert_eq!(ahead([10, 10, 15]), Some(tied));
    assert_eq!(behind([10, 20, 30]), None, "first");
    assert_eq!(behind([10, 10, 30]), None, "first with another");
    let second = Behind {
        rank: 2,
        shared: false,
        devils: 4,
        first: vec![seat(1)],
    };
    assert_eq!(behind([14, 10, 30]), Some(second.clone()));
    let shared = Behind {
        shared: true,
        ..second.clone()
    };
    assert_eq!(behind([14, 10, 14]), Some(shared));
    let third = Behind {
        rank: 3,
        first: vec![seat(1), seat(2)],
        ..second
    };
    assert_eq!(behind([14, 10, 10]), Some(third), "two are first");
}

#[test]
fn the_plot_runs_from_nothing_to_the_totals_with_the_line_at_100() {
    let plot = Plot::new(&sheet(&[[10, 20, 30], [90, 0, 20]]), 200, 100);
    assert_eq!(plot.limit, 0, "nobody is beyond 100");
    assert_eq!(plot.curves[0].points, [(0, 100), (100, 90), (200, 0)]);
    assert_eq!(plot.curves[1].points, [(0, 100), (100, 80), (200, 80)]);
    let beyond = Plot::new(&sheet(&[[125, 0, 0]]), 200, 100);
    assert_eq!((beyond.limit, beyond.curves[0].points[1]), (20, (200, 0)));
    let empty = Plot::new(&sheet(&[]), 200, 100);
    assert_eq!(empty.curves[2].points, [(0, 100)]);
}
