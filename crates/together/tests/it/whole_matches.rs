//! Plays whole matches of any game on bad networks, and compares the records of all clients. The tests of the
//! real games use it too.

use cards::Seed;
use protocol::TableFormat;
use session::AnyMatch;
use together::Entry;

use crate::network::{Games, Table, Weather};
use crate::persons::honest;

/// What goes wrong in most matches.
const BAD: Weather = Weather {
    lost: 15,
    reload: 15,
    host_reload: 15,
    sleep: 3,
};

/// Plays a match, and compares the records of all clients. Returns the table after it.
pub(crate) fn play<G: TableFormat>(options: &str, guests: usize, bots: usize, seed: u64) -> Table {
    let table = Table::new(Games::of::<G>(), options, (guests, bots), Seed(seed));
    finish(table, BAD, seed)
}

/// The same with deals that nobody can look into.
pub(crate) fn play_sealed<G: TableFormat>(options: &str, guests: usize, seed: u64) -> Table {
    let games = Games::of::<G>();
    let table = Table::sealed(games, options, guests, Seed(seed), Box::new(honest));
    finish(table, BAD, seed)
}

/// Plays the match of a table.
pub(crate) fn finish(table: Table, weather: Weather, seed: u64) -> Table {
    let mut table = table.with_weather(weather);
    let complete = table.run();
    assert_equal(&table, complete, seed);
    table
}

/// Nobody has lied, and all clients have the whole match with the same record.
pub(crate) fn assert_equal(table: &Table, complete: bool, seed: u64) {
    let log = table.host.log();
    let at = format!("seed {seed}, {} guests", table.guests.len());
    assert_eq!(table.named, [], "{at}: nobody lied");
    assert!(
        complete,
        "{at}: {} entries, the last {:?}",
        log.entries().len(),
        log.entries().last()
    );
    for guest in &table.guests {
        assert_eq!(guest.log().head(), log.head(), "{at}");
        assert!(guest.record() == table.host.record(), "{at}: equal records");
    }
    let is_opened = |entry: &&Entry| matches!(entry, Entry::Opened { .. } | Entry::Checked { .. });
    let rounds = table.host.record().map_or(0, AnyMatch::round_number);
    assert_eq!(
        log.entries().iter().filter(is_opened).count(),
        rounds + 1,
        "{at}: all audited"
    );
}
