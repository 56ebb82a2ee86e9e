//! Steps that nobody reads.

/// Discards the steps of a move, at no cost: nothing is stored, and an iterator that would make the
/// steps is never run.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ignore;

impl<T> Extend<T> for Ignore {
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, _: I) {}
}
