//! Moves of several pieces.

use crate::Word;

/// Several pieces that make one move together: cards to pass, a meld, dice to keep. A press marks a piece or takes the
/// mark away, and a button makes the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    /// What the word of the move begins with, such as `pass:`.
    pub prefix: String,
    /// The pieces that can be marked: the key of each, and its part of the word. The word has the parts in this order,
    /// with `+` between them. No two parts are equal.
    pub parts: Vec<(u16, String)>,
    /// The sets of pieces that make a move.
    pub accepted: Accepted,
    /// The text of the button.
    pub label: String,
    /// Says which pieces to mark.
    pub ask: String,
}

/// The sets of pieces that make a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Accepted {
    /// Any pieces, if their number is right.
    Count {
        /// The smallest number.
        least: usize,
        /// The largest number.
        most: usize,
    },
    /// The pieces with the keys of one of these sets, in any order.
    Sets(Vec<Vec<u16>>),
}

impl Selection {
    /// The move of the marked pieces, in whatever order they were marked; `None` if they make none.
    #[must_use]
    pub fn word(&self, marked: &[u16]) -> Option<Word> {
        let is_known = |key: &u16| self.parts.iter().any(|(known, _)| known == key);
        let is_accepted = match &self.accepted {
            Accepted::Count { least, most } => (*least..=*most).contains(&marked.len()),
            Accepted::Sets(sets) => sets.iter().any(|set| is_same(set, marked)),
        };
        (is_accepted && marked.iter().all(is_known)).then(|| self.joined(marked))
    }

    /// The word that marked pieces would have as a move, accepted or not; the empty word if it would be
    /// too long for one.
    #[must_use]
    pub fn joined(&self, marked: &[u16]) -> Word {
        let parts = self.parts.iter().filter(|(key, _)| marked.contains(key));
        let parts: Vec<&str> = parts.map(|(_, part)| part.as_str()).collect();
        let word = [self.prefix.as_str(), &parts.join("+")].concat();
        Word::new(&word).unwrap_or_default()
    }
}

/// Whether two sets without duplicates have the same keys.
fn is_same(one: &[u16], other: &[u16]) -> bool {
    one.len() == other.len() && one.iter().all(|key| other.contains(key))
}
