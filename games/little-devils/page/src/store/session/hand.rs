//! The person's hand, as the shell draws it.

use little_devils::protocol::LittleDevils;
use little_devils::scene::{HandCard, Playable, Scene};
use little_devils::words::{Speaker, Words};
use scene::{Face, Piece, Press, Word, Zone, ZoneKind};

/// The person's hand.
pub(super) fn hand(scene: &Scene, words: &'static Words) -> Zone {
    let speaker = Speaker::new(words, &scene.seats);
    let piece = |held: &HandCard| {
        let press = match held.playable {
            Playable::Yes => Press::Move(Word::of::<LittleDevils>(held.card)),
            Playable::No(_) => Press::Refused(speaker.refusal(held.playable)),
            Playable::NotNow => Press::NotNow(speaker.refusal(held.playable)),
        };
        let key = held.card.number().into();
        Piece::new(
            key,
            Face::Numbered(held.card),
            speaker.card(held.card),
            press,
        )
    };
    Zone {
        pieces: scene.hand.iter().map(piece).collect(),
        ..Zone::new("hand", ZoneKind::Hand, words.your_hand().into())
    }
}
