//! The positions that were seen, as hashes, and how far the stock was turned then.

/// A map from hashes to the least progress of the stock with which they were seen, with open addressing. It grows.
// A slot is 55 bits of the hash above the 9 bits of the progress.
#[derive(Clone, Debug)]
pub(super) struct Table {
    slots: Vec<u64>,
    used: usize,
}

/// What was known of an entry.
enum Place {
    /// Nothing.
    New,
    /// Its hash with more progress.
    Better,
    /// Its hash with the same progress or less.
    Known,
}

/// The bits of a slot for the progress.
const PROGRESS_BITS: u32 = 9;

/// The highest progress.
pub(super) const MAX_PROGRESS: u64 = (1 << PROGRESS_BITS) - 1;

/// The number of slots at first: 512 kB.
const FIRST: usize = 1 << 16;

impl Table {
    pub(super) fn new() -> Self {
        Self {
            slots: vec![0; FIRST],
            used: 0,
        }
    }

    /// Adds a hash with a progress, at most [`MAX_PROGRESS`]. Returns whether it is new, or seen with more progress
    /// only.
    #[inline]
    pub(super) fn insert(&mut self, hash: u64, progress: u64) -> bool {
        let hash = hash & !MAX_PROGRESS;
        // Zero marks a free slot.
        let hash = if hash == 0 { MAX_PROGRESS + 1 } else { hash };
        match place(&mut self.slots, hash | progress.min(MAX_PROGRESS)) {
            Place::New => {
                self.used += 1;
                if self.used * 2 > self.slots.len() {
                    self.grow();
                }
                true
            }
            Place::Better => true,
            Place::Known => false,
        }
    }

    fn grow(&mut self) {
        let mut slots = vec![0; self.slots.len() * 2];
        for hash in self.slots.iter().filter(|hash| **hash != 0) {
            place(&mut slots, *hash);
        }
        self.slots = slots;
    }
}

/// Puts an entry into its slot, if it is not there with the same progress or less.
#[inline]
fn place(slots: &mut [u64], entry: u64) -> Place {
    let mask = slots.len() - 1;
    let mut at = (entry >> PROGRESS_BITS) as usize & mask;
    loop {
        match slots[at] {
            0 => {
                slots[at] = entry;
                return Place::New;
            }
            found if (found ^ entry) <= MAX_PROGRESS => {
                if found <= entry {
                    return Place::Known;
                }
                slots[at] = entry;
                return Place::Better;
            }
            _ => at = (at + 1) & mask,
        }
    }
}
