//! What is remembered: two tables of a fixed size with exact keys, so that nothing is ever taken for
//! something else. Entries of earlier solves are told apart by a generation: forgetting is free.

use cards::CardSet;

use super::equal::Shape;

/// How many entries a key has to choose from.
const WAYS: usize = 8;

/// What is known of the paranoid value of a state between tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) low: u8,
    pub(super) high: u8,
    /// The place of a good card among those left, if one is known.
    pub(super) best: Option<u8>,
}

/// Bounds on values, found by shape: what is known of one state bounds all that differ from it in
/// devils only.
pub(super) struct Shapes {
    entries: Vec<ShapeEntry>,
    generation: u16,
    shift: u32,
    /// Which way is overwritten next where none is worth less.
    turn: usize,
}

#[derive(Clone, Copy, Default)]
struct ShapeEntry {
    shape: Shape,
    generation: u16,
    low: u8,
    high: u8,
    best: Option<u8>,
}

impl Shapes {
    /// A table of 2 to the power of `bits` entries, 4 to 24.
    pub(super) fn new(bits: u8) -> Self {
        let bits = u32::from(bits.clamp(4, 24));
        Self {
            entries: vec![ShapeEntry::default(); 1 << bits],
            generation: 0,
            shift: 64 - bits,
            turn: 0,
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        next(&mut self.generation, &mut self.entries);
    }

    /// What is known of a state that has this shape and whose value is at most `high`.
    pub(super) fn get(&self, shape: &Shape, high: u8) -> Known {
        let mut known = Known {
            low: 0,
            high,
            best: None,
        };
        for entry in &self.entries[self.ways(shape.key)] {
            if entry.shape.key != shape.key || entry.generation != self.generation {
                continue;
            }
            let (dearer, cheaper) = (
                shape.dearer_than(&entry.shape),
                entry.shape.dearer_than(shape),
            );
            known.high = known.high.min(entry.high.saturating_add(dearer));
            known.low = known.low.max(entry.low.saturating_sub(cheaper));
            known.best = known.best.or(entry.best);
        }
        known
    }

    /// Keeps what is known: in the place of the same state, of nothing, of a smaller state, or of
    /// any in turn.
    pub(super) fn put(&mut self, shape: &Shape, known: Known) {
        let ways = self.ways(shape.key);
        let cards = |shape: &Shape| (shape.key & CardSet::ALL.bits()).count_ones();
        let size = cards(shape);
        let worth = |entry: &ShapeEntry| {
            if entry.generation != self.generation || entry.shape == *shape {
                0
            } else {
                cards(&entry.shape)
            }
        };
        let least = (0..WAYS).min_by_key(|way| worth(&self.entries[ways.start + way]));
        self.turn = (self.turn + 1) % WAYS;
        let way = least
            .filter(|way| worth(&self.entries[ways.start + way]) < size)
            .unwrap_or(self.turn);
        self.entries[ways.start + way] = ShapeEntry {
            shape: *shape,
            generation: self.generation,
            low: known.low,
            high: known.high,
            best: known.best,
        };
    }

    fn ways(&self, key: u64) -> core::ops::Range<usize> {
        let start = hash(key, self.shift) & !(WAYS - 1);
        start..start + WAYS
    }
}

/// One value for each exact key; a new one replaces what lies in its place.
pub(super) struct Memory<V> {
    entries: Vec<MemoryEntry<V>>,
    generation: u16,
    shift: u32,
}

#[derive(Clone, Copy, Default)]
struct MemoryEntry<V> {
    key: u64,
    generation: u16,
    value: V,
}

impl<V: Copy + Default> Memory<V> {
    /// A table of 2 to the power of `bits` entries, 4 to 24.
    pub(super) fn new(bits: u8) -> Self {
        let bits = u32::from(bits.clamp(4, 24));
        Self {
            entries: vec![MemoryEntry::default(); 1 << bits],
            generation: 0,
            shift: 64 - bits,
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        next(&mut self.generation, &mut self.entries);
    }

    /// The value kept under a key.
    pub(super) fn get(&self, key: u64) -> Option<V> {
        let entry = &self.entries[hash(key, self.shift)];
        (entry.key == key && entry.generation == self.generation).then_some(entry.value)
    }

    /// Keeps a value.
    pub(super) fn put(&mut self, key: u64, value: V) {
        let slot = hash(key, self.shift);
        self.entries[slot] = MemoryEntry {
            key,
            generation: self.generation,
            value,
        };
    }
}

/// Goes on to the next generation, which no entry has; when they begin anew, empties the entries.
fn next<E: Copy + Default>(generation: &mut u16, entries: &mut [E]) {
    *generation = generation.wrapping_add(1);
    if *generation == 0 {
        entries.fill(E::default());
        *generation = 1;
    }
}

/// The uppermost bits of a product: at most 24 of them, so they fit an index everywhere.
#[allow(clippy::cast_possible_truncation)] // see above
const fn hash(key: u64, shift: u32) -> usize {
    (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> shift) as usize
}
