//! The address of the page, as the game reads it.

use little_devils::protocol::Fragment;
use page::address;

/// What the fragment of the address opens.
#[must_use]
pub fn fragment() -> Option<Fragment> {
    Fragment::parse(&address::fragment()?)
}
