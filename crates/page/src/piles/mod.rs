//! A table on which cards lie in piles. Each card is an element that glides to its place; pointer and keyboard move it.
//!
//! [`board()`] shows any [`PileGame`]: what it draws are [`scene::piles`].

mod board;
mod card;
mod focus;
mod game;
mod hit;
mod keyboard;
mod labels;
mod marks;
mod outline;
mod pointer;
mod show;

use std::rc::Rc;

use leptos::prelude::{Get, GetUntracked, RwSignal, Set};
use session::{CardSize, Switch};

use self::board::Board;
use crate::dom::{Element, effect, el, on_size};
use crate::shell::Shell;

pub use game::{BoardState, PileGame, PileHint};
pub use show::pause;

/// The board of a game.
pub fn board(shell: Shell, game: Rc<dyn PileGame>) -> Element {
    let (named, won) = (Rc::clone(&game), Rc::clone(&game));
    let element = el("div.board")
        .attr("id", "board")
        .attr("role", "group")
        .live_attr("aria-label", move || named.name())
        .class_when("won", move || won.state().is_some_and(|state| state.is_won));
    let root = element.node();
    let board = Rc::new(Board::new(game, root));
    let size = RwSignal::new((0, 0));
    let measured = Rc::clone(&board);
    let measure = move || {
        let now = (measured.root.client_width(), measured.root.client_height());
        if now.0 > 0 && now != size.get_untracked() {
            size.set(now);
        }
    };
    on_size(&board.root, measure);
    follow(shell, &board, size);
    marks::follow(&board);
    keyboard::listen(pointer::listen(element, &board), &board)
}

/// Shows what the game is, now and whenever it changes.
fn follow(shell: Shell, board: &Rc<Board>, size: RwSignal<(i32, i32)>) {
    let board = Rc::clone(board);
    effect(move || {
        let (size, preferences) = (size.get(), shell.preferences());
        let state = board.game.state();
        if size.0 == 0 {
            return;
        }
        let percent = match preferences.card_size {
            CardSize::Small => 70,
            CardSize::Medium => 100,
            CardSize::Large => 130,
        };
        let mirrored = preferences.has(Switch::LeftHanded);
        let fit = board.game.fit(size, percent, mirrored);
        let is_resized = *board.fit.borrow() != fit;
        if is_resized {
            board.resize(fit);
        }
        if let Some(state) = state {
            show::update(&board, state, is_resized, preferences.speed);
        }
    });
}
