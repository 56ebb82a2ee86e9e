//! Watches a match with sealed deals of any game at all devices. The tests of the real games use it too.

use cards::Seed;
use protocol::TableFormat;
use session::AnyMatch;

use crate::network::{Games, Table};
use crate::persons::honest;

/// What a device knows of a match: its seat, and the record.
type Known = (usize, Box<dyn AnyMatch>);

/// What all devices at a table know, again and again.
fn watched(games: Games, options: &str, guests: usize, test: u64) -> (Vec<Known>, Table) {
    let mut table = Table::sealed(games, options, guests, Seed(test), Box::new(honest));
    let mut seen = Vec::new();
    while !table.host.has_ended() && table.tick < 20_000 {
        table.step();
        if table.tick.is_multiple_of(3) {
            seen.extend(table.host.record().map(|record| (0, record.boxed())));
            for guest in &table.guests {
                let record = guest.record();
                seen.extend(record.map(|record| (guest.seat_index(), record.boxed())));
            }
        }
    }
    (seen, table)
}

/// Every device sees what it would see with the true deal, and knows no other hand.
pub(crate) fn assert_hidden<G: TableFormat>(options: &str, guests: usize, test: u64) {
    let (seen, table) = watched(Games::of::<G>(), options, guests, test);
    let last = table.host.record().expect("a match");
    assert!(table.host.has_ended() && last.is_over(), "test {test}");
    let game = table.host.game();
    let truths = game.format().given_deals(last);
    let (mut other, mut all) = (0, 0);
    for (seat, record) in seen {
        let number = record.round_number();
        let mut deals = truths.iter().filter(|(round, _)| *round == number);
        let (_, truth) = deals.next().expect("every round was dealt by people");
        let at = i64::try_from(seat).expect("few");
        let seat_there = record.seats().seat(at).expect("a seat");
        if !record.has_given_deals() {
            continue;
        }
        let own = game.cards(&*record);
        assert_eq!(own[seat], truth[seat], "each hand is the true one");
        let same = game.looks_the_same(&*record, truth, seat_there);
        assert!(same, "test {test}, seat {seat}");
        (other, all) = (other + u32::from(own != *truth), all + 1);
    }
    assert!(other > 50, "{other} of {all} differ from the truth");
}
