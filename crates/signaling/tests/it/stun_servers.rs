//! Addresses of STUN servers.

use proptest::prelude::*;
use signaling::{ParseStunServerError, StunServer};

#[test]
fn hosts_and_ports_are_read() {
    for (text, url) in [
        ("stun.example.org", "stun:stun.example.org"),
        (
            " stun:stun.example.org:3478\n",
            "stun:stun.example.org:3478",
        ),
        ("192.0.2.1:19302", "stun:192.0.2.1:19302"),
        ("[2001:db8::1]", "stun:[2001:db8::1]"),
        ("[2001:db8::1]:3478", "stun:[2001:db8::1]:3478"),
    ] {
        assert_eq!(
            text.parse()
                .map(|server: StunServer| server.url())
                .as_deref(),
            Ok(url)
        );
    }
}

#[test]
fn everything_else_is_refused() {
    for wrong in [
        "",
        ":",
        "stun:",
        "turn:relay.example.org",
        "stuns:host",
        "https://example.org",
        "host:0",
        "host:65536",
        "host:+3478",
        "host:",
        "a..b",
        "host:1?transport=tcp",
        "two hosts",
        "2001:db8::1",
        "[2001:db8::1",
        "[host]:1",
        "[::1]x",
        "host/path",
        "user@host",
    ] {
        assert_eq!(
            wrong.parse::<StunServer>(),
            Err(ParseStunServerError),
            "{wrong}"
        );
    }
    assert!("a.".repeat(200).parse::<StunServer>().is_err());
}

proptest! {
    #[test]
    fn what_is_read_has_no_strange_characters(text in ".{0,30}", close in "[a-z.:\\[\\]0-9]{0,20}") {
        for text in [text, close] {
            if let Ok(server) = text.parse::<StunServer>() {
                let fine = |one: char| one.is_ascii_alphanumeric() || "-.:[]".contains(one);
                prop_assert!(server.url().chars().all(fine), "{}", server.url());
            }
        }
    }
}
