//! Texts of a match in a list.

use crate::scene::ListedMatch;
use crate::session::Origin;

use crate::words::Words;
use words::SEPARATOR;

impl Words {
    /// Names a match: "Match · 4 players · Round 3 · Trick 2".
    #[must_use]
    pub fn listed(&self, listed: &ListedMatch) -> String {
        let mut parts = vec![match listed.origin {
            Origin::Day(day) => format!("{} {day}", self.daily()),
            Origin::Shared => self.shared_match().into(),
            Origin::Own if listed.takeback_used => self.training().into(),
            Origin::Own => self.a_match().into(),
        }];
        let is_day = matches!(listed.origin, Origin::Day(_));
        if !is_day {
            parts.push(self.with_players(listed.standing.len()));
        }
        if !is_day || listed.round > 1 {
            parts.push(self.round(listed.round));
        }
        parts.extend(listed.trick.map(|trick| self.trick_number(trick)));
        parts.join(SEPARATOR)
    }
}
