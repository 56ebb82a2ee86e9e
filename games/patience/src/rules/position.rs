//! A position: all piles in one row of cards.

use super::PileCard;

/// The number of piles of a game, at most.
pub const MAX_PILES: usize = 64;

/// The number of cards of two packs.
const MAX_CARDS: usize = 104;

/// The waste is always the first pile.
pub const WASTE: usize = 0;

/// The stock is always the second pile. Its first card comes first.
pub const STOCK: usize = 1;

/// All piles of a game, from bottom to top, and the rest of its state. Small and [`Copy`].
// Waste and stock are neighbours, and the stock lies with its next card first: to draw a card is to move
// the border between the two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    cards: [PileCard; MAX_CARDS],
    /// For each pile, the index after its last card. Piles that a game does not have are empty.
    ends: [u8; MAX_PILES],
    /// The rank of the foundations' first cards, 1 to 13; 0 before it is chosen.
    pub base: u8,
    /// The direction of foundations that choose one.
    pub direction: Direction,
    /// The finished passes through the stock.
    pub passes: u8,
    /// The number of times that the table was gathered.
    pub gathered: u8,
    /// The waste that gets the next cards, of two: 0 or 1.
    pub next_waste: u8,
    /// The seed of shuffles in mid-game.
    pub seed: u64,
}

/// The direction in which foundations are built.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// Not chosen yet, or not to be chosen.
    Open,
    /// Up.
    Up,
    /// Down.
    Down,
}

impl Position {
    /// No cards.
    #[must_use]
    pub fn empty(seed: u64) -> Self {
        Self {
            cards: [PileCard::default(); MAX_CARDS],
            ends: [0; MAX_PILES],
            base: 0,
            direction: Direction::Open,
            passes: 0,
            gathered: 0,
            next_waste: 0,
            seed,
        }
    }

    /// The cards of a pile, from bottom to top; those of the stock in the order in which they come.
    #[inline]
    #[must_use]
    pub fn pile(&self, pile: usize) -> &[PileCard] {
        &self.cards[self.start(pile)..usize::from(self.ends[pile])]
    }

    /// The number of cards in a pile.
    #[inline]
    #[must_use]
    pub fn len(&self, pile: usize) -> usize {
        usize::from(self.ends[pile]) - self.start(pile)
    }

    /// Whether a pile is a space.
    #[inline]
    #[must_use]
    pub fn is_empty(&self, pile: usize) -> bool {
        self.len(pile) == 0
    }

    /// The top card of a pile; of the stock the last one.
    #[inline]
    #[must_use]
    pub fn top(&self, pile: usize) -> Option<PileCard> {
        self.pile(pile).last().copied()
    }

    /// Adds a card on top of a pile. Nothing happens if there are 104 cards already.
    pub fn push(&mut self, pile: usize, card: PileCard) {
        let (end, used) = (usize::from(self.ends[pile]), self.used());
        if used == MAX_CARDS {
            return;
        }
        self.cards.copy_within(end..used, end + 1);
        self.cards[end] = card;
        for end in &mut self.ends[pile..] {
            *end += 1;
        }
    }

    /// Takes all cards of a pile away.
    pub fn clear(&mut self, pile: usize) -> Vec<PileCard> {
        let taken = self.pile(pile).to_vec();
        let (start, end, used) = (self.start(pile), usize::from(self.ends[pile]), self.used());
        self.cards.copy_within(end..used, start);
        self.cards[used - taken.len()..used].fill(PileCard::default());
        for end in &mut self.ends[pile..] {
            *end -= u8::try_from(taken.len()).unwrap_or_default();
        }
        taken
    }

    /// Moves the top `count` cards of a pile, at most all, onto another one.
    #[inline]
    pub fn shift(&mut self, from: usize, to: usize, count: u8) {
        let count = count.min(u8::try_from(self.len(from)).unwrap_or_default());
        let (cut, end) = (self.ends[from] - count, self.ends[to]);
        if from < to {
            self.cards[usize::from(cut)..usize::from(end)].rotate_left(count.into());
            for end in &mut self.ends[from..to] {
                *end -= count;
            }
        } else if to < from {
            let from_end = usize::from(self.ends[from]);
            self.cards[usize::from(end)..from_end].rotate_right(count.into());
            for end in &mut self.ends[to..from] {
                *end += count;
            }
        }
    }

    /// Turns `count` cards of the stock, at most all, onto the waste.
    #[inline]
    pub fn draw(&mut self, count: u8) {
        self.ends[WASTE] = self.ends[STOCK].min(self.ends[WASTE].saturating_add(count));
    }

    /// Turns the whole waste over: it is the stock again.
    #[inline]
    pub fn turn_over(&mut self) {
        self.ends[WASTE] = 0;
    }

    /// Turns the top card of a pile face up. Returns whether it was face down.
    #[inline]
    pub fn turn_top_up(&mut self, pile: usize) -> bool {
        let end = usize::from(self.ends[pile]);
        if self.start(pile) == end || !self.cards[end - 1].is_face_down() {
            return false;
        }
        self.cards[end - 1] = self.cards[end - 1].face_up();
        true
    }

    /// Turns the top card of a pile face down; nothing if the pile is empty.
    pub(super) fn turn_top_down(&mut self, pile: usize) {
        let end = usize::from(self.ends[pile]);
        if self.start(pile) < end {
            self.cards[end - 1] = self.cards[end - 1].face_down();
        }
    }

    /// Replaces every card by another one, pile by pile.
    pub fn map_cards(&mut self, mut change: impl FnMut(usize, PileCard) -> PileCard) {
        for pile in 0..MAX_PILES {
            for at in self.start(pile)..usize::from(self.ends[pile]) {
                self.cards[at] = change(pile, self.cards[at]);
            }
        }
    }

    #[inline]
    fn start(&self, pile: usize) -> usize {
        pile.checked_sub(1)
            .map_or(0, |before| usize::from(self.ends[before]))
    }

    fn used(&self) -> usize {
        usize::from(self.ends[MAX_PILES - 1])
    }
}
