//! Every pile of every game fits every window, and no card is anywhere else.

use cards::Seed;
use game::Game;
use patience::games;
use patience::layout::{Fan, Fit, places};
use patience::rules::{Declaration, Round};

/// The room for the table in windows of 320×568, 360×640, 844×390 and 1366×768.
const TABLES: [(i32, i32); 4] = [(320, 460), (360, 530), (760, 384), (1366, 690)];

/// Positions of a game: the deal, and those after pseudo-random moves.
fn positions(game: &'static Declaration) -> Vec<Round> {
    let mut round = Round::new(game, Seed(7));
    let mut positions = vec![round];
    let mut number = 12_345_usize;
    for _ in 0..250 {
        let moves = round.legal();
        if moves.is_empty() {
            break;
        }
        number = number
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_041);
        let mv = moves[(number >> 33) % moves.len()];
        round.play_steps(mv, &mut Vec::new());
        positions.push(round);
    }
    positions
}

#[test]
fn every_card_lies_inside_every_window() {
    for game in games::ALL {
        let positions = positions(game);
        for size in TABLES {
            for mirrored in [false, true] {
                let fit = Fit::new(game, size, 100, mirrored);
                for round in &positions {
                    let places = places(round.position(), &fit);
                    let cards = usize::from(game.rules.cards());
                    assert_eq!(places.len(), cards, "{}: a card without a place", game.id);
                    for place in places {
                        let inside = place.x >= 0
                            && place.y >= 0
                            && place.x + fit.width <= size.0
                            && place.y + fit.height <= size.1;
                        assert!(inside, "{} {size:?} {place:?} of {fit:?}", game.id);
                    }
                }
            }
        }
    }
}

#[test]
fn piles_do_not_lie_on_one_another() {
    for game in games::ALL {
        for size in TABLES {
            let fit = Fit::new(game, size, 100, false);
            let areas: Vec<_> = fit.areas.iter().flatten().collect();
            for (at, one) in areas.iter().enumerate() {
                for other in &areas[at + 1..] {
                    let (across, down) = (one.x.abs_diff(other.x), one.y.abs_diff(other.y));
                    let (width, height) = (fit.width.unsigned_abs(), fit.height.unsigned_abs());
                    // The foundations of one game overlap in a low window: their indices stay visible.
                    let share = if game.id.starts_with("great-patience") {
                        2
                    } else {
                        1
                    };
                    let apart = across >= width || down >= height / share;
                    assert!(apart, "{} {size:?}: {one:?} and {other:?}", game.id);
                }
            }
        }
    }
}

#[test]
fn cards_are_large_enough_to_read_and_to_touch() {
    for game in games::ALL {
        let least = |size| Fit::new(game, size, 100, false).width;
        // A row of fourteen places is the widest.
        let phone = if game.id == "blue-moon" { 22 } else { 29 };
        assert!(
            least((360, 530)) >= phone,
            "{}: {}",
            game.id,
            least((360, 530))
        );
        assert!(
            least((760, 384)) >= 38,
            "{}: {}",
            game.id,
            least((760, 384))
        );
        assert!(
            least((1366, 690)) >= 70,
            "{}: {}",
            game.id,
            least((1366, 690))
        );
    }
}

#[test]
fn a_long_fan_uses_the_room_that_there_is() {
    let game = games::by_id("beleaguered-castle").expect("a known game");
    let mut position = *Round::new(game, Seed(1)).position();
    // All cards in the last column: far too many.
    for pile in 6..13 {
        position.shift(pile, 13, 20);
    }
    let fit = Fit::new(game, (360, 530), 100, false);
    let area = fit.areas[13].expect("a column");
    assert_eq!(area.fan, Fan::Down);
    let places = places(&position, &fit);
    let places = places.iter().filter(|place| place.pile == 13);
    let fan: Vec<i32> = places.map(|place| place.y - area.y).collect();
    assert_eq!(fan.last(), Some(&area.room), "{fan:?}");
    let steps: Vec<i32> = fan.windows(2).map(|two| two[1] - two[0]).collect();
    assert!(
        steps
            .iter()
            .all(|step| (steps[0] - 1..=steps[0] + 1).contains(step)),
        "{steps:?}"
    );
}
