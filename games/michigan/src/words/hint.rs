//! Texts of a hint: the best decision, why, and the next best.

use cards::french::PlayingCard;
use session::RatedMove;
use words::Arg;

use super::Words;
use crate::rules::{Decision, View, boodle_card};

impl Words {
    /// A hint from rated decisions, the best first: the best one with its expected chips, the facts of
    /// the hand that speak for it, and the next best. `None` if nothing is rated.
    #[must_use]
    pub fn hint(&self, view: &View, rated: &[RatedMove<Decision>]) -> Option<String> {
        let best = rated.first()?;
        let result = Arg::Case(if best.value < 0 { "lose" } else { "win" }, "");
        let mut parts = vec![
            self.hint_for(best.mv, view),
            self.expected(result, tenths(best.value.abs())),
        ];
        if let Decision::Card(card) = best.mv {
            parts.extend(self.reasons(card, view));
        }
        if let Some(second) = rated.get(1) {
            parts.push(self.compared(best, second));
        }
        Some(parts.join(" "))
    }

    /// A decision on a label.
    #[must_use]
    pub fn decision_label(&self, decision: Decision) -> String {
        match decision {
            Decision::Keep => self.keep().into(),
            Decision::Swap => self.swap().into(),
            Decision::Pass => self.pass().into(),
            Decision::Bid(chips) => self.bid(chips),
            Decision::Hold => self.hold().into(),
            Decision::Card(card) => self.card_name(card),
        }
    }

    fn hint_for(&self, decision: Decision, view: &View) -> String {
        let chips = match decision {
            Decision::Bid(chips) => chips,
            _ => 0,
        };
        let next = view.legal.cards().lowest();
        let card = decision.card().or(next);
        let card = card.map(|card| self.card_object(card)).unwrap_or_default();
        let kind = match decision {
            Decision::Keep => "keep",
            Decision::Swap => "swap",
            Decision::Pass => "pass",
            Decision::Bid(_) => "bid",
            Decision::Card(_) if view.legal.contains(Decision::Hold) => "play",
            Decision::Card(_) => "lead",
            Decision::Hold => "hold",
        };
        self.best_decision(Arg::Case(kind, ""), card, chips)
    }

    /// The viewer's cards that follow at once, and the viewer's boodle card that may be reached.
    fn reasons(&self, card: PlayingCard, view: &View) -> Vec<String> {
        let above = || core::iter::successors(card.next(), |card| card.next());
        let own = above().take_while(|card| view.hand.contains(*card));
        let own: Vec<String> = own.map(|card| self.card_object(card)).collect();
        let own: Vec<&str> = own.iter().map(String::as_str).collect();
        let boodle = boodle_card(card.suit());
        let open = above().take_while(|card| !view.played.contains(*card));
        let reaches = view.hand.contains(boodle) && open.into_iter().any(|one| one == boodle);
        let has_chips = view.chips_on(card.suit()).is_some_and(|chips| chips > 0);
        let run = (!own.is_empty()).then(|| self.why_run(self.all_of(&own)));
        let boodle = (reaches && has_chips).then(|| self.why_boodle(self.card_object(boodle)));
        run.into_iter().chain(boodle).collect()
    }

    fn compared(&self, best: &RatedMove<Decision>, second: &RatedMove<Decision>) -> String {
        let (less, choice) = (best.value - second.value, self.decision_label(second.mv));
        if less <= best.margin.max(second.margin) {
            self.as_good(choice)
        } else {
            self.next_best(choice, tenths(less))
        }
    }
}

/// Hundredths as tenths, rounded.
fn tenths(hundredths: i32) -> Arg<'static> {
    Arg::Tenths(((hundredths + 5) / 10).into())
}
