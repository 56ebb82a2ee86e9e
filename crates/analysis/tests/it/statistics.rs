//! The numbers of the statistics.

use analysis::Statistics;

use crate::made_up::{LEVELS, result, with_takeback};

fn statistics(results: &[protocol::MatchResult]) -> Statistics {
    Statistics::new(results, &LEVELS)
}

#[track_caller]
fn assert_near(value: f64, expected: f64) {
    assert!((value - expected).abs() < 1e-9, "{value}, not {expected}");
}

#[test]
fn nothing_is_counted_without_a_match() {
    assert_eq!(statistics(&[]), Statistics::default());
}

#[test]
fn matches_wins_places_and_points_are_counted() {
    let all = [
        result(&["wild"], &[9, 3], 3),
        result(&["calm", "wise"], &[-4, 2, 2], 2),
        result(&["wild", "calm"], &[5, 5, 1], 1),
    ];
    let statistics = statistics(&all);
    assert_eq!((statistics.all.matches, statistics.all.wins), (3, 2));
    assert_near(statistics.all.places.mean(), 5.0 / 3.0);
    assert_near(statistics.all.points.mean(), 2.0);
    assert_eq!(statistics.course, [3.0, -2.0, 5.0]);
    let players = statistics.by_players.iter();
    let players: Vec<_> = players
        .map(|(players, totals)| (*players, totals.matches))
        .collect();
    assert_eq!(players, [(2, 1), (3, 2)]);
    let levels = statistics.by_level.iter();
    let levels: Vec<_> = levels
        .map(|(level, totals)| (&**level, totals.wins))
        .collect();
    assert_eq!(levels, [("wild", 2), ("wise", 0)], "of the strongest bot");
}

#[test]
fn margins_follow_from_the_spread() {
    let all = [1, 3].map(|points| result(&["wild"], &[points, 2], 1));
    let statistics = statistics(&all);
    assert_near(statistics.all.points.margin(), 1.96);
    assert!(!self::statistics(&all[..1]).all.points.margin().is_finite());
}

#[test]
fn wins_in_a_row_are_counted_up_to_the_last_match() {
    let [won, lost] = [3, 1].map(|points| result(&["wild"], &[points, 2], 1));
    let all = [
        won.clone(),
        won.clone(),
        won.clone(),
        lost,
        won.clone(),
        won,
    ];
    assert_eq!(statistics(&all).streak, (2, 3));
    assert_eq!(statistics(&all[..4]).streak, (0, 3));
}

#[test]
fn the_best_total_follows_from_the_places() {
    let high = [
        result(&["wild"], &[9, 3], 1),
        result(&["wild"], &[-4, 3], 1),
    ];
    assert_eq!(statistics(&high).extremes, Some((9, -4)));
    let low = high.map(|mut result| {
        result.totals.iter_mut().for_each(|total| *total = -*total);
        result
    });
    assert_eq!(statistics(&low).extremes, Some((-9, 4)));
    let equal = [result(&["wild"], &[2, 2], 1)];
    assert_eq!(
        statistics(&equal).extremes,
        None,
        "nobody knows which are better"
    );
}

#[test]
fn a_match_with_a_takeback_counts_only_apart() {
    let won = result(&["wild"], &[3, 1], 1);
    let statistics = statistics(&[with_takeback(won.clone()), won]);
    assert_eq!(
        (statistics.all.matches, statistics.with_takeback.matches),
        (1, 1)
    );
    assert_eq!(statistics.streak, (1, 1));
}

#[test]
fn unknown_levels_and_matches_without_a_person_do_no_harm() {
    let unknown = result(&["later"], &[3, 1], 1);
    let mut bots = unknown.clone();
    bots.levels[0] = "wild".into();
    let statistics = statistics(&[unknown, bots]);
    assert_eq!(statistics.all.matches, 1);
    assert!(statistics.by_level.is_empty());
}
