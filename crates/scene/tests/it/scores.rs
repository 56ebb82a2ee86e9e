//! The score sheet: the deciding round, and the distance to the winner.

use cards::Seat;
use scene::{Ahead, Behind, Better, Decided, Scores};

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
