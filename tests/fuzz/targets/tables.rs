//! Messages and saves of people who play from several devices.

use std::sync::OnceLock;

use little_devils::rules::Round;
use protocol::CompactText;
use together::{
    Guest, GuestState, Host, HostState, RateLimiter, Save, Seating, Secret, ToGuest, ToHost,
    deals_of,
};

use super::company::Company;
use super::{Target, target};

/// A table in mid-round: a host, a guest and a bot, and all that was said there.
struct Table {
    host: Save<HostState>,
    guest: Save<GuestState>,
    to_host: Vec<Vec<u8>>,
    to_guest: Vec<Vec<u8>>,
}

/// A host in mid-round does not panic, and takes nothing into the log but what the guest has signed.
pub(crate) fn messages_to_a_host() -> Target {
    target("messages to a host", table().to_host.clone(), |text| {
        let Ok(message) = RateLimiter::default().admit::<ToHost>(text, 0) else {
            return false;
        };
        let written = message.to_text();
        assert_eq!(ToHost::read(&written).as_ref(), Some(&message));
        let mut host = Host::restore(deals_of::<Round>(), &table().host, None).expect("it fits");
        let _ = host.receive(1, &table().to_host[0]);
        let _ = host.receive(1, text);
        assert!(host.log().entries().starts_with(&table().host.log));
        assert!(host.log().entries().len() <= table().host.log.len() + 2);
        true
    })
}

/// A guest in mid-round does not panic, and takes nothing into the log that the host has not signed.
pub(crate) fn messages_to_a_guest() -> Target {
    target("messages to a guest", table().to_guest.clone(), |text| {
        let Ok(message) = RateLimiter::default().admit::<ToGuest>(text, 0) else {
            return false;
        };
        let written = message.to_text();
        assert_eq!(ToGuest::read(&written).as_ref(), Some(&message));
        let mut guest = Guest::restore(deals_of::<Round>(), &table().guest, None).expect("it fits");
        let _ = guest.receive(text);
        let log = &table().guest.log;
        let entries = guest.log().entries();
        assert!(entries == log.as_slice() || guest.match_number() > 1 && entries.is_empty());
        true
    })
}

/// The first text of a save, with the log that belongs to it: restored or refused.
pub(crate) fn saves_of_a_table() -> Target {
    let corpus = [table().host.texts(), table().guest.texts()];
    let corpus = corpus.concat().into_iter().map(String::into_bytes);
    target("saves of a table", corpus.collect(), |text| {
        let text = String::from_utf8_lossy(text).into_owned();
        let (host, guest) = (table().host.texts(), table().guest.texts());
        let mut is_read = false;
        for (at, texts) in [(0, &host), (1, &host), (0, &guest), (1, &guest)] {
            let mut texts = texts.clone();
            texts[at].clone_from(&text);
            let restored =
                Save::read(&texts).map(|save| Host::restore(deals_of::<Round>(), &save, None));
            is_read |= restored.is_some();
            let restored =
                Save::read(&texts).map(|save| Guest::restore(deals_of::<Round>(), &save, None));
            is_read |= restored.is_some();
        }
        is_read
    })
}

fn table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(Table::open)
}

impl Table {
    /// A host, a guest and a bot, in mid-round.
    fn open() -> Self {
        let bot = Seating::Bot {
            name: "Nox".into(),
            level: "imp".into(),
        };
        let seats = [Seating::Open, bot];
        let host = Host::new(deals_of::<Round>(), "Ada", "", &seats, Secret([1; 32]));
        let guests = vec![Guest::new(deals_of::<Round>(), "Eva", Secret([2; 32]))];
        let mut company = Company::new(host.expect("a table"), guests);
        company.play_until(|log| log.len() >= 14);
        company.into()
    }
}

impl From<Company> for Table {
    fn from(company: Company) -> Self {
        Self {
            host: company.host.save(),
            guest: company.guests[0].save(),
            to_host: company.to_host,
            to_guest: company.to_guest,
        }
    }
}
