//! The figures of all games, the days that were won, and which deals are counted.

use cards::sort_by_key;
use protocol::{KeyValueStore, MergedText, StorageError, StorageName};
use session::Day;

use super::{printed, stored};
use crate::play::{Play, Scoring, Statistics};

/// The figures and the days in a storage.
#[derive(Clone, Copy, Debug)]
pub struct Figures<S>(S);

/// The figures that a storage holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredFigures {
    /// The figures of all games.
    pub statistics: Statistics,
    /// Whether there are unreadable ones, in place or quarantined.
    pub has_unreadable: bool,
}

/// How a deal has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It was won.
    Won,
    /// It was given up.
    Lost,
}

/// What the end of a deal means for the figures.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ended {
    /// Whether it was counted already, on another page.
    pub is_known: bool,
    /// Whether no deal of this game was won in less time.
    pub is_best: bool,
    /// Whether no deal of this game had as many points.
    pub is_most: bool,
}

/// The name of the list of counted deals.
const COUNTED: &str = "patience/counted";

/// The number of deals on that list. It only has to be longer than what is open in other tabs.
const MAX_COUNTED: usize = 100;

impl End {
    const fn word(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost => "lost",
        }
    }
}

/// Adds a deal that has ended to figures, with its points.
pub fn add_end(
    all: &mut Statistics,
    play: &Play,
    end: End,
    points: Option<(Scoring, i32)>,
) -> Ended {
    let game = printed(play.game()).id;
    let before = all.of(game);
    match end {
        End::Won => {
            let turns = u32::try_from(play.turns()).unwrap_or(u32::MAX);
            all.add_won(game, play.time(), turns);
        }
        End::Lost => all.add_lost(game),
    }
    Ended {
        is_known: false,
        is_best: end == End::Won && before.won > 0 && play.time() < before.best_time,
        is_most: points.is_some_and(|(scoring, points)| all.add_points(game, scoring, points)),
    }
}

impl<S: KeyValueStore + Copy> Figures<S> {
    /// The figures in a storage.
    pub const fn new(storage: S) -> Self {
        Self(storage)
    }

    /// Loads the figures, and changes nothing.
    ///
    /// # Errors
    /// The storage refuses.
    pub fn load(&self) -> Result<StoredFigures, StorageError> {
        let (results, days) = (
            self.text(StorageName::Results),
            self.text(StorageName::Summary),
        );
        let texts = (results.load()?, days.load()?);
        let (statistics, unreadable) = read_figures(&texts.0);
        let (_, lost_days) = read_days(&texts.1);
        let has_unreadable = !unreadable.is_empty()
            || !lost_days.is_empty()
            || results.has_quarantined()?
            || days.has_quarantined()?;
        Ok(StoredFigures {
            statistics,
            has_unreadable,
        })
    }

    /// Changes the figures, and returns what was written.
    ///
    /// # Errors
    /// The storage refuses or is full, or an unreadable text cannot be quarantined. All is as before.
    pub fn change(&self, how: impl FnOnce(&mut Statistics)) -> Result<Statistics, StorageError> {
        let results = self.text(StorageName::Results);
        let text = results.load()?;
        let (mut all, unreadable) = read_figures(&text);
        how(&mut all);
        let changed = if all == Statistics::default() {
            String::new()
        } else {
            all.to_string()
        };
        results.replace(&text, unreadable, &changed)?;
        Ok(all)
    }

    /// Counts a deal that has ended, once, with its points. One that was given up on one page and then won on another
    /// is won.
    ///
    /// # Errors
    /// As [`Self::change`].
    pub fn end(
        &self,
        play: &Play,
        end: End,
        points: Option<(Scoring, i32)>,
    ) -> Result<(Ended, Statistics), StorageError> {
        let game = printed(play.game()).id;
        let deal = format!("{game}:{}:{}:", play.seed(), play.facts().id);
        let list = self.0.load(COUNTED)?.unwrap_or_default();
        let before = list.split(' ').find_map(|word| word.strip_prefix(&*deal));
        let was_given_up = before == Some(End::Lost.word());
        if before.is_some() && !(was_given_up && end == End::Won) {
            let ended = Ended {
                is_known: true,
                ..Ended::default()
            };
            return Ok((ended, self.load()?.statistics));
        }
        let mut ended = Ended::default();
        let statistics = self.change(|all| {
            if was_given_up {
                all.take_back_lost(game);
            }
            ended = add_end(all, play, end, points);
        })?;
        let others = list.split(' ').filter(|word| !word.starts_with(&*deal));
        let mut words: Vec<&str> = others.filter(|word| !word.is_empty()).collect();
        words.drain(..(words.len() + 1).saturating_sub(MAX_COUNTED));
        let word = format!("{deal}{}", end.word());
        words.push(&word);
        // If this fails, only another tab with the same deal could count it again.
        let _ = self.0.save(COUNTED, &words.join(" "));
        Ok((ended, statistics))
    }

    /// The days whose deal was won, in their order.
    #[must_use]
    pub fn days(&self) -> Vec<Day> {
        let text = self.text(StorageName::Summary).load();
        text.map(|text| read_days(&text).0).unwrap_or_default()
    }

    /// Adds days whose deal was won.
    ///
    /// # Errors
    /// The storage refuses or is full, or an unreadable text cannot be quarantined. All is as before.
    pub fn add_days(&self, more: &[Day]) -> Result<(), StorageError> {
        let summary = self.text(StorageName::Summary);
        let text = summary.load()?;
        let (mut all, unreadable) = read_days(&text);
        let new = more.iter().filter(|day| !all.contains(day));
        let new: Vec<Day> = new.copied().collect();
        all.extend(new);
        sort_by_key(&mut all, |day| *day);
        let all: Vec<String> = all.iter().map(ToString::to_string).collect();
        summary.replace(&text, &unreadable.join(" "), &all.join(" "))
    }

    /// Quarantines what cannot be read. Returns whether there was anything.
    ///
    /// # Errors
    /// As [`Self::change`].
    pub fn quarantine_unreadable(&self) -> Result<bool, StorageError> {
        let text = self.text(StorageName::Results).load()?;
        let has_lost_figures = !read_figures(&text).1.is_empty();
        if has_lost_figures {
            self.change(|_| ())?;
        }
        let has_lost_days = !read_days(&self.text(StorageName::Summary).load()?)
            .1
            .is_empty();
        if has_lost_days {
            self.add_days(&[])?;
        }
        Ok(has_lost_figures || has_lost_days)
    }

    fn text(&self, name: StorageName) -> MergedText<S> {
        MergedText::new(self.0, stored(name))
    }
}

/// The figures in a text, and the text if it is unreadable.
fn read_figures(text: &str) -> (Statistics, &str) {
    match Statistics::read(text) {
        Some(all) => (all, ""),
        None => (Statistics::default(), text),
    }
}

/// The days in a text, and the words that are none.
fn read_days(text: &str) -> (Vec<Day>, Vec<&str>) {
    let (mut days, mut unreadable) = (Vec::new(), Vec::new());
    for word in text.split_ascii_whitespace() {
        match word.parse() {
            Ok(day) => days.push(day),
            Err(_) => unreadable.push(word),
        }
    }
    (days, unreadable)
}
