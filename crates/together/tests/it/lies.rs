//! Every lie that can be noticed is named by all honest clients.

use cards::Seed;
use protocol::{CompactText, TableFormat};
use together::{Lie, LieKind, LobbySeat, Log, ToGuest, ToHost, deals_of, next_head, signed_head};

use crate::network::{Games, Sent, Table, Tamper, Weather};
use crate::toy::{Follow, Toy};
use crate::unfair_draws::{second_beginning, second_promise, unopened_round, withdrawn_promise};
use crate::ways_to_lie::{
    GUESTS, Part, Secrets, accusation_of_a_legal_move, endless_name, false_determinization,
    false_promise, false_salt, forked_end, forked_move, forked_salt, host_salt, illegal_move,
    made_up_accusation, two_stories,
};

/// Runs of each lie in each run of the tests. `scripts/test long` has twenty times as many.
const RUNS: u64 = 5;

/// What changes a part of the log on its way to a guest. It gets all secrets and the true log.
type Change = fn(&Secrets, &mut Part, &Log);

/// Whoever lies, and how.
enum Liar {
    /// The first guest sends other messages.
    Guest(fn(&Secrets, ToHost, &Log) -> ToHost),
    /// The host sends the guests another log.
    Host(Change),
}

impl Liar {
    fn tamper(self, seed: u64) -> Box<Tamper> {
        let by = Secrets::new(seed);
        match self {
            Self::Guest(change) => Box::new(move |sent, log| match ToHost::read(&sent.bytes) {
                Some(message) if sent.to_host && sent.guest == 0 => {
                    change(&by, message, log).to_text().into_bytes()
                }
                _ => sent.bytes,
            }),
            Self::Host(change) => {
                Box::new(move |sent, log| changed_by_host(&by, change, sent, log))
            }
        }
    }
}

/// Changes what the host says, and signs it as the host.
fn changed_by_host(by: &Secrets, change: Change, sent: Sent, log: &Log) -> Vec<u8> {
    let Some(ToGuest::Entries {
        match_number,
        from,
        entries,
        deals,
        ..
    }) = ToGuest::read(&sent.bytes)
    else {
        return sent.bytes;
    };
    let mut part = Part {
        from,
        entries,
        deals,
    };
    change(by, &mut part, log);
    let before = log.head_after(part.from).expect("sent before");
    let head = part.entries.iter().fold(before, next_head);
    let message = ToGuest::Entries {
        match_number,
        from: part.from,
        entries: part.entries,
        deals: part.deals,
        signature: by.sign(0, &signed_head(head)),
    };
    message.to_text().into_bytes()
}

/// Plays with a liar, and checks that all others name this lie, and nobody names another.
fn assert_named<H: TableFormat>(runs: u64, liar: fn() -> Liar, kind: LieKind) {
    for seed in 0..runs {
        let is_guest = matches!(liar(), Liar::Guest(_));
        let weather = Weather {
            lost: 10,
            reload: 10,
            ..Weather::default()
        };
        let games = Games {
            host: deals_of::<H>(),
            ..Games::of::<Follow>()
        };
        let table = Table::new(games, "", (GUESTS, 0), Seed(seed)).with_weather(weather);
        let mut table = table.with_liar(liar().tamper(seed));
        table.run();
        let lobby = table.host.lobby();
        let own = |seat: &LobbySeat| seat.player.name == "Guest 0";
        let expected = lobby.iter().position(own).filter(|_| is_guest).unwrap_or(0);
        let wrong = |lie: &&(usize, Lie)| lie.1.seat != expected || lie.1.kind != kind;
        let at = format!("{kind:?}, seed {seed}");
        assert_eq!(table.named.iter().find(wrong), None, "{at}");
        let honest = if is_guest {
            vec![0, 2, 3]
        } else {
            vec![1, 2, 3]
        };
        let names = |witness: &usize| table.named.iter().any(|lie| lie.0 == *witness);
        assert!(honest.iter().all(names), "{at}: {:?}", table.named);
    }
}

/// All lies that can be noticed.
fn all(runs: u64) {
    use Liar::{Guest, Host};
    assert_named::<Follow>(runs, || Guest(false_salt), LieKind::FalseSalt);
    assert_named::<Follow>(runs, || Guest(illegal_move), LieKind::IllegalMove);
    assert_named::<Follow>(runs, || Host(host_salt), LieKind::FalseSalt);
    assert_named::<Follow>(runs, || Host(forked_move), LieKind::ForgedMove);
    assert_named::<Follow>(runs, || Host(forked_salt), LieKind::ForkedLog);
    assert_named::<Follow>(runs, || Host(forked_end), LieKind::ForkedLog);
    assert_named::<Follow>(runs, || Host(two_stories), LieKind::ForkedLog);
    assert_named::<Follow>(
        runs,
        || Host(false_determinization),
        LieKind::FalseDeterminization,
    );
    assert_named::<Follow>(runs, || Host(made_up_accusation), LieKind::FalseAccusation);
    assert_named::<Follow>(
        runs,
        || Host(accusation_of_a_legal_move),
        LieKind::FalseAccusation,
    );
    assert_named::<Follow>(runs, || Host(false_promise), LieKind::BrokenLog);
    assert_named::<Follow>(runs, || Host(endless_name), LieKind::BrokenLog);
    assert_named::<Follow>(runs, || Host(second_promise), LieKind::BrokenLog);
    assert_named::<Follow>(runs, || Host(withdrawn_promise), LieKind::BrokenLog);
    assert_named::<Follow>(runs, || Host(unopened_round), LieKind::BrokenLog);
    assert_named::<Follow>(runs, || Host(second_beginning), LieKind::BrokenLog);
    // The host's own program deals other cards.
    assert_named::<Toy<true>>(runs, || Host(|_, _, _| ()), LieKind::WrongDeal);
}

#[test]
fn every_lie_is_named_by_all_honest_clients() {
    all(RUNS);
}

#[test]
#[ignore = "takes minutes; scripts/test long runs it"]
fn every_lie_of_many_is_named_by_all_honest_clients() {
    all(20 * RUNS);
}

/// Anybody could have written it: it proves nothing, so nobody is named.
#[test]
fn a_guest_whose_signature_is_wrong_is_disconnected_with_a_reason() {
    let forged = |sent: Sent, _: &Log| match ToHost::read(&sent.bytes) {
        Some(ToHost::Move {
            match_number,
            number,
            mv,
            key,
            ..
        }) if sent.guest == 0 && sent.to_host => {
            let signature = "00".repeat(64);
            let message = ToHost::Move {
                match_number,
                number,
                mv,
                key,
                signature,
            };
            message.to_text().into_bytes()
        }
        _ => sent.bytes,
    };
    let mut table = Table::new(Games::of::<Follow>(), "", (GUESTS, 0), Seed(1)).with_liar(forged);
    table.run_for(400);
    assert_eq!(table.named, []);
    assert!(
        table
            .closed
            .iter()
            .all(|reason| reason == "a signature is wrong")
    );
    assert!(!table.closed.is_empty() && !table.host.has_ended());
}
