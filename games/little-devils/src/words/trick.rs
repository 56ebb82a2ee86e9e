//! What is said of a trick, at the table and beside it.

use crate::rules::points;
use crate::scene::TrickScene;
use cards::{Card, Seat};

use crate::words::Words;
use words::Who;

/// Who sits where, as sentences name them.
type Seats<'a, 'b> = &'b dyn Fn(Seat) -> Who<'a>;

impl Words {
    /// The name of a card that lies in a trick: what it is, whose, and whether they could not follow.
    #[must_use]
    pub fn card_in_trick(&self, trick: &TrickScene, card: Card, who: Who<'_>) -> String {
        let name = self.card(card, points::devils(card));
        if trick.failed.contains(card) {
            self.could_not_follow(name, who)
        } else {
            self.played_by(name, who)
        }
    }

    /// The direction of a trick, who takes it and why, as far as decided.
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

    /// Why the taker takes a trick; none where everybody followed, and the rule is plain to see.
    #[must_use]
    pub fn why(&self, trick: &TrickScene, who: Seats<'_, '_>) -> Option<String> {
        let failed = trick.failed.len() as usize;
        let (direction, _) = trick.bound.filter(|_| failed > 0)?;
        Some(self.why_taken(failed, who(trick.taker?), direction))
    }
}
