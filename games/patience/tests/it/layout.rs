//! Every pile of every game fits every window, and no card is anywhere else.

use cards::Seed;
use cards::french::{PlayingCard, Rank, Suit};
use game::Game;
use patience::games;
use patience::layout::{self, piles, sign};
use patience::rules::{Declaration, Move, PileCard, Round, STOCK};
use scene::piles::{Area, Fan, Fit, PlaceSign, places};

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
                let fit = layout::fit(game, size, 100, mirrored);
                for round in &positions {
                    let places = places(&piles(&game.rules, round.position()), &fit);
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

/// The rectangle that a pile takes, with the room of its fan: left, top, right and bottom edge.
fn rectangle(area: &Area, fit: &Fit) -> [i32; 4] {
    let (x, y, room) = (area.x, area.y, area.room);
    let (right, bottom) = (x + fit.width, y + fit.height);
    match area.fan {
        Fan::None => [x, y, right, bottom],
        Fan::Down | Fan::LastDown => [x, y, right, bottom + room],
        Fan::Right | Fan::LastRight => [x, y, right + room, bottom],
        Fan::Left | Fan::LastLeft => [x - room, y, right, bottom],
        Fan::Braid => [x - fit.width / 12, y, right + fit.width / 12, bottom + room],
    }
}

#[test]
fn piles_do_not_lie_on_one_another_however_long_their_fans_are() {
    for game in games::ALL {
        for size in TABLES {
            for mirrored in [false, true] {
                let fit = layout::fit(game, size, 100, mirrored);
                let of_area = |area: &Area| rectangle(area, &fit);
                let areas: Vec<_> = fit.areas.iter().flatten().map(of_area).collect();
                // The foundations of one game overlap in a low window: their indices stay visible.
                let hidden = if game.id.starts_with("great-patience") {
                    fit.height / 2
                } else {
                    0
                };
                for (at, one) in areas.iter().enumerate() {
                    for other in &areas[at + 1..] {
                        let across = one[2].min(other[2]) - one[0].max(other[0]);
                        let down = one[3].min(other[3]) - one[1].max(other[1]);
                        let apart = across <= 0 || down <= hidden;
                        assert!(apart, "{} {size:?}: {one:?} and {other:?}", game.id);
                    }
                }
            }
        }
    }
}

#[test]
fn a_finger_hits_each_card_of_a_usual_column_on_a_phone() {
    for (id, column, least) in [
        ("klondike", 12, 36),
        ("spider", 19, 36),
        ("forty-thieves", 19, 36),
    ] {
        let game = games::by_id(id).expect("a known game");
        let mut position = *Round::new(game, Seed(1)).position();
        position.clear(column);
        for rank in (1..10).rev() {
            position.push(column, PileCard::new(rank, Suit::Spades));
        }
        let fit = layout::fit(game, (360, 530), 100, false);
        let places = places(&piles(&game.rules, &position), &fit);
        let column = places.iter().filter(|place| place.pile == column);
        let column: Vec<i32> = column.map(|place| place.y).collect();
        let steps: Vec<i32> = column.windows(2).map(|two| two[1] - two[0]).collect();
        assert!(steps.iter().all(|step| *step >= least), "{id}: {steps:?}");
    }
}

#[test]
fn cards_are_large_enough_to_read_and_to_touch() {
    for game in games::ALL {
        let least = |size| layout::fit(game, size, 100, false).width;
        // Eleven columns are the most that lie side by side.
        let phone = 30;
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

/// As wide as the window allows, and in the enlarged one the menu takes a larger share of it: their cards stay as large
/// as they were, or nearly.
const AS_LARGE: [&str; 8] = [
    "cross",
    "diagonal-pairs",
    "kings-patience",
    "braid",
    "pharaohs-tomb",
    "wedding-procession",
    "blue-moon",
    "four-seasons",
];

/// A window of 1280×1024 or 1366×768 has half as many pixels when the page is enlarged to 200 %.
#[test]
fn cards_are_larger_when_the_page_is_enlarged() {
    for (usual, enlarged) in [((1280, 900), (590, 490)), ((1366, 644), (633, 363))] {
        for game in games::ALL {
            let [one, two] =
                [usual, enlarged].map(|size| layout::fit(game, size, 100, false).width);
            let least = if AS_LARGE.contains(&game.id) {
                one * 91 / 100
            } else {
                one + 1
            };
            assert!(2 * two >= least, "{}: {one}, then {two}", game.id);
        }
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
    let fit = layout::fit(game, (360, 530), 100, false);
    let area = fit.areas[13].expect("a column");
    assert_eq!(area.fan, Fan::Down);
    let places = places(&piles(&game.rules, &position), &fit);
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

#[test]
fn the_place_of_an_empty_pile_shows_what_may_lie_there() {
    let at = |id: &str, pile| {
        let game = games::by_id(id).expect("a known game");
        let position = *Round::new(game, Seed(1)).position();
        sign(&game.rules, &position, pile)
    };
    assert_eq!(at("klondike", 2), Some(PlaceSign::Rank(Rank::Ace)));
    assert_eq!(at("klondike", 6), Some(PlaceSign::Rank(Rank::King)));
    assert_eq!(at("spider", 10), None);
    let base = Round::new(games::by_id("canfield").expect("a known game"), Seed(1));
    let base = PileCard::new(base.position().base, Suit::Spades).playing_card();
    assert_eq!(at("canfield", 2), Some(PlaceSign::Rank(base.rank())));
    let of_hearts = |rank| Some(PlaceSign::Card(PlayingCard::new(rank, Suit::Hearts)));
    assert_eq!(at("pharaohs-tomb", 2), of_hearts(Rank::King));
    assert_eq!(at("pharaohs-tomb", 9), of_hearts(Rank::Ace));
}

#[test]
fn the_stock_shows_whether_the_waste_can_be_turned_over() {
    for (id, turns) in [("klondike", 1), ("forty-thieves", 0)] {
        let game = games::by_id(id).expect("a known game");
        let mut round = Round::new(game, Seed(1));
        let mut turned = 0;
        loop {
            while !round.position().is_empty(STOCK) {
                round.play_steps(Move::Draw, &mut Vec::new());
            }
            if sign(&game.rules, round.position(), STOCK).is_none() {
                break;
            }
            round.play_steps(Move::Draw, &mut Vec::new());
            turned += 1;
        }
        assert_eq!(turned, turns, "{id}");
    }
}
