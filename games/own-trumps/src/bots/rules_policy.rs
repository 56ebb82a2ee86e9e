//! Play by simple rules, from what the player to move knows.

use cards::french::{PlayingCard, PlayingCardSet, Rank, Suit};
use cards::{Generator, below};
use search::{RolloutPolicy, draw_move};

use crate::rules::{Decision, Position, Table, View};

/// A pile of this size is worth an ace that makes the next player take all of it.
const LARGE_PILE: usize = 5;

/// Play by rules as a rollout policy. One decision of `random_in` is random; none if it is 0.
#[derive(Clone, Copy, Debug)]
pub struct RulesPolicy {
    /// How rare random decisions are.
    pub random_in: u32,
}

impl RulesPolicy {
    /// The decision of a view; `None` if it is not the viewer's turn.
    #[must_use]
    pub fn choose_from_view(self, view: &View, generator: &mut Generator) -> Option<Decision> {
        let is_own_turn = view.table.to_move() == Some(view.me);
        is_own_turn.then(|| self.decide(&view.table, view.hand, generator))?
    }

    fn decide(
        self,
        table: &Table,
        hand: PlayingCardSet,
        generator: &mut Generator,
    ) -> Option<Decision> {
        if self.random_in > 0 && below(generator, self.random_in) == 0 {
            return draw_move(table.legal(hand), generator);
        }
        choose_by_rules(table, hand)
    }
}

/// The decision of a player with this hand; `None` when the round is over.
///
/// Beats with the lowest card that does, trumps last, and takes only if nothing beats. Gets rid of low
/// cards; on a large pile, puts the ace of the next player's trumps.
#[must_use]
pub fn choose_by_rules(table: &Table, hand: PlayingCardSet) -> Option<Decision> {
    let legal = table.legal(hand);
    let own = table.trump(table.to_move()?);
    let beats = !table.is_second && !table.pile.is_empty();
    let card = if beats {
        cheapest(legal.cards, own)
    } else {
        bomb(table, legal.cards).or_else(|| cheapest(legal.cards, own))
    };
    card.map(Decision::Card)
        .or(legal.take.then_some(Decision::Take))
}

/// The ace of the next player's trumps, if the pile is large: they must take all of it.
fn bomb(table: &Table, cards: PlayingCardSet) -> Option<PlayingCard> {
    let next = table.seats().left_of(table.to_move()?);
    let ace = PlayingCard::new(Rank::Ace, table.trump(next));
    (table.pile.len() >= LARGE_PILE && cards.contains(ace)).then_some(ace)
}

/// The lowest card; trumps come after all others.
fn cheapest(cards: PlayingCardSet, own: Suit) -> Option<PlayingCard> {
    cards
        .iter()
        .min_by_key(|card| (card.suit() == own, card.rank()))
}

impl RolloutPolicy<Position> for RulesPolicy {
    fn choose(&self, state: &Position, generator: &mut Generator) -> Option<Decision> {
        let seat = state.table().to_move()?;
        self.decide(state.table(), state.hands()[seat], generator)
    }
}
