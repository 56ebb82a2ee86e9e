//! The parsers, each with good texts and with a check of whatever it reads.
//!
//! A new parser takes a function here, its good texts in `corpus`, and its name in `main`'s list.

mod bots;
mod company;
mod page;
mod rules;
mod saves;
mod sealed_tables;
mod tables;

use protocol::MAX_BYTES;

pub(crate) use bots::*;
pub(crate) use page::*;
pub(crate) use rules::*;
pub(crate) use saves::*;
pub(crate) use sealed_tables::*;
pub(crate) use tables::*;

/// A parser.
pub(crate) struct Target {
    pub(crate) name: &'static str,
    /// Good texts.
    pub(crate) corpus: Vec<Vec<u8>>,
    /// Reads a text, checks the value, and says whether there was one.
    pub(crate) take: fn(&[u8]) -> bool,
}

fn target(name: &'static str, corpus: Vec<Vec<u8>>, take: fn(&[u8]) -> bool) -> Target {
    Target { name, corpus, take }
}

/// Whether a text was read. If not, the error must have words, and not too many.
fn read<E: ToString>(outcome: Result<(), E>) -> bool {
    let Err(error) = outcome else { return true };
    let words = error.to_string().len();
    assert!(
        words > 0 && words < 64 * MAX_BYTES,
        "{words} bytes to say what is wrong"
    );
    false
}
