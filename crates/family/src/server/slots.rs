//! Values with numbers.

/// Values that somebody else knows by their numbers, from 1. A number is free again once its value was taken.
pub(super) struct Slots<T>(Vec<Option<T>>);

impl<T> Default for Slots<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> Slots<T> {
    /// Keeps a value, and returns its number.
    pub(super) fn add(&mut self, value: T) -> usize {
        let free = self.0.iter().position(Option::is_none);
        let at = free.unwrap_or(self.0.len());
        if at == self.0.len() {
            self.0.push(None);
        }
        self.put(at + 1, value);
        at + 1
    }

    /// The number of values.
    pub(super) fn len(&self) -> usize {
        self.0.iter().flatten().count()
    }

    /// Puts a value back that was taken.
    pub(super) fn put(&mut self, number: usize, value: T) {
        let at = number.wrapping_sub(1);
        if let Some(slot) = self.0.get_mut(at) {
            *slot = Some(value);
        }
    }

    pub(super) fn get(&self, number: usize) -> Option<&T> {
        self.0.get(number.wrapping_sub(1))?.as_ref()
    }

    pub(super) fn get_mut(&mut self, number: usize) -> Option<&mut T> {
        self.0.get_mut(number.wrapping_sub(1))?.as_mut()
    }

    pub(super) fn take(&mut self, number: usize) -> Option<T> {
        self.0.get_mut(number.wrapping_sub(1))?.take()
    }
}
