//! Matches in which nobody, not even the host, can look into the deals.

use cards::Seed;
use together::{AWAY, Dealer, Entry, Guest, GuestOutput, Host, HostOutput, Save, Seating};

use crate::hidden_hands::assert_hidden;
use crate::network::{Games, Table, Weather};
use crate::persons::{honest, secret};
use crate::toy::{Follow, follow};
use crate::toy_tables::Missing;
use crate::whole_matches::{finish, play_sealed};

#[test]
fn a_match_with_sealed_deals_ends_with_equal_records() {
    for guests in 1..6 {
        let table = {
            let seed = 7 + guests as u64;
            let table = Table::sealed(
                Games::of::<Follow>(),
                "",
                guests,
                Seed(seed),
                Box::new(honest),
            );
            finish(table, Weather::default(), seed)
        };
        let entries = table.host.log().entries();
        let count = |is_it: fn(&&Entry) -> bool| entries.iter().filter(is_it).count();
        assert_eq!(count(|entry| matches!(entry, Entry::Checked { .. })), 2);
        assert_eq!(count(|entry| matches!(entry, Entry::Sealing { .. })), 2);
        let people = guests + 1;
        let played = count(|entry| matches!(entry, Entry::Played { key, .. } if !key.is_empty()));
        assert_eq!(played, 2 * 3 * people, "every card has its key");
    }
}

#[test]
fn matches_with_sealed_deals_end_on_bad_networks() {
    let (mut reloads, mut checked, mut void) = (0, 0, 0);
    for seed in 0..8 {
        let guests = usize::try_from(1 + seed % 5).expect("few");
        let table = play_sealed::<Follow>("", guests, seed);
        let entries = table.host.log().entries();
        let count = |is_it: fn(&&Entry) -> bool| entries.iter().filter(is_it).count();
        let sealed = count(|entry| matches!(entry, Entry::Sealing { .. }));
        let right = count(|entry| matches!(entry, Entry::Checked { .. }));
        (checked, void) = (checked + right, void + sealed - right);
        reloads += table.reloads;
    }
    assert!(
        reloads > 1 && checked > 5,
        "{reloads} reloads, {checked} rounds"
    );
    assert!(
        void > 0,
        "{void} rounds are void, because somebody has left"
    );
}

#[test]
fn nobody_knows_the_other_hands() {
    assert_hidden::<Follow>("", 2, 4);
    assert_hidden::<Follow>("", 5, 4);
}

/// A table of four in mid-round.
fn under_way(seed: u64) -> Table {
    let mut table = Table::sealed(Games::of::<Follow>(), "", 3, Seed(seed), Box::new(honest));
    let is_played = |entry: &Entry| matches!(entry, Entry::Played { .. });
    while !table.host.log().entries().iter().any(is_played) {
        table.step();
    }
    table
}

#[test]
fn a_round_is_dealt_again_when_somebody_has_left_and_sealed_again_after_that() {
    let mut table = under_way(4);
    let seat = table.guests[0].seat_index();
    table.sleep(0, AWAY + 60);
    while !table.host.is_local(seat) && table.tick < 1000 {
        table.step();
    }
    let entries = table.host.log().entries().len();
    assert!(matches!(
        table.host.log().entries()[entries - 1],
        Entry::Seated { .. }
    ));
    assert!(
        table.host.movers().is_empty(),
        "nobody moves before the round is dealt again"
    );
    assert!(table.run(), "all end with the whole match");
    assert_eq!(table.named, [], "nobody has lied");
    let later = &table.host.log().entries()[entries..];
    let is_open = |entry: &Entry| matches!(entry, Entry::Opened { round: 1, .. });
    let is_sealed = |entry: &Entry| matches!(entry, Entry::Checked { round: 2, .. });
    assert!(later.iter().any(is_open), "the round is dealt with the bot");
    assert!(later.iter().any(is_sealed), "all people are there again");
    assert!(table.guests[0].record() == table.host.record());
}

#[test]
fn whoever_gives_no_answer_is_known() {
    let mut table = Table::sealed(Games::of::<Follow>(), "", 3, Seed(8), Box::new(honest));
    let is_sealing = |entry: &Entry| matches!(entry, Entry::Sealing { .. });
    while !table.host.log().entries().iter().any(is_sealing) {
        table.step();
    }
    table.sleep(1, AWAY - 5);
    let seat = table.guests[1].seat_index();
    for _ in 0..AWAY - 10 {
        table.step();
    }
    assert_eq!(table.host.waiting_for(), [seat]);
    assert_eq!(table.guests[0].waiting_for(), [seat]);
    assert!(
        table.run() && table.named.is_empty(),
        "and the match goes on"
    );
    assert!(table.host.waiting_for().is_empty());
}

#[test]
fn a_guest_who_has_kept_nothing_but_the_secret_goes_on_in_a_sealed_round() {
    for seed in 0..4 {
        let mut table = under_way(seed);
        table.forget(1);
        assert!(table.run(), "seed {seed}");
        assert!(table.guests[1].record() == table.host.record());
    }
}

#[test]
fn saves_of_a_sealed_round_are_short_texts_and_need_a_dealer() {
    let mut table = under_way(5);
    table.run_for(3);
    let texts = table.host.save().texts();
    assert!(texts.iter().all(|text| text.len() <= protocol::MAX_BYTES));
    let save = Save::read(&texts).expect("a save");
    assert_eq!(save, table.host.save());
    assert!(Host::restore(follow(), &save, None).is_none());
    let host = Host::restore(follow(), &save, Some(honest(0))).expect("it fits");
    assert!(host.save() == save && host.movers() == table.host.movers());
    assert!(host.record() == table.host.record(), "the same stand-in");
    let save = table.guests[0].save();
    assert!(Guest::restore(follow(), &save, None).is_none());
    let guest = Guest::restore(follow(), &save, Some(honest(1))).expect("it fits");
    assert!(guest.record() == table.guests[0].record() && guest.is_sealed());
    for at in 0..10 {
        let mut broken = save.clone();
        broken.log.remove(at);
        assert!(
            Guest::restore(follow(), &broken, Some(honest(1))).is_none(),
            "entry {at}"
        );
    }
}

#[test]
fn a_sealed_table_is_for_people() {
    let open = vec![Seating::Open; 2];
    let own = secret(Seed(1), 0);
    let bot = Seating::Bot {
        name: "Nox".into(),
        level: "bot".into(),
    };
    let with_bot = [Seating::Open, bot.clone()];
    assert!(Host::sealed(follow(), "Ada", "", &with_bot, own, honest(0)).is_none());
    let mut host = Host::sealed(follow(), "Ada", "", &open, own, honest(0)).expect("a table");
    assert_eq!(host.reseat(1, &bot), [], "no bot can sit there");
}

/// It cannot follow the deals, so it does not let the match begin.
#[test]
fn a_guest_without_a_dealer_is_not_ready() {
    let desks = |number: usize| -> Box<dyn Dealer> {
        if number == 2 {
            Box::new(Missing)
        } else {
            honest(number)
        }
    };
    let mut table = Table::sealed(Games::of::<Follow>(), "", 2, Seed(2), Box::new(desks));
    table.run_for(200);
    let ready: Vec<bool> = table.host.lobby().iter().map(|seat| seat.ready).collect();
    assert_eq!(ready.iter().filter(|ready| **ready).count(), 1, "{ready:?}");
    assert!(table.host.log().entries().is_empty() && table.guests[1].is_sealed());
}

/// Whoever is ready for deals that nobody can look into has not agreed to others.
#[test]
fn a_host_cannot_take_the_seal_away_from_whoever_is_ready() {
    let open = vec![Seating::Open; 2];
    let own = secret(Seed(1), 0);
    let sealed = Host::sealed(follow(), "Ada", "", &open, own, honest(0)).expect("a table");
    let plain = Host::new(follow(), "Ada", "", &open, own).expect("a table");
    let mut guest = Guest::new(follow(), "Ben", secret(Seed(1), 1)).with_dealer(honest(1));
    for (mut host, is_sealed) in [(sealed, true), (plain, false)] {
        let mut said = guest.connected();
        if is_sealed {
            said.extend(guest.set_ready(true));
        }
        for _ in 0..4 {
            let mut heard = Vec::new();
            for output in said.drain(..) {
                if let GuestOutput::Send(bytes) = output {
                    heard.extend(host.receive(1, &bytes));
                }
            }
            for output in heard {
                if let HostOutput::Send(1, bytes) = output {
                    said.extend(guest.receive(&bytes));
                }
            }
        }
        assert_eq!(guest.is_sealed(), is_sealed);
        assert_eq!(host.lobby()[1].ready, is_sealed);
    }
}
