//! Watches a match with sealed deals of any game at all devices. The tests of the real games use it too.

use cards::Seed;
use game::Record;
use protocol::TableFormat;
use together::looks_the_same;

use crate::network::Table;
use crate::persons::honest;

/// What a device knows of a match: its seat, and the record.
type Known<M> = (usize, Record<M>);

/// What all devices at a table know, again and again.
fn watched<G: TableFormat>(
    options: &str,
    guests: usize,
    test: u64,
) -> (Vec<Known<G::Match>>, Table<G>) {
    let mut table = Table::<G>::sealed(options, guests, Seed(test), Box::new(honest));
    let mut seen = Vec::new();
    while !table.host.has_ended() && table.tick < 20_000 {
        table.step();
        if table.tick.is_multiple_of(3) {
            seen.extend(table.host.record().map(|record| (0, record.clone())));
            for guest in &table.guests {
                let record = guest.record();
                seen.extend(record.map(|record| (guest.seat_index(), record.clone())));
            }
        }
    }
    (seen, table)
}

/// Every device sees what it would see with the true deal, and knows no other hand.
pub(crate) fn assert_hidden<G: TableFormat>(options: &str, guests: usize, test: u64) {
    let (seen, table) = watched::<G>(options, guests, test);
    let last = table.host.record().expect("a match");
    assert!(table.host.has_ended() && last.is_over(), "test {test}");
    let (mut other, mut all) = (0, 0);
    for (seat, record) in seen {
        let number = record.round_number();
        let mut deals = last
            .given_deals()
            .iter()
            .filter(|(round, _)| *round == number);
        let (_, truth) = deals.next().expect("every round was dealt by people");
        let at = i64::try_from(seat).expect("few");
        let seat_there = truth.seats().seat(at).expect("a seat");
        if record.given_deals().is_empty() {
            continue;
        }
        let (own, theirs) = (G::cards(record.dealt()), G::cards(truth));
        assert_eq!(own[seat], theirs[seat], "each hand is the true one");
        let same = looks_the_same::<G>(truth, record.dealt(), record.round_moves(), seat_there);
        assert!(same, "test {test}, seat {seat}");
        (other, all) = (other + u32::from(own != theirs), all + 1);
    }
    assert!(other > 50, "{other} of {all} differ from the truth");
}
