//! A deal as a line of JSON: all cards known.

use core::fmt;

use cards::french::PlayingCard;
use serde::{Deserialize, Serialize};

use crate::rules::{Base, Deal, Declaration, Down, Kind, PileCard, Position, Rules, STOCK, WASTE};

/// All cards of a deal. Piles are written from bottom to top, the stock in the order in which its cards come.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
pub struct DealLine {
    /// Columns, rows and places.
    #[serde(default)]
    pub tableau: Vec<Vec<String>>,
    /// Reserves, packets and the braid.
    #[serde(default)]
    pub reserve: Vec<Vec<String>>,
    /// Cells.
    #[serde(default)]
    pub cells: Vec<Vec<String>>,
    /// The stock.
    #[serde(default)]
    pub stock: Vec<String>,
    /// Foundations, in any order.
    #[serde(default)]
    pub foundations: Vec<PileText>,
}

/// A foundation: its cards, or only its top card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(untagged)]
pub enum PileText {
    /// The top card. Under it are the cards of its suit from the ace; none if the deal chooses the rank.
    Top(String),
    /// All cards, from bottom to top.
    Cards(Vec<String>),
}

/// Why a line is not a deal of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealFault {
    /// A text is not a card.
    NoCard(String),
    /// A kind of pile with its number, and the number that the game has.
    Piles(&'static str, usize, usize),
    /// A card is there too often.
    TooOften(PileCard),
    /// A card is missing.
    Missing(PileCard),
    /// No foundation has a card that sets the rank of all.
    NoBase,
    /// No foundation may begin with this card.
    NotOnFoundation(PileCard),
}

impl DealLine {
    /// The line of a position.
    #[must_use]
    pub fn new(rules: &Rules, position: &Position) -> Self {
        let text = |pile: usize| -> Vec<String> {
            let cards = position.pile(pile).iter();
            cards.map(|card| card.face_up().to_string()).collect()
        };
        let piles = |kind| rules.piles_of(kind).map(text).collect();
        let foundations = rules.piles_of(Kind::Foundation);
        Self {
            tableau: piles(Kind::Column),
            reserve: piles(Kind::Reserve),
            cells: piles(Kind::Cell),
            stock: text(STOCK),
            foundations: foundations
                .map(|pile| PileText::Cards(text(pile)))
                .collect(),
        }
    }

    /// The position before the first move. Cards lie face down as they do after the game's own deal.
    ///
    /// # Errors
    /// The first fault.
    pub fn position(&self, game: &Declaration) -> Result<Position, DealFault> {
        let rules = &game.rules;
        let mut position = Position::empty(0);
        let groups = [
            ("tableau", Kind::Column, &self.tableau),
            ("reserve", Kind::Reserve, &self.reserve),
            ("cells", Kind::Cell, &self.cells),
        ];
        for (name, kind, piles) in groups {
            let places: Vec<usize> = rules.piles_of(kind).collect();
            let is_exact = kind == Kind::Column && places.len() < 50;
            if piles.len() > places.len() || is_exact && piles.len() != places.len() {
                return Err(DealFault::Piles(name, piles.len(), places.len()));
            }
            for (pile, cards) in places.into_iter().zip(piles) {
                let down = face_down(rules, pile, cards.len());
                for (place, card) in cards.iter().enumerate() {
                    let card = read_card(card)?;
                    let card = if place < down { card.face_down() } else { card };
                    position.push(pile, card);
                }
            }
        }
        for card in &self.stock {
            position.push(STOCK, read_card(card)?);
        }
        self.put_foundations(rules, &mut position)?;
        check_cards(rules, &position)?;
        Ok(position)
    }

    fn put_foundations(&self, rules: &Rules, position: &mut Position) -> Result<(), DealFault> {
        let places: Vec<usize> = rules.piles_of(Kind::Foundation).collect();
        if self.foundations.len() > places.len() {
            let (found, known) = (self.foundations.len(), places.len());
            return Err(DealFault::Piles("foundations", found, known));
        }
        for foundation in &self.foundations {
            let cards = foundation.cards(rules)?;
            let Some(first) = cards.first().copied() else {
                continue;
            };
            let fits = |pile: &&usize| {
                let base = match rules.group(**pile).base {
                    Base::Rank(rank) | Base::OnePerSuit(rank) => first.rank() == rank,
                    Base::Reserved(_) => false,
                    _ => true,
                };
                base && position.is_empty(**pile)
            };
            let pile = places.iter().find(fits);
            let pile = *pile.ok_or(DealFault::NotOnFoundation(first))?;
            for card in cards {
                position.push(pile, card);
            }
        }
        put_known(rules, position, &places);
        let chooses = |group: &crate::rules::Group| group.base == Base::OfDeal;
        if rules.groups.iter().any(chooses) && !rules.chooses_base {
            let first = places.iter().find_map(|pile| position.pile(*pile).first());
            position.base = first.ok_or(DealFault::NoBase)?.rank();
        }
        Ok(())
    }
}

impl PileText {
    fn cards(&self, rules: &Rules) -> Result<Vec<PileCard>, DealFault> {
        match self {
            Self::Cards(cards) => cards.iter().map(|card| read_card(card)).collect(),
            Self::Top(top) => {
                let top = read_card(top)?;
                let from_ace = rules
                    .groups
                    .iter()
                    .any(|group| group.kind == Kind::Foundation && group.base == Base::Rank(1));
                let suit = cards::french::Suit::ALL[top.suit()];
                let first = if from_ace { 1 } else { top.rank() };
                Ok((first..=top.rank())
                    .map(|rank| PileCard::new(rank, suit))
                    .collect())
            }
        }
    }
}

/// Lays out cards that are on the foundations in every deal, if the line leaves them out.
fn put_known(rules: &Rules, position: &mut Position, places: &[usize]) {
    if places.iter().any(|pile| !position.is_empty(*pile)) {
        return;
    }
    let example = rules.deal(cards::Seed(0));
    let known = rules.deal.iter().any(|step| match step {
        Deal::Hearts { .. } => true,
        Deal::Rank { .. } => (WASTE..rules.piles())
            .flat_map(|pile| position.pile(pile))
            .all(|card| {
                places
                    .iter()
                    .all(|pile| example.pile(*pile).first() != Some(card))
            }),
        _ => false,
    });
    for pile in places.iter().filter(|_| known) {
        if let Some(card) = example.pile(*pile).first() {
            position.push(*pile, *card);
        }
    }
}

/// The number of cards of a column that lie face down after the deal.
fn face_down(rules: &Rules, pile: usize, length: usize) -> usize {
    let group = rules.shape.group_of[pile];
    let of_step = |step: &Deal| match *step {
        Deal::Lengths {
            group: of, down, ..
        } if of == group && down == Down::Covered => Some(usize::MAX),
        Deal::Rows {
            group: of,
            face_down,
            ..
        } if of == group => Some(usize::from(face_down)),
        _ => None,
    };
    let down = rules.deal.iter().find_map(of_step).unwrap_or(0);
    down.min(length.saturating_sub(1))
}

fn check_cards(rules: &Rules, position: &Position) -> Result<(), DealFault> {
    let mut missing = rules.pack();
    for pile in 0..rules.piles() {
        for card in position.pile(pile) {
            let card = card.face_up();
            let at = missing.iter().position(|other| *other == card);
            missing.swap_remove(at.ok_or(DealFault::TooOften(card))?);
        }
    }
    missing
        .first()
        .map_or(Ok(()), |card| Err(DealFault::Missing(*card)))
}

fn read_card(text: &str) -> Result<PileCard, DealFault> {
    let card = text.parse::<PlayingCard>();
    card.map(PileCard::from)
        .map_err(|_| DealFault::NoCard(text.chars().take(20).collect()))
}

impl fmt::Display for DealFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoCard(text) => write!(f, "{text:?} is not a card such as 6S or TH"),
            Self::Piles(name, found, known) => {
                write!(f, "{name} has {found} piles, not {known}")
            }
            Self::TooOften(card) => write!(f, "{card} is there too often, or not in this game"),
            Self::Missing(card) => write!(f, "{card} is missing"),
            Self::NoBase => f.write_str("no foundation has a card that sets the rank of all"),
            Self::NotOnFoundation(card) => write!(f, "no foundation begins with {card}"),
        }
    }
}

impl core::error::Error for DealFault {}
