//! Ways to lie: other messages of a guest, and other parts of the log.

use cards::Seed;
use together::{Entry, Head, Log, Secret, SentDeal, ToHost, signed_end, signed_move, signed_salt};

use crate::network::secret;

/// The guests at a table; the first of them may lie.
pub(crate) const GUESTS: usize = 3;

/// A part of the log, as it is sent.
pub(crate) struct Part {
    pub(crate) from: usize,
    pub(crate) entries: Vec<Entry>,
    pub(crate) deals: Vec<SentDeal>,
}

/// The secret of the player in a seat, and the public key's owner as a number: 0 for the host.
fn owner(seed: u64, log: &Log, seat: usize) -> Secret {
    let Some(Entry::Began { seats, .. }) = log.entries().first() else {
        return secret(Seed(seed), 0);
    };
    let all = (0..=GUESTS as u64).map(|number| secret(Seed(seed), number));
    let mut own = all.filter(|secret| secret.signer().key() == seats[seat].key);
    own.next().expect("one of them")
}

/// The hash of another log.
const OTHER: Head = [1; 32];

pub(crate) fn false_salt(seed: u64, message: ToHost, log: &Log) -> ToHost {
    match message {
        ToHost::Salt {
            match_number,
            round,
            ..
        } => {
            let salt = "00".repeat(16);
            let head = log.head_with_promises(round).expect("promised");
            let signer = secret(Seed(seed), 1).signer();
            ToHost::Salt {
                match_number,
                round,
                signature: signer.sign(&signed_salt(head, round, &salt)),
                salt,
            }
        }
        other => other,
    }
}

/// A card that lies on the table already, or no card at all.
pub(crate) fn illegal_move(seed: u64, message: ToHost, log: &Log) -> ToHost {
    let played = log.entries().iter().find_map(|entry| match entry {
        Entry::Played { mv, .. } => Some(mv.clone()),
        _ => None,
    });
    let no_card = Some(String::from("no card")).filter(|_| seed.is_multiple_of(2));
    match (message, no_card.or(played)) {
        (
            ToHost::Move {
                match_number,
                number,
                ..
            },
            Some(mv),
        ) => ToHost::Move {
            match_number,
            number,
            signature: secret(Seed(seed), 1)
                .signer()
                .sign(&signed_move(log.head(), &mv)),
            mv,
        },
        (other, _) => other,
    }
}

pub(crate) fn host_salt(_: u64, part: &mut Part, _: &Log) {
    for entry in &mut part.entries {
        if let Entry::Opened {
            round: 1, salts, ..
        } = entry
        {
            salts[0] = "00".repeat(16);
        }
    }
}

/// As if a guest had signed a move in another log, which the others do not have.
pub(crate) fn forked_move(seed: u64, part: &mut Part, log: &Log) {
    for entry in &mut part.entries {
        if let Entry::Played {
            seat: seat @ 1..,
            mv,
            signature,
        } = entry
        {
            *signature = owner(seed, log, *seat)
                .signer()
                .sign(&signed_move(OTHER, mv));
        }
    }
}

pub(crate) fn forked_salt(seed: u64, part: &mut Part, log: &Log) {
    for entry in &mut part.entries {
        if let Entry::Opened {
            round: round @ 1..,
            salts,
            signatures,
        } = entry
        {
            let signer = owner(seed, log, 1).signer();
            signatures[1] = signer.sign(&signed_salt(OTHER, *round, &salts[1]));
        }
    }
}

pub(crate) fn forked_end(seed: u64, part: &mut Part, log: &Log) {
    for entry in &mut part.entries {
        if let Entry::Confirmed { seat, signature } = entry {
            *signature = owner(seed, log, *seat).signer().sign(&signed_end(OTHER));
        }
    }
}

/// Another version of an entry that the guest has.
pub(crate) fn two_stories(_: u64, part: &mut Part, log: &Log) {
    let number = part.from;
    if number > 6 && log.head_after(number).is_some() {
        part.from = 4;
        part.entries = vec![Entry::Dealt { round: 99 }];
    }
}

/// The deal is the true one at first.
pub(crate) fn false_stand_in(_: u64, part: &mut Part, _: &Log) {
    let is_dealt = |entry: &Entry| matches!(entry, Entry::Dealt { .. });
    if let Some(at) = part.entries.iter().position(is_dealt) {
        part.entries.truncate(at + 1);
        return;
    }
    for deal in &mut part.deals {
        deal.cards.rotate_left(1);
    }
}

pub(crate) fn made_up_accusation(_: u64, part: &mut Part, _: &Log) {
    for entry in &mut part.entries {
        if let Entry::Played { seat, mv, .. } = entry {
            *entry = Entry::IllegalMove {
                seat: (*seat).max(1),
                mv: mv.clone(),
                signature: "00".repeat(64),
            };
        }
    }
}

/// The move is signed by the guest, and legal.
pub(crate) fn accusation_of_a_legal_move(seed: u64, part: &mut Part, log: &Log) {
    let is_it = |entry: &Entry| matches!(entry, Entry::Played { seat: 1.., .. });
    let Some(at) = part.entries.iter().position(is_it) else {
        return;
    };
    let rounds = log.entries()[..part.from + at].iter();
    let round = rounds
        .filter(|entry| matches!(entry, Entry::Dealt { .. }))
        .count();
    let Entry::Played {
        seat,
        mv,
        signature,
    } = part.entries[at].clone()
    else {
        return;
    };
    part.entries.truncate(at);
    part.entries.push(Entry::IllegalMove {
        seat,
        mv,
        signature,
    });
    let head = log.head_with_promises(round).expect("promised");
    let promises = log.entries().iter().rev().find_map(|entry| match entry {
        Entry::Promised {
            round: of,
            promises,
        } if *of == round => Some(promises),
        _ => None,
    });
    let promises = promises.expect("promised");
    let salt = |seat: usize| match promises[seat].as_str() {
        "" => String::new(),
        _ => owner(seed, log, seat).round_salt(1, round).to_string(),
    };
    let sign = |seat| {
        owner(seed, log, seat)
            .signer()
            .sign(&signed_salt(head, round, &salt(seat)))
    };
    part.entries.push(Entry::Opened {
        round,
        salts: (0..=GUESTS).map(salt).collect(),
        signatures: (0..=GUESTS).map(sign).collect(),
    });
}

pub(crate) fn false_promise(_: u64, part: &mut Part, _: &Log) {
    for entry in &mut part.entries {
        if let Entry::Promised { round: 1, promises } = entry {
            promises.fill("00".repeat(32));
        }
    }
}
