//! Hashes of positions. Positions that differ only in the places of equal piles have the same hash.

use cards::mix;

use crate::rules::{Base, Direction, Goal, Kind, Order, Position, Rules, STOCK, Take, WASTE};

use super::talon;

/// Random words for each card at each place of a pile.
#[derive(Clone, Debug)]
pub(super) struct Hasher {
    words: Vec<[u64; 128]>,
    /// For each pile, what counts.
    piles: Vec<Counts>,
    /// Whether it does not matter which of two equal cards carries a run.
    merges: bool,
    /// Whether every difference of two positions counts.
    exact: bool,
}

/// A position as the table of seen positions has it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Key {
    /// The hash of the position without the size of its waste.
    pub(super) hash: u64,
    /// The size of the waste as far as it matters.
    pub(super) waste: u64,
    /// How far the stock was turned, if that is all that the waste and the passes tell; otherwise 0.
    pub(super) progress: u64,
}

/// What counts of a pile. Piles share a number if they can be exchanged.
#[derive(Clone, Copy, Debug)]
enum Counts {
    /// Nothing: it follows from the other piles.
    Nothing,
    /// The top card and the number of cards: the others follow.
    Top(u64),
    /// All cards.
    Cards(u64),
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
        let piles = (0..rules.piles()).map(|pile| counts(rules, pile, exact));
        Self {
            words,
            piles: piles.collect(),
            merges,
            exact,
        }
    }

    /// What the table of seen positions needs to know about a position.
    pub(super) fn hash(&self, rules: &Rules, position: &Position) -> Key {
        // Waste and stock are one row of cards, and the border between them.
        let progress = talon::progress(rules, position).filter(|_| !self.exact);
        let (waste, passes) = match progress {
            Some(_) => (0, 0),
            None if self.exact => (position.len(WASTE) as u64, position.passes),
            None => (talon::canonical(rules, position), position.passes),
        };
        let mut talon = 0_u64;
        for pile in [WASTE, STOCK] {
            for card in position.pile(pile) {
                talon = talon.rotate_left(5).wrapping_add(self.word(0, card.byte()));
            }
        }
        let mut hash = mix(talon);
        for pile in 2..rules.piles() {
            let cards = position.pile(pile);
            let Some(top) = cards.last() else {
                continue;
            };
            let mut word = match self.piles[pile] {
                Counts::Nothing => continue,
                Counts::Top(salt) => {
                    hash = hash.wrapping_add(mix(salt ^ self.word(cards.len(), top.byte())));
                    continue;
                }
                Counts::Cards(salt) => salt,
            };
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
            | u64::from(passes) << 16
            | u64::from(position.gathered) << 24
            | u64::from(position.next_waste) << 32;
        Key {
            hash: mix(hash ^ mix(counters)),
            waste,
            progress: progress.unwrap_or(0),
        }
    }

    #[inline]
    fn word(&self, place: usize, card: u8) -> u64 {
        let word = self.words[place % PLACES][usize::from(card & 127)];
        word.rotate_left(u32::try_from(place / PLACES * 7).unwrap_or(0))
    }
}

/// What counts of a pile. With `exact`, every card.
fn counts(rules: &Rules, pile: usize, exact: bool) -> Counts {
    let group = rules.group(pile);
    let has_place = exact
        || matches!(group.base, Base::Packet | Base::Reserved(_))
        || matches!(rules.goal, Goal::Rows | Goal::Diagonals(_))
        || group.kind == Kind::Waste;
    let mut salt = 0x1000
        * if has_place {
            pile as u64
        } else {
            u64::from(rules.shape.group_of[pile]) + 100
        };
    let salt = next(&mut salt);
    let is_foundation = group.kind == Kind::Foundation;
    if exact || !is_foundation || matches!(group.base, Base::Reserved(_)) {
        return Counts::Cards(salt);
    }
    let foundations = rules.groups.iter();
    let is_only = foundations
        .filter(|one| one.kind == Kind::Foundation)
        .count()
        == 1;
    let builds_up = group.build.order == Order::Up;
    let takes_anything = group.build.order == Order::None;
    if is_only && (builds_up || takes_anything) {
        return Counts::Nothing;
    }
    if group.take == Take::None {
        return Counts::Top(salt);
    }
    Counts::Cards(salt)
}

fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mix(*state)
}
