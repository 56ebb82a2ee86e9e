//! Positions that a view may be of.

use cards::BySeat;
use cards::french::PlayingCardSet;

use super::View;
use crate::rules::{Phase, Position, Step, StopReason, boodle_card};

impl View {
    /// The position of this view with these hands and this dead hand; the viewer's own hand must be in
    /// them. `None` if the phase is secret, or if the deal would be over.
    #[must_use]
    pub fn position_with(
        &self,
        hands: &BySeat<PlayingCardSet>,
        dead: PlayingCardSet,
    ) -> Option<Position> {
        let mut position = Position {
            options: self.options,
            dealer: self.dealer,
            is_last: self.is_last,
            phase: self
                .phase
                .filter(|phase| !matches!(phase, Phase::Over(_)))?,
            hands: *hands,
            dead,
            played: self.played,
            layout: self.layout,
            won: self.won,
            barred: BySeat::new(self.seats()),
            held: BySeat::new(self.seats()),
        };
        if self.options.watch {
            self.set_holds(&mut position);
            let all_held = position.held.as_slice().iter().all(|held| !held.is_empty());
            if all_held && hands.as_slice().iter().any(|hand| hand.is_empty()) {
                return None;
            }
        }
        Some(position)
    }

    /// Derives from the hands who has held back cards, and who has taken the chips on boodle cards.
    fn set_holds(&self, position: &mut Position) {
        let mut holders = position.hands;
        for (seat, card) in self.plays() {
            holders[seat] = holders[seat].with(card);
        }
        for step in &self.steps {
            match *step {
                Step::WrongLead { seat, .. } => position.barred[seat] = true,
                Step::Stopped {
                    card,
                    reason: StopReason::Unknown | StopReason::HeldBack,
                    ..
                } => {
                    let Some(next) = card.next() else {
                        continue;
                    };
                    let mut holder = self.seats().seats();
                    if let Some(holder) = holder.find(|seat| holders[*seat].contains(next)) {
                        position.barred[holder] = true;
                        position.held[holder] = position.held[holder].with(next);
                    }
                }
                Step::CardPlayed { seat, card, .. } => {
                    let suit = card.suit();
                    let is_unsure = self.unsure[suit as usize].is_some();
                    if is_unsure && card == boodle_card(suit) && !position.barred[seat] {
                        position.won[seat] += core::mem::take(&mut position.layout[suit]);
                    }
                }
                _ => {}
            }
        }
    }
}
