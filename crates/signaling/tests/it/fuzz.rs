//! Wrong input of every kind: nothing panics, and whatever is accepted is written in the same way again.

use proptest::prelude::*;
use signaling::{Found, Invitation, Reply, find};

use super::samples::{INVITATIONS, REPLIES};

/// Reads a text in every way there is. Returns whether it is one of ours.
fn read_all(text: &str) -> bool {
    let invitation = Invitation::parse(text).map(|read| read.to_text());
    let reply = Reply::parse(text).map(|read| read.to_text());
    assert!(!(invitation.is_ok() && reply.is_ok()), "{text}");
    for written in [&invitation, &reply].into_iter().flatten() {
        assert_eq!(written, text);
    }
    match find(text) {
        Ok(Found::Invitation(found)) => assert!(!found.to_sdp().is_empty()),
        Ok(Found::Reply(found)) => assert!(!found.to_sdp().is_empty()),
        Err(fault) => assert!(!fault.to_string().is_empty()),
    }
    invitation.is_ok() || reply.is_ok()
}

fn texts() -> [String; 8] {
    let invitation =
        |at: usize| Invitation::from_sdp(0, INVITATIONS[at].1).map(|one| one.to_text());
    let reply = |at: usize| Reply::from_sdp(0, REPLIES[at].1).map(|one| one.to_text());
    core::array::from_fn(|at| {
        if at < 4 {
            invitation(at)
        } else {
            reply(at - 4)
        }
        .expect("a sample")
    })
}

#[test]
fn no_prefix_is_read() {
    for text in texts() {
        assert!(read_all(&text));
        for length in 0..text.len() {
            assert!(!read_all(&text[..length]), "{length} of {text}");
        }
    }
}

#[test]
fn every_prefix_of_an_sdp_is_read_or_refused() {
    for (name, sdp) in INVITATIONS.into_iter().chain(REPLIES) {
        let mut read = 0;
        for length in 0..sdp.len() {
            match Invitation::from_sdp(0, &sdp[..length]) {
                Ok(invitation) => {
                    read += 1;
                    assert!(read_all(&invitation.to_text()), "{name}: {length}");
                }
                Err(fault) => assert!(!fault.to_string().is_empty()),
            }
        }
        assert!(read > 0 && read < sdp.len(), "{name}");
    }
}

proptest! {
    #[test]
    fn random_texts(text: String, code in "[A-Za-z0-9_-]{0,130}") {
        prop_assert!(!read_all(&text));
        read_all(&code);
    }

    #[test]
    fn random_bytes_with_our_first_bits(kinds in 0_u8..8, bytes in proptest::collection::vec(any::<u8>(), 0..90)) {
        use base64::Engine as _;
        let bytes = [vec![0b0001_0100, kinds], bytes].concat();
        let text = base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(bytes);
        let accepted = read_all(&text);
        prop_assert!(!accepted || text.len() <= signaling::MAX_CHARACTERS);
    }

    #[test]
    fn changed_texts(which in 0_usize..8, at in 0_usize..100, with in "[A-Za-z0-9_ =-]{0,3}") {
        let mut text = texts()[which].clone();
        text.replace_range(at..=at, &with);
        let accepted = read_all(&text);
        prop_assert!(!accepted || with.len() == 1);
    }

    #[test]
    fn changed_sdp(which in 0_usize..4, at in 0_usize..500, length in 0_usize..40, with in ".{0,20}") {
        let mut sdp = INVITATIONS[which].1.to_owned();
        sdp.replace_range(at..at + length, &with);
        match Invitation::from_sdp(0, &sdp) {
            Ok(invitation) => prop_assert!(read_all(&invitation.to_text())),
            Err(fault) => prop_assert!(!fault.to_string().is_empty()),
        }
    }
}
