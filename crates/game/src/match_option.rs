//! Options of a match that a person can choose.

use cards::{SeatCount, SeatRange};

/// An option of a game that the set-up form offers: one of a few named values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchOption {
    /// The name in settings and addresses: small letters, digits and hyphens, and none of
    /// the parameters that every address has. It never changes.
    pub id: &'static str,
    /// The names of the values, in the order in which they are offered; at least two. A switch has
    /// `["off", "on"]`.
    pub values: &'static [&'static str],
    /// The value that most people play with; one of the values.
    pub default: &'static str,
    /// The numbers of players for which it matters; `None` for all. With others it has its default value.
    pub only_for: Option<SeatRange>,
}

/// Chosen values of options. An option that is not among them has its default value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChosenOptions(Vec<(&'static str, &'static str)>);

impl MatchOption {
    /// An option for every number of players.
    #[must_use]
    pub const fn new(
        id: &'static str,
        values: &'static [&'static str],
        default: &'static str,
    ) -> Self {
        Self {
            id,
            values,
            default,
            only_for: None,
        }
    }

    /// A switch that is usually off.
    #[must_use]
    pub const fn switch(id: &'static str) -> Self {
        Self::new(id, &["off", "on"], "off")
    }

    /// Whether the option matters with this number of players.
    #[must_use]
    pub fn fits(&self, seats: SeatCount) -> bool {
        self.only_for.is_none_or(|range| range.contains(seats))
    }

    /// The value with this name, if the option has it.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&'static str> {
        self.values.iter().find(|value| **value == name).copied()
    }
}

impl ChosenOptions {
    /// The value of an option.
    #[must_use]
    pub fn value(&self, option: &MatchOption) -> &'static str {
        let chosen = self.0.iter().find(|(id, _)| *id == option.id);
        chosen.map_or(option.default, |(_, value)| value)
    }

    /// The value of an option in a match with this number of players: the default one if the option does not
    /// matter with it.
    #[must_use]
    pub fn value_for(&self, option: &MatchOption, seats: SeatCount) -> &'static str {
        if option.fits(seats) {
            self.value(option)
        } else {
            option.default
        }
    }

    /// Whether a switch is on.
    #[must_use]
    pub fn is_on(&self, option: &MatchOption) -> bool {
        self.value(option) == "on"
    }

    /// Chooses a value. Returns false if the option has no value of this name.
    pub fn choose(&mut self, option: &MatchOption, name: &str) -> bool {
        let Some(value) = option.value(name) else {
            return false;
        };
        self.0.retain(|(id, _)| *id != option.id);
        self.0.push((option.id, value));
        true
    }

    /// These choices and one more. A name that the option does not have changes nothing.
    #[must_use]
    pub fn with(&self, option: &MatchOption, name: &str) -> Self {
        let mut chosen = self.clone();
        chosen.choose(option, name);
        chosen
    }

    /// Adds the choices of `other`, which go before those made here.
    pub fn extend(&mut self, other: &Self) {
        self.0
            .retain(|(id, _)| other.0.iter().all(|(theirs, _)| theirs != id));
        self.0.extend(&other.0);
    }
}
