//! Texts that the page keeps in the browser: a game under way for each patience, chosen variants, figures, days.

use page::clock;
use page::shell::Notice;
use page::storage::BrowserStorage;
use patience::games;
use patience::play::{Play, Statistics, numbered, read_save, write_save};
use patience::protocol::PatienceFormat;
use patience::rules::Declaration;
use protocol::{GameFormat, KeyValueStore, StorageNames};
use session::{Day, streak};

use crate::own::Page;

/// The storage names of the page.
type StoredNames = StorageNames<PatienceFormat>;

/// The id of the patience that is the deal of the day.
pub(crate) const DAILY: &str = "klondike-draw-one";

/// The game as printed, of which a game is a variant.
pub(crate) fn printed(game: &'static Declaration) -> &'static Declaration {
    let printed = game.option_of.and_then(games::by_id);
    printed.unwrap_or(game)
}

/// The readings of a game, the printed one first.
pub(crate) fn variants(game: &'static Declaration) -> Vec<&'static Declaration> {
    let id = printed(game).id;
    let is_reading = |other: &&Declaration| printed_id(other) == id;
    games::ALL.into_iter().filter(is_reading).collect()
}

/// The reading of a game that the person plays. Klondike begins with the one that most people know.
pub(crate) fn variant(game: &'static Declaration) -> &'static Declaration {
    let all = variants(game);
    let usual = if game.id == "klondike" {
        "klondike-draw-one"
    } else {
        game.id
    };
    let chosen = load(&variant_name(game)).unwrap_or_else(|| usual.into());
    let found = all.iter().find(|other| other.id == chosen);
    found.copied().unwrap_or(game)
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

/// The game under way of a patience. One that cannot be read is moved aside, and the person is told.
pub(crate) fn game_under_way(page: Page, game: &'static Declaration) -> Option<Play> {
    let name = game_name(game);
    let text = load(&name)?;
    if let Ok(play) = read_save(&text) {
        return Some(play);
    }
    let notice = match BrowserStorage.quarantine(&name, &text) {
        Ok(()) => Notice::SaveUnreadable,
        Err(_) => Notice::NotSaved,
    };
    page.notify(notice);
    None
}

/// The games under way of all patiences, as far as they can be read.
pub(crate) fn games_under_way() -> Vec<Play> {
    let printed = games::ALL
        .into_iter()
        .filter(|game| game.option_of.is_none());
    let kept = printed.filter_map(|game| read_save(&load(&game_name(game))?).ok());
    kept.collect()
}

/// Adds a game under way, unless this patience has one with a move already. Returns whether it is added.
pub(crate) fn add_game(page: Page, play: &Play) -> bool {
    let kept = load(&game_name(play.game()));
    let is_free = kept.is_none_or(|text| read_save(&text).is_ok_and(|kept| kept.turns() == 0));
    if is_free {
        keep_game(page, play);
    }
    is_free
}

/// Keeps the game under way. A game that is won is removed.
pub(crate) fn keep_game(page: Page, play: &Play) {
    let name = game_name(play.game());
    let saved = if play.is_won() {
        BrowserStorage.remove(&name)
    } else {
        BrowserStorage.save(&name, &write_save(play))
    };
    let last = BrowserStorage.save(StoredNames::MATCH, printed(play.game()).id);
    if saved.is_err() || last.is_err() {
        page.notify(Notice::NotSaved);
    }
}

/// The patience that was played last, if it has a game under way.
pub(crate) fn last_game() -> Option<&'static Declaration> {
    let game = games::by_id(&load(StoredNames::MATCH)?)?;
    load(&game_name(game)).map(|_| game)
}

/// The figures of all games. If they cannot be read, they are moved aside, and counting begins again.
pub(crate) fn statistics() -> Statistics {
    let Some(text) = load(StoredNames::RESULTS) else {
        return Statistics::default();
    };
    Statistics::read(&text).unwrap_or_else(|| {
        // If this fails too, the next result overwrites a text that nobody can read.
        let _ = BrowserStorage.quarantine(StoredNames::RESULTS, &text);
        Statistics::default()
    })
}

/// Keeps the figures of all games.
pub(crate) fn keep_statistics(page: Page, statistics: &Statistics) {
    if BrowserStorage
        .save(StoredNames::RESULTS, &statistics.to_string())
        .is_err()
    {
        page.notify(Notice::NotSaved);
    }
}

/// The number of today's deal.
pub(crate) fn daily_number() -> u64 {
    clock::today().map_or(1, |day| numbered(day.seed("patience")).0)
}

/// The number of days in a row on which the deal of the day was won.
pub(crate) fn daily_streak() -> usize {
    clock::today().map_or(0, |today| streak(&days(), today))
}

/// Whether today's deal is won.
pub(crate) fn is_daily_won() -> bool {
    clock::today().is_some_and(|today| days().contains(&today))
}

/// Keeps that today's deal is won.
pub(crate) fn keep_day() {
    add_days(clock::today().as_slice());
}

/// Adds days whose deal was won.
pub(crate) fn add_days(more: &[Day]) {
    let mut all = days();
    let new = more.iter().filter(|day| !all.contains(day));
    let new: Vec<Day> = new.copied().collect();
    if !new.is_empty() {
        all.extend(new);
        all.sort_unstable();
        let all: Vec<String> = all.iter().map(ToString::to_string).collect();
        // Where nothing can be saved, days in a row are not counted.
        let _ = BrowserStorage.save(StoredNames::SUMMARY, &all.join(" "));
    }
}

/// The days whose deal was won.
pub(crate) fn days() -> Vec<Day> {
    let text = load(StoredNames::SUMMARY).unwrap_or_default();
    text.split(' ').filter_map(|day| day.parse().ok()).collect()
}

fn load(name: &str) -> Option<String> {
    BrowserStorage.load(name).ok().flatten()
}

fn printed_id(game: &Declaration) -> &'static str {
    game.option_of.unwrap_or(game.id)
}

fn game_name(game: &Declaration) -> String {
    format!("{}/{}", StoredNames::MATCH, printed_id(game))
}

fn next_name(game: &Declaration) -> String {
    format!("{}/next/{}", PatienceFormat::INFO.id, game.id)
}

fn variant_name(game: &Declaration) -> String {
    format!("{}/variant/{}", PatienceFormat::INFO.id, printed_id(game))
}
