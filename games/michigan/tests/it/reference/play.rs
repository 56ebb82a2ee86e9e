//! Cards, stops and the end, in the second implementation.

use super::{BOODLE, Reference, Stage, next_card, suit};

impl Reference {
    /// Puts a card on the table. Rules 6, 9a and 9b.
    pub(super) fn put(&mut self, player: usize, card: &str) {
        self.hands[player].retain(|held| held != card);
        self.played.push((player, card.into()));
        let collects = !self.misled.contains(&player) && !self.has_held(player);
        if let Some(at) = BOODLE.iter().position(|boodle| *boodle == card)
            && collects
        {
            self.won[player] += self.layout[at];
            self.layout[at] = 0;
        }
    }

    /// What follows a card. Rule 4.
    pub(super) fn after(&mut self, player: usize, card: &str) {
        if self.ends() {
            return;
        }
        let next = next_card(card);
        let holder = (0..self.players).find(|other| {
            next.as_ref()
                .is_some_and(|next| self.hands[*other].contains(next))
        });
        match (next, holder) {
            (Some(next), Some(holder)) if self.watch => {
                self.stage = Stage::PlayOn {
                    player: holder,
                    last: player,
                    next,
                };
            }
            (Some(next), Some(holder)) => {
                self.put(holder, &next);
                self.after(holder, &next);
            }
            _ => self.stop(player, suit(card)),
        }
    }

    /// Rules 5 and 9c.
    pub(super) fn stop(&mut self, last: usize, stopped: char) {
        let order: Vec<usize> = (0..self.players)
            .map(|place| (last + place) % self.players)
            .collect();
        let has_other = |player: &&usize| {
            self.hands[**player]
                .iter()
                .any(|card| suit(card) != stopped)
        };
        let has_cards = |player: &&usize| !self.hands[**player].is_empty();
        let leader = order
            .iter()
            .find(has_other)
            .or(order.iter().find(has_cards));
        let player = *leader.expect("somebody has cards");
        self.stage = Stage::Lead {
            player,
            stopped: Some(stopped),
        };
    }

    /// Rules 7, 9b and 9c: ends the deal if it is over.
    pub(super) fn ends(&mut self) -> bool {
        let out: Vec<usize> = (0..self.players)
            .filter(|player| self.hands[*player].is_empty())
            .collect();
        let winner = out.iter().copied().find(|player| !self.has_held(*player));
        let all_held = (0..self.players).all(|player| self.has_held(player));
        if winner.is_none() && (out.is_empty() || !all_held) {
            return false;
        }
        self.over = true;
        self.winner = winner;
        if let Some(winner) = winner {
            for player in 0..self.players {
                let chips = i32::try_from(self.hands[player].len()).expect("few cards");
                self.won[player] -= chips;
                self.won[winner] += chips;
            }
        }
        for offender in 0..self.players {
            for (at, boodle) in BOODLE.iter().enumerate() {
                let suits = self.held.iter().filter(|(player, _)| *player == offender);
                let has_held_suit = suits
                    .into_iter()
                    .any(|(_, card)| suit(card) == suit(boodle));
                let holder = (0..self.players)
                    .find(|player| self.hands[*player].contains(&(*boodle).into()));
                if let Some(holder) = holder
                    && has_held_suit
                {
                    self.won[offender] -= self.layout[at];
                    self.won[holder] += self.layout[at];
                }
            }
        }
        true
    }
}
