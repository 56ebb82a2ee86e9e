//! The positions that were seen, as hashes.

/// A set of 64-bit hashes with open addressing. It grows, up to a limit.
#[derive(Clone, Debug)]
pub(super) struct Table {
    slots: Vec<u64>,
    used: usize,
}

/// The number of slots at first: 512 kB.
const FIRST: usize = 1 << 16;

impl Table {
    pub(super) fn new() -> Self {
        Self {
            slots: vec![0; FIRST],
            used: 0,
        }
    }

    /// Adds a hash. Returns whether it is new.
    #[inline]
    pub(super) fn insert(&mut self, hash: u64) -> bool {
        // Zero marks a free slot.
        let hash = hash.max(1);
        if !place(&mut self.slots, hash) {
            return false;
        }
        self.used += 1;
        if self.used * 2 > self.slots.len() {
            self.grow();
        }
        true
    }

    fn grow(&mut self) {
        let mut slots = vec![0; self.slots.len() * 2];
        for hash in self.slots.iter().filter(|hash| **hash != 0) {
            place(&mut slots, *hash);
        }
        self.slots = slots;
    }
}

/// Puts a hash into its slot. Returns whether it was not there.
#[inline]
fn place(slots: &mut [u64], hash: u64) -> bool {
    let mask = slots.len() - 1;
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the low bits choose the slot"
    )]
    let mut at = hash as usize & mask;
    loop {
        match slots[at] {
            0 => {
                slots[at] = hash;
                return true;
            }
            found if found == hash => return false,
            _ => at = (at + 1) & mask,
        }
    }
}
