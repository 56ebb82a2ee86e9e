//! The game under way of one patience, under one rule: never overwrite a game that this page has not seen.

use protocol::{GuardedEntry, KeyValueStore, Loaded, SaveOutcome, StorageError};
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
    entry: GuardedEntry<S>,
    shelved: ShelvedGames<S>,
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
    /// Reads the game under way of a patience. An unreadable one is quarantined.
    pub fn open(
        storage: S,
        game: &'static Declaration,
        today: Option<Day>,
    ) -> (Self, Loaded<Play>) {
        let read = |text: &str| {
            let mut play = read_save(text).ok()?;
            add_day(&mut play, today);
            Some(play)
        };
        let (entry, loaded) = GuardedEntry::open(storage.clone(), game_name(game), read);
        let shelved = ShelvedGames::new(storage, game);
        (Self { entry, shelved }, loaded)
    }

    /// Whether this page writes the game.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.entry.is_open()
    }

    /// Keeps the game after something was done in it. A game that is won is removed.
    pub fn keep(&mut self, play: &Play) -> SaveOutcome {
        let text = write_save(play);
        let kept = (!play.is_won()).then_some(&*text);
        self.entry
            .keep(kept, &|seen, now| is_known(seen, now, &text))
    }

    /// Keeps the time played, when the page may end or the game leaves the table. A page that has nothing new in a
    /// game that is over or gone elsewhere writes nothing.
    pub fn keep_time(&mut self, play: &Play) -> SaveOutcome {
        if play.is_won() {
            return SaveOutcome::Saved;
        }
        match self.entry.load() {
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
        let is_kept = |text| differ_in_time_only(text, &write_save(play));
        !play.is_won() && play.turns() > 0 && !self.entry.seen().is_some_and(is_kept)
    }

    /// Checks whether another page has written. That does not concern a game that is over.
    pub fn check(&mut self, play: &Play) -> SaveOutcome {
        if play.is_won() {
            return SaveOutcome::Saved;
        }
        let text = write_save(play);
        self.entry.check(&|seen, now| is_known(seen, now, &text))
    }

    /// Whether the person may have this very deal under way on another page, so that giving it up here would end
    /// nothing.
    pub fn is_played_elsewhere(&self, play: &Play) -> bool {
        let kept = self.entry.load().ok().flatten();
        let theirs = kept.and_then(|text| read_save(&text).ok());
        !self.is_open() && theirs.is_some_and(|theirs| theirs.is_same_deal(play))
    }

    /// Makes this page the writer again. The game of the other page comes onto the table if nothing was done here
    /// since, or if it goes on from the game here. Otherwise the game here is kept, and the other one is shelved.
    pub fn take_over(&mut self, mine: &Play) -> TakeOver {
        let Ok(now) = self.entry.load() else {
            return TakeOver::Failed;
        };
        let theirs = now.as_deref().map(read_save);
        let mut taken = TakeOver::Mine;
        match theirs {
            Some(Ok(theirs)) => {
                if theirs.continues(mine) || !self.has_new(mine) {
                    self.entry.take_over(now);
                    return TakeOver::Theirs(Box::new(theirs));
                }
                if theirs.turns() > 0 && !mine.continues(&theirs) {
                    if self.shelved.add(&theirs).is_err() {
                        return TakeOver::Failed;
                    }
                    taken = TakeOver::Shelved;
                }
                self.entry.take_over(now);
            }
            Some(Err(_)) => {
                self.entry.take_over(now);
                if !self.entry.quarantine() {
                    return TakeOver::Failed;
                }
            }
            None => self.entry.take_over(None),
        }
        match self.keep(mine) {
            SaveOutcome::Saved => taken,
            SaveOutcome::Failed | SaveOutcome::OtherTab => TakeOver::Failed,
        }
    }
}

/// Whether a text of another page has nothing new: only the clock has run on, or both pages have made the same turns.
fn is_known(seen: Option<&str>, now: &str, ours: &str) -> bool {
    seen.is_some_and(|seen| differ_in_time_only(seen, now)) || differ_in_time_only(now, ours)
}
