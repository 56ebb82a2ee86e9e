//! Lies are named by those who can see them.

use std::cell::RefCell;

use cards::Seed;
use own_trumps::protocol::OwnTrumps;
use protocol::JsonText;
use together::{Entry, Lie, LieKind, SentDeal, ToGuest, next_head, signed_head};

use crate::network::{Table, secret};

/// The names of a match in which messages are changed on their way.
fn named(
    seed: u64,
    tamper: impl Fn(usize, bool, Vec<u8>) -> Vec<u8> + 'static,
) -> Vec<(usize, Lie)> {
    let mut table = Table::<OwnTrumps>::new("SHC 2", 2, 0, Seed(seed)).with_liar(tamper);
    table.run(0, Seed(seed));
    table.named
}

/// Changes what the host says to every guest, and signs it as the host. `known` are the entries that this
/// guest had before.
fn host_says(
    seed: u64,
    change: impl Fn(&[Entry], &mut usize, &mut Vec<Entry>, &mut Vec<SentDeal>),
) -> impl Fn(usize, bool, Vec<u8>) -> Vec<u8> {
    let signer = secret(Seed(seed), 0).signer();
    let logs = RefCell::new([Vec::new(), Vec::new()]);
    move |guest, to_host, bytes| match ToGuest::read(&bytes) {
        Ok(ToGuest::Entries {
            mut from,
            mut entries,
            mut deals,
            ..
        }) if !to_host => {
            let known = &mut logs.borrow_mut()[guest];
            if from > known.len() {
                return bytes;
            }
            let (began, sent) = (from, entries.clone());
            change(&known[..from], &mut from, &mut entries, &mut deals);
            let all = known[..from].iter().chain(&entries);
            let signature = signer.sign(&signed_head(all.fold([0; 32], next_head)));
            if began + sent.len() > known.len() {
                known.truncate(began);
                known.extend(sent);
            }
            let message = ToGuest::Entries {
                from,
                entries,
                deals,
                signature,
            };
            message.to_json().into_bytes()
        }
        _ => bytes,
    }
}

/// Checks that both guests, and nobody else, name this lie of the host.
fn assert_host_is_named(lies: &[(usize, Lie)], expected: LieKind) {
    let mut witnesses: Vec<usize> = lies.iter().map(|(witness, _)| *witness).collect();
    witnesses.sort_unstable();
    assert_eq!(witnesses, [1, 2], "{lies:?}");
    assert!(
        lies.iter()
            .all(|(_, lie)| lie.seat == 0 && lie.kind == expected),
        "{lies:?}"
    );
}

#[test]
fn a_host_who_makes_up_a_move_of_a_guest_is_named_by_all_guests() {
    for seed in 0..3 {
        let lies = named(
            seed,
            host_says(seed, |_, _, entries, _| {
                for entry in entries {
                    if let Entry::Played {
                        seat: 1, signature, ..
                    } = entry
                    {
                        *signature = "00".repeat(64);
                    }
                }
            }),
        );
        assert_host_is_named(&lies, LieKind::ForgedMove);
    }
}
