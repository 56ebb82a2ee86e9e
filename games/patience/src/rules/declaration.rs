//! A declaration: a game as data.

use cards::french::Suit;

use super::group::{Group, Kind, Shape};
use super::script::{Deal, Gather};

/// A game of the family, or one reading (variant) of it.
#[derive(Clone, Copy, Debug)]
pub struct Declaration {
    /// Permanent id: small letters, digits and hyphens.
    pub id: &'static str,
    /// The number in the booklet of rules.
    pub number: u8,
    /// The names.
    pub names: Names,
    /// The id of the printed game, if this is another reading of it.
    pub option_of: Option<&'static str>,
    /// The rules.
    pub rules: Rules,
}

/// The names by which players know a game.
#[derive(Clone, Copy, Debug)]
pub struct Names {
    /// In English.
    pub en: &'static str,
    /// In German.
    pub de: &'static str,
    /// In French.
    pub fr: &'static str,
    /// In Dutch.
    pub nl: &'static str,
}

impl Declaration {
    /// A game as printed.
    #[must_use]
    pub const fn new(id: &'static str, number: u8, names: Names, rules: Rules) -> Self {
        let option_of = None;
        Self {
            id,
            number,
            names,
            option_of,
            rules,
        }
    }
}

impl Names {
    /// The names in English, German, French and Dutch.
    #[must_use]
    pub const fn new(
        en: &'static str,
        de: &'static str,
        fr: &'static str,
        nl: &'static str,
    ) -> Self {
        Self { en, de, fr, nl }
    }
}

/// The rules of a game.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// The number of packs, 1 or 2.
    pub packs: u8,
    /// The ranks that are left out of the pack.
    pub left_out: &'static [u8],
    /// The suits of the cards. With fewer than four, each suit of the pack becomes one of these.
    pub suits: &'static [Suit],
    /// The groups of piles behind waste and stock.
    pub groups: &'static [Group],
    /// The piles of the groups.
    pub shape: Shape,
    /// The use of the stock.
    pub stock: Stock,
    /// The number of passes through the stock; 0 for any number.
    pub passes: u8,
    /// How the cards are dealt. The rest is the stock.
    pub deal: &'static [Deal],
    /// How the table is gathered, if it is.
    pub gather: Gather,
    /// The goal.
    pub goal: Goal,
    /// Whether the player chooses the foundations' rank from the cards of the reserve.
    pub chooses_base: bool,
}

/// The use of the stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stock {
    /// There is no stock, or its cards only fill spaces.
    Fills,
    /// This number of cards is turned onto the waste.
    Draw(u8),
    /// This number of cards is turned onto two wastes in turn.
    TwoWastes(u8),
    /// Every column gets a card.
    Rows {
        /// Spaces must be filled before.
        needs_filled: bool,
        /// Spaces get no card.
        skips_spaces: bool,
    },
    /// The next card goes to the foundation, whatever it is.
    Foundation,
    /// One card is turned in the whole game, when no pair is left.
    Extra,
}

/// The goal of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// All cards are on foundations.
    AllCards,
    /// Each row of 14 places has a suit from ace to king.
    Rows,
    /// Nothing is built: equal ranks that touch at corners go in pairs, at least this number of cards.
    Diagonals(u8),
    /// Nothing is built: pairs of 13, and kings alone, until no card is left.
    Thirteens,
}

impl Rules {
    /// Rules for these groups, without a stock, a deal or gathering.
    #[must_use]
    pub const fn new(packs: u8, groups: &'static [Group]) -> Self {
        Self {
            packs,
            left_out: &[],
            suits: &Suit::ALL,
            groups,
            shape: Shape::new(groups),
            stock: Stock::Fills,
            passes: 1,
            deal: &[],
            gather: Gather::None,
            goal: Goal::AllCards,
            chooses_base: false,
        }
    }

    /// The group of a pile.
    #[inline]
    #[must_use]
    pub const fn group(&self, pile: usize) -> &'static Group {
        const WASTE: &Group = &Group::WASTE;
        const STOCK: &Group = &Group::STOCK;
        match self.shape.group_of[pile] {
            0 => WASTE,
            1 => STOCK,
            number => &self.groups[number as usize - 2],
        }
    }

    /// The number of piles.
    #[inline]
    #[must_use]
    pub const fn piles(&self) -> usize {
        self.shape.piles as usize
    }

    /// The first pile of a group, by its number, and the pile behind its last one.
    #[must_use]
    pub fn range(&self, group: usize) -> core::ops::Range<usize> {
        let Some(number) = group.checked_sub(2) else {
            return group..group + 1;
        };
        let size = |group: &Group| usize::from(group.count);
        let start = 2 + self.groups.iter().take(number).map(size).sum::<usize>();
        start..start + self.groups.get(number).map_or(0, size)
    }

    /// The piles of a kind, in order.
    pub fn piles_of(&self, kind: Kind) -> impl Iterator<Item = usize> {
        (0..self.piles()).filter(move |pile| self.group(*pile).kind == kind)
    }

    /// The number of cards of the game.
    #[must_use]
    pub fn cards(&self) -> u8 {
        let left_out = u8::try_from(self.left_out.len()).unwrap_or(13);
        self.packs * (52 - 4 * left_out.min(13))
    }
}
