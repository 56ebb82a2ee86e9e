//! How promising a position looks.

use crate::rules::{Group, Kind, PileCard, Position, Rules, Take, WASTE, is_resting};

/// The merit of a position: higher is better. It has no unit.
pub(super) fn merit(rules: &Rules, position: &Position) -> i32 {
    let of_pile = |pile| {
        let cards = position.pile(pile);
        let each = |merit: i32| merit * i32::try_from(cards.len()).unwrap_or_default();
        let group = rules.group(pile);
        match group.kind {
            Kind::Foundation if is_resting(rules, position, pile) => -14,
            Kind::Foundation => each(12),
            Kind::Column => column(group, cards),
            Kind::Cell => each(-5),
            Kind::Reserve => each(-4),
            _ => 0,
        }
    };
    let waste = i32::try_from(position.len(WASTE)).unwrap_or_default();
    (2..rules.piles()).map(of_pile).sum::<i32>() - waste
}

/// The merit of a column: runs that stay together are good, and cards on lower ones are not.
fn column(group: &Group, cards: &[PileCard]) -> i32 {
    if cards.is_empty() {
        return 14;
    }
    let run = match group.take {
        Take::Run(run) | Take::Whole(run) => run,
        Take::None | Take::Top => group.build,
    };
    let of_card = |(place, card): (usize, &PileCard)| {
        if card.is_face_down() {
            return -8;
        }
        let Some(below) = place.checked_sub(1).and_then(|place| cards.get(place)) else {
            return 0;
        };
        if !below.is_face_down() && run.allows(*below, *card) {
            return 5;
        }
        let fits = !below.is_face_down() && group.build.allows(*below, *card);
        let lower = cards[..place].iter().filter(|one| one.rank() < card.rank());
        i32::from(fits) - i32::try_from(lower.count()).unwrap_or_default()
    };
    cards.iter().enumerate().map(of_card).sum()
}
