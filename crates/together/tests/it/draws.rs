//! People who go away and come back while the joint seed is drawn.

use cards::Seed;
use protocol::CompactText;
use together::{AWAY, Entry, Host, ToHost, promise};

use crate::lifecycle::{host, join};
use crate::persons::secret;

/// A host with two guests, both ready, who has just started the match.
fn started() -> Host {
    let mut host = host();
    for guest in [1, 2] {
        let _ = host.receive(guest, &join(guest.into()));
        send(&mut host, guest, &ToHost::Ready { ready: true });
    }
    let _ = host.start();
    host
}

fn send(host: &mut Host, guest: u32, message: &ToHost) {
    let _ = host.receive(guest, &message.to_text().into_bytes());
}

/// Only this guest says anything until the other one counts as away.
fn hear_only(host: &mut Host, guest: u32) {
    for _ in 0..=AWAY {
        let _ = host.tick();
        let (match_number, entries) = (1, 0);
        send(
            host,
            guest,
            &ToHost::Have {
                match_number,
                entries,
            },
        );
    }
}

/// The promise of a guest for the draw before the match. Only the first `kind` is the one that the guest's own
/// program makes.
fn promised(guest: u32, kind: usize) -> String {
    let salt = secret(Seed(9), guest.into()).round_salt(kind, 0);
    let seat = usize::try_from(guest).expect("a small number");
    promise(0, seat, salt).to_string()
}

fn send_promise(host: &mut Host, guest: u32, promise: String) {
    let (match_number, round) = (1, 0);
    let message = ToHost::Promise {
        match_number,
        round,
        promise,
    };
    send(host, guest, &message);
}

/// The promises of both guests, each time that the host has logged some.
fn logged(host: &Host) -> Vec<[String; 2]> {
    let made = |entry: &Entry| match entry {
        Entry::Promised { promises, .. } => Some([promises[1].clone(), promises[2].clone()]),
        _ => None,
    };
    host.log().entries().iter().filter_map(made).collect()
}

/// With another promise, made after the host knows the salts of the others, the two could choose the seed.
#[test]
fn a_guest_who_was_away_is_bound_by_the_first_promise() {
    let (first, second) = (promised(1, 1), promised(2, 1));
    let mut host = started();
    send_promise(&mut host, 1, first.clone());
    send_promise(&mut host, 2, second.clone());
    hear_only(&mut host, 2);
    hear_only(&mut host, 1);
    send_promise(&mut host, 1, promised(1, 99));
    let none = String::new;
    assert_eq!(
        logged(&host),
        [
            [first.clone(), second.clone()],
            [none(), second],
            [first, none()]
        ]
    );
}

/// The guest does not know that the draw has begun again, so nobody must wait for a promise.
#[test]
fn a_guest_who_has_missed_the_promises_is_not_waited_for() {
    let second = promised(2, 1);
    let mut host = started();
    send_promise(&mut host, 2, second.clone());
    hear_only(&mut host, 2);
    hear_only(&mut host, 1);
    let none = String::new;
    assert_eq!(logged(&host)[..2], [[none(), second], [none(), none()]]);
    let is_opened = |entry: &Entry| matches!(entry, Entry::Opened { round: 0, .. });
    assert!(host.log().entries().iter().any(is_opened));
}
