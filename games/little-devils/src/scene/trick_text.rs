//! Texts about a trick, for the table and for the analysis pages.

use cards::{Card, Seat};
use words::Who;

use crate::rules::{Trick, points};
use crate::words::Words;

/// Names the player in a seat.
type Seats<'a, 'b> = &'b dyn Fn(Seat) -> Who<'a>;

impl Words {
    /// Label of a card in a trick: the card, its player, and whether the player could not follow.
    #[must_use]
    pub fn card_in_trick(&self, trick: &Trick, card: Card, who: Who<'_>) -> String {
        let name = self.card(card, points::devils(card));
        if trick.failed().contains(card) {
            self.could_not_follow(name, who)
        } else {
            self.played_by(name, who)
        }
    }

    /// Describes a trick as far as it is decided: its direction, its taker, and the reason.
    #[must_use]
    pub fn describe_trick(&self, trick: &Trick, who: Seats<'_, '_>) -> String {
        if trick.is_empty() {
            return self.empty_trick(who(trick.leader()));
        }
        let decided = (trick.direction(), trick.led(), trick.taken_by());
        let (Some(direction), Some(led), Some((taker, card))) = decided else {
            return self.undecided().into();
        };
        let devils = points::devils_of(trick.cards());
        let sentence = if trick.is_complete() {
            self.takes(who(taker), card, devils)
        } else {
            self.would_take(who(taker), devils)
        };
        let mut parts = vec![self.bound(direction, led)];
        parts.extend(self.why(trick, who));
        parts.push(sentence);
        parts.join(" ")
    }

    /// Why the taker takes the trick (rule 3.5). `None` if everybody followed, since the highest or
    /// lowest card is plain to see.
    #[must_use]
    pub fn why(&self, trick: &Trick, who: Seats<'_, '_>) -> Option<String> {
        let failed = trick.failed().len() as usize;
        let direction = trick.direction().filter(|_| failed > 0)?;
        Some(self.why_taken(failed, who(trick.taker()?), direction))
    }
}
