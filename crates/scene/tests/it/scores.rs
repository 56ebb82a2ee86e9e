//! The score sheet: the deciding round, and the distance to the winner.

use cards::{Seat, SeatSet};
use protocol::Stage;
use scene::{Ahead, Behind, Better, Decided, ScoreRow, Scores};

use crate::{seat, sheet};

fn seats(standings: &Scores) -> Vec<(usize, Seat)> {
    let rows = standings.standings().into_iter();
    rows.map(|ranked| (ranked.rank, ranked.row.seat)).collect()
}

#[test]
fn the_deciding_round_is_where_the_winner_gained_most_on_the_player_beaten() {
    // The person lost: it is they who were beaten.
    let lost = sheet(&[[10, 12, 30], [30, 5, 20], [20, 21, 60]]).deciding_round();
    let expected = Decided {
        round: 2,
        winner: seat(1),
        winner_points: 5,
        rival: seat(0),
        rival_points: 30,
    };
    assert_eq!(lost, Some(expected));
    // The person won: it is the second who was beaten.
    let won = sheet(&[[10, 12, 30], [5, 20, 5], [20, 21, 65]]).deciding_round();
    let expected = Decided {
        round: 2,
        winner: seat(0),
        winner_points: 5,
        rival: seat(1),
        rival_points: 20,
    };
    assert_eq!(won, Some(expected));
    // Everybody ties; nobody was beaten.
    assert_eq!(sheet(&[[40, 40, 40], [61, 61, 61]]).deciding_round(), None);
}

#[test]
fn a_player_who_did_not_win_learns_place_and_distance() {
    let behind = |totals| sheet(&[totals]).behind();
    let ahead = |totals| sheet(&[totals]).ahead();
    assert_eq!(ahead([11, 10, 30]), None, "somebody has fewer");
    assert_eq!(ahead([10, 10, 10]), None, "nobody has more");
    let leads = Ahead {
        shared: false,
        points: 20,
        second: vec![seat(1), seat(2)],
    };
    assert_eq!(ahead([10, 30, 30]), Some(leads));
    let tied = Ahead {
        shared: true,
        points: 5,
        second: vec![seat(2)],
    };
    assert_eq!(ahead([10, 10, 15]), Some(tied));
    assert_eq!(behind([10, 20, 30]), None, "first");
    assert_eq!(behind([10, 10, 30]), None, "first with another");
    let second = Behind {
        rank: 2,
        shared: false,
        points: 4,
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
fn with_chips_the_highest_total_is_the_best() {
    let chips = Scores {
        better: Better::High,
        ..sheet(&[[5, -2, -3], [-9, 12, -3]])
    };
    assert_eq!(seats(&chips), [(1, seat(1)), (2, seat(0)), (3, seat(2))]);
    let expected = Behind {
        rank: 2,
        shared: false,
        points: 14,
        first: vec![seat(1)],
    };
    assert_eq!(chips.behind(), Some(expected));
    assert_eq!(chips.ahead(), None);
    let expected = Decided {
        round: 2,
        winner: seat(1),
        winner_points: 12,
        rival: seat(0),
        rival_points: -9,
    };
    assert_eq!(chips.deciding_round(), Some(expected));
}

#[test]
fn equal_totals_share_a_rank_and_nobody_leads_while_all_are_equal() {
    let shared = sheet(&[[10, 10, 7]]);
    assert_eq!(seats(&shared), [(1, seat(2)), (2, seat(0)), (2, seat(1))]);
    let leading = |sheet: &Scores| {
        let leads = sheet.rows.iter().filter(|row| sheet.leads(row));
        leads.map(|row| row.seat).collect::<Vec<_>>()
    };
    assert_eq!(leading(&shared), [seat(2)]);
    assert_eq!(leading(&sheet(&[[10, 10, 10]])), []);
    assert_eq!(leading(&sheet(&[])), []);
}

/// A sheet of four players of whom those across the table are partners.
fn pairs(rounds: &[[i32; 2]]) -> Scores {
    let row = |at: usize| ScoreRow {
        seat: seat(at),
        partners: SeatSet::EMPTY,
        name: format!("Player {at}"),
        rounds: rounds.iter().map(|round| round[at % 2]).collect(),
        total: rounds.iter().map(|round| round[at % 2]).sum(),
    };
    let sheet = Scores {
        rows: (0..4).map(row).collect(),
        rounds: rounds.len(),
        better: Better::High,
    };
    let across = |one: Seat, other: Seat| (one.get() + other.get()).is_multiple_of(2);
    sheet.by_side(across, |names| names.join(" and "))
}

#[test]
fn partners_share_a_row_and_a_place() {
    let sheet = pairs(&[[2, 5], [1, 3]]);
    let rows = sheet.rows.iter();
    let names: Vec<&str> = rows.map(|row| row.name.as_str()).collect();
    assert_eq!(names, ["Player 0 and Player 2", "Player 1 and Player 3"]);
    assert_eq!(seats(&sheet), [(1, seat(1)), (2, seat(0))]);
    let behind = sheet.behind().expect("the person's side is behind");
    assert!(!behind.shared, "the partner is not somebody else");
    assert_eq!((behind.points, behind.first), (5, vec![seat(1), seat(3)]));
}

#[test]
fn the_host_page_gets_numbers_of_each_partner_by_seat() {
    let progress = pairs(&[[2, 5], [1, 3]]).progress(Stage::RoundOver);
    assert_eq!(progress.points, [1, 3, 1, 3]);
    assert_eq!(progress.totals, [3, 8, 3, 8]);
    assert_eq!(progress.places, [2, 1, 2, 1]);
}

#[test]
fn the_distance_is_that_of_the_player_who_looks() {
    let scores = sheet(&[[10, 20, 35]]);
    let behind = |seat| scores.clone().seen_by(seat).behind();
    assert_eq!(behind(seat(0)), None);
    assert_eq!(behind(seat(2)).map(|behind| behind.points), Some(25));
    let order = scores.seen_by(seat(1)).rows.into_iter();
    let order: Vec<Seat> = order.map(|row| row.seat).collect();
    assert_eq!(order, [seat(1), seat(2), seat(0)]);
}
