//! The board: its elements on the page, and the place of each card.

use core::cell::{Cell, RefCell};
use std::collections::VecDeque;

use patience::layout::{CardPlace, Fan, Fit};
use patience::play::CardId;
use patience::rules::{Declaration, Kind, Position, STOCK};
use web_sys::HtmlElement;

use super::card::{CardElement, set_class};
use super::outline::{PileElement, pile_elements, place};
use crate::own::Page;

/// The number of cards of two packs.
const MAX_CARDS: usize = 104;

/// The board: its elements, and what they show.
pub(super) struct Board {
    pub(super) page: Page,
    pub(super) game: &'static Declaration,
    pub(super) root: HtmlElement,
    pub(super) cards: RefCell<Vec<Option<CardElement>>>,
    pub(super) piles: Vec<PileElement>,
    pub(super) fit: RefCell<Fit>,
    /// The cards on show, pile by pile.
    pub(super) shown: RefCell<Vec<(CardId, CardPlace)>>,
    /// The pile and the card of it that the keyboard is at.
    pub(super) cursor: Cell<(usize, usize)>,
    /// The element at which the Tab key stops.
    pub(super) stop: RefCell<Option<HtmlElement>>,
    /// Positions that are still to be shown, one after the other.
    pub(super) waiting: RefCell<VecDeque<Position>>,
    /// Counts the updates, so that a late timer changes nothing.
    pub(super) updates: Cell<u32>,
    /// The deal and the number of turns on show.
    pub(super) state: RefCell<Option<(u64, &'static str, usize)>>,
}

impl Board {
    /// A board without cards.
    pub(super) fn new(page: Page, game: &'static Declaration, root: HtmlElement) -> Self {
        let fit = Fit::new(game, (300, 300), 100, false);
        Self {
            page,
            game,
            piles: pile_elements(&root, game),
            root,
            cards: RefCell::new((0..MAX_CARDS).map(|_| None).collect()),
            cursor: Cell::new((first_pile(game, &fit), 0)),
            stop: RefCell::new(None),
            fit: RefCell::new(fit),
            shown: RefCell::default(),
            waiting: RefCell::default(),
            updates: Cell::new(0),
            state: RefCell::new(None),
        }
    }

    /// Takes the size of the cards over.
    pub(super) fn resize(&self, fit: Fit) {
        let style = self.root.style();
        for (name, length) in [("--cw", fit.width), ("--ch", fit.height)] {
            // It fails only for an invalid value.
            let _ = style.set_property(name, &format!("{length}px"));
        }
        set_class(&self.root, "tiny", fit.width < 36);
        place(&self.piles, &fit);
        self.fit.replace(fit);
    }

    /// Whether all cards of a pile are to be seen, and not only the last ones.
    pub(super) fn is_spread(&self, pile: usize) -> bool {
        matches!(
            self.fan(pile),
            Some(Fan::Down | Fan::Right | Fan::Left | Fan::Braid)
        )
    }

    /// The fan of a pile; `None` if the pile is never used.
    pub(super) fn fan(&self, pile: usize) -> Option<Fan> {
        let area = self.fit.borrow().areas.get(pile).copied().flatten();
        area.map(|area| area.fan)
    }

    /// The place of a card on show.
    pub(super) fn place_of(&self, id: CardId) -> Option<CardPlace> {
        let shown = self.shown.borrow();
        shown
            .iter()
            .find(|(other, _)| *other == id)
            .map(|(_, place)| *place)
    }

    /// The card of a pile with this place in it; for an empty pile none.
    pub(super) fn card_at(&self, pile: usize, index: usize) -> Option<CardId> {
        let shown = self.shown.borrow();
        let found = shown
            .iter()
            .find(|(_, place)| (place.pile, place.index) == (pile, index));
        found.map(|(id, _)| *id)
    }

    /// The number of cards of a pile on show.
    pub(super) fn len(&self, pile: usize) -> usize {
        self.shown
            .borrow()
            .iter()
            .filter(|(_, place)| place.pile == pile)
            .count()
    }
}

/// The pile with which the keyboard begins: the stock, or the first column of a game without one.
pub(super) fn first_pile(game: &Declaration, fit: &Fit) -> usize {
    let column = game.rules.piles_of(Kind::Column).next().unwrap_or(STOCK);
    if fit.areas[STOCK].is_some() {
        STOCK
    } else {
        column
    }
}
