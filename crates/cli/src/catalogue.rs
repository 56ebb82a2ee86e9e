//! The catalogue: what the page of all games needs to know of each.

use std::collections::BTreeMap;

use game::{GameInfo, Title};
use serde::Serialize;

/// A game in the catalogue, as a line of JSON.
#[derive(Debug, Serialize)]
pub struct CatalogueRow {
    /// The permanent id, unique in the house.
    pub id: &'static str,
    /// The address, relative to the folder of the site.
    pub address: String,
    /// The kind of games that people look for it among, such as "cards" or "dice".
    pub family: &'static str,
    /// The names by which players know it, by language.
    pub names: BTreeMap<&'static str, &'static str>,
    /// Other names by which people look for it, in any language.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub also: String,
    /// The least and the greatest number of players.
    pub players: [u8; 2],
    /// The number of levels of its bots.
    #[serde(skip_serializing_if = "is_zero")]
    pub levels: usize,
    /// Of the deals that were tried with all cards known: how many can be won, how many were not decided, and all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winnable: Option<[u32; 3]>,
    /// What its table looks like, for a picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picture: Option<CataloguePicture>,
}

/// A picture of a table with cards, in units of its own.
#[derive(Debug, Serialize)]
pub struct CataloguePicture {
    /// The width and the height.
    pub size: (i32, i32),
    /// The width and the height of a card.
    pub card: (i32, i32),
    /// What is seen, in the order in which it is drawn: left and upper edge, and what it shows.
    pub items: Vec<(i32, i32, &'static str)>,
}

impl CatalogueRow {
    /// The row of a game that has a page of its own.
    #[must_use]
    pub fn of(info: &GameInfo, family: &'static str) -> Self {
        let entry = &info.entry;
        Self {
            id: entry.id,
            address: entry.address.into(),
            family,
            names: Self::names(&entry.title),
            also: String::new(),
            players: [entry.seats.fewest().get(), entry.seats.most().get()],
            levels: info.levels.len(),
            winnable: None,
            picture: None,
        }
    }

    /// The names of a game, by language.
    #[must_use]
    pub fn names(title: &Title) -> BTreeMap<&'static str, &'static str> {
        let tags = ["en", "de", "nl", "fr"];
        tags.map(|tag| (tag, title.in_language(tag))).into()
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference
const fn is_zero(number: &usize) -> bool {
    *number == 0
}
