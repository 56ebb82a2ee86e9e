//! Ways to lie: other messages of a guest, and other parts of the log.

use cards::Seed;
use together::{
    Entry, Head, Log, Secret, SentDeal, Signer, ToHost, promise, signed_end, signed_move,
    signed_salt,
};

use crate::persons::secret;

/// The guests at a table; the first of them may lie.
pub(crate) const GUESTS: usize = 3;

/// A part of the log, as it is sent.
pub(crate) struct Part {
    pub(crate) from: usize,
    pub(crate) entries: Vec<Entry>,
    pub(crate) deals: Vec<SentDeal>,
}

/// The secrets of all players, for those who sign in their place: the host's first.
pub(crate) struct Secrets(Vec<(Secret, Signer)>);

impl Secrets {
    pub(crate) fn new(seed: u64) -> Self {
        let secrets = (0..=GUESTS as u64).map(|number| secret(Seed(seed), number));
        Self(secrets.map(|secret| (secret, secret.signer())).collect())
    }

    /// Whether it is one of the runs with the other of two ways.
    fn is_even(&self) -> bool {
        self.0[0].0.0[31].is_multiple_of(2)
    }

    /// Signs as the host, or as a guest by its number, counting from 1.
    pub(crate) fn sign(&self, number: usize, text: &str) -> String {
        self.0[number].1.sign(text)
    }

    /// The promise of the player in a seat for a round of a match at this table.
    pub(crate) fn promise(
        &self,
        log: &Log,
        seat: usize,
        (match_number, round): (usize, usize),
    ) -> String {
        let secret = self.0[self.number(log, seat)].0;
        promise(round, seat, secret.round_salt(match_number, round)).to_string()
    }

    /// The number of the player in a seat.
    fn number(&self, log: &Log, seat: usize) -> usize {
        let Some(Entry::Began { seats, .. }) = log.entries().first() else {
            return 0;
        };
        let mut signers = self.0.iter().map(|(_, signer)| signer.key());
        let own = signers.position(|key| key == seats[seat].key);
        own.expect("one of them")
    }

    fn sign_for_seat(&self, log: &Log, seat: usize, text: &str) -> String {
        self.sign(self.number(log, seat), text)
    }
}

/// The hash of another log.
const OTHER: Head = [1; 32];

pub(crate) fn false_salt(by: &Secrets, message: ToHost, log: &Log) -> ToHost {
    match message {
        ToHost::Salt {
            match_number,
            round,
            ..
        } => {
            let salt = "00".repeat(16);
            let head = log.head_with_promises(round).expect("promised");
            ToHost::Salt {
                match_number,
                round,
                signature: by.sign(1, &signed_salt(head, round, &salt)),
                salt,
            }
        }
        other => other,
    }
}

/// A card that lies on the table already, or no card at all.
pub(crate) fn illegal_move(by: &Secrets, message: ToHost, log: &Log) -> ToHost {
    let played = log.entries().iter().find_map(|entry| match entry {
        Entry::Played { mv, .. } => Some(mv.clone()),
        _ => None,
    });
    let no_card = Some(String::from("no card")).filter(|_| by.is_even());
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
            signature: by.sign(1, &signed_move(log.head(), &mv, "")),
            mv,
            key: String::new(),
        },
        (other, _) => other,
    }
}

pub(crate) fn host_salt(_: &Secrets, part: &mut Part, _: &Log) {
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
pub(crate) fn forked_move(by: &Secrets, part: &mut Part, log: &Log) {
    for entry in &mut part.entries {
        if let Entry::Played {
            seat: seat @ 1..,
            mv,
            key,
            signature,
        } = entry
        {
            // A bot's move has no signature.
            if !signature.is_empty() {
                *signature = by.sign_for_seat(log, *seat, &signed_move(OTHER, mv, key));
            }
        }
    }
}

pub(crate) fn forked_salt(by: &Secrets, part: &mut Part, log: &Log) {
    for entry in &mut part.entries {
        if let Entry::Opened {
            round: round @ 1..,
            salts,
            signatures,
        } = entry
        {
            // Whoever was away in the draw has no salt.
            if let Some(seat) = (1..salts.len()).find(|seat| !salts[*seat].is_empty()) {
                let text = signed_salt(OTHER, *round, &salts[seat]);
                signatures[seat] = by.sign_for_seat(log, seat, &text);
            }
        }
    }
}

pub(crate) fn forked_end(by: &Secrets, part: &mut Part, log: &Log) {
    for entry in &mut part.entries {
        if let Entry::Confirmed { seat, signature } = entry {
            *signature = by.sign_for_seat(log, *seat, &signed_end(OTHER));
        }
    }
}

/// Another version of the second entry, which every guest has when the log is longer than five entries.
pub(crate) fn two_stories(_: &Secrets, part: &mut Part, _: &Log) {
    if part.from > 4 {
        part.from = 1;
        part.entries = vec![Entry::Dealt { round: 99 }];
    } else {
        part.entries.truncate(5 - part.from);
    }
}

/// The deal is the true one at first.
pub(crate) fn false_determinization(_: &Secrets, part: &mut Part, _: &Log) {
    let is_dealt = |entry: &Entry| matches!(entry, Entry::Dealt { .. });
    if let Some(at) = part.entries.iter().position(is_dealt) {
        part.entries.truncate(at + 1);
        return;
    }
    for deal in &mut part.deals {
        deal.cards.rotate_left(1);
    }
}

pub(crate) fn made_up_accusation(_: &Secrets, part: &mut Part, _: &Log) {
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
pub(crate) fn accusation_of_a_legal_move(by: &Secrets, part: &mut Part, log: &Log) {
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
        ..
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
    let salt = |seat: usize| {
        let secret = by.0[by.number(log, seat)].0;
        let salt = secret.round_salt(1, round).to_string();
        Some(salt)
            .filter(|_| !promises[seat].is_empty())
            .unwrap_or_default()
    };
    let sign = |seat| match salt(seat) {
        salt if seat == 0 || salt.is_empty() => String::new(),
        salt => by.sign_for_seat(log, seat, &signed_salt(head, round, &salt)),
    };
    part.entries.push(Entry::Opened {
        round,
        salts: (0..=GUESTS).map(salt).collect(),
        signatures: (0..=GUESTS).map(sign).collect(),
    });
}

pub(crate) fn false_promise(_: &Secrets, part: &mut Part, _: &Log) {
    for entry in &mut part.entries {
        if let Entry::Promised { round: 1, promises } = entry {
            promises.fill("00".repeat(32));
        }
    }
}

/// The host gives a guest such a long name that no page could show or keep the match.
pub(crate) fn endless_name(_: &Secrets, part: &mut Part, _: &Log) {
    for entry in &mut part.entries {
        if let Entry::Began { seats, .. } = entry {
            seats[1].name = "o".repeat(20_000);
        }
    }
}
