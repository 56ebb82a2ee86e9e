//! The door: nonsense of any kind is refused, and changes nothing.

use cards::Seed;
use own_trumps::protocol::OwnTrumps;
use proptest::prelude::*;
use protocol::JsonText;
use together::{
    Door, DoorFault, Guest, Host, HostOutput, MAX_MESSAGE, Seating, Secret, ToGuest, ToHost,
};

use crate::network::Table;

/// A message that every guest sends.
fn join() -> Vec<u8> {
    let message = ToHost::Join {
        name: "Ada".into(),
        token: "0a".repeat(16),
        key: "0b".repeat(32),
    };
    message.to_json().into_bytes()
}

fn host() -> Host<OwnTrumps> {
    let open = [Seating::Open, Seating::Open];
    Host::new("Bob", "SHC 3", &open, Secret([7; 32])).expect("a table")
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let (mut host, before) = (host(), host().lobby());
        let outputs = host.receive(1, &bytes);
        prop_assert!(outputs.iter().all(|output| !matches!(output, HostOutput::Lie(_))));
        prop_assert_eq!(host.lobby(), before);
        let mut guest = Guest::<OwnTrumps>::new("Ada", Secret([1; 32]));
        let _ = guest.receive(&bytes);
        prop_assert!(guest.record().is_none() && guest.log().entries().is_empty());
    }

    #[test]
    fn a_changed_message_never_ends_in_a_panic(
        changes in prop::collection::vec((any::<usize>(), any::<u8>()), 1..8),
        number in any::<usize>(),
    ) {
        let mut table = Table::<OwnTrumps>::new("SHC 1", 2, 0, Seed(3));
        let tampered = move |_: usize, _: bool, mut bytes: Vec<u8>| {
            if bytes.len() % 5 == number % 5 {
                for (at, byte) in &changes {
                    let at = at % bytes.len().max(1);
                    if let Some(place) = bytes.get_mut(at) { *place = *byte % 128; }
                }
            }
            bytes
        };
        table = table.with_liar(tampered);
        table.run_for(300);
        prop_assert!(table.host.log().entries().len() < 300);
    }
}

#[test]
fn every_beginning_of_a_message_is_refused() {
    let whole = join();
    for length in 0..whole.len() {
        let read = Door::default().admit::<ToHost>(&whole[..length], 0);
        assert_eq!(read, Err(DoorFault::Nonsense), "{length} bytes");
    }
    assert!(Door::default().admit::<ToHost>(&whole, 0).is_ok());
}

#[test]
fn long_messages_and_floods_are_refused() {
    let long = vec![b' '; MAX_MESSAGE + 1];
    let read = Door::default().admit::<ToGuest>(&long, 0);
    assert_eq!(read, Err(DoorFault::TooLong));
    let mut door = Door::default();
    let admitted = (0..1000).filter(|_| door.admit::<ToHost>(&join(), 5).is_ok());
    assert!(admitted.count() < 200, "a burst has an end");
    assert!(door.admit::<ToHost>(&join(), 9).is_ok(), "time helps");
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
