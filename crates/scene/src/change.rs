//! The difference of two scenes: what has moved on the table.

use cards::Seat;

use crate::{Piece, TableScene, Tally, Zone, ZoneKind};

/// The icon of a tally that counts chips.
const CHIP: &str = "chip";

/// Something that has happened on the table between two scenes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The person at the page has got a new hand.
    Dealt {
        /// The dealer, if the scene marks one.
        dealer: Option<Seat>,
    },
    /// A piece has come into a zone.
    Came {
        /// The key of the piece.
        key: u16,
        /// The zone in which it is now.
        zone: &'static str,
        /// The place from which it came.
        origin: Origin,
    },
    /// Cards have gone from a zone into the hand of another player.
    Taken {
        /// The zone in which they were.
        zone: &'static str,
        /// The player.
        seat: Seat,
        /// The number of cards, from 1.
        cards: usize,
    },
    /// A player has got chips from a zone.
    Won {
        /// The zone.
        zone: &'static str,
        /// The player.
        seat: Seat,
    },
    /// The round is over, and the match goes on.
    RoundOver,
    /// The match is over.
    MatchOver {
        /// Whether a person at the page has won.
        won: bool,
    },
}

/// The place from which a piece came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The hand of a player.
    Seat(Seat),
    /// Another zone.
    Zone(&'static str),
}

impl TableScene {
    /// Everything that has happened since a scene, in the order in which it is shown; `None` before the
    /// first scene.
    #[must_use]
    pub fn changes_since(&self, before: Option<&Self>) -> Vec<Change> {
        let Some(before) = before else {
            return self.dealt().into_iter().collect();
        };
        let is_new = self.has_new_hand(before);
        let dealt = if is_new { self.dealt() } else { None };
        let mut changes: Vec<Change> = dealt.into_iter().collect();
        let zones = self.zones.iter();
        let zones = zones.filter(|zone| !(is_new && zone.kind == ZoneKind::Hand));
        changes.extend(zones.flat_map(|zone| came(zone, before)));
        let taken = before.zones.iter();
        changes.extend(taken.filter_map(|zone| self.taken(zone, before)));
        let won = before.zones.iter();
        changes.extend(won.filter_map(|zone| self.won(zone, before)));
        changes.extend(self.ended(before));
        changes
    }

    fn dealt(&self) -> Option<Change> {
        let dealer = self.seats.iter().find(|seat| seat.is_dealer);
        let dealer = dealer.map(|seat| seat.seat);
        (!self.hand()?.pieces.is_empty()).then_some(Change::Dealt { dealer })
    }

    fn hand(&self) -> Option<&Zone> {
        self.zones.iter().find(|zone| zone.kind == ZoneKind::Hand)
    }

    /// Whether no piece of the hand was in it before.
    fn has_new_hand(&self, before: &Self) -> bool {
        let pieces = self.hand().into_iter().flat_map(|hand| &hand.pieces);
        let mut pieces = pieces.peekable();
        let zone_before = |piece: &Piece| Some(before.zone_of(piece.key)?.kind);
        pieces.peek().is_some() && pieces.all(|piece| zone_before(piece).is_none())
    }

    /// The zone in which a piece is.
    fn zone_of(&self, key: u16) -> Option<&Zone> {
        let has = |zone: &&Zone| zone.pieces.iter().any(|piece| piece.key == key);
        self.zones.iter().find(has)
    }

    /// The pieces of a zone that are in no zone any more, if another player has more cards now.
    fn taken(&self, zone: &Zone, before: &Self) -> Option<Change> {
        let gone = zone.pieces.iter();
        let gone = gone.filter(|piece| self.zone_of(piece.key).is_none());
        let cards = gone.count();
        let taker = self.seats.iter().skip(1).find(|now| {
            let then = before.seats.iter().find(|then| then.seat == now.seat);
            then.is_some_and(|then| then.backs < now.backs)
        })?;
        (cards > 0 && zone.kind != ZoneKind::Hand).then_some(Change::Taken {
            zone: zone.id,
            seat: taker.seat,
            cards,
        })
    }

    /// The player who has got the chips of a zone: the one who has gained most.
    fn won(&self, zone: &Zone, before: &Self) -> Option<Change> {
        let now = self.zones.iter().find(|now| now.id == zone.id)?;
        let gained = self.seats.iter().filter_map(|now| {
            let then = before.seats.iter().find(|then| then.seat == now.seat)?;
            let gain = chips(&now.tallies)? - chips(&then.tallies)?;
            (gain > 0).then_some((gain, now.seat))
        });
        let (_, seat) = gained.max_by_key(|(gain, _)| *gain)?;
        (now.chips < zone.chips).then_some(Change::Won {
            zone: zone.id,
            seat,
        })
    }

    fn ended(&self, before: &Self) -> Option<Change> {
        let outcome = self.outcome.as_ref()?;
        before
            .outcome
            .is_none()
            .then_some(if outcome.is_match_over {
                Change::MatchOver {
                    won: outcome.is_won,
                }
            } else {
                Change::RoundOver
            })
    }
}

/// The pieces that have come into a zone, where it is known from where.
fn came(zone: &Zone, before: &TableScene) -> Vec<Change> {
    let change = |piece: &Piece| {
        let from = before.zone_of(piece.key);
        if from.is_some_and(|from| from.id == zone.id) {
            return None;
        }
        let origin = match (piece.owner, from) {
            (Some(owner), _) => Origin::Seat(owner),
            (None, Some(from)) => Origin::Zone(from.id),
            (None, None) => return None,
        };
        Some(Change::Came {
            key: piece.key,
            zone: zone.id,
            origin,
        })
    };
    zone.pieces.iter().filter_map(change).collect()
}

/// The chips of a player. A minus sign may be typographic.
fn chips(tallies: &[Tally]) -> Option<i32> {
    let tally = tallies.iter().find(|tally| tally.icon == CHIP)?;
    tally.text.replace('−', "-").parse().ok()
}

/// The lines of a log that were not there before: those after the beginning that both have in common.
#[must_use]
pub fn new_lines<'a>(before: &[String], now: &'a [String]) -> &'a [String] {
    let same = before
        .iter()
        .zip(now)
        .take_while(|(one, other)| one == other);
    &now[same.count()..]
}
