//! The cards on the page, each where the layout has it.

use core::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use leptos::prelude::{Get, GetUntracked, RwSignal, Set, With};
use page::clock;
use page::dom::{Element, effect, el, on_window};
use page::theme;
use patience::layout::{CardPlace, Fan, Fit, places};
use patience::play::{CardId, Play, identities};
use patience::rules::{Declaration, Position, STOCK, play as play_on};
use session::{CardSize, Speed, Switch};
use web_sys::HtmlElement;

use super::card::{CardElement, set_class};
use super::{focus, keyboard, labels, marks, pointer};
use crate::own::Page;

/// The number of cards of two packs.
const MOST_CARDS: usize = 104;

/// The level of a card that moves, over all that lie.
const RAISED: usize = 1000;

/// The board: its elements, and what they show.
pub(super) struct Board {
    pub(super) page: Page,
    pub(super) game: &'static Declaration,
    pub(super) root: HtmlElement,
    pub(super) cards: RefCell<Vec<Option<CardElement>>>,
    pub(super) piles: Vec<labels::PileElement>,
    pub(super) fit: RefCell<Fit>,
    /// The cards on show, pile by pile.
    pub(super) shown: RefCell<Vec<(CardId, CardPlace)>>,
    /// The pile and the card of it that the keyboard is at.
    pub(super) cursor: Cell<(usize, usize)>,
    /// Positions that are still to be shown, one after the other.
    waiting: RefCell<VecDeque<Position>>,
    /// Counts the updates, so that a late timer changes nothing.
    updates: Cell<u32>,
    /// The deal and the number of turns on show.
    state: RefCell<Option<(u64, &'static str, usize)>>,
}

/// The board of a game.
pub(super) fn board(page: Page, game: &'static Declaration) -> Element {
    let element = el("div.board")
        .attr("id", "board")
        .attr("role", "group")
        .live_attr("aria-label", move || page.words().game_name(&game.names))
        .class_when("won", move || {
            let own = page.own();
            own.play
                .with(|play| play.as_ref().is_some_and(Play::is_won))
        });
    let root = element.node();
    let piles = labels::pile_elements(&root, game);
    let board = Rc::new(Board {
        page,
        game,
        root,
        cards: RefCell::new((0..MOST_CARDS).map(|_| None).collect()),
        piles,
        fit: RefCell::new(Fit::new(game, (300, 300), 100, false)),
        shown: RefCell::default(),
        cursor: Cell::new((STOCK, 0)),
        waiting: RefCell::default(),
        updates: Cell::new(0),
        state: RefCell::new(None),
    });
    let size = RwSignal::new((0, 0));
    let measured = Rc::clone(&board);
    let measure = move || {
        let now = (measured.root.client_width(), measured.root.client_height());
        if now.0 > 0 && now != size.get_untracked() {
            size.set(now);
        }
    };
    let resized = measure.clone();
    on_window("resize", move |_| resized());
    clock::after(0, measure);
    follow(&board, size);
    marks::follow(&board);
    keyboard::listen(pointer::listen(element, &board), &board)
}

/// Shows what the game is, now and whenever it changes.
fn follow(board: &Rc<Board>, size: RwSignal<(i32, i32)>) {
    let board = Rc::clone(board);
    effect(move || {
        let (page, size) = (board.page, size.get());
        // The names of the piles are in the language of the page.
        let _ = page.words();
        let preferences = page.preferences();
        if size.0 == 0 {
            return;
        }
        let percent = match preferences.card_size {
            CardSize::Small => 70,
            CardSize::Medium => 100,
            CardSize::Large => 130,
        };
        let mirrored = preferences.has(Switch::LeftHanded);
        let fit = Fit::new(board.game, size, percent, mirrored);
        let is_resized = *board.fit.borrow() != fit;
        if is_resized {
            board.resize(fit);
        }
        page.own().play.with(|play| {
            if let Some(play) = play.as_ref().filter(|play| play.game().id == board.game.id) {
                board.update(play, is_resized, preferences.speed);
            }
        });
    });
}

impl Board {
    /// Shows a game: at once, or its last turn move by move.
    fn update(self: &Rc<Self>, play: &Play, is_resized: bool, speed: Speed) {
        let state = (play.seed().0, play.game().id, play.turns());
        let before = self.state.replace(Some(state));
        let is_new = before.is_none_or(|before| (before.0, before.1) != (state.0, state.1));
        let goes_on = !is_new && before.is_some_and(|before| before.2 + 1 == state.2);
        self.waiting.borrow_mut().clear();
        self.updates.set(self.updates.get() + 1);
        if is_new && theme::is_animated() && play.turns() == 0 {
            self.shown.borrow_mut().clear();
            return self.deal(play);
        }
        let moves = play.last_turn();
        if goes_on && moves.len() > 1 && theme::is_animated() && !is_resized {
            let mut position = *play.position_after(play.turns() - 1);
            let mut waiting = self.waiting.borrow_mut();
            for mv in moves {
                play_on(play.rules(), &mut position, *mv, &mut |_| ());
                waiting.push_back(position);
            }
            drop(waiting);
            return self.show_next(self.updates.get(), speed);
        }
        self.show(play.position(), !is_resized);
    }

    /// Shows the next of the waiting positions, and the others after it.
    fn show_next(self: &Rc<Self>, update: u32, speed: Speed) {
        let next = self.waiting.borrow_mut().pop_front();
        let Some(position) = next.filter(|_| self.updates.get() == update) else {
            return;
        };
        self.show(&position, true);
        let pause = match speed {
            Speed::Slow => 180,
            Speed::Normal => 90,
            Speed::Fast => 50,
            Speed::Instant => 0,
        };
        let board = Rc::clone(self);
        clock::after(pause, move || board.show_next(update, speed));
    }

    /// Deals the cards from the stock, or from the middle of the lower edge.
    fn deal(self: &Rc<Self>, play: &Play) {
        let start = {
            let fit = self.fit.borrow();
            let stock = fit.areas[STOCK].map(|area| (area.x, area.y));
            let middle = (self.root.client_width() - fit.width) / 2;
            stock.unwrap_or((middle, self.root.client_height() - fit.height))
        };
        set_class(&self.root, "still", true);
        self.show(play.position(), false);
        for card in self.cards.borrow().iter().flatten() {
            card.move_to(start.0, start.1);
        }
        // The browser has to lay the cards out there first.
        let _ = self.root.offset_width();
        set_class(&self.root, "still", false);
        set_class(&self.root, "dealing", true);
        let cards = self.cards.borrow();
        for (order, (id, place)) in self.shown.borrow().iter().enumerate() {
            if let Some(card) = &cards[*id] {
                card.style("transition-delay", &format!("{}ms", order * 9));
                card.move_to(place.x, place.y);
            }
        }
        let (board, update) = (Rc::clone(self), self.updates.get());
        clock::after(1300, move || {
            if board.updates.get() == update {
                board.end_deal();
            }
        });
    }

    /// Removes what only the dealing needs.
    fn end_deal(&self) {
        set_class(&self.root, "dealing", false);
        for card in self.cards.borrow().iter().flatten() {
            card.style("transition-delay", "");
        }
    }

    /// Shows a position. Cards that have moved go over the others until they have arrived.
    fn show(self: &Rc<Self>, position: &Position, moves: bool) {
        self.end_deal();
        let now = places(position, &self.fit.borrow());
        let ids = identities(&self.shown.borrow(), &now);
        let shown: Vec<(CardId, CardPlace)> = ids.into_iter().zip(now).collect();
        let mut cards = self.cards.borrow_mut();
        let before = self.shown.replace(shown.clone());
        let mut has_moved = false;
        for (order, (id, place)) in shown.iter().enumerate() {
            let card = cards[*id].get_or_insert_with(|| CardElement::new(*id, &self.root));
            let was = before
                .iter()
                .find(|(old, _)| old == id)
                .map(|(_, was)| (was.x, was.y, was.pile));
            let is_moved = moves && was.is_some_and(|was| was != (place.x, place.y, place.pile));
            let is_turned = card.turn(place);
            set_class(&card.node, "turning", is_turned && moves);
            let fan = self.fit.borrow().areas[place.pile].map(|area| area.fan);
            // Of a pile without a fan only the last cards are to be seen.
            let is_spread = matches!(fan, Some(Fan::Down | Fan::Right | Fan::Left | Fan::Braid));
            let above = position.len(place.pile).saturating_sub(place.index + 1);
            set_class(&card.node, "deep", !is_spread && above > 3);
            let is_left = matches!(fan, Some(Fan::Left | Fan::LastLeft));
            set_class(&card.node, "left-fan", is_left);
            let is_side = is_left || matches!(fan, Some(Fan::Right | Fan::LastRight));
            set_class(&card.node, "side-fan", is_side);
            card.raise(if is_moved { RAISED + order } else { order });
            card.move_to(place.x, place.y);
            has_moved |= is_moved;
        }
        drop(cards);
        labels::update(self, position);
        focus::keep(self);
        if has_moved {
            self.lower_later();
        }
    }

    /// Puts the cards back to their levels once they have arrived.
    pub(super) fn lower_later(self: &Rc<Self>) {
        let (board, update, waiting) = (
            Rc::clone(self),
            self.updates.get(),
            self.waiting.borrow().len(),
        );
        clock::after(450, move || {
            if board.updates.get() == update && board.waiting.borrow().len() == waiting {
                board.lower();
            }
        });
    }

    fn lower(&self) {
        let cards = self.cards.borrow();
        for (order, (id, _)) in self.shown.borrow().iter().enumerate() {
            if let Some(card) = &cards[*id] {
                card.raise(order);
            }
        }
    }

    /// Takes the size of the cards over.
    fn resize(&self, fit: Fit) {
        let style = self.root.style();
        for (name, length) in [("--cw", fit.width), ("--ch", fit.height)] {
            // It fails only for an invalid value.
            let _ = style.set_property(name, &format!("{length}px"));
        }
        set_class(&self.root, "tiny", fit.width < 36);
        labels::place(&self.piles, &fit);
        self.fit.replace(fit);
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
