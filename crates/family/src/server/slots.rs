//! Values with numbers.

/// Values that somebody else knows by their numbers, from 1.
pub(super) struct Slots<T>(Vec<Slot<T>>);

enum Slot<T> {
    /// Nobody knows the number: the next value gets it.
    Free,
    /// The value is taken, to be put back. Nobody else gets its number.
    Lent,
    Open(T),
}

impl<T> Default for Slots<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> Slots<T> {
    /// Keeps a value, and returns its number.
    pub(super) fn add(&mut self, value: T) -> usize {
        let free = self.0.iter().position(|slot| matches!(slot, Slot::Free));
        let place = free.unwrap_or_else(|| {
            self.0.push(Slot::Free);
            self.0.len() - 1
        });
        self.0[place] = Slot::Open(value);
        place + 1
    }

    /// The number of values.
    pub(super) fn len(&self) -> usize {
        let open = self.0.iter().filter(|slot| matches!(slot, Slot::Open(_)));
        open.count()
    }

    pub(super) fn get(&self, number: usize) -> Option<&T> {
        match self.0.get(number.wrapping_sub(1))? {
            Slot::Open(value) => Some(value),
            Slot::Free | Slot::Lent => None,
        }
    }

    pub(super) fn get_mut(&mut self, number: usize) -> Option<&mut T> {
        match self.0.get_mut(number.wrapping_sub(1))? {
            Slot::Open(value) => Some(value),
            Slot::Free | Slot::Lent => None,
        }
    }

    /// Takes a value, to put it back.
    pub(super) fn take(&mut self, number: usize) -> Option<T> {
        self.get(number)?;
        match core::mem::replace(self.0.get_mut(number - 1)?, Slot::Lent) {
            Slot::Open(value) => Some(value),
            Slot::Free | Slot::Lent => None,
        }
    }

    /// Puts back a value that was taken.
    pub(super) fn put(&mut self, number: usize, value: T) {
        if let Some(slot @ Slot::Lent) = self.0.get_mut(number.wrapping_sub(1)) {
            *slot = Slot::Open(value);
        }
    }

    /// Nobody uses the value any more: its number is free.
    pub(super) fn close(&mut self, number: usize) {
        if let Some(slot) = self.0.get_mut(number.wrapping_sub(1)) {
            *slot = Slot::Free;
        }
    }
}
