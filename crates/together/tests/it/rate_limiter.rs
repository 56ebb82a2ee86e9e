//! The limiter: nonsense of any kind is refused, and changes nothing.

use cards::Seed;
use proptest::prelude::*;
use protocol::CompactText;
use together::{
    Guest, Host, HostOutput, MAX_MESSAGE, MessageFault, RateLimiter, Seating, Secret, ToGuest,
    ToHost,
};

use crate::network::{Games, Table};
use crate::toy::{Follow, follow};

/// A message that every guest sends.
fn join() -> Vec<u8> {
    let message = ToHost::Join {
        name: "Ada".into(),
        token: "0a".repeat(16),
        key: "0b".repeat(32),
    };
    message.to_text().into_bytes()
}

fn host() -> Host {
    let open = [Seating::Open, Seating::Open];
    Host::new(follow(), "Bob", "", &open, Secret([7; 32])).expect("a table")
}

/// Changes some bytes of a text.
fn mutated(mut bytes: Vec<u8>, changes: &[(usize, u8)]) -> Vec<u8> {
    for (at, byte) in changes {
        let at = at % bytes.len().max(1);
        if let Some(place) = bytes.get_mut(at) {
            *place = *byte % 128;
        }
    }
    bytes
}

/// A quarter of the usual cases: each is a match.
fn a_quarter() -> ProptestConfig {
    let usual = ProptestConfig::default();
    ProptestConfig {
        cases: usual.cases / 4,
        ..usual
    }
}

/// Some digits, and the characters between which JSON has its values.
fn changes() -> impl Strategy<Value = Vec<(usize, u8)>> {
    let byte = prop_oneof![b'0'..=b'9', Just(b','), Just(b'"'), Just(b'['), any::<u8>()];
    prop::collection::vec((any::<usize>(), byte), 1..8)
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let (mut host, before) = (host(), host().save());
        let outputs = host.receive(1, &bytes);
        prop_assert!(outputs.iter().all(|output| !matches!(output, HostOutput::Lie(_))));
        prop_assert_eq!(host.save(), before);
        let mut guest = Guest::new(follow(), "Ada", Secret([1; 32]));
        let before = guest.save();
        let _ = guest.receive(&bytes);
        prop_assert_eq!(guest.save(), before);
    }
}

proptest! {
    #![proptest_config(a_quarter())]

    /// The host signs what it says, and guests what they sign: a changed message changes no match.
    #[test]
    fn a_changed_message_changes_no_match(changes in changes(), number in 0..5_usize) {
        let table = Table::new(Games::of::<Follow>(), "", (2, 0), Seed(3));
        let mut table = table.with_liar(move |sent, log| {
            let is_changed = sent.bytes.len() % 5 == number && log.entries().len() > 2;
            if is_changed { mutated(sent.bytes, &changes) } else { sent.bytes }
        });
        table.run_for(300);
        let log = table.host.log().entries();
        for guest in &table.guests {
            let own = guest.log().entries();
            prop_assert!(own.is_empty() || log.starts_with(own), "{:?}", table.named);
        }
    }

    /// Messages of a whole match, changed at random, to a host and a guest in mid-round.
    #[test]
    fn a_changed_message_that_is_refused_has_no_effect(changes in changes(), at in any::<usize>()) {
        let (mut table, sent) = recorded();
        let (to_host, bytes) = &sent[at % sent.len()];
        let bytes = mutated(bytes.clone(), &changes);
        if *to_host {
            let before = table.host.save();
            let outputs = table.host.receive(1, &bytes);
            if outputs.iter().any(|output| matches!(output, HostOutput::Close(..))) {
                prop_assert_eq!(table.host.save().log, before.log);
            }
        } else {
            let before = table.guests[0].save();
            let _ = table.guests[0].receive(&bytes);
            prop_assert_eq!(table.guests[0].save().log, before.log);
        }
    }
}

/// A table in mid-round, and every message that was sent there.
fn recorded() -> (Table, Vec<(bool, Vec<u8>)>) {
    let sent = std::rc::Rc::new(std::cell::RefCell::new(Vec::new()));
    let all = sent.clone();
    let table = Table::new(Games::of::<Follow>(), "", (2, 0), Seed(8));
    let mut table = table.with_liar(move |sent, _| {
        all.borrow_mut().push((sent.to_host, sent.bytes.clone()));
        sent.bytes
    });
    while table.host.log().entries().len() < 10 || !table.is_even() {
        table.step();
    }
    let sent = sent.borrow().clone();
    (table, sent)
}

/// The table sleeps; every beginning of every message is given to host and guest.
#[test]
fn every_beginning_of_every_message_is_refused() {
    let (table, mut sent) = recorded();
    sent.sort();
    sent.dedup_by_key(|(to_host, bytes)| (*to_host, bytes.len()));
    for (to_host, whole) in &sent {
        for length in 0..whole.len() {
            let part = &whole[..length];
            let fault = if *to_host {
                RateLimiter::default().admit::<ToHost>(part, 0).err()
            } else {
                RateLimiter::default().admit::<ToGuest>(part, 0).err()
            };
            assert_eq!(fault, Some(MessageFault::Nonsense), "{length} bytes");
        }
    }
    assert!(sent.len() > 20 && !table.host.has_ended());
}

#[test]
fn long_messages_and_floods_are_refused() {
    let long = vec![b' '; MAX_MESSAGE + 1];
    let read = RateLimiter::default().admit::<ToGuest>(&long, 0);
    assert_eq!(read, Err(MessageFault::TooLong));
    let mut limiter = RateLimiter::default();
    let admitted = (0..1000).filter(|_| limiter.admit::<ToHost>(&join(), 5).is_ok());
    assert!(admitted.count() < 200, "a burst has an end");
    assert!(limiter.admit::<ToHost>(&join(), 9).is_ok(), "time helps");
}

#[test]
fn a_guest_that_sends_nonsense_is_disconnected_with_a_reason() {
    let mut host = host();
    let _ = host.receive(1, &join());
    assert_eq!(host.lobby()[1].player.name, "Ada");
    let outputs = host.receive(1, b"{\"fly\":1}");
    let reason = "a message makes no sense".to_owned();
    assert_eq!(outputs.first(), Some(&HostOutput::Close(1, reason)));
    assert!(host.lobby()[1].away, "the seat stays theirs");
    let _ = host.receive(2, &join());
    assert!(!host.lobby()[1].away && host.lobby()[2].player.name.is_empty());
}

/// Whoever sends nonsense again and again spoils the match for nobody else.
#[test]
fn a_guest_that_goes_on_sending_nonsense_is_replaced() {
    let table = Table::new(Games::of::<Follow>(), "", (3, 0), Seed(2));
    let mut table = table.with_liar(|sent, log| {
        let is_bad = sent.to_host && sent.guest == 0 && log.entries().len() > 7;
        if is_bad { b"{}".to_vec() } else { sent.bytes }
    });
    while !table.host.has_ended() && table.tick < 5000 {
        table.step();
    }
    assert!(table.host.has_ended() && table.named.is_empty());
    table.run_for(50);
    assert!(table.host.record() == table.guests[1].record());
}
