//! Texts of a match in a list.

use crate::scene::ListedMatch;

use crate::words::Words;
use words::SEPARATOR;

impl Words {
    /// Names a match: "Match · 4 players · Round 3 · Trick 2".
    #[must_use]
    pub fn listed(&self, listed: &ListedMatch) -> String {
        let players = listed.standing.len();
        let title = self.match_title(listed.origin, listed.takeback_used, players, listed.round);
        let trick = listed.trick.map(|trick| self.trick_number(trick));
        [title]
            .into_iter()
            .chain(trick)
            .collect::<Vec<_>>()
            .join(SEPARATOR)
    }
}
