//! The person's hand, as the shell draws it.

use cards::Card;
use leptos::prelude::untrack;
use little_devils::scene::{HandCard, Playable, Scene};
use little_devils::session::Event;
use little_devils::words::{Speaker, Words};
use page::dom::Element;
use page::shell::Shell;
use page::table::TablePage;
use scene::{Piece, Press, Zone, ZoneKind};

use crate::components::card_face;
use crate::store::{LittleDevils, Store};

/// The hand as a zone of the table.
pub(super) type Hand = Zone<Card, Card>;

/// The person's hand.
pub(super) fn hand(scene: &Scene, words: &'static Words) -> Hand {
    let speaker = Speaker::new(words, &scene.seats);
    let piece = |held: &HandCard| Piece {
        key: held.card.number().into(),
        face: held.card,
        label: speaker.card(held.card),
        press: match held.playable {
            Playable::Yes => Press::Move(held.card),
            Playable::No(_) => Press::Refused(speaker.refusal(held.playable)),
            Playable::NotNow => Press::NotNow(speaker.refusal(held.playable)),
        },
    };
    Zone {
        pieces: scene.hand.iter().map(piece).collect(),
        ..Zone::new("hand", ZoneKind::Hand, words.your_hand().into())
    }
}

impl TablePage for LittleDevils {
    type Face = Card;
    type Move = Card;

    fn with_zone<T>(shell: Shell<Self>, id: &str, read: impl FnOnce(&Hand) -> T) -> Option<T> {
        let hand = Store::from(shell).shown()?.hand;
        (hand.id == id).then(|| read(&hand))
    }

    /// The best cards by the last advice.
    fn is_hinted(shell: Shell<Self>, card: Card) -> bool {
        Store::from(shell).is_best(card)
    }

    fn face(card: Card) -> Element {
        card_face(card)
    }

    fn play(shell: Shell<Self>, card: Card) {
        Store::from(shell).send(Event::Play(card));
    }

    /// Ends the pause after a complete trick.
    fn go_on(shell: Shell<Self>) -> bool {
        let store = Store::from(shell);
        let is_showing = untrack(|| store.is_showing_taken_trick());
        if is_showing {
            store.send(Event::Continue);
        }
        is_showing
    }

    fn has_acted(shell: Shell<Self>) -> bool {
        Store::from(shell).has_acted()
    }

    fn press_again(words: &'static Words, label: &str) -> String {
        words.press_again(label)
    }
}
