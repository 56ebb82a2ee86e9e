//! Every lie in a sealed deal is named by all honest clients, and nobody names another.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use cards::Seed;
use together::{
    DealFact, Dealer, Entry, FromDealer, Lie, LieKind, LocalDealer, ToDealer, deals_of,
};

use crate::network::{Games, Table, Weather};
use crate::persons::honest;
use crate::toy::{Follow, Toy};

/// The people at a table; one of them may lie.
const PEOPLE: usize = 4;

/// Runs of each lie in each run of the tests. `scripts/test long` has fifteen times as many.
const RUNS: u64 = 2;

/// The kinds of messages. A message begins with the number of its kind.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Commit,
    Step,
    Deal,
    Play,
    Open,
}

/// The length of the kind and of the mark before the contents.
const TAG: usize = 5;

/// A dealer that lies: it changes its messages of a kind, or says more than it should.
struct Liar {
    dealer: LocalDealer,
    seed: [u8; 32],
    way: Way,
}

#[derive(Clone, Copy)]
enum Way {
    /// Changes messages of this kind.
    Change(Kind, fn(&mut [u8])),
    /// Says instead of opening a card that its own first card is faulty.
    FalseAlarm,
    /// Says at once that the moves cannot all be right.
    FalseObjection,
}

impl Dealer for Liar {
    fn is_ready(&self) -> bool {
        true
    }

    fn ask(&mut self, request: &ToDealer) -> FromDealer {
        if let ToDealer::Begin { seed, .. } = request {
            self.seed = session::parse_hex(seed).expect("32 bytes");
        }
        let mut answer = self.dealer.ask(request);
        match self.way {
            Way::Change(kind, change) => self.say(&mut answer, kind, |_, bytes| change(bytes)),
            Way::FalseAlarm => self.say(&mut answer, Kind::Play, |seed, bytes| {
                let position = bytes[TAG];
                bytes[0] = Kind::Open as u8;
                bytes.truncate(TAG);
                bytes.extend(seed);
                bytes.extend([1, position]);
            }),
            Way::FalseObjection => {
                let is_dealt = |fact: &DealFact| matches!(fact, DealFact::Dealt { .. });
                if answer.facts.iter().any(is_dealt) {
                    let more = self.dealer.ask(&ToDealer::Object {});
                    answer.messages.extend(more.messages);
                    answer.facts.extend(more.facts);
                }
            }
        }
        // It does not wonder that the others have other messages than it has.
        answer
            .facts
            .retain(|fact| !matches!(fact, DealFact::Lied { .. }));
        answer
    }
}

impl Liar {
    fn say(&self, answer: &mut FromDealer, kind: Kind, change: impl Fn(&[u8; 32], &mut Vec<u8>)) {
        for message in &mut answer.messages {
            let mut bytes = URL_SAFE_NO_PAD.decode(&*message).expect("a message");
            if bytes[0] == kind as u8 {
                change(&self.seed, &mut bytes);
                *message = URL_SAFE_NO_PAD.encode(bytes);
            }
        }
    }
}

/// Exchanges the first point of a step with its second one.
fn exchange(message: &mut [u8]) {
    let (head, tail) = message.split_at_mut(TAG + 1 + 32);
    head[TAG + 1..].swap_with_slice(&mut tail[..32]);
}

/// Another order of the cards, in the steps that shuffle.
fn wrong_shuffle(message: &mut [u8]) {
    if usize::from(message[TAG]) < PEOPLE {
        exchange(message);
    }
}

fn card_twice(message: &mut [u8]) {
    if usize::from(message[TAG]) < PEOPLE {
        message.copy_within(TAG + 1..TAG + 33, TAG + 65);
    }
}

/// Wrong keys, in the steps that put keys on. The last player does so while shuffling.
fn forged_keys(message: &mut [u8]) {
    if usize::from(message[TAG]) >= PEOPLE {
        exchange(message);
    }
}

fn other_seed(message: &mut [u8]) {
    message[TAG] ^= 1;
}

fn other_key(message: &mut [u8]) {
    message[TAG + 1] ^= 1;
}

fn foreign_card(message: &mut [u8]) {
    message[TAG] = u8::try_from(3 * PEOPLE).expect("few cards");
}

/// Plays with a liar in each seat, and checks that all others name this lie. In one run of ten it may be that a
/// round is given up before the lie can be seen, because somebody else is gone.
fn assert_named(runs: u64, way: Way, kind: LieKind) {
    let mut given_up = 0;
    for seed in 0..runs {
        // A host who lets the others believe in an alarm would have to stop the round itself.
        let first = usize::from(matches!(way, Way::FalseAlarm));
        let liar = first + usize::try_from(seed).expect("few") % (PEOPLE - first);
        let desks = move |number| -> Box<dyn Dealer> {
            let dealer = LocalDealer::default();
            if number != liar {
                return Box::new(dealer);
            }
            let seed = [0; 32];
            Box::new(Liar { dealer, seed, way })
        };
        let weather = Weather {
            lost: 10,
            reload: 10,
            ..Weather::default()
        };
        let table = Table::sealed(
            Games::of::<Follow>(),
            "",
            PEOPLE - 1,
            Seed(seed),
            Box::new(desks),
        );
        let mut table = table.with_weather(weather);
        table.run();
        let seat = match liar {
            0 => 0,
            guest => table.guests[guest - 1].seat_index(),
        };
        let at = format!("{kind:?}, seed {seed}, seat {seat}");
        if seat == PEOPLE - 1 && matches!(way, Way::Change(Kind::Step, _)) && table.named.is_empty()
        {
            // The last player shuffles and puts keys on in one step.
            assert_eq!(kind, LieKind::ForgedKey, "{at}");
            continue;
        }
        if is_given_up(&table, liar) {
            given_up += 1;
            assert!(given_up <= runs / 10, "{at}: given up {given_up} times");
            continue;
        }
        assert_all_name(&table.named, liar, (seat, kind), &at);
    }
}

/// Whether a bot has taken a seat, which ends a sealed round, and nobody but the liar has named a lie.
fn is_given_up(table: &Table, liar: usize) -> bool {
    let seated = |entry: &Entry| matches!(entry, Entry::Seated { .. });
    table.host.log().entries().iter().any(seated) && table.named.iter().all(|lie| lie.0 == liar)
}

fn assert_all_name(named: &[(usize, Lie)], liar: usize, lie: (usize, LieKind), at: &str) {
    let honest = || (0..PEOPLE).filter(|number| *number != liar);
    let of_honest = named.iter().filter(|named| named.0 != liar);
    let wrong = |named: &&(usize, Lie)| (named.1.seat, named.1.kind) != lie;
    assert_eq!(of_honest.clone().find(wrong), None, "{at}");
    let is_witness = |number: usize| named.iter().any(|named| named.0 == number);
    assert!(honest().all(is_witness), "{at}: {named:?}");
}

/// All lies in a sealed deal.
fn all(runs: u64) {
    let change = Way::Change;
    assert_named(
        runs,
        change(Kind::Step, wrong_shuffle),
        LieKind::WrongShuffle,
    );
    assert_named(runs, change(Kind::Step, card_twice), LieKind::WrongShuffle);
    assert_named(runs, change(Kind::Step, forged_keys), LieKind::ForgedKey);
    assert_named(runs, change(Kind::Deal, other_seed), LieKind::ForgedKey);
    assert_named(runs, change(Kind::Play, other_key), LieKind::ForgedKey);
    assert_named(runs, change(Kind::Play, foreign_card), LieKind::IllegalMove);
    assert_named(runs, change(Kind::Commit, other_seed), LieKind::FalseSeed);
    assert_named(runs, change(Kind::Open, other_seed), LieKind::FalseSeed);
    assert_named(runs, Way::FalseAlarm, LieKind::FalseAlarm);
    assert_named(runs, Way::FalseObjection, LieKind::FalseAlarm);
}

#[test]
fn every_lie_in_a_sealed_deal_is_named_by_all_honest_clients() {
    all(RUNS);
}

#[test]
#[ignore = "takes minutes; scripts/test long runs it"]
fn every_lie_of_many_in_sealed_deals_is_named_by_all_honest_clients() {
    all(15 * RUNS);
}

/// The host plays cards of other suits although it could follow. Nobody can see that at once.
#[test]
fn whoever_does_not_follow_suit_is_named_at_last() {
    let mut named = 0;
    for seed in 8..16 {
        let desks = Box::new(honest);
        let games = Games {
            host: deals_of::<Toy<false, true>>(),
            ..Games::of::<Follow>()
        };
        let mut table = Table::sealed(games, "", PEOPLE - 1, Seed(seed), desks);
        table.run();
        if !table.named.is_empty() {
            let at = format!("seed {seed}");
            assert_all_name(&table.named, 0, (0, LieKind::IllegalMove), &at);
            named += 1;
        }
    }
    assert!(named > 1, "{named}");
}
