//! Transposition tables of a fixed size. Keys are exact, so there are no hash collisions. A
//! generation number marks the entries of earlier solves, so clearing costs nothing.

use cards::CardSet;

use super::equal::Shape;

/// Number of entries where a key can be stored (associativity).
const WAYS: usize = 8;

/// Bounds on the paranoid value of a state between tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct KnownBounds {
    pub(super) low: u8,
    pub(super) high: u8,
    /// The position of a good move among the cards left, if one is known.
    pub(super) best: Option<u8>,
}

/// Bounds by shape: an entry also bounds all states that differ from its state only in devils.
pub(super) struct BoundsTable {
    entries: Vec<BoundsEntry>,
    generation: u16,
    shift: u32,
    /// The entry to overwrite next where all hold larger states.
    next_way: usize,
}

#[derive(Clone, Copy, Default)]
struct BoundsEntry {
    shape: Shape,
    generation: u16,
    low: u8,
    high: u8,
    best: Option<u8>,
}

impl BoundsTable {
    /// A table of 2 to the power of `bits` entries, 4 to 24.
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

    /// The bounds of a state with this shape whose value is at most `high`.
    pub(super) fn get(&self, shape: &Shape, high: u8) -> KnownBounds {
        let mut known = KnownBounds {
            low: 0,
            high,
            best: None,
        };
        for entry in &self.entries[self.ways(shape.key)] {
            if entry.shape.key != shape.key || entry.generation != self.generation {
                continue;
            }
            let (excess, deficit) = (
                shape.excess_over(&entry.shape),
                entry.shape.excess_over(shape),
            );
            known.high = known.high.min(entry.high.saturating_add(excess));
            known.low = known.low.max(entry.low.saturating_sub(deficit));
            known.best = known.best.or(entry.best);
        }
        known
    }

    /// Stores bounds: in place of the same state, an old entry, the smallest smaller state, or else
    /// round-robin.
    pub(super) fn put(&mut self, shape: &Shape, known: KnownBounds) {
        let ways = self.ways(shape.key);
        let cards = |shape: &Shape| (shape.key & CardSet::ALL.bits()).count_ones();
        let size = cards(shape);
        let worth = |entry: &BoundsEntry| {
            if entry.generation != self.generation || entry.shape == *shape {
                0
            } else {
                cards(&entry.shape)
            }
        };
        let least = (0..WAYS).min_by_key(|way| worth(&self.entries[ways.start + way]));
        self.next_way = (self.next_way + 1) % WAYS;
        let way = least
            .filter(|way| worth(&self.entries[ways.start + way]) < size)
            .unwrap_or(self.next_way);
        self.entries[ways.start + way] = BoundsEntry {
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

/// Exact values by exact key; a new entry replaces an old one.
pub(super) struct VectorTable<V> {
    entries: Vec<VectorEntry<V>>,
    generation: u16,
    shift: u32,
}

#[derive(Clone, Copy, Default)]
struct VectorEntry<V> {
    key: u64,
    generation: u16,
    value: V,
}

impl<V: Copy + Default> VectorTable<V> {
    /// A table of 2 to the power of `bits` entries, 4 to 24.
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

/// Multiplicative hash: the uppermost bits of a product, at most 24 of them, so they fit an index.
#[allow(clippy::cast_possible_truncation)] // see above
const fn hash(key: u64, shift: u32) -> usize {
    (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> shift) as usize
}
