//! Transposition tables of a fixed size.
//!
//! Each entry stores its whole key, so two states are never confused. An entry may be overwritten by
//! another with the same slot. Each entry also has the number of the solve that stored it (its
//! generation); entries of earlier solves count as empty, so clearing costs nothing.

use cards::CardSet;

use super::equal::Shape;

/// Number of entries of a [`BoundsTable`] where a key can be stored (associativity). A [`VectorTable`]
/// has one.
const WAYS: usize = 8;

/// Bounds on the paranoid value ([`Solver::paranoid`](super::Solver::paranoid)) of a state between
/// tricks, in devils from this state on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct KnownBounds {
    pub(super) low: u8,
    pub(super) high: u8,
    /// The index, among the cards left, of the move that set the last bound, if one is known.
    pub(super) good_move: Option<u8>,
}

/// Bounds by shape: an entry also bounds all states that differ from its state only in devils.
pub(super) struct BoundsTable {
    entries: Vec<BoundsEntry>,
    generation: u16,
    /// 64 less the binary logarithm of the number of entries.
    shift: u32,
    /// The way to overwrite if no entry is free, old or of a smaller state. Advances at every `put`.
    next_way: usize,
}

#[derive(Clone, Copy, Default)]
struct BoundsEntry {
    shape: Shape,
    generation: u16,
    low: u8,
    high: u8,
    good_move: Option<u8>,
}

impl BoundsTable {
    /// A table of 2^`bits` entries. `bits` is clamped to 4 to 24.
    pub(super) fn new(bits: u8) -> Self {
        let bits = u32::from(bits.clamp(4, 24));
        Self {
            entries: vec![BoundsEntry::default(); 1 << bits],
            generation: 0,
            shift: 64 - bits,
            next_way: 0,
        }
    }

    /// Clears the table.
    pub(super) fn clear(&mut self) {
        begin_generation(&mut self.generation, &mut self.entries);
    }

    /// The known bounds of a state of this shape. `high` is an upper bound that the caller already has.
    pub(super) fn get(&self, shape: &Shape, high: u8) -> KnownBounds {
        let mut known = KnownBounds {
            low: 0,
            high,
            good_move: None,
        };
        for entry in &self.entries[self.ways(shape.key)] {
            if entry.shape.key != shape.key || entry.generation != self.generation {
                continue;
            }
            let (more_devils, fewer_devils) = (
                shape.excess_over(&entry.shape),
                entry.shape.excess_over(shape),
            );
            known.high = known.high.min(entry.high.saturating_add(more_devils));
            known.low = known.low.max(entry.low.saturating_sub(fewer_devils));
            known.good_move = known.good_move.or(entry.good_move);
        }
        known
    }

    /// Stores bounds. Overwrites an entry of the same state or of an earlier solve, whichever comes
    /// first; otherwise the smallest state that is smaller than this one; otherwise the next way in
    /// turn.
    pub(super) fn put(&mut self, shape: &Shape, known: KnownBounds) {
        let ways = self.ways(shape.key);
        let cards = |shape: &Shape| (shape.key & CardSet::ALL.bits()).count_ones();
        let size = cards(shape);
        let cards_if_current = |entry: &BoundsEntry| {
            if entry.generation != self.generation || entry.shape == *shape {
                0
            } else {
                cards(&entry.shape)
            }
        };
        let cheapest_way =
            (0..WAYS).min_by_key(|way| cards_if_current(&self.entries[ways.start + way]));
        self.next_way = (self.next_way + 1) % WAYS;
        let way = cheapest_way
            .filter(|way| cards_if_current(&self.entries[ways.start + way]) < size)
            .unwrap_or(self.next_way);
        self.entries[ways.start + way] = BoundsEntry {
            shape: *shape,
            generation: self.generation,
            low: known.low,
            high: known.high,
            good_move: known.good_move,
        };
    }

    /// The entries where a key can be stored. They begin at a multiple of [`WAYS`].
    fn ways(&self, key: u64) -> core::ops::Range<usize> {
        let start = hash(key, self.shift) & !(WAYS - 1);
        start..start + WAYS
    }
}

/// Exact values by exact key; a new entry replaces an old one.
pub(super) struct VectorTable<V> {
    entries: Vec<VectorEntry<V>>,
    generation: u16,
    /// 64 less the binary logarithm of the number of entries.
    shift: u32,
}

#[derive(Clone, Copy, Default)]
struct VectorEntry<V> {
    key: u64,
    generation: u16,
    value: V,
}

impl<V: Copy + Default> VectorTable<V> {
    /// A table of 2^`bits` entries. `bits` is clamped to 4 to 24.
    pub(super) fn new(bits: u8) -> Self {
        let bits = u32::from(bits.clamp(4, 24));
        Self {
            entries: vec![VectorEntry::default(); 1 << bits],
            generation: 0,
            shift: 64 - bits,
        }
    }

    /// Clears the table.
    pub(super) fn clear(&mut self) {
        begin_generation(&mut self.generation, &mut self.entries);
    }

    /// The value stored under a key.
    pub(super) fn get(&self, key: u64) -> Option<V> {
        let entry = &self.entries[hash(key, self.shift)];
        (entry.key == key && entry.generation == self.generation).then_some(entry.value)
    }

    /// Stores a value.
    pub(super) fn put(&mut self, key: u64, value: V) {
        let slot = hash(key, self.shift);
        self.entries[slot] = VectorEntry {
            key,
            generation: self.generation,
            value,
        };
    }
}

/// Begins the next generation. Clears the entries when the numbers start again.
fn begin_generation<E: Copy + Default>(generation: &mut u16, entries: &mut [E]) {
    *generation = generation.wrapping_add(1);
    if *generation == 0 {
        entries.fill(E::default());
        *generation = 1;
    }
}

/// 2^64 divided by the golden ratio: its multiples spread evenly (Fibonacci hashing).
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// Multiplicative hash: the uppermost bits of a product, at most 24 of them, so they fit an index.
#[allow(clippy::cast_possible_truncation)] // at most 24 bits
const fn hash(key: u64, shift: u32) -> usize {
    (key.wrapping_mul(GOLDEN) >> shift) as usize
}
