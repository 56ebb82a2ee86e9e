//! The board, connected with what it follows and what it listens to.

use std::rc::Rc;

use leptos::prelude::{Get, GetUntracked, RwSignal, Set, With};
use page::dom::{Element, effect, el, on_size};
use patience::layout::Fit;
use patience::play::Play;
use patience::rules::Declaration;
use session::{CardSize, Switch};

use super::board::Board;
use super::{keyboard, marks, pointer, show};
use crate::own::Page;

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
    let board = Rc::new(Board::new(page, game, root));
    let size = RwSignal::new((0, 0));
    let measured = Rc::clone(&board);
    let measure = move || {
        let now = (measured.root.client_width(), measured.root.client_height());
        if now.0 > 0 && now != size.get_untracked() {
            size.set(now);
        }
    };
    on_size(&board.root, measure);
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
                show::update(&board, play, is_resized, preferences.speed);
            }
        });
    });
}
