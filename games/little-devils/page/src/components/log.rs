//! The log: the live region that tells screen readers what happens.

use crate::announcer::announce;
use crate::store::Store;
use page::dom::Element;
use page::shell;

/// The log, for the lifetime of the page.
pub fn log(store: Store) -> Element {
    shell::log(*store, move |lines| announce(store, lines))
}
