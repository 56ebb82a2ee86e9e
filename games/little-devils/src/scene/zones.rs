//! The trick and the hand.

use cards::Card;
use scene::{Face, Mark, Piece, Press, TrickSign, TrickState, Zone, ZoneKind};
use session::TableGame;

use crate::rules::{Direction, Round, Trick, legal, points};
use crate::scene::Narrator;
use crate::session::{DisplayState, Table};
use crate::words::Words;

/// The id of the trick.
pub(super) const TRICK: &str = "trick";

/// The trick on the table.
pub(super) fn trick(shown: &DisplayState, narrator: &Narrator<'_>) -> Zone {
    trick_zone(shown.trick(), narrator.words.trick().into(), narrator)
}

/// The complete tricks of the round that may be looked at again, oldest first. The label of each is its title.
#[must_use]
pub fn past_tricks(table: &Table<'_>, words: &'static Words) -> Vec<Zone> {
    let narrator = Narrator::new(table, words);
    let all = (1..).zip(table.display_state().tricks());
    let complete = all.filter(|(_, trick)| trick.is_complete());
    complete
        .map(|(number, trick)| trick_zone(trick, words.trick_number(number), &narrator))
        .collect()
}

/// The cards in the hand of the player at the page, if it may be seen.
pub(super) fn hand(table: &Table<'_>, narrator: &Narrator<'_>) -> Zone {
    let hand = table.display_state().hand();
    let open = table.open_hand().map(|_| hand).unwrap_or_default();
    let mut pieces = Vec::new();
    for card in open {
        let (label, press) = (narrator.card(card), press(table, narrator, card));
        pieces.push(Piece::new(key(card), face(card, false), label, press));
    }
    Zone {
        pieces,
        ..Zone::new("hand", ZoneKind::Hand, narrator.words.your_hand().into())
    }
}

/// The key of the piece that shows a card.
pub(super) fn key(card: Card) -> u16 {
    card.number().into()
}

/// What pressing a card of the hand does.
fn press(table: &Table<'_>, narrator: &Narrator<'_>, card: Card) -> Press {
    let shown = table.display_state();
    if !table.is_own_turn() {
        return Press::NotNow(narrator.words.not_your_turn().into());
    }
    match legal::check(shown.hand(), shown.trick(), card) {
        Ok(()) => Press::Move(Round::word(card)),
        Err(reason) => Press::Refused(narrator.words.refused(&reason)),
    }
}

/// A trick with its label.
fn trick_zone(trick: &Trick, label: String, narrator: &Narrator<'_>) -> Zone {
    let mut pieces = Vec::new();
    // A loop: a chain of iterators makes the page larger.
    for (seat, card) in trick.plays() {
        let face = face(card, trick.failed().contains(card));
        let label = narrator
            .words
            .card_in_trick(trick, card, narrator.who(seat));
        let mut piece = Piece::new(key(card), face, label, Press::Never);
        piece.owner = Some(seat);
        pieces.push(piece);
    }
    Zone {
        pieces,
        trick: TrickState {
            course: course(trick),
            told: narrator.trick(trick),
            signs: signs(trick, narrator),
            taking: trick.taking_card().map(key),
            is_complete: trick.is_complete(),
        },
        ..Zone::new(TRICK, ZoneKind::Trick, label)
    }
}

/// The direction of a trick, for the style sheet; `None` if it is empty.
fn course(trick: &Trick) -> Option<&'static str> {
    match trick.direction() {
        _ if trick.is_empty() => None,
        None => Some("undecided"),
        Some(Direction::High) => Some("high"),
        Some(Direction::Low) => Some("low"),
    }
}

/// The sign of the direction, an arrow, with the led card; and that of the stakes: the devils in the trick, and who
/// would take it.
fn signs(trick: &Trick, narrator: &Narrator<'_>) -> Vec<TrickSign> {
    let decided = (trick.direction(), trick.led(), trick.taker());
    let (Some(direction), Some(led), Some(taker)) = decided else {
        return Vec::new();
    };
    let words = narrator.words;
    vec![
        TrickSign {
            icon: "arrow",
            word: words.direction(direction),
            detail: words.side(direction, led),
        },
        TrickSign {
            icon: "fork",
            word: words.name_of(narrator.who(taker)).to_owned(),
            detail: words.devils(points::devils_of(trick.cards())),
        },
    ]
}

fn face(card: Card, failed: bool) -> Face {
    Face::Numbered {
        card,
        mark: failed.then_some(Mark::CouldNotFollow),
    }
}
