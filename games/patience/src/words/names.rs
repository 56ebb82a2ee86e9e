//! Names of games, cards and piles.

use words::Lang;

use super::Words;
use crate::rules::{Names, PileCard, Position, Refusal, Rules, STOCK, Stock};

impl Names {
    /// The name in a language.
    #[must_use]
    pub const fn in_lang(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::De => self.de,
            Lang::Nl => self.nl,
            Lang::Fr => self.fr,
        }
    }
}

impl Words {
    /// The name of a game.
    #[must_use]
    pub fn game_name(&self, names: &Names) -> &'static str {
        names.in_lang(self.lang())
    }

    /// The name of a card: "10 of hearts".
    #[must_use]
    pub fn card_name(&self, card: PileCard) -> String {
        let suit = card.playing_card().suit().letter().to_string();
        self.card(rank_text(card.rank()), suit)
    }

    /// The name of a pile, for labels: "Column 3".
    #[must_use]
    pub fn pile_name(&self, rules: &Rules, pile: usize) -> String {
        self.pile(rules.group(pile).kind.id(), number(rules, pile))
    }

    /// The name of a pile to which cards go, within a sentence: "column 3".
    #[must_use]
    pub fn onto_pile(&self, rules: &Rules, pile: usize) -> String {
        self.onto(rules.group(pile).kind.id(), number(rules, pile))
    }

    /// The rank of the foundations' first cards.
    #[must_use]
    pub fn base_text(&self, rank: u8) -> String {
        self.base_is(rank_text(rank))
    }

    /// Why a move is refused.
    #[must_use]
    pub fn refusal(&self, refusal: Refusal) -> String {
        self.refused(match refusal {
            Refusal::Over => "over",
            Refusal::NotFree => "not-free",
            Refusal::DoesNotFit => "does-not-fit",
            Refusal::NoDraw => "no-draw",
            Refusal::NoGather => "no-gather",
            Refusal::NoPair => "no-pair",
            Refusal::ChooseFirst => "choose-first",
            Refusal::NoSuchPile => "nothing",
        })
    }

    /// Why a move is refused in a position: of the stock, what would have to change.
    #[must_use]
    pub fn refusal_in(&self, rules: &Rules, position: &Position, refusal: Refusal) -> String {
        let is_used_up = position.is_empty(STOCK);
        let is_last_pass = rules.passes > 0 && position.passes + 1 >= rules.passes;
        match (refusal, rules.stock) {
            (Refusal::NoDraw, Stock::Rows { .. }) if !is_used_up => self.refused("empty-column"),
            (Refusal::NoDraw, Stock::Draw(_) | Stock::TwoWastes(_)) if is_last_pass => {
                self.refused("no-pass")
            }
            _ => self.refusal(refusal),
        }
    }
}

/// The rank as messages know it: 2 to 10, J, Q, K or A.
fn rank_text(rank: u8) -> String {
    match rank {
        1 => "A".into(),
        11 => "J".into(),
        12 => "Q".into(),
        13 => "K".into(),
        number => number.to_string(),
    }
}

/// The number of a pile among those of its kind, from 1; 0 if it is the only one.
fn number(rules: &Rules, pile: usize) -> usize {
    let kind = rules.group(pile).kind;
    let before = rules.piles_of(kind).take_while(|other| *other < pile);
    let all = rules.piles_of(kind).count();
    if all == 1 { 0 } else { before.count() + 1 }
}
