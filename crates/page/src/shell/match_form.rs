//! The match that the first page would start, as the person fills it in.

use leptos::prelude::{Get, RwSignal, Set};

use cards::{Seat, SeatCount};
use game::{ChosenOptions, LevelId};

/// The most opponents at a table.
pub const MAX_OPPONENTS: usize = 7;

/// The match that would be started: shared by Play, the one choice and the form of all options.
#[derive(Clone, Copy, Debug)]
pub struct MatchForm {
    /// The number of players.
    pub players: RwSignal<SeatCount>,
    /// The person's name; empty for the language's word.
    pub name: RwSignal<String>,
    /// The names of the opponents, from the person's left on.
    pub names: [RwSignal<String>; MAX_OPPONENTS],
    /// The levels of the opponents. They mean nothing in a game without bots.
    pub levels: [RwSignal<LevelId>; MAX_OPPONENTS],
    /// The opponents who are people at this device and no bots: a bit for each, from the person's left on.
    pub people: RwSignal<u32>,
    /// The options of the game; `None` if it has none.
    pub options: Option<RwSignal<ChosenOptions>>,
    /// The seat whose name is missing or too long.
    pub wrong: RwSignal<Option<Seat>>,
}

/// Two forms are equal if they are the same: a form has signals of its own.
impl PartialEq for MatchForm {
    fn eq(&self, other: &Self) -> bool {
        self.players == other.players
    }
}

impl MatchForm {
    /// The levels of the opponents, from the person's left on.
    #[must_use]
    pub fn seated_levels(self) -> Vec<LevelId> {
        let levels = self.levels.iter().take(self.players.get().size() - 1);
        levels.map(|level| level.get()).collect()
    }

    /// The level of all opponents; `None` if their levels differ.
    #[must_use]
    pub fn level(self) -> Option<LevelId> {
        let levels = self.seated_levels();
        let first = levels.first().copied();
        first.filter(|first| levels.iter().all(|level| level == first))
    }

    /// Whether the opponent at this place from the person's left, from 0, is a person at this device.
    #[must_use]
    pub fn is_person(self, at: usize) -> bool {
        (self.people.get() >> at) & 1 == 1
    }

    /// Sets the level of all opponents.
    pub fn set_level(self, level: LevelId) {
        for one in self.levels {
            one.set(level);
        }
    }
}
