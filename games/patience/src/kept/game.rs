//! The game under way of one patience, under one rule: never overwrite a game that this page has not seen.

use protocol::{KeyValueStore, SaveOutcome, StorageError};
use session::Day;

use super::daily::add_day;
use super::{ShelvedGames, game_name};
use crate::play::{Play, differ_in_time_only, read_save, write_save};
use crate::rules::Declaration;

/// The game under way of one patience, as far as this page has seen it.
///
/// Other tabs and frames write under the same name. A page that finds another page's game there writes nothing until
/// the person plays on here.
#[derive(Clone, Debug)]
pub struct KeptGame<S> {
    storage: S,
    game: &'static Declaration,
    name: String,
    /// The text that this page has read or written last.
    seen: Option<String>,
    closed: Option<Closed>,
}

/// Why this page does not write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Closed {
    /// The text is unreadable and could not be quarantined.
    Sealed,
    /// Another page is the writer.
    OtherTab,
}

/// What was found when a game was opened.
#[derive(Clone, Debug)]
pub enum Opened {
    /// Nothing, or the storage refuses.
    Missing,
    /// A game.
    Game(Box<Play>),
    /// An unreadable text, which was quarantined.
    Quarantined,
    /// An unreadable text, which could not be moved: nothing is written over it.
    Sealed,
}

/// How a page becomes the writer again.
#[derive(Clone, Debug)]
pub enum TakeOver {
    /// The game of the other page: this page has nothing that it lacks.
    Theirs(Box<Play>),
    /// The game of this page, which goes on from the other page's, or has nothing to overwrite.
    Mine,
    /// The game of this page. The other page's was shelved.
    Shelved,
    /// The storage refuses or is full: all is as before.
    Failed,
}

impl<S: KeyValueStore + Clone> KeptGame<S> {
    /// Reads the game under way of a patience.
    pub fn open(storage: S, game: &'static Declaration, today: Option<Day>) -> (Self, Opened) {
        let name = game_name(game);
        let seen = storage.load(&name).ok().flatten();
        let mut kept = Self {
            storage,
            game,
            name,
            seen,
            closed: None,
        };
        let Some(text) = kept.seen.clone() else {
            return (kept, Opened::Missing);
        };
        if let Ok(mut play) = read_save(&text) {
            add_day(&mut play, today);
            return (kept, Opened::Game(Box::new(play)));
        }
        let opened = kept.quarantine(&text);
        (kept, opened)
    }

    fn quarantine(&mut self, text: &str) -> Opened {
        if self.storage.quarantine(&self.name, text).is_ok() {
            self.seen = None;
            return Opened::Quarantined;
        }
        self.closed = Some(Closed::Sealed);
        Opened::Sealed
    }

    /// Whether this page writes the game.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.closed.is_none()
    }

    /// Keeps the game after something was done in it. A game that is won is removed. If the storage was cleared
    /// meanwhile, it is simply written again.
    pub fn keep(&mut self, play: &Play) -> SaveOutcome {
        let text = (!play.is_won()).then(|| write_save(play));
        let outcome = self.compare(play);
        if outcome != SaveOutcome::Saved || self.closed == Some(Closed::OtherTab) {
            return outcome;
        }
        if self.closed == Some(Closed::Sealed) {
            return SaveOutcome::Failed;
        }
        if text == self.seen && self.storage.load(&self.name) == Ok(text.clone()) {
            return SaveOutcome::Saved;
        }
        let kept = match &text {
            Some(text) => self.storage.save(&self.name, text),
            None => self.storage.remove(&self.name),
        };
        if kept.is_err() {
            return SaveOutcome::Failed;
        }
        self.seen = text;
        SaveOutcome::Saved
    }

    /// Keeps the time played, when the page may end or the game leaves the table. A page that has nothing new in a
    /// game that is over or gone elsewhere writes nothing.
    pub fn keep_time(&mut self, play: &Play) -> SaveOutcome {
        if play.is_won() {
            return SaveOutcome::Saved;
        }
        match self.storage.load(&self.name) {
            Ok(Some(_)) => self.keep(play),
            // Won here or elsewhere, or cleared. A game that never could be saved is tried once more.
            Ok(None) if self.has_new(play) => self.keep(play),
            Ok(None) => SaveOutcome::Saved,
            Err(StorageError) => SaveOutcome::Failed,
        }
    }

    /// Whether something was done here that was never kept.
    #[must_use]
    pub fn has_new(&self, play: &Play) -> bool {
        let kept = self.seen.as_deref();
        let is_kept = |text| differ_in_time_only(text, &write_save(play));
        !play.is_won() && play.turns() > 0 && !kept.is_some_and(is_kept)
    }

    /// Checks whether another page has written. That does not concern a game that is over.
    pub fn check(&mut self, play: &Play) -> SaveOutcome {
        if play.is_won() {
            return SaveOutcome::Saved;
        }
        self.compare(play)
    }

    /// Compares the kept game with the one that this page has seen.
    fn compare(&mut self, play: &Play) -> SaveOutcome {
        let Ok(now) = self.storage.load(&self.name) else {
            return SaveOutcome::Failed;
        };
        let Some(now) = now.filter(|now| self.closed.is_none() && self.seen.as_ref() != Some(now))
        else {
            return SaveOutcome::Saved;
        };
        let seen = self.seen.as_deref();
        // Only the clock has run on, or both pages have made the same turns.
        let is_known = seen.is_some_and(|seen| differ_in_time_only(seen, &now))
            || differ_in_time_only(&now, &write_save(play));
        if is_known {
            self.seen = Some(now);
            return SaveOutcome::Saved;
        }
        self.closed = Some(Closed::OtherTab);
        SaveOutcome::OtherTab
    }

    /// Whether the person may have this very deal under way on another page, so that giving it up here would end
    /// nothing.
    pub fn is_played_elsewhere(&self, play: &Play) -> bool {
        let kept = self.storage.load(&self.name).ok().flatten();
        let theirs = kept.and_then(|text| read_save(&text).ok());
        !self.is_open() && theirs.is_some_and(|theirs| theirs.is_same_deal(play))
    }

    /// Makes this page the writer again. The game of the other page comes onto the table if nothing was done here
    /// since, or if it goes on from the game here. Otherwise the game here is kept, and the other one is shelved.
    pub fn take_over(&mut self, mine: &Play) -> TakeOver {
        let Ok(now) = self.storage.load(&self.name) else {
            return TakeOver::Failed;
        };
        let theirs = now.as_deref().map(read_save);
        let mut taken = TakeOver::Mine;
        match (now, theirs) {
            (Some(now), Some(Ok(theirs))) => {
                if theirs.continues(mine) || !self.has_new(mine) {
                    self.seen = Some(now);
                    self.closed = None;
                    return TakeOver::Theirs(Box::new(theirs));
                }
                let shelved = ShelvedGames::new(self.storage.clone(), self.game);
                let is_needed = theirs.turns() > 0 && !mine.continues(&theirs);
                if is_needed {
                    if shelved.add(&theirs).is_err() {
                        return TakeOver::Failed;
                    }
                    taken = TakeOver::Shelved;
                }
                self.seen = Some(now);
            }
            (Some(now), _) => {
                if let Opened::Sealed = self.quarantine(&now) {
                    return TakeOver::Failed;
                }
            }
            (None, _) => self.seen = None,
        }
        self.closed = None;
        match self.keep(mine) {
            SaveOutcome::Saved => taken,
            SaveOutcome::Failed | SaveOutcome::OtherTab => TakeOver::Failed,
        }
    }
}
