//! The match that the first page would deal: what Play, the one choice and the form share.

use leptos::prelude::{Get, GetUntracked, RwSignal, Set, untrack};

use crate::store::Store;
use cards::{Seat, SeatCount};
use little_devils::bots::Level;
use little_devils::session::{Difficulty, MatchOptions, Opponent, OptionsError};
use little_devils::words::BOT_NAMES;
use page::seed;

/// The match that would be dealt.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Form {
    /// How many players.
    pub players: RwSignal<SeatCount>,
    /// What the person is called; empty for the language's word.
    pub name: RwSignal<String>,
    /// What the opponents are called.
    pub names: [RwSignal<String>; 5],
    /// How they play.
    pub levels: [RwSignal<Level>; 5],
    /// Whose name is missing or too long.
    pub wrong: RwSignal<Option<Seat>>,
}

impl Form {
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

    /// How the opponents play, from the person's left on.
    #[must_use]
    pub fn seated(self) -> Vec<Level> {
        let levels = self.levels.iter().take(self.players.get().size() - 1);
        levels.map(|level| level.get()).collect()
    }

    /// How all opponents play, if all play alike.
    #[must_use]
    pub fn level(self) -> Option<Level> {
        let levels = self.seated();
        let first = levels.first().copied();
        first.filter(|first| levels.iter().all(|level| level == first))
    }

    /// Has all opponents play at a level.
    pub fn set_level(self, level: Level) {
        for one in self.levels {
            one.set(level);
        }
    }

    /// Deals, or marks whose name is wrong.
    pub fn deal(self, store: Store) {
        match self.options(store) {
            Ok(options) => store.deal(options),
            Err(OptionsError::Name(seat)) => self.wrong.set(Some(seat)),
            Err(OptionsError::Opponents(_)) => self.players.set(SeatCount::MIN),
        }
    }

    fn options(self, store: Store) -> Result<MatchOptions, OptionsError> {
        let (_, address) = store.defaults();
        let name = self.name.get_untracked();
        let opponents = self.names.iter().zip(untrack(|| self.seated()));
        let opponents = opponents
            .map(|(name, level)| Opponent {
                name: name.get_untracked(),
                level,
            })
            .collect();
        MatchOptions::new(address.seed.unwrap_or_else(seed::fresh), &name, opponents)
    }
}

/// The match that the first page would deal as it opens.
///
/// # Errors
/// Somebody has no name.
pub fn options(store: Store) -> Result<MatchOptions, OptionsError> {
    Form::new(store).options(store)
}

/// The easy match that follows the tutorial: four players with their usual names.
///
/// # Errors
/// Somebody has no name.
pub fn first_match(store: Store) -> Result<MatchOptions, OptionsError> {
    let form = Form::new(store);
    form.players.set(four());
    form.set_level(Difficulty::Easy.level());
    form.options(store)
}

/// As many as usually play.
fn four() -> SeatCount {
    SeatCount::all().nth(1).unwrap_or(SeatCount::MIN)
}
