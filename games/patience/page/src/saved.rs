//! Short texts that the page keeps in the browser, such as chosen variants. Each is written whole when the person
//! decides, and read again wherever it is needed.

use page::shell::Notice;
use page::storage::BrowserStorage;
use patience::games;
use patience::kept::{self, game_name, next_name, stored, variant_name};
use patience::play::{Play, read_save};
use patience::rules::Declaration;
use protocol::KeyValueStore;
use protocol::StorageName;
use session::streak;

pub(crate) use patience::kept::{DAILY, printed};

use crate::kept::{FIGURES, shelved};
use crate::own::Page;

/// The readings of a game, the printed one first.
pub(crate) fn variants(game: &'static Declaration) -> Vec<&'static Declaration> {
    let id = printed(game).id;
    let is_reading = |other: &&Declaration| printed_id(other) == id;
    games::ALL.into_iter().filter(is_reading).collect()
}

/// The reading of a game that the person plays. Klondike begins with the one that most people know.
pub(crate) fn variant(game: &'static Declaration) -> &'static Declaration {
    let all = variants(game);
    let chosen = load(&variant_name(game));
    let found = all.iter().find(|other| Some(other.id) == chosen.as_deref());
    found.copied().unwrap_or_else(|| games::usual_reading(game))
}

/// Keeps the reading of a game that the person plays.
pub(crate) fn choose_variant(game: &'static Declaration) {
    // Where nothing can be saved, the usual reading comes again.
    let _ = BrowserStorage.save(&variant_name(game), game.id);
}

/// The readings that the person has chosen.
pub(crate) fn chosen_variants() -> Vec<&'static Declaration> {
    let printed = games::ALL
        .into_iter()
        .filter(|game| game.option_of.is_none());
    let chosen = printed.filter_map(|game| games::by_id(&load(&variant_name(game))?));
    chosen.collect()
}

/// Keeps a reading, unless the person has chosen one of this game.
pub(crate) fn add_variant(game: &'static Declaration) {
    if load(&variant_name(game)).is_none() {
        choose_variant(game);
    }
}

/// Takes the number of the next deal of a game, which can be won, if the solver has found one.
pub(crate) fn take_next(game: &Declaration) -> Option<u64> {
    let name = next_name(game);
    let next = load(&name)?.parse().ok();
    // If it stays, the same deal comes once more.
    let _ = BrowserStorage.remove(&name);
    next
}

/// Whether the next deal of a game is known.
pub(crate) fn has_next(game: &Declaration) -> bool {
    load(&next_name(game)).is_some()
}

/// Keeps the number of the next deal of a game.
pub(crate) fn keep_next(game: &Declaration, number: &str) {
    // Where nothing can be saved, the next deal is any.
    let _ = BrowserStorage.save(&next_name(game), number);
}

/// The games under way of all patiences, as far as they can be read.
pub(crate) fn games_under_way() -> Vec<Play> {
    let printed = games::ALL
        .into_iter()
        .filter(|game| game.option_of.is_none());
    let kept = printed.filter_map(|game| read_save(&load(&game_name(game))?).ok());
    kept.collect()
}

/// The games of all patiences that were shelved.
pub(crate) fn shelved_games() -> Vec<Play> {
    let printed = games::ALL
        .into_iter()
        .filter(|game| game.option_of.is_none());
    let kept = printed.flat_map(|game| shelved(game).list());
    kept.map(|kept| kept.play).collect()
}

/// The patience that was played last, if it has a game under way.
pub(crate) fn last_game() -> Option<&'static Declaration> {
    let game = games::by_id(&load(&stored(StorageName::Match))?)?;
    load(&game_name(game)).map(|_| game)
}

/// Quarantines chosen readings that name no game, and tells the person.
pub(crate) fn quarantine_unknown(page: Page) {
    let all = games::ALL.into_iter();
    for game in all.filter(|game| game.option_of.is_none()) {
        let name = variant_name(game);
        if let Some(text) = load(&name).filter(|text| games::by_id(text).is_none()) {
            page.notify(match BrowserStorage.quarantine(&name, &text) {
                Ok(()) => Notice::SettingsUnreadable,
                Err(_) => Notice::NotSaved,
            });
        }
    }
}

/// The number of today's deal.
pub(crate) fn daily_number(page: Page) -> u64 {
    page.today().map_or(1, kept::daily_number)
}

/// The number of days in a row on which the deal of the day was won.
pub(crate) fn daily_streak(page: Page) -> usize {
    let days = FIGURES.days();
    page.today().map_or(0, |today| streak(&days, today))
}

/// Whether today's deal is won.
pub(crate) fn is_daily_won(page: Page) -> bool {
    let today = page.today();
    today.is_some_and(|today| FIGURES.days().contains(&today))
}

fn load(name: &str) -> Option<String> {
    BrowserStorage.load(name).ok().flatten()
}

fn printed_id(game: &Declaration) -> &'static str {
    game.option_of.unwrap_or(game.id)
}
