//! Each kind of lie is named by all honest players, and no honest player is.

use cards::Seat;
use curve25519_dalek::Scalar;
use curve25519_dalek::ristretto::CompressedRistretto;
use sealed_deal::{Evidence, Fact, Plan};

use crate::network::{Network, secret};

/// The kinds of messages, which are their first bytes.
const COMMIT: u8 = 0;
const STEP: u8 = 1;
const DEAL: u8 = 2;
const PLAY: u8 = 3;
const OPEN: u8 = 4;

/// The length of the kind and of the mark before the contents.
const TAG: usize = 5;

/// A round of `players` with three cards each in which the liar's messages of a kind are changed.
/// Gives the evidence on which all honest players agree, and whether the round was stopped.
fn evidence(
    players: usize,
    liar: Seat,
    kind: u8,
    change: impl Fn(&mut Vec<u8>),
) -> (Vec<Evidence>, bool) {
    let plan = plan(players);
    let mut tamper = |from, mut message: Vec<u8>| {
        if from == liar && message[0] == kind {
            change(&mut message);
        }
        message
    };
    let network = Network::round(&plan, TEST, &mut tamper);
    let mut honest = plan.seats().seats().filter(|seat| *seat != liar);
    let first = honest.next().expect("an honest player");
    let lies = network.lies(first);
    assert!(
        lies.iter().all(|lie| lie.seat == liar),
        "{liar:?}: {lies:?}"
    );
    for other in honest {
        assert_eq!(network.lies(other), lies);
    }
    let stopped = network.clients[first.index()].is_stopped();
    let told = network.facts[first.index()].iter();
    let told = told
        .filter(|fact| matches!(fact, Fact::Stopped { .. }))
        .count();
    assert_eq!(told, usize::from(stopped));
    (lies.iter().map(|lie| lie.evidence).collect(), stopped)
}

const TEST: u64 = 77;

fn plan(players: usize) -> Plan {
    let cards = u8::try_from(3 * players).expect("a small deck") + 1;
    Plan::new(b"lies", cards, &vec![3; players]).expect("a plan")
}

/// All tables with a liar at each seat.
fn liars() -> impl Iterator<Item = (usize, Seat)> {
    (2..=6).flat_map(|players| {
        plan(players)
            .seats()
            .seats()
            .map(move |seat| (players, seat))
    })
}

fn double_point(message: &mut [u8], at: usize) {
    let bytes = &mut message[TAG + 1 + 32 * at..][..32];
    let point = CompressedRistretto::from_slice(bytes).expect("32 bytes");
    let point = point.decompress().expect("a point");
    bytes.copy_from_slice((point + point).compress().as_bytes());
}

/// The steps in which a seat shuffles, and exchanges its mask for keys.
fn steps(players: usize, seat: Seat) -> (u8, Option<u8>) {
    let rekey = seat.index() + players;
    let rekey = (rekey < 2 * players - 1).then(|| u8::try_from(rekey).expect("a step"));
    (seat.get(), rekey)
}

#[test]
fn another_order_of_the_cards() {
    for (players, liar) in liars() {
        let (step, _) = steps(players, liar);
        let (found, _) = evidence(players, liar, STEP, |message| {
            if message[TAG] == step {
                let (head, tail) = message.split_at_mut(TAG + 1 + 32);
                head[TAG + 1..].swap_with_slice(&mut tail[..32]);
            }
        });
        let wrong = Evidence::WrongShuffle { step, position: 0 };
        assert!(found.contains(&wrong), "{players}, {liar:?}: {found:?}");
    }
}

#[test]
fn a_point_that_is_no_card() {
    for (players, liar) in liars() {
        let (step, _) = steps(players, liar);
        let (found, _) = evidence(players, liar, STEP, |message| {
            if message[TAG] == step {
                double_point(message, 2);
            }
        });
        let wrong = Evidence::WrongShuffle { step, position: 2 };
        assert!(found.contains(&wrong), "{players}, {liar:?}: {found:?}");
    }
}

#[test]
fn a_card_twice() {
    for (players, liar) in liars() {
        let (step, _) = steps(players, liar);
        let (found, stopped) = evidence(players, liar, STEP, |message| {
            if message[TAG] == step {
                message.copy_within(TAG + 1..TAG + 33, TAG + 65);
            }
        });
        assert_eq!(found, [Evidence::RepeatedPoint { step, position: 2 }]);
        assert!(stopped);
    }
}

/// The last player to shuffle can put a card of its hand there twice, each with the right key.
#[test]
fn a_card_twice_under_different_keys() {
    for players in 2..=6 {
        let liar = plan(players).seats().seats().next_back().expect("a seat");
        let (one, other) = (
            plan(players).hand(liar).next(),
            plan(players).hand(liar).nth(1),
        );
        let (one, other) = (one.expect("a card"), other.expect("a card"));
        let honest = Network::round(&plan(players), TEST, &mut |_, message| message);
        let key = |position| {
            let mut said = honest.clients[liar.index()].sent();
            let play = said.find(|message| message[0] == PLAY && message[TAG] == position);
            let key = play.and_then(|play| play.last_chunk()).expect("a key");
            Scalar::from_canonical_bytes(*key).expect("a number")
        };
        let factor = key(other) * key(one).invert();
        let (step, _) = steps(players, liar);
        let (found, stopped) = evidence(players, liar, STEP, |message| {
            let at = |position| TAG + 1 + 32 * usize::from(position);
            let bytes = &message[at(one)..][..32];
            let point = CompressedRistretto::from_slice(bytes).expect("32 bytes");
            let point = point.decompress().expect("a point") * factor;
            message[at(other)..][..32].copy_from_slice(point.compress().as_bytes());
        });
        let position = other;
        assert_eq!(found, [Evidence::WrongShuffle { step, position }]);
        assert!(stopped, "everybody has seen the card a second time");
    }
}

#[test]
fn keys_that_are_not_the_seeds() {
    for (players, liar) in liars() {
        let (_, Some(step)) = steps(players, liar) else {
            continue;
        };
        for position in [0, 3] {
            let (found, stopped) = evidence(players, liar, STEP, |message| {
                if message[TAG] == step {
                    double_point(message, usize::from(position));
                }
            });
            let forged = Evidence::ForgedKey { step, position };
            assert!(found.contains(&forged), "{players}, {liar:?}: {found:?}");
            assert!(stopped);
        }
    }
}

#[test]
fn a_forged_key_for_a_played_card() {
    for (players, liar) in liars() {
        let (found, stopped) = evidence(players, liar, PLAY, |message| {
            let (_, key) = message.split_last_chunk_mut::<32>().expect("a key");
            let old = Scalar::from_canonical_bytes(*key).expect("a number");
            *key = (old + old).to_bytes();
        });
        let is_forged = |found: &Evidence| matches!(found, Evidence::ForgedPlay { .. });
        assert!(
            found.iter().all(is_forged) && !found.is_empty() && stopped,
            "{found:?}"
        );
    }
}

#[test]
fn a_card_that_is_not_in_the_hand() {
    for (players, liar) in liars() {
        let foreign = plan(players).cards() - 1;
        let (found, stopped) = evidence(players, liar, PLAY, |message| message[TAG] = foreign);
        let position = foreign;
        assert!(
            found.contains(&Evidence::NotInHand { position }) && stopped,
            "{found:?}"
        );
    }
}

#[test]
fn keys_for_a_hand_that_were_not_committed_to() {
    for (players, liar) in liars() {
        let (found, stopped) = evidence(players, liar, DEAL, |message| message[TAG] ^= 1);
        let hand = i64::from(liar == Seat::FIRST);
        let hand = plan(players).seats().seat(hand).expect("a seat");
        assert_eq!(found, [Evidence::FalseHandKeys { hand }]);
        assert!(stopped);
    }
}

#[test]
fn a_false_commitment_to_the_keys_of_the_own_hand() {
    for (players, liar) in liars() {
        let (found, stopped) = evidence(players, liar, COMMIT, |message| {
            message[TAG + 32 + 32 * liar.index()] ^= 1;
        });
        assert_eq!(found, [Evidence::FalseHandKeys { hand: liar }]);
        assert!(stopped, "the audit makes the round void");
    }
}

#[test]
fn a_false_commitment_to_the_seed() {
    for (players, liar) in liars() {
        let (found, _) = evidence(players, liar, COMMIT, |message| message[TAG] ^= 1);
        assert_eq!(found, [Evidence::FalseSeed]);
        let (found, _) = evidence(players, liar, OPEN, |message| message[TAG] ^= 1);
        assert_eq!(found, [Evidence::FalseSeed]);
    }
}

#[test]
fn a_false_alarm() {
    for (players, liar) in liars() {
        let own = plan(players).hand(liar).next().expect("a card");
        let foreign = plan(players).cards() - 1;
        for position in [own, foreign] {
            let (found, stopped) = evidence(players, liar, PLAY, |message| {
                message[0] = OPEN;
                message.truncate(TAG);
                message.extend(secret(TEST, liar));
                message.extend([1, position]);
            });
            assert_eq!(found, [Evidence::FalseAlarm { position }]);
            assert!(stopped);
        }
    }
}
