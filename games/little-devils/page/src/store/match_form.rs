//! The match that the first page would start: shared by Play, the one choice and the form of all
//! options.

use leptos::prelude::{Get, GetUntracked, RwSignal, Set, untrack};

use cards::{Seat, SeatCount};
use little_devils::bots::Level;
use little_devils::rules::SEATS;
use little_devils::session::{Difficulty, MatchOptions, OptionsError, Player, match_options};
use little_devils::words::BOT_NAMES;
use page::seed;

use super::Store;

/// The match that would be started.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatchForm {
    /// The number of players.
    pub players: RwSignal<SeatCount>,
    /// The person's name; empty for the language's word.
    pub name: RwSignal<String>,
    /// The names of the opponents.
    pub names: [RwSignal<String>; 5],
    /// The levels of the opponents.
    pub levels: [RwSignal<Level>; 5],
    /// The seat whose name is missing or too long.
    pub wrong: RwSignal<Option<Seat>>,
}

impl MatchForm {
    /// The match as the address and the last match suggest it.
    #[must_use]
    pub fn new(store: Store) -> Self {
        let (settings, address) = store.defaults();
        let level = |at| {
            address
                .level
                .or(settings.level(at))
                .unwrap_or(Difficulty::default().level())
        };
        Self {
            players: RwSignal::new(address.players.or(settings.players()).unwrap_or(four())),
            name: RwSignal::new(settings.name().into()),
            names: BOT_NAMES.map(|name| RwSignal::new(name.to_owned())),
            levels: [0, 1, 2, 3, 4].map(|at| RwSignal::new(level(at))),
            wrong: RwSignal::new(None),
        }
    }

    /// The levels of the opponents, from the person's left on.
    #[must_use]
    pub fn seated_levels(self) -> Vec<Level> {
        let levels = self.levels.iter().take(self.players.get().size() - 1);
        levels.map(|level| level.get()).collect()
    }

    /// The level of all opponents; `None` if their levels differ.
    #[must_use]
    pub fn level(self) -> Option<Level> {
        let levels = self.seated_levels();
        let first = levels.first().copied();
        first.filter(|first| levels.iter().all(|level| level == first))
    }

    /// Sets the level of all opponents.
    pub fn set_level(self, level: Level) {
        for one in self.levels {
            one.set(level);
        }
    }

    /// Starts the match, or marks the seat whose name is wrong.
    pub fn deal(self, store: Store) {
        match self.options(store) {
            Ok(options) => store.deal(options),
            Err(OptionsError::Name(seat)) => self.wrong.set(Some(seat)),
            Err(OptionsError::Players(_)) => self.players.set(SEATS.fewest()),
        }
    }

    /// The easy match that follows the tutorial: four players with their usual names.
    pub(super) fn first_match(store: Store) -> Result<MatchOptions, OptionsError> {
        let form = Self::new(store);
        form.players.set(four());
        form.set_level(Difficulty::Easy.level());
        form.options(store)
    }

    pub(super) fn options(self, store: Store) -> Result<MatchOptions, OptionsError> {
        let (_, address) = store.defaults();
        let name = self.name.get_untracked();
        let opponents = self.names.iter().zip(untrack(|| self.seated_levels()));
        let opponents = opponents
            .map(|(name, level)| Player::bot(name.get_untracked(), level))
            .collect();
        match_options(address.seed.unwrap_or_else(seed::fresh), &name, opponents)
    }
}

/// The usual number of players.
fn four() -> SeatCount {
    SEATS.all().nth(1).unwrap_or(SEATS.fewest())
}
