//! Every fault of untrusted input.

use core::fmt;

/// Every fault of an untrusted deal, position or match: at least one. `F` is a game's type for one of
/// them, whose text is for people.
///
/// ```
/// let faults = game::Faults::new(vec!["no dealer", "5 hands for 4 players"]);
/// assert_eq!(faults.to_string(), "no dealer; 5 hands for 4 players");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults<F>(Vec<F>);

impl<F> Faults<F> {
    /// The faults, in the order they were found.
    #[must_use]
    pub const fn new(faults: Vec<F>) -> Self {
        Self(faults)
    }

    /// The faults, in the order they were found.
    #[must_use]
    pub fn as_slice(&self) -> &[F] {
        &self.0
    }
}

/// A single fault.
impl<F> From<F> for Faults<F> {
    fn from(fault: F) -> Self {
        Self(vec![fault])
    }
}

/// Writes all faults, with semicolons between them.
impl<F: fmt::Display> fmt::Display for Faults<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if at == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl<F: fmt::Debug + fmt::Display> core::error::Error for Faults<F> {}
