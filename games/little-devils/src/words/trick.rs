//! Texts about a trick, for the table and for the analysis pages.

use crate::rules::points;
use crate::scene::TrickScene;
use cards::{Card, Seat};

use crate::words::Words;
use words::Who;

/// Names the player in a seat.
type Seats<'a, 'b> = &'b dyn Fn(Seat) -> Who<'a>;

impl Words {
    /// Label of a card in a trick: the card, its player, and whether the player could not follow.
    #[must_use]
    pub fn card_in_trick(&self, trick: &TrickScene, card: Card, who: Who<'_>) -> String {
        let name = self.card(card, points::devils(card));
        if trick.failed.contains(card) {
            self.could_not_follow(name, who)
        } else {
            self.played_by(name, who)
        }
    }

    /// Describes a trick as far as it is decided: its direction, its taker, and the reason.
    #[must_use]
    pub fn describe_trick(&self, trick: &TrickScene, who: Seats<'_, '_>) -> String {
        match (trick.plays.len(), trick.bound, trick.taken_by()) {
            (0, ..) => self.empty_trick(who(trick.leader)),
            (_, Some((direction, led)), Some((seat, card))) => {
                let who_takes = who(seat);
                let sentence = if trick.complete {
                    self.takes(who_takes, card, trick.devils)
                } else {
                    self.would_take(who_takes, trick.devils)
                };
                let parts = [Some(self.bound(direction, led)), self.why(trick, who)];
                let parts = parts.into_iter().chain([Some(sentence)]).flatten();
                parts.collect::<Vec<_>>().join(" ")
            }
            _ => self.undecided().into(),
        }
    }

    /// Why the taker takes the trick (rule 3.5). `None` if everybody followed, since the highest or
    /// lowest card is plain to see.
    #[must_use]
    pub fn why(&self, trick: &TrickScene, who: Seats<'_, '_>) -> Option<String> {
        let failed = trick.failed.len() as usize;
        let (direction, _) = trick.bound.filter(|_| failed > 0)?;
        Some(self.why_taken(failed, who(trick.taker?), direction))
    }
}
