//! What is kept in the browser's database, which has room for years.
//!
//! (Weighed: `idb` is a thin layer over the browser's own calls; `rexie` is one more above it.)

use std::collections::BTreeSet;

use idb::{Database, DatabaseEvent, Error, Factory, ObjectStoreParams, TransactionMode};
use wasm_bindgen::JsValue;

use cards::Seed;
use little_devils::protocol::{DayResult, FinishedMatch, PuzzleProgress};
use little_devils::session::Day;
use little_devils_analysis::{Item, ItemKind, SavedData};
use protocol::SavedSalt;

const NAME: &str = "little-devils";
const VERSION: u32 = 1;
/// The results of days, each a text under the day's name.
const DAYS: &str = "days";
/// The salts of commitments, each a text under its seed.
const SALTS: &str = "salts";
/// Matches, each a text under its key.
const MATCHES: &str = "matches";

/// Puzzles that were answered and mistakes to be asked again have a database of their own: a newer
/// version of the first would have to wait until every other tab has closed it, and the study with it.
const PUZZLES_NAME: &str = "little-devils-puzzles";
/// How far the person is with puzzles, each a text under its key.
const PUZZLES: &str = "puzzles";

/// The databases, if the browser lets us have them.
pub(super) struct AnalysisDatabase {
    matches: Database,
    puzzles: Database,
}

impl AnalysisDatabase {
    /// Opens the databases, or makes them.
    ///
    /// # Errors
    /// The browser refuses: private windows and foreign frames may.
    pub(super) async fn open() -> Result<Self, Error> {
        Ok(Self {
            matches: database(NAME, &[DAYS, SALTS, MATCHES]).await?,
            puzzles: database(PUZZLES_NAME, &[PUZZLES]).await?,
        })
    }

    /// The results of days, the salts and the puzzles; what cannot be read is left where it is and
    /// passed over.
    ///
    /// # Errors
    /// The browser refuses.
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

    /// All texts of a store with their keys.
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

    /// The matches; what cannot be read is left where it is and passed over.
    ///
    /// # Errors
    /// The browser refuses.
    pub(super) async fn matches(&self) -> Result<Vec<FinishedMatch>, Error> {
        let saved = |(_, text): (String, String)| FinishedMatch::load(&text).ok();
        Ok(self
            .all(MATCHES)
            .await?
            .into_iter()
            .filter_map(saved)
            .collect())
    }

    /// Keeps a match, unless it is kept already.
    ///
    /// # Errors
    /// The browser refuses, there is no room, or it is kept already.
    pub(super) async fn save_match(&self, saved: &FinishedMatch) -> Result<(), Error> {
        let transaction = self
            .matches
            .transaction(&[MATCHES], TransactionMode::ReadWrite)?;
        let store = transaction.object_store(MATCHES)?;
        store
            .add(&saved.to_json().into(), Some(&saved.key().into()))?
            .await?;
        transaction.commit()?.await?;
        Ok(())
    }

    /// Keeps a match in place of what was kept of it before.
    ///
    /// # Errors
    /// The browser refuses, or there is no room.
    pub(super) async fn save_review(&self, saved: &FinishedMatch) -> Result<(), Error> {
        self.put(MATCHES, saved.key(), &saved.to_json()).await
    }

    /// Keeps the result of a day in place of an older one.
    ///
    /// # Errors
    /// The browser refuses, or there is no room.
    pub(super) async fn save_day(&self, day: Day, saved: &DayResult) -> Result<(), Error> {
        self.put(DAYS, &day.to_string(), &saved.to_json()).await
    }

    /// Keeps the salt of the commitment to a seed.
    ///
    /// # Errors
    /// The browser refuses, or there is no room.
    pub(super) async fn save_salt(&self, seed: Seed, saved: &SavedSalt) -> Result<(), Error> {
        self.put(SALTS, &seed.to_string(), &saved.to_json()).await
    }

    /// Keeps how far the person is with a puzzle.
    ///
    /// # Errors
    /// The browser refuses, or there is no room.
    pub(super) async fn save_puzzle(&self, saved: &PuzzleProgress) -> Result<(), Error> {
        self.put(PUZZLES, &saved.key(), &saved.to_json()).await
    }

    /// Keeps all of this or, of each database, nothing. What this version cannot read stays.
    ///
    /// # Errors
    /// The browser refuses, or there is no room.
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
                    // Whether all of it was kept, the transaction says.
                    drop(store.put(&item.text.as_str().into(), Some(&item.key.as_str().into()))?);
                }
            }
        }
        transaction.commit()?.await?;
        Ok(())
    }

    /// The database that has a store.
    fn of(&self, store: &str) -> &Database {
        if store == PUZZLES {
            &self.puzzles
        } else {
            &self.matches
        }
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

/// The store for items of a kind.
const fn store_of(kind: ItemKind) -> &'static str {
    match kind {
        ItemKind::Matches => MATCHES,
        ItemKind::Days => DAYS,
        ItemKind::Salts => SALTS,
        ItemKind::Puzzles => PUZZLES,
    }
}

/// Opens a database with these stores, or makes it.
async fn database(name: &str, stores: &'static [&str]) -> Result<Database, Error> {
    let mut request = Factory::new()?.open(name, Some(VERSION))?;
    request.on_upgrade_needed(move |event| {
        let made = event.database().and_then(|database| {
            for store in stores {
                database.create_object_store(store, ObjectStoreParams::new())?;
            }
            Ok(())
        });
        // Without its stores the database is of no use, and reading from it says so.
        drop(made);
    });
    request.await
}
