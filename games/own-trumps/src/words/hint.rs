//! Texts of a hint: the best decision with its result and a reason, and the second best.

use crate::rules::{Decision, View};
use crate::session::{RatedDecision, Reason, risk_percent};
use crate::words::Words;
use cards::Seat;

impl Words {
    /// A hint for the viewer, from all rated decisions, the best first: the best decision, its result and a
    /// reason, then the second best. `name` gives the name of the player in a seat. Empty without
    /// decisions.
    #[must_use]
    pub fn hint_text<'a>(
        &self,
        view: &View,
        rated: &[RatedDecision],
        name: impl Fn(Seat) -> &'a str,
    ) -> String {
        let Some(best) = rated.first() else {
            return String::new();
        };
        let cards = view.table.take().map_or(0, |(cards, _)| cards);
        let Some(second) = rated.get(1) else {
            return match best.mv {
                Decision::Card(card) => self.only_card(self.card_in_sentence(card)),
                Decision::Take => self.only_take(cards),
            };
        };
        let (odds, other_odds) = (self.odds_of(view, best), self.odds_of(view, second));
        let mut parts = vec![match best.mv {
            Decision::Card(card) => self.best_card(self.card_in_sentence(card), odds),
            Decision::Take => self.best_take(cards, odds),
        }];
        let reason = Reason::new(view, best.mv);
        parts.extend(reason.map(|reason| self.hint_reason(reason, name)));
        parts.push(match second.mv {
            Decision::Card(card) => self.other_card(self.card_in_sentence(card), other_odds),
            Decision::Take => self.other_take(cards, other_odds),
        });
        parts.join(" ")
    }

    /// The result of a decision: certain, or the risk of losing the round.
    fn odds_of(&self, view: &View, rated: &RatedDecision) -> String {
        let opponents = i32::from(view.table.seats().get()) - 1;
        let sure = match (rated.margin, rated.value.signum()) {
            (0, 1) if opponents == 1 => "win",
            (0, 0) if opponents == 1 => "draw",
            (0, -1) if opponents == 1 => "loss",
            _ => "open",
        };
        self.odds(sure, risk_percent(view.table.seats(), rated))
    }

    fn hint_reason<'a>(&self, reason: Reason, name: impl Fn(Seat) -> &'a str) -> String {
        let (why, next, cards) = match reason {
            Reason::LastCard => ("last", "", 0),
            Reason::NextTakes {
                next,
                cards,
                is_whole_pile,
            } => {
                let why = if is_whole_pile { "pile" } else { "takes" };
                (why, name(next), cards)
            }
            Reason::SavesTrumps => ("trumps", "", 0),
            Reason::LowCard => ("low", "", 0),
            Reason::KeepsCards => ("keep", "", 0),
        };
        self.reason(why, next, cards)
    }
}
