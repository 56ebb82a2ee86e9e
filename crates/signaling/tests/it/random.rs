//! Properties of random endpoints.

use core::net::{Ipv4Addr, Ipv6Addr};

use proptest::prelude::*;
use signaling::{
    Address, Candidate, CandidateType, Credentials, Description, Endpoint, Fingerprint, Found,
    Invitation, MAX_CHARACTERS, Reply, SignalingRole, find,
};

fn address() -> impl Strategy<Value = Address> {
    prop_oneof![
        any::<[u8; 16]>().prop_map(Address::Name),
        any::<[u8; 4]>().prop_map(|bytes| Address::V4(Ipv4Addr::from(bytes))),
        any::<[u8; 16]>().prop_map(|bytes| Address::V6(Ipv6Addr::from(bytes))),
    ]
}

fn candidate() -> impl Strategy<Value = Candidate> {
    let origin = prop_oneof![
        Just(CandidateType::Host),
        Just(CandidateType::ServerReflexive)
    ];
    let parts = (address(), any::<u16>(), origin);
    parts.prop_filter_map("a candidate", |(address, port, origin)| {
        Candidate::new(address, port, origin).ok()
    })
}

fn credentials() -> impl Strategy<Value = Credentials> {
    let of_chromium = ("[A-Za-z0-9+/]{4,19}", "[A-Za-z0-9+/]{22,37}");
    let of_firefox = ("[0-9a-f]{4,19}", "[0-9a-f]{22,37}");
    let texts = prop_oneof![of_chromium, of_firefox];
    texts.prop_map(|(ufrag, password)| Credentials::new(&ufrag, &password).expect("in range"))
}

/// Random endpoints, those that are too long for a text included.
fn endpoint() -> impl Strategy<Value = Endpoint> {
    let candidates = proptest::collection::vec(candidate(), 1..=2);
    let parts = (any::<[u8; 32]>(), credentials(), candidates);
    parts.prop_filter_map("an endpoint", |(fingerprint, credentials, candidates)| {
        Endpoint::new(Fingerprint(fingerprint), credentials, &candidates).ok()
    })
}

fn description<R: SignalingRole>() -> impl Strategy<Value = Description<R>>
where
    Description<R>: core::fmt::Debug,
{
    let parts = (any::<u16>(), endpoint());
    parts.prop_filter_map("short", |(number, endpoint)| {
        Description::new(number, endpoint).ok()
    })
}

proptest! {
    #[test]
    fn a_text_is_short_and_reads_back(invitation in description::<signaling::Inviting>()) {
        let text = invitation.to_text();
        prop_assert!(text.len() <= MAX_CHARACTERS);
        prop_assert_eq!(Invitation::parse(&text), Ok(invitation.clone()));
        let link = format!("https://cards.example/#{text}");
        prop_assert_eq!(find(&link), Ok(Found::Invitation(invitation)));
    }

    #[test]
    fn our_own_sdp_reads_back(reply in description::<signaling::Replying>()) {
        let again = Reply::from_sdp(reply.number(), &reply.to_sdp()).expect("our own");
        prop_assert_eq!(again.endpoint().fingerprint(), reply.endpoint().fingerprint());
        prop_assert_eq!(again.endpoint().credentials(), reply.endpoint().credentials());
        let known = reply.endpoint().candidates();
        prop_assert!(again.endpoint().candidates().iter().all(|one| known.contains(one)));
    }

    #[test]
    fn an_address_reads_back(address in address()) {
        prop_assert_eq!(Address::parse(&address.to_string()), Some(address));
    }

    #[test]
    fn a_text_broken_at_random_is_found(
        invitation in description::<signaling::Inviting>(),
        breaks in proptest::collection::vec(1_usize..60, 0..4),
    ) {
        let mut text = invitation.to_text();
        for at in breaks {
            text.insert_str(at, "\r\n ");
        }
        let message = format!("Look: https://cards.example/#{text}\nBye");
        prop_assert_eq!(find(&message), Ok(Found::Invitation(invitation)));
    }
}
