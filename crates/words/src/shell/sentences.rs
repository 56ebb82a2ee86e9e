//! Messages that need a choice: names, winners, switches.

use core::fmt::Display;

use cards::Seat;
use session::{Origin, Phase, Switch, Table};

use super::ShellWords;
use crate::Who;

/// Between the parts of a line: "Match · 4 players".
pub const SEPARATOR: &str = " · ";

impl ShellWords {
    /// Name of a player, marked if it is the player at the page.
    #[must_use]
    pub fn seat_name(&self, name: &str, is_you: bool) -> String {
        if is_you && name != self.default_name() {
            self.own_name(name)
        } else {
            name.into()
        }
    }

    /// The name of a player, or the word for the player at the page.
    #[must_use]
    pub fn name_of<'a>(&'a self, who: Who<'a>) -> &'a str {
        match who {
            Who::You => self.you(),
            Who::Other(name) => name,
        }
    }

    /// Joins names: "Anna, Bert and Cleo".
    #[must_use]
    pub fn all_of(&self, names: &[&str]) -> String {
        match names {
            [] => String::new(),
            [one] => (*one).into(),
            [others @ .., last] => self.and_last(others.join(", "), *last),
        }
    }

    /// Names the winners. `who` tells how sentences name the player in a seat.
    #[must_use]
    pub fn winners<'a>(&self, winners: &[Seat], who: impl Fn(Seat) -> Who<'a>) -> String {
        match winners {
            [] => String::new(),
            [one] => self.wins(who(*one)),
            [first, others @ .., last] => {
                let name = |seat: &Seat| self.name_of(who(*seat));
                let names: String = others.iter().flat_map(|seat| [", ", name(seat)]).collect();
                self.share_win(who(*first), names, name(last))
            }
        }
    }

    /// The totals: "Nox 4 · You 12". A player without a name is the one at the page.
    #[must_use]
    pub fn standing<T: Display>(&self, totals: &[(String, T)]) -> String {
        let player = |(name, total): &(String, T)| match &**name {
            "" => format!("{} {total}", self.default_name()),
            name => format!("{name} {total}"),
        };
        let players: Vec<String> = totals.iter().map(player).collect();
        players.join(SEPARATOR)
    }

    /// Names a match in a list, from where it comes from, whether it is a training match, its number of
    /// players, and its round: "Match · 4 players · Round 3". A deal of the day has the usual number of
    /// players.
    #[must_use]
    pub fn match_title(
        &self,
        origin: Origin,
        takeback_used: bool,
        players: usize,
        round: usize,
    ) -> String {
        let mut parts = vec![match origin {
            Origin::Day(day) | Origin::PastDay(day) => format!("{} {day}", self.daily()),
            Origin::Shared => self.shared_match().into(),
            Origin::Own if takeback_used => self.takeback_match().into(),
            Origin::Own => self.a_match().into(),
        }];
        let is_day = origin.day().is_some();
        if !is_day {
            parts.push(self.with_players(players));
        }
        if !is_day || round > 1 {
            parts.push(self.round(round));
        }
        parts.join(SEPARATOR)
    }

    /// Why a person can make no move now: it is somebody else's turn, or the round is over.
    #[must_use]
    pub fn why_not_now(&self, table: &Table) -> &'static str {
        match table.phase() {
            Phase::RoundOver | Phase::MatchOver => self.refused_over(),
            _ => self.not_your_turn(),
        }
    }

    /// Label of a switch.
    #[must_use]
    pub fn switch(&self, switch: Switch) -> &'static str {
        let place = Switch::ALL.iter().position(|one| *one == switch);
        let names = self.switches();
        place
            .and_then(|at| names.get(at).copied())
            .unwrap_or_default()
    }
}
