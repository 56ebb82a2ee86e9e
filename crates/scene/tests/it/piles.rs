//! Tables on which cards lie in piles.

use cards::french::PlayingCard;
use scene::piles::{
    Fan, Fit, Pile, PileCard, PlacedCard, Plan, Plans, identities, neighbour, places,
};

/// A pile of these cards; those before `open` lie face down.
fn pile(cards: &str, open: usize) -> Pile {
    let card = |(at, text): (usize, &str)| PileCard {
        face: text.parse().expect("a card"),
        is_open: at >= open,
        is_free: false,
        label: String::new(),
    };
    Pile {
        cards: cards.split(' ').enumerate().map(card).collect(),
        ..Pile::default()
    }
}

/// A stack beside two columns.
fn plan() -> Plan {
    Plan::new(300, 330).stack(0, 0, 0).columns(1..3, (100, 0))
}

fn fit(size: (i32, i32), mirrored: bool) -> Fit {
    let plans = Plans {
        piles: 4,
        tall: plan(),
        wide: plan(),
        narrow: None,
    };
    Fit::new(plans, size, 100, mirrored)
}

#[test]
fn each_card_of_a_column_lies_a_little_lower_and_a_mirror_changes_sides() {
    let piles = [
        pile("AS 2S", 0),
        pile("5H 9C 8D", 1),
        pile("KS", 0),
        pile("QH", 0),
    ];
    let fit = self::fit((360, 530), false);
    let placed = places(&piles, &fit);
    assert_eq!(placed.len(), 6, "the last pile is never used");
    let of = |pile| {
        placed
            .iter()
            .filter(move |place: &&PlacedCard| place.pile == pile)
    };
    assert!(of(0).all(|place| (place.x, place.y) == (placed[0].x, placed[0].y)));
    let column: Vec<&PlacedCard> = of(1).collect();
    let steps = [column[1].y - column[0].y, column[2].y - column[1].y];
    assert!(
        0 < steps[0] && steps[0] < steps[1],
        "a covered card shows less: {steps:?}"
    );
    assert!(!column[0].is_open && column[1].is_open);
    let mirrored = self::fit((360, 530), true);
    let x = |fit: &Fit, pile: usize| fit.areas[pile].expect("an area").x;
    assert_eq!([x(&fit, 0), x(&fit, 2)], [x(&mirrored, 2), x(&mirrored, 0)]);
    assert_eq!(fit.areas[1].map(|area| area.fan), Some(Fan::Down));
}

#[test]
fn arrow_keys_lead_to_the_pile_beside() {
    let fit = fit((360, 530), false);
    let to = |from: usize, direction| {
        let area = fit.areas[from].expect("an area");
        neighbour(&fit, from, (area.x, area.y), direction, |_| true)
    };
    assert_eq!((to(1, (1, 0)), to(2, (-1, 0))), (Some(2), Some(1)));
    assert_eq!((to(2, (1, 0)), to(1, (0, 1))), (None, None));
}

#[test]
fn equal_cards_keep_their_numbers_where_they_lie() {
    let fit = fit((360, 530), false);
    let place = |piles: &[Pile]| places(piles, &fit);
    let before = place(&[pile("AS", 0), pile("KS AS", 0), pile("2S", 0)]);
    let ids = identities(&[], &before);
    assert_eq!(
        ids,
        [0, 3, 1, 2],
        "the ace comes first, copies one after the other"
    );
    let known: Vec<_> = ids.into_iter().zip(before).collect();
    // The second ace goes onto the two.
    let now = place(&[pile("AS", 0), pile("KS", 0), pile("2S AS", 0)]);
    assert_eq!(identities(&known, &now), [0, 3, 2, 1]);
    let faces: Vec<PlayingCard> = now.iter().map(|place| place.face).collect();
    assert_eq!(faces[0], faces[3]);
}
