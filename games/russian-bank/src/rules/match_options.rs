//! The choices before a match.

use crate::rules::{Fault, MAX_DEALS, Options};

/// The choices before a match, validated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchOptions {
    options: Options,
    deals: u8,
}

impl MatchOptions {
    /// A match of this number of deals, 1 to [`MAX_DEALS`].
    ///
    /// # Errors
    /// The number is not allowed.
    pub fn new(options: Options, deals: i64) -> Result<Self, Fault> {
        let number = u8::try_from(deals).ok();
        let number = number.filter(|number| (1..=MAX_DEALS).contains(number));
        let deals = number.ok_or(Fault::Deals(deals))?;
        Ok(Self { options, deals })
    }

    /// The options of the rules.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The number of deals, 1 to [`MAX_DEALS`].
    #[must_use]
    pub const fn deals(&self) -> u8 {
        self.deals
    }
}
