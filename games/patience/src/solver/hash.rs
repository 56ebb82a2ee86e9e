//! Hashes of positions. Positions that differ only in the places of equal piles have the same hash.

use cards::mix;

use crate::rules::{Base, Direction, Goal, Kind, Order, Position, Rules, STOCK, WASTE};

use super::talon;

/// Random words for each card at each place of a pile.
#[derive(Clone, Debug)]
pub(super) struct Hasher {
    words: Vec<[u64; 128]>,
    /// For each pile, a number that piles share if they can be exchanged; `None` for piles that follow from
    /// the others.
    salts: Vec<Option<u64>>,
    /// Whether it does not matter which of two equal cards carries a run.
    merges: bool,
    /// Whether every difference of two positions counts.
    exact: bool,
}

/// Places in a pile that have words of their own.
const PLACES: usize = 32;

impl Hasher {
    pub(super) fn new(rules: &Rules, merges: bool, exact: bool) -> Self {
        let mut state = 0x0123_4567_89ab_cdef_u64;
        let mut words = vec![[0; 128]; PLACES + 1];
        for word in words.iter_mut().flatten() {
            *word = next(&mut state);
        }
        let foundations: Vec<_> = rules
            .groups
            .iter()
            .filter(|group| group.kind == Kind::Foundation)
            .collect();
        let follow = !exact
            && matches!(foundations[..], [group]
            if matches!(group.build.order, Order::Up) || group.base == Base::Family);
        let salts = (0..rules.piles()).map(|pile| {
            let group = rules.group(pile);
            let has_place = exact
                || matches!(group.base, Base::Packet | Base::Reserved(_))
                || matches!(rules.goal, Goal::Rows | Goal::Diagonals(_))
                || group.kind == Kind::Waste;
            let number = if has_place {
                pile as u64
            } else {
                u64::from(rules.shape.group_of[pile]) + 100
            };
            let mut salt = number * 0x1000;
            (group.kind != Kind::Foundation || !follow || rules.goal == Goal::Thirteens)
                .then(|| next(&mut salt))
        });
        Self {
            words,
            salts: salts.collect(),
            merges,
            exact,
        }
    }

    /// The hash of a position without the size of its waste, and that size as far as it matters.
    pub(super) fn hash(&self, rules: &Rules, position: &Position) -> (u64, u64) {
        // Waste and stock are one row of cards, and the border between them.
        let waste = if self.exact {
            position.len(WASTE) as u64
        } else {
            talon::canonical(rules, position)
        };
        let mut talon = 0_u64;
        for pile in [WASTE, STOCK] {
            for card in position.pile(pile) {
                talon = talon.rotate_left(5).wrapping_add(self.word(0, card.byte()));
            }
        }
        let mut hash = mix(talon);
        for pile in 2..rules.piles() {
            let Some(salt) = self.salts[pile] else {
                continue;
            };
            let cards = position.pile(pile);
            if cards.is_empty() {
                continue;
            }
            let mut word = salt;
            if self.merges && rules.group(pile).kind == Kind::Column {
                // Behind the first open card, only what lies open counts: two cards of one rank and color
                // carry the same cards, and whichever of these leaves first frees either of them.
                let first = cards.iter().position(|card| !card.is_face_down());
                let root = first.unwrap_or(cards.len() - 1);
                for (place, card) in cards[..=root].iter().enumerate() {
                    word = word.wrapping_add(self.word(place, card.byte()));
                }
                for card in &cards[root + 1..] {
                    hash = hash.wrapping_add(self.words[PLACES][usize::from(card.byte())]);
                }
                hash = hash.wrapping_add(mix(word));
                continue;
            }
            for (place, card) in cards.iter().enumerate() {
                word = word.wrapping_add(self.word(place, card.byte()));
            }
            hash = hash.wrapping_add(mix(word));
        }
        let direction = match position.direction {
            Direction::Open => 0,
            Direction::Up => 1,
            Direction::Down => 2,
        };
        let counters = u64::from(position.base)
            | direction << 8
            | u64::from(position.passes) << 16
            | u64::from(position.gathered) << 24
            | u64::from(position.next_waste) << 32;
        (mix(hash ^ mix(counters)), waste)
    }

    #[inline]
    fn word(&self, place: usize, card: u8) -> u64 {
        let word = self.words[place % PLACES][usize::from(card & 127)];
        word.rotate_left(u32::try_from(place / PLACES * 7).unwrap_or(0))
    }
}

fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mix(*state)
}
