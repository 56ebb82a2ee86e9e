//! The SDP of Chromium 156 and Firefox ESR 153, kept as they wrote it, with private addresses hidden
//! behind names and without.

use signaling::{Address, Invitation, MAX_CHARACTERS, Reply, SdpFault, SignalingRole};

/// The invitations: name and SDP.
pub(crate) const INVITATIONS: [(&str, &str); 4] = [
    ("Chromium", include_str!("../data/chromium-invitation.sdp")),
    (
        "Chromium, addresses",
        include_str!("../data/chromium-addresses-invitation.sdp"),
    ),
    ("Firefox", include_str!("../data/firefox-invitation.sdp")),
    (
        "Firefox, addresses",
        include_str!("../data/firefox-addresses-invitation.sdp"),
    ),
];

/// The replies: name and SDP.
pub(crate) const REPLIES: [(&str, &str); 4] = [
    ("Chromium", include_str!("../data/chromium-reply.sdp")),
    (
        "Chromium, addresses",
        include_str!("../data/chromium-addresses-reply.sdp"),
    ),
    ("Firefox", include_str!("../data/firefox-reply.sdp")),
    (
        "Firefox, addresses",
        include_str!("../data/firefox-addresses-reply.sdp"),
    ),
];

/// The value of an attribute in an SDP.
fn attribute<'a>(sdp: &'a str, name: &str) -> &'a str {
    let mut lines = sdp.lines();
    let value = lines.find_map(|line| line.strip_prefix("a=")?.strip_prefix(name));
    value.expect(name)
}

fn addresses<R: SignalingRole>(description: &signaling::Description<R>) -> Vec<Address> {
    let candidates = description.endpoint().candidates().iter();
    candidates.map(signaling::Candidate::address).collect()
}

#[test]
fn a_sample_becomes_a_short_text_and_again_an_sdp_with_the_same_facts() {
    for (name, sdp) in INVITATIONS {
        let invitation = Invitation::from_sdp(258, sdp).expect(name);
        check(name, sdp, &invitation.to_text(), &invitation.to_sdp());
        assert_eq!(Invitation::parse(&invitation.to_text()), Ok(invitation));
    }
    for (name, sdp) in REPLIES {
        let reply = Reply::from_sdp(258, sdp).expect(name);
        check(name, sdp, &reply.to_text(), &reply.to_sdp());
        assert_eq!(Reply::parse(&reply.to_text()), Ok(reply));
    }
}

fn check(name: &str, from: &str, text: &str, to: &str) {
    assert!(text.len() <= MAX_CHARACTERS, "{name}: {}", text.len());
    for kept in [
        "ice-ufrag:",
        "ice-pwd:",
        "fingerprint:",
        "setup:",
        "sctp-port:",
        "mid:",
    ] {
        assert_eq!(attribute(from, kept), attribute(to, kept), "{name}: {kept}");
    }
    assert!(
        to.ends_with("\r\n") && !to.replace("\r\n", "").contains('\n'),
        "{name}"
    );
    for candidate in to.lines().filter(|line| line.starts_with("a=candidate:")) {
        let mut hosts = from.lines().filter(|line| line.contains(" typ host"));
        let known = hosts.any(|line| place(line) == place(candidate));
        assert!(known, "{name}: {candidate}");
    }
}

/// The address and the port in the line of a candidate.
fn place(line: &str) -> (Option<Address>, Option<&str>) {
    let mut words = line.split(' ').skip(4);
    (words.next().and_then(Address::parse), words.next())
}

#[test]
fn of_two_names_that_of_ipv4_is_taken() {
    let chromium = Invitation::from_sdp(0, INVITATIONS[0].1).expect("Chromium");
    assert_eq!(
        addresses(&chromium)[0].to_string(),
        "a471901f-9927-4305-ada1-23a82f68ea7d.local"
    );
    let firefox = Invitation::from_sdp(0, INVITATIONS[2].1).expect("Firefox");
    assert_eq!(
        addresses(&firefox)[0].to_string(),
        "d59021a4-d387-4d26-b37c-e4f6d2c29fc1.local"
    );
    assert_eq!(
        [addresses(&chromium).len(), addresses(&firefox).len()],
        [1, 1]
    );
}

#[test]
fn open_addresses_are_both_taken() {
    for (name, sdp) in [INVITATIONS[1], INVITATIONS[3]] {
        let invitation = Invitation::from_sdp(0, sdp).expect(name);
        let texts: Vec<String> = addresses(&invitation)
            .iter()
            .map(Address::to_string)
            .collect();
        assert_eq!(texts, ["192.0.2.2", "fd00:0:0:0:0:0:0:2"], "{name}");
    }
}

#[test]
fn the_address_that_a_stun_server_sees_goes_beside_a_name() {
    let (name, sdp) = INVITATIONS[0];
    let seen =
        "a=candidate:1 1 udp 1677729535 203.0.113.9 40000 typ srflx raddr 0.0.0.0 rport 0\r\n";
    let seen_v6 = "a=candidate:2 1 udp 1677734655 2001:db8::9 40001 typ srflx raddr :: rport 0\r\n";
    let sdp = format!("{sdp}{seen_v6}{seen}");
    let invitation = Invitation::from_sdp(0, &sdp).expect(name);
    assert_eq!(addresses(&invitation)[1].to_string(), "203.0.113.9");
    assert_eq!(invitation.to_text().len(), MAX_CHARACTERS);
    let line = "203.0.113.9 40000 typ srflx raddr 0.0.0.0 rport 9\r\n";
    assert!(invitation.to_sdp().ends_with(line));
}

/// The lines of an SDP that do not have this text.
fn lines_without(sdp: &str, text: &str) -> String {
    let lines = sdp.split_inclusive("\r\n");
    lines.filter(|line| !line.contains(text)).collect()
}

#[test]
fn what_is_missing_in_an_sdp_is_named() {
    let (_, sdp) = INVITATIONS[0];
    let without = |part: &str| Invitation::from_sdp(0, &lines_without(sdp, part));
    assert_eq!(without("fingerprint"), Err(SdpFault::NoFingerprint));
    assert_eq!(without("ice-ufrag"), Err(SdpFault::NoCredentials));
    assert_eq!(without("ice-pwd"), Err(SdpFault::NoCredentials));
    let none = SdpFault::Endpoint(signaling::EndpointFault::NoCandidate);
    assert_eq!(without("candidate"), Err(none));
    let long = format!("{sdp}{}", "a=x\r\n".repeat(10_000));
    assert_eq!(Invitation::from_sdp(0, &long), Err(SdpFault::TooLong));
    assert!(without("extmap").is_ok());
}

#[test]
fn candidates_of_no_use_are_skipped() {
    let (_, sdp) = INVITATIONS[1];
    let useless = [
        "1 1 tcp 2113937151 192.0.2.3 9 typ host tcptype active",
        "1 2 udp 2113937151 192.0.2.3 40000 typ host",
        "1 1 udp 2113937151 127.0.0.1 40000 typ host",
        "1 1 udp 2113937151 169.254.1.1 40000 typ host",
        "1 1 udp 2113937151 fe80::1 40000 typ host",
        "1 1 udp 2113937151 192.0.2.3 0 typ host",
        "1 1 udp 2113937151 192.0.2.3 40000 typ relay",
        "1 1 udp 2113937151 cards.example 40000 typ host",
        "1 1 udp high 192.0.2.3 40000 typ host",
        "",
    ];
    let more: String = useless
        .map(|line| format!("a=candidate:{line}\r\n"))
        .concat();
    let bare = lines_without(sdp, "candidate");
    assert_eq!(
        Invitation::from_sdp(0, &format!("{bare}{more}")),
        Err(SdpFault::Endpoint(signaling::EndpointFault::NoCandidate))
    );
    assert_eq!(
        Invitation::from_sdp(0, &format!("{more}{sdp}")),
        Invitation::from_sdp(0, sdp)
    );
}
