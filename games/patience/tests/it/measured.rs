//! Figures measured about deals, and intervals of shares.

use patience::games::{self, Measured, measured, wilson};

#[test]
fn every_game_was_measured() {
    for game in games::ALL {
        let found = measured(game.id).unwrap_or_else(|| panic!("{}", game.id));
        assert!(
            found.deals >= 100 && found.won + found.lost <= found.deals,
            "{}",
            game.id
        );
        assert!(found.quick <= found.won, "{}", game.id);
        assert_eq!(
            found.won + found.lost + found.undecided(),
            found.deals,
            "{}",
            game.id
        );
        let [low, high] = found.interval();
        if let Some(share) = found.share() {
            assert!(
                low < share + 1e-9 && share < high + 1e-9,
                "{} {share}",
                game.id
            );
        }
    }
    assert_eq!(measured("whist"), None);
}

#[test]
fn a_share_is_known_only_if_most_deals_are_decided() {
    assert_eq!(measured("clock").and_then(Measured::share), Some(1.0));
    let is_mostly_decided = |id| measured(id).is_some_and(Measured::is_mostly_decided);
    assert!(is_mostly_decided("klondike") && !is_mostly_decided("braid"));
    let mut some = measured("clock").expect("the Clock");
    (some.deals, some.won, some.lost) = (100, 60, 29);
    assert_eq!((some.share(), some.undecided()), (None, 11));
    some.lost = 30;
    assert_eq!(some.share(), Some(60.0 / 90.0));
}

#[test]
fn a_share_of_all_has_an_interval_too() {
    let [low, high] = wilson(10, 10);
    assert!(
        (low - 0.722).abs() < 0.001 && (high - 1.0).abs() < 1e-9,
        "{low} {high}"
    );
    let [low, high] = wilson(0, 0);
    assert!(low.abs() < 1e-9 && (high - 1.0).abs() < 1e-9);
}

#[test]
fn the_interval_of_a_middle_share_is_the_published_one() {
    // 15 of 148, as in Newcombe, Two-sided confidence intervals for the single proportion, 1998.
    let [low, high] = wilson(15, 148);
    assert!(
        (low - 0.0624).abs() < 1e-4 && (high - 0.1605).abs() < 1e-4,
        "{low} {high}"
    );
}
