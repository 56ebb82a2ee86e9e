//! The address of the page, as the game reads it.

use little_devils::protocol::{Address, Fragment};
use page::address;
use protocol::IgnoredParameter;

/// The parameters of the address, and those that are invalid.
#[must_use]
pub fn read() -> (Address, Vec<IgnoredParameter>) {
    let given = address::parameters(&Address::NAMES);
    Address::read(given.iter().map(|(name, value)| (*name, value.as_str())))
}

/// What the fragment of the address opens.
#[must_use]
pub fn fragment() -> Option<Fragment> {
    Fragment::parse(&address::fragment()?)
}
