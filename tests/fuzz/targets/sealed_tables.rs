//! Messages and saves at a table with sealed deals, in the middle of a round.
//!
//! The mathematics of such a deal reads broken messages in the tests of `sealed-deal`. Here a script stands in for
//! it, which knows what the true one answers to good requests, so that a case takes no longer than at other tables.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::OnceLock;

use little_devils::rules::Round;
use protocol::CompactText;
use together::{
    DealFact, Dealer, Entry, FromDealer, Guest, GuestState, Host, HostState, LieKind, LocalDealer,
    RateLimiter, Save, Seating, Secret, ToDealer, ToGuest, ToHost, deals_of,
};

use super::company::Company;
use super::{Target, target};

/// A table with sealed deals at which some cards have been played: a host and two guests.
struct SealedTable {
    host: Save<HostState>,
    guest: Save<GuestState>,
    /// What the first guest says up to the end of the round.
    to_host: Vec<Vec<u8>>,
    /// What the host says to it.
    to_guest: Vec<Vec<u8>>,
    /// The log up to the end of the round.
    log: Vec<Entry>,
    host_script: Script,
    guest_script: Script,
}

/// Requests to a [`LocalDealer`] in their written form, each with its answer.
type Script = Vec<(String, FromDealer)>;

/// Answers by a script. A message that is not in it counts as a lie; any other request is refused.
struct Scripted(&'static Script);

/// A [`LocalDealer`] whose answers are written down.
struct Noted(LocalDealer, Rc<RefCell<Script>>);

/// The seat of the first guest.
const GUEST: usize = 1;

/// A host in mid-round does not panic, and takes nothing into the log but what the guest has signed.
pub(crate) fn messages_to_a_sealed_host() -> Target {
    let corpus = table().to_host.clone();
    target("messages to a host, sealed", corpus, |text| {
        let Ok(message) = RateLimiter::default().admit::<ToHost>(text, 0) else {
            return false;
        };
        assert_eq!(ToHost::read(&message.to_text()).as_ref(), Some(&message));
        let table = table();
        let mut host = host(&table.host, Scripted(&table.host_script)).expect("it fits");
        let _ = host.receive(1, &table.to_host[0]);
        let _ = host.receive(1, text);
        let entries = host.log().entries();
        assert!(entries.starts_with(&table.host.log));
        let new = entries[table.host.log.len()..].iter();
        let mut own = new.filter(|entry| sender(entry) == Some(GUEST));
        assert!(own.all(|entry| table.log.contains(entry)));
        true
    })
}

/// A guest in mid-round does not panic, and takes nothing into the log that the host has not signed.
pub(crate) fn messages_to_a_sealed_guest() -> Target {
    let corpus = table().to_guest.clone();
    target("messages to a guest, sealed", corpus, |text| {
        let Ok(message) = RateLimiter::default().admit::<ToGuest>(text, 0) else {
            return false;
        };
        assert_eq!(ToGuest::read(&message.to_text()).as_ref(), Some(&message));
        let table = table();
        let mut guest = guest(&table.guest, Scripted(&table.guest_script)).expect("it fits");
        let _ = guest.receive(text);
        let entries = guest.log().entries();
        assert!(table.log.starts_with(entries) && entries.len() >= table.guest.log.len());
        true
    })
}

/// A text of a save: restored or refused.
pub(crate) fn saves_of_a_sealed_table() -> Target {
    let corpus = [table().host.texts(), table().guest.texts()];
    let corpus = corpus.concat().into_iter().map(String::into_bytes);
    target("saves of a table, sealed", corpus.collect(), |text| {
        let text = String::from_utf8_lossy(text).into_owned();
        let table = table();
        let mut is_read = false;
        for at in 0..table.host.texts().len() {
            let mut texts = table.host.texts();
            texts[at].clone_from(&text);
            let save = Save::read(&texts);
            is_read |= save.is_some_and(|save| host(&save, Scripted(&table.host_script)).is_some());
        }
        for at in 0..table.guest.texts().len() {
            let mut texts = table.guest.texts();
            texts[at].clone_from(&text);
            let save = Save::read(&texts);
            is_read |=
                save.is_some_and(|save| guest(&save, Scripted(&table.guest_script)).is_some());
        }
        is_read
    })
}

fn table() -> &'static SealedTable {
    static TABLE: OnceLock<SealedTable> = OnceLock::new();
    TABLE.get_or_init(SealedTable::open)
}

impl SealedTable {
    fn open() -> Self {
        let seats = [Seating::Open, Seating::Open];
        let host_secret = Secret([1; 32]);
        let new_host = Host::sealed(
            deals_of::<Round>(),
            "Ada",
            "",
            &seats,
            host_secret,
            Box::new(LocalDealer::default()),
        );
        let new_guest = |number: u8| {
            let guest = Guest::new(deals_of::<Round>(), "Eva", Secret([number; 32]));
            guest.with_dealer(Box::new(LocalDealer::default()))
        };
        let guests = vec![new_guest(2), new_guest(3)];
        let mut company = Company::new(new_host.expect("a table"), guests);
        company.play_until(|log| {
            let played = log
                .iter()
                .filter(|entry| matches!(entry, Entry::Played { .. }));
            played.count() >= 8
        });
        let (host_save, guest_save) = (company.host.save(), company.guests[0].save());
        company.play_until(|log| {
            log.iter()
                .any(|entry| matches!(entry, Entry::Checked { .. }))
        });
        Self {
            host_script: noted(|dealer| {
                let mut host = host(&host_save, dealer).expect("it fits");
                for text in &company.to_host {
                    let _ = host.receive(1, text);
                }
            }),
            guest_script: noted(|dealer| {
                let mut guest = guest(&guest_save, dealer).expect("it fits");
                for text in &company.to_guest {
                    let _ = guest.receive(text);
                }
            }),
            host: host_save,
            guest: guest_save,
            log: company.host.log().entries().to_vec(),
            to_host: company.to_host,
            to_guest: company.to_guest,
        }
    }
}

impl Dealer for Scripted {
    fn is_ready(&self) -> bool {
        true
    }

    fn ask(&mut self, request: &ToDealer) -> FromDealer {
        let text = format!("{request:?}");
        let known = self.0.iter().find(|(asked, _)| *asked == text);
        match (known, request) {
            (Some((_, answer)), _) => answer.clone(),
            (None, ToDealer::Take { seat, .. }) => FromDealer {
                facts: vec![DealFact::Lied {
                    seat: *seat,
                    kind: LieKind::ForgedKey,
                }],
                ..FromDealer::default()
            },
            (None, _) => FromDealer {
                refused: true,
                ..FromDealer::default()
            },
        }
    }
}

impl Dealer for Noted {
    fn is_ready(&self) -> bool {
        true
    }

    fn ask(&mut self, request: &ToDealer) -> FromDealer {
        let answer = self.0.ask(request);
        self.1
            .borrow_mut()
            .push((format!("{request:?}"), answer.clone()));
        answer
    }
}

/// What a [`LocalDealer`] is asked while this goes on, and its answers.
fn noted(work: impl FnOnce(Noted)) -> Script {
    let script = Rc::new(RefCell::new(Script::new()));
    work(Noted(LocalDealer::default(), Rc::clone(&script)));
    script.take()
}

fn host(save: &Save<HostState>, dealer: impl Dealer + 'static) -> Option<Host> {
    Host::restore(deals_of::<Round>(), save, Some(Box::new(dealer)))
}

fn guest(save: &Save<GuestState>, dealer: impl Dealer + 'static) -> Option<Guest> {
    Guest::restore(deals_of::<Round>(), save, Some(Box::new(dealer)))
}

/// The seat whose message or move an entry has.
const fn sender(entry: &Entry) -> Option<usize> {
    match entry {
        Entry::Sealed { seat, .. } | Entry::Played { seat, .. } => Some(*seat),
        _ => None,
    }
}
