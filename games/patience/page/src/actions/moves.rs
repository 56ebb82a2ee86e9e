//! Moves of the player, and hints.

use leptos::prelude::{GetUntracked, Set, UpdateValue, WithUntracked, untrack};
use patience::outlook::WayBack;
use patience::play::{Play, Tap, count_from, finish as finish_moves, move_to};
use patience::protocol::AUTOMATIC;
use patience::protocol::INFO;
use patience::rules::{Move, Refusal};

use super::state::{change, lines, say};
use crate::own::Page;

/// A tap on a card or on a pile.
pub(crate) fn tap(page: Page, pile: usize, index: usize) {
    let own = page.own();
    if let Some((from, count)) = own.picked.get_untracked() {
        own.picked.set(None);
        if bring(page, from, count, pile) || from == pile {
            return;
        }
    }
    let meaning = own.play.with_untracked(|play| {
        let play = play.as_ref()?;
        own.tapper
            .try_update_value(|tapper| tapper.tap(play, pile, index))
    });
    match meaning {
        Some(Tap::Move(mv)) => play_move(page, mv),
        Some(Tap::Select) => pick(page, pile, index),
        Some(Tap::Refused(why)) => refuse(page, pile, index, why),
        None => {}
    }
}

/// Says why a card cannot be moved; it shakes its head.
pub(crate) fn refuse(page: Page, pile: usize, index: usize, why: Refusal) {
    page.own().play.with_untracked(|play| {
        if let Some(play) = play {
            page.set_remark(refusal_text(page, play, why));
        }
    });
    page.own().refused.set(Some((pile, index)));
}

fn refusal_text(page: Page, play: &Play, why: Refusal) -> String {
    let words = untrack(|| page.words());
    words.refusal_in(play.rules(), play.position(), why)
}

/// Picks cards up: the card with this place in a pile and all above it.
pub(crate) fn pick(page: Page, pile: usize, index: usize) {
    let own = page.own();
    let picked = own.play.with_untracked(|play| {
        let play = play.as_ref()?;
        let count = count_from(play.rules(), play.position(), pile, index);
        let has_target = !targets(play, pile, count).is_empty();
        has_target.then(|| {
            (
                count,
                untrack(|| page.words().picked_text(play, pile, count)),
            )
        })
    });
    match picked {
        Some((count, text)) => {
            own.hint.set(None);
            own.picked.set(Some((pile, count)));
            say(page, vec![text]);
        }
        None => tap(page, pile, index),
    }
}

/// Puts picked-up cards back. Returns whether there were any.
pub(crate) fn put_back(page: Page) -> bool {
    let own = page.own();
    let any = own.picked.get_untracked().is_some();
    if any {
        own.picked.set(None);
        say(page, vec![untrack(|| page.words().put_down().to_owned())]);
    }
    any
}

/// The piles to which cards may go.
pub(crate) fn targets(play: &Play, pile: usize, count: u8) -> Vec<usize> {
    patience::play::targets(play.rules(), play.position(), pile, count)
}

/// Brings the top `count` cards of a pile to another one. Returns whether that is legal.
pub(crate) fn bring(page: Page, from: usize, count: u8, to: usize) -> bool {
    let mv = page.own().play.with_untracked(|play| {
        let play = play.as_ref()?;
        move_to(play.rules(), play.position(), from, count, to).ok()
    });
    mv.inspect(|mv| play_move(page, *mv)).is_some()
}

/// Plays a move, or says why it is not legal.
pub(crate) fn play_move(page: Page, mv: Move) {
    let automatic = page.settings().options(&INFO).is_on(&AUTOMATIC);
    change(page, |play| {
        let before = *play.position();
        match play.play(mv, automatic) {
            Ok(()) => Some(lines(page, play, &before)),
            Err(refusal) => {
                page.set_remark(refusal_text(page, play, refusal));
                None
            }
        }
    });
}

/// Takes the last turn back, and says which one.
pub(crate) fn undo(page: Page) {
    let words = untrack(|| page.words());
    let left = page.own().left.get_untracked();
    let is_done = change(page, |play| {
        if let Some(left) = left {
            *play = left;
            return Some(vec![words.undone().to_owned()]);
        }
        let said = play.turns().checked_sub(1).and_then(|before| {
            let mut lines = lines(page, play, play.position_after(before)).into_iter();
            lines.next().map(|line| words.undone_turn(line))
        });
        play.undo()
            .then(|| vec![said.unwrap_or_else(|| words.undone().to_owned())])
    });
    if !is_done {
        page.set_remark(words.nothing_to_undo().to_owned());
    }
}

/// Repeats the next turn, and says what happens in it.
pub(crate) fn redo(page: Page) {
    let words = untrack(|| page.words());
    let is_done = change(page, |play| {
        let before = *play.position();
        play.redo().then(|| {
            let mut said = vec![words.redone().to_owned()];
            said.extend(lines(page, play, &before));
            said
        })
    });
    if !is_done {
        page.set_remark(words.nothing_to_redo().to_owned());
    }
}

/// Goes back to the last position from which the game could be won, as far as is known.
pub(crate) fn go_back(page: Page) {
    let outlook = page.own().findings.outlook.get_untracked();
    if let Some(WayBack::To(turns)) = outlook.way_back() {
        go_to(page, turns);
    }
}

/// Goes to the position after a number of turns.
pub(crate) fn go_to(page: Page, turns: usize) {
    change(page, |play| {
        let words = untrack(|| page.words());
        let line = if turns < play.turns() {
            words.undone()
        } else {
            words.redone()
        };
        play.go_to(turns).then(|| vec![line.to_owned()])
    });
}

/// Plays to the end, if everything goes home.
pub(crate) fn finish(page: Page) {
    change(page, |play| {
        let moves = finish_moves(play)?;
        let before = *play.position();
        play.play_all(&moves).ok()?;
        Some(lines(page, play, &before))
    });
}
