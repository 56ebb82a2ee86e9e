//! The browser's database (`IndexedDB`), with room for years of matches.
//!
//! `idb` is a thin layer over the browser's calls; `rexie` would add another one.

use std::collections::BTreeSet;

use cards::Seed;
use idb::{Database, DatabaseEvent, Error, Factory, ObjectStoreParams, TransactionMode};
use little_devils::protocol::{DayResult, FinishedMatch, PuzzleProgress};
use little_devils::rules::Round;
use little_devils::session::Day;
use little_devils_analysis::{Item, ItemKind, SavedData};
use protocol::{JsonText, SavedSalt, TableFormat};
use wasm_bindgen::JsValue;

const VERSION: u32 = 1;
/// Store of day results; the key is the day.
const DAYS: &str = "days";
/// Store of salts; the key is the seed.
const SALTS: &str = "salts";
/// Store of finished matches; the key is the link.
const MATCHES: &str = "matches";

/// Puzzles have a database of their own. They came later, and a new version of the first database
/// would have to wait until every other tab has closed it.
fn puzzles_name() -> String {
    format!("{}-puzzles", Round::INFO.id())
}

/// Store of puzzle progress; the key is the puzzle's view.
const PUZZLES: &str = "puzzles";

/// The two databases.
pub(super) struct AnalysisDatabase {
    matches: Database,
    puzzles: Database,
}

impl AnalysisDatabase {
    /// Opens the databases, and creates them if needed.
    ///
    /// # Errors
    /// Fails if the browser refuses, as private windows and foreign frames may.
    pub(super) async fn open() -> Result<Self, Error> {
        Ok(Self {
            matches: database(Round::INFO.id(), &[DAYS, SALTS, MATCHES]).await?,
            puzzles: database(&puzzles_name(), &[PUZZLES]).await?,
        })
    }

    /// Loads day results, salts and puzzles. Unreadable values are left alone and skipped.
    ///
    /// # Errors
    /// Fails if the browser refuses.
    pub(super) async fn saved(&self) -> Result<SavedData, Error> {
        let day = |(key, text): (String, String)| {
            let saved = DayResult::load(&text).ok()??;
            Some((key.parse().ok()?, saved))
        };
        let salt = |(key, text): (String, String)| {
            let saved = SavedSalt::load(&text).ok()??;
            Some((key.parse().ok().map(Seed)?, saved))
        };
        Ok(SavedData {
            days: self.all(DAYS).await?.into_iter().filter_map(day).collect(),
            salts: self
                .all(SALTS)
                .await?
                .into_iter()
                .filter_map(salt)
                .collect(),
            puzzles: self
                .all(PUZZLES)
                .await?
                .into_iter()
                .filter_map(|(_, text)| PuzzleProgress::load(&text).ok()?)
                .collect(),
        })
    }

    /// All texts of a store, with their keys.
    async fn all(&self, store: &str) -> Result<Vec<(String, String)>, Error> {
        let transaction = self
            .of(store)
            .transaction(&[store], TransactionMode::ReadOnly)?;
        let store = transaction.object_store(store)?;
        let keys = store.get_all_keys(None, None)?.await?;
        let texts = store.get_all(None, None)?.await?;
        let both = |(key, text): (JsValue, JsValue)| Some((key.as_string()?, text.as_string()?));
        Ok(keys.into_iter().zip(texts).filter_map(both).collect())
    }

    /// Loads the finished matches. Unreadable values are left alone and skipped.
    ///
    /// # Errors
    /// Fails if the browser refuses.
    pub(super) async fn matches(&self) -> Result<Vec<FinishedMatch>, Error> {
        let saved = |(_, text): (String, String)| FinishedMatch::read(&text).ok();
        Ok(self
            .all(MATCHES)
            .await?
            .into_iter()
            .filter_map(saved)
            .collect())
    }

    /// Adds a match, unless it is there already.
    ///
    /// # Errors
    /// Fails if the browser refuses or is out of space.
    pub(super) async fn save_match(&self, saved: &FinishedMatch) -> Result<(), Error> {
        let merged = |there: Option<String>| there.is_none().then(|| saved.to_json());
        self.change(MATCHES, saved.key(), merged).await
    }

    /// Saves a match with its review, replacing the match without one.
    ///
    /// # Errors
    /// Fails if the browser refuses or is out of space.
    pub(super) async fn save_review(&self, saved: &FinishedMatch) -> Result<(), Error> {
        self.put(MATCHES, saved.key(), &saved.to_json()).await
    }

    /// Saves the result of a day. An earlier one stays and only gains its par, and so does a value that cannot be
    /// read.
    ///
    /// # Errors
    /// Fails if the browser refuses or is out of space.
    pub(super) async fn save_day(&self, day: Day, saved: &DayResult) -> Result<(), Error> {
        let merged = |there: Option<String>| match there {
            None => Some(saved.to_json()),
            Some(there) => {
                let there = DayResult::load(&there).ok()??;
                let par = there.par.or(saved.par);
                Some(DayResult { par, ..there }.to_json())
            }
        };
        self.change(DAYS, &day.to_string(), merged).await
    }

    /// Saves the salt of the commitment to a seed. One that is there stays.
    ///
    /// # Errors
    /// Fails if the browser refuses or is out of space.
    pub(super) async fn save_salt(&self, seed: Seed, saved: &SavedSalt) -> Result<(), Error> {
        let merged = |there: Option<String>| there.is_none().then(|| saved.to_json());
        self.change(SALTS, &seed.to_string(), merged).await
    }

    /// Saves the progress with a puzzle.
    ///
    /// # Errors
    /// Fails if the browser refuses or is out of space.
    pub(super) async fn save_puzzle(&self, saved: &PuzzleProgress) -> Result<(), Error> {
        self.put(PUZZLES, &saved.key(), &saved.to_json()).await
    }

    /// Saves all items. Each database takes all of its items or none. Values that this version cannot
    /// read stay.
    ///
    /// # Errors
    /// Fails if the browser refuses or is out of space.
    pub(super) async fn save_all(&self, items: &[Item]) -> Result<(), Error> {
        for stores in [&[MATCHES, DAYS, SALTS][..], &[PUZZLES][..]] {
            let fits = |item: &&Item| stores.contains(&store_of(item.kind));
            let here: Vec<&Item> = items.iter().filter(fits).collect();
            if let Some(first) = here.first() {
                self.put_all(self.of(store_of(first.kind)), stores, &here)
                    .await?;
            }
        }
        Ok(())
    }

    async fn put_all(
        &self,
        database: &Database,
        stores: &[&str],
        items: &[&Item],
    ) -> Result<(), Error> {
        let transaction = database.transaction(stores, TransactionMode::ReadWrite)?;
        for name in stores {
            let store = transaction.object_store(name)?;
            let keys = store.get_all_keys(None, None)?.await?;
            let keys: BTreeSet<String> = keys.iter().filter_map(JsValue::as_string).collect();
            for item in items.iter().filter(|item| store_of(item.kind) == *name) {
                if item.replaces || !keys.contains(&item.key) {
                    // The transaction reports whether all of it was saved.
                    drop(store.put(&item.text.as_str().into(), Some(&item.key.as_str().into()))?);
                }
            }
        }
        transaction.commit()?.await?;
        Ok(())
    }

    /// The database that holds a store.
    fn of(&self, store: &str) -> &Database {
        if store == PUZZLES {
            &self.puzzles
        } else {
            &self.matches
        }
    }

    /// Writes what `merged` makes of the text that is there now; `None` leaves it. No other tab writes in between.
    async fn change(
        &self,
        store: &str,
        key: &str,
        merged: impl FnOnce(Option<String>) -> Option<String>,
    ) -> Result<(), Error> {
        let transaction = self
            .of(store)
            .transaction(&[store], TransactionMode::ReadWrite)?;
        let store = transaction.object_store(store)?;
        let there = store.get(JsValue::from(key))?.await?;
        if let Some(text) = merged(there.and_then(|there| there.as_string())) {
            store.put(&text.into(), Some(&key.into()))?.await?;
        }
        transaction.commit()?.await?;
        Ok(())
    }

    async fn put(&self, store: &str, key: &str, text: &str) -> Result<(), Error> {
        let transaction = self
            .of(store)
            .transaction(&[store], TransactionMode::ReadWrite)?;
        let store = transaction.object_store(store)?;
        store.put(&text.into(), Some(&key.into()))?.await?;
        transaction.commit()?.await?;
        Ok(())
    }
}

/// Store for items of a kind.
const fn store_of(kind: ItemKind) -> &'static str {
    match kind {
        ItemKind::Matches => MATCHES,
        ItemKind::Days => DAYS,
        ItemKind::Salts => SALTS,
        ItemKind::Puzzles => PUZZLES,
    }
}

/// Opens a database, and creates it with these stores if needed.
async fn database(name: &str, stores: &'static [&str]) -> Result<Database, Error> {
    let mut request = Factory::new()?.open(name, Some(VERSION))?;
    request.on_upgrade_needed(move |event| {
        let made = event.database().and_then(|database| {
            for store in stores {
                database.create_object_store(store, ObjectStoreParams::new())?;
            }
            Ok(())
        });
        // Without its stores the database is of no use, and the first read reports it.
        drop(made);
    });
    request.await
}
