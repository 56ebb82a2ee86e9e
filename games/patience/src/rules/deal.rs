//! Deal scripts.

use cards::french::{PlayingCardSet, Suit};
use cards::{Seed, sort_by_key};

use super::declaration::Rules;
use super::group::Base;
use super::legality::accepts;
use super::play::refill;
use super::position::{Position, STOCK, WASTE};
use super::script::{Deal, Down};
use super::{Kind, PileCard};

impl Rules {
    /// Deals the cards by a seed.
    #[must_use]
    pub fn deal(&self, seed: Seed) -> Position {
        let mut position = Position::empty(seed.0);
        let mut pack = self.pack();
        for step in self.deal {
            take_out(self, *step, &mut pack, &mut position);
        }
        cards::shuffle(&mut pack, &mut seed.generator());
        for card in pack {
            position.push(STOCK, card);
        }
        for step in self.deal {
            deal_step(self, *step, &mut position);
        }
        refill(self, &mut position, &mut |_| ());
        position
    }

    /// All cards of the game.
    #[must_use]
    pub fn pack(&self) -> Vec<PileCard> {
        let suits = self.suits.iter().cycle();
        let suits: Vec<Suit> = suits.copied().take(Suit::ALL.len()).collect();
        let one = PlayingCardSet::ALL.iter().map(PileCard::from);
        let one = one.map(|card| PileCard::new(card.rank(), suits[card.suit()]));
        let one: Vec<PileCard> = one
            .filter(|card| !self.left_out.contains(&card.rank()))
            .collect();
        one.repeat(usize::from(self.packs))
    }
}

/// Moves the next card of the stock to a pile.
pub(super) fn next_to(position: &mut Position, pile: usize) -> bool {
    if position.is_empty(STOCK) {
        return false;
    }
    let waste = position.len(WASTE);
    position.draw(1);
    position.shift(WASTE, pile, 1);
    debug_assert_eq!(position.len(WASTE), waste + usize::from(pile == WASTE));
    true
}

fn take_out(rules: &Rules, step: Deal, pack: &mut Vec<PileCard>, position: &mut Position) {
    let (group, is_out): (u8, Box<dyn Fn(PileCard) -> bool>) = match step {
        Deal::Rank { group, rank } => (group, Box::new(move |card| card.rank() == rank)),
        Deal::BehindAces { group } => (group, Box::new(|card| card.rank() == 1)),
        Deal::Hearts { group } => (group, Box::new(|card| card.suit() == 3)),
        _ => return,
    };
    let (mut out, rest): (Vec<PileCard>, Vec<PileCard>) =
        pack.iter().partition(|card| is_out(**card));
    sort_by_key(&mut out, |card| card.rank());
    *pack = rest;
    let stride = match step {
        Deal::BehindAces { .. } => 14,
        _ => 1,
    };
    for (pile, card) in rules.range(group.into()).step_by(stride).zip(out) {
        position.push(pile, card);
    }
}

fn deal_step(rules: &Rules, step: Deal, position: &mut Position) {
    match step {
        Deal::Rank { .. } | Deal::Hearts { .. } => {}
        Deal::Rows {
            group,
            rows,
            face_down,
        } => {
            for row in 0..rows {
                for pile in rules.range(group.into()) {
                    next_to(position, pile);
                    if row < face_down {
                        position.turn_top_down(pile);
                    }
                }
            }
        }
        Deal::Lengths {
            group,
            lengths,
            down,
        } => {
            let longest = lengths.iter().copied().max().unwrap_or_default();
            for row in 0..longest {
                for (pile, length) in rules.range(group.into()).zip(lengths) {
                    if row < *length {
                        next_to(position, pile);
                        if down == Down::Covered && row + 1 < *length {
                            position.turn_top_down(pile);
                        }
                    }
                }
            }
        }
        Deal::RowsWithPlay { group, rows } => {
            for _ in 0..rows {
                for pile in rules.range(group.into()) {
                    let to = foundation_for(rules, position);
                    next_to(position, to.unwrap_or(pile));
                }
            }
        }
        Deal::RowsWithoutBases { group, rows } => {
            for _ in 0..rows {
                for pile in rules.range(group.into()) {
                    while let Some(to) = foundation_for(rules, position) {
                        next_to(position, to);
                    }
                    next_to(position, pile);
                }
            }
            while let Some(to) = foundation_for(rules, position) {
                next_to(position, to);
            }
        }
        Deal::Base => {
            let pile = rules.piles_of(Kind::Foundation).next();
            if let (Some(pile), Some(card)) = (pile, position.pile(STOCK).first().copied()) {
                position.base = card.rank();
                next_to(position, pile);
            }
        }
        Deal::KingsBegin { group } => kings_begin(rules, group, position),
        Deal::Circles { group } => circles(rules, group, position),
        Deal::BehindAces { group } => {
            for (at, pile) in rules.range(group.into()).enumerate() {
                if at % 14 > 1 {
                    next_to(position, pile);
                }
            }
        }
    }
}

/// The foundation for the next card of the stock. With bases chosen by the deal, only for those.
fn foundation_for(rules: &Rules, position: &Position) -> Option<usize> {
    let card = *position.pile(STOCK).first()?;
    rules.piles_of(Kind::Foundation).find(|pile| {
        let only_bases = rules.group(*pile).base == Base::OfDeal;
        (!only_bases || position.is_empty(*pile)) && accepts(rules, position, WASTE, &[card], *pile)
    })
}

fn kings_begin(rules: &Rules, group: u8, position: &mut Position) {
    let mut columns = rules.range(group.into());
    let mut column = columns.next();
    while let (Some(card), Some(pile)) = (position.pile(STOCK).first().copied(), column) {
        if card.rank() == 1 {
            let mut foundations = rules.piles_of(Kind::Foundation);
            let free = foundations.find(|pile| position.is_empty(*pile));
            next_to(position, free.unwrap_or(pile));
            continue;
        }
        if card.rank() == 13 {
            column = columns.next();
        }
        next_to(position, column.unwrap_or(pile));
    }
}

fn circles(rules: &Rules, group: u8, position: &mut Position) {
    for length in 1..=3 {
        loop {
            for pile in rules.range(group.into()) {
                if position.len(pile) < length {
                    next_to(position, pile);
                }
            }
            let mut moved = false;
            for pile in rules.range(group.into()) {
                let Some(card) = position.top(pile) else {
                    continue;
                };
                let mut foundations = rules.piles_of(Kind::Foundation);
                let to = foundations.find(|to| accepts(rules, position, pile, &[card], *to));
                if let Some(to) = to {
                    position.shift(pile, to, 1);
                    moved = true;
                }
            }
            if !moved {
                break;
            }
        }
    }
}
