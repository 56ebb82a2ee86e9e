//! What the person does at the table.

use leptos::prelude::{
    GetUntracked, GetValue, Set, SetValue, Update, UpdateUntracked, UpdateValue, WithUntracked,
    untrack,
};
use page::address;
use page::clock;
use page::seed;
use page::sound::{melody, note, play as play_tones, tap as tap_tone};
use patience::games;
use patience::play::{
    Advice, DealLink, Play, Reason, Tap, advice, count_from, finish as finish_moves, is_stuck,
    move_to,
};
use patience::protocol::{AUTOMATIC, WINNABLE};
use patience::rules::{Declaration, Kind, Move, Position};

use crate::own::{Lost, Page, Task, WonGame};
use crate::saved;

/// The solver is asked so long after a change, in milliseconds.
const ASK_AFTER: u32 = 700;

/// Opens a game: the deal that a link names, or the game under way, or a new deal.
pub(crate) fn open(page: Page, link: DealLink) {
    let own = page.own();
    let is_here = own.play.with_untracked(|play| {
        let play = play.as_ref();
        play.is_some_and(|play| {
            play.game().id == link.game.id && link.seed.is_none_or(|seed| seed == play.seed())
        })
    });
    if is_here {
        own.is_at_table.set(true);
        return;
    }
    leave_game(page);
    let kept = saved::game_under_way(page, link.game);
    let play = match (kept, link.seed) {
        (Some(play), None) => play,
        (Some(play), Some(seed)) if play.seed() == seed && play.game().id == link.game.id => play,
        (kept, Some(seed)) => {
            if let Some(kept) = kept {
                count_given_up(page, &kept);
            }
            Play::new(link.game, seed)
        }
        (None, None) => {
            let game = saved::variant(link.game);
            Play::new(game, next_seed(page, game))
        }
    };
    begin(page, play);
}

/// Goes back to the first page. The game stays as it is.
pub(crate) fn leave(page: Page) {
    leave_game(page);
    page.own().is_at_table.set(false);
    address::remove_fragment();
}

/// Deals a game anew: the number of a deal, or a random one.
pub(crate) fn deal(page: Page, game: &'static Declaration, number: Option<u64>) {
    page.own().play.with_untracked(|play| {
        if let Some(play) = play {
            count_given_up(page, play);
        }
    });
    saved::choose_variant(game);
    let seed = number.map_or_else(|| next_seed(page, game), cards::Seed);
    begin(page, Play::new(game, seed));
}

/// Deals the same game anew.
pub(crate) fn new_deal(page: Page) {
    if let Some(game) = page
        .own()
        .play
        .with_untracked(|play| Some(play.as_ref()?.game()))
    {
        deal(page, game, None);
    }
}

/// Goes back to the beginning of the deal.
pub(crate) fn restart(page: Page) {
    change(page, |play| play.go_to(0).then(Vec::new));
}

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
        Some(Tap::Refused(refusal)) => page.set_remark(page.words().refusal(refusal)),
        None => {}
    }
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
    let automatic = page.settings().options().is_on(&AUTOMATIC);
    change(page, |play| {
        let before = *play.position();
        match play.play(mv, automatic) {
            Ok(()) => Some(lines(page, play, &before)),
            Err(refusal) => {
                page.set_remark(untrack(|| page.words().refusal(refusal)));
                None
            }
        }
    });
}

/// Takes the last turn back.
pub(crate) fn undo(page: Page) {
    let done = change(page, |play| {
        play.undo()
            .then(|| vec![untrack(|| page.words().undone().to_owned())])
    });
    if !done {
        page.set_remark(untrack(|| page.words().nothing_to_undo().to_owned()));
    }
}

/// Repeats the next turn.
pub(crate) fn redo(page: Page) {
    let done = change(page, |play| {
        play.redo()
            .then(|| vec![untrack(|| page.words().redone().to_owned())])
    });
    if !done {
        page.set_remark(untrack(|| page.words().nothing_to_redo().to_owned()));
    }
}

/// Goes back to the last position from which the game could be won, as far as is known.
pub(crate) fn go_back(page: Page) {
    if let Lost::Since(turns) = page.own().findings.lost.get_untracked() {
        change(page, |play| {
            let line = untrack(|| page.words().undone().to_owned());
            play.go_to(turns).then(|| vec![line])
        });
    }
}

/// Shows a move worth making.
pub(crate) fn hint(page: Page) {
    let own = page.own();
    let hint = own.play.with_untracked(|play| {
        let play = play.as_ref()?;
        let line = own.findings.line.get_value();
        let line = line.filter(|(turns, _)| *turns == play.turns());
        let winning = line.and_then(|(_, line)| {
            let mv = *line.first()?;
            let reason = Reason::Wins;
            Some(Advice { mv, reason })
        });
        let advice = winning.or_else(|| advice(play));
        let text = untrack(|| page.words().hint_text(play, advice));
        Some((advice.map(|advice| advice.mv), text))
    });
    if let Some((_, text)) = &hint {
        say(page, vec![text.clone()]);
    }
    page.clear_remark();
    own.picked.set(None);
    own.hint.set(hint);
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

/// Adds time played, in milliseconds.
pub(crate) fn add_time(page: Page, milliseconds: u64) {
    let own = page.own();
    // Without a signal: the table is drawn again only if it changes.
    let time = own.play.try_update_untracked(|play| {
        let play = play.as_mut()?;
        play.add_time(milliseconds);
        Some(play.time())
    });
    own.seconds.set(time.flatten().unwrap_or_default() / 1000);
}

/// Keeps the game under way.
pub(crate) fn save(page: Page) {
    page.own().play.with_untracked(|play| {
        if let Some(play) = play {
            saved::keep_game(page, play);
        }
    });
}

/// Adds lines to the log.
pub(crate) fn say(page: Page, lines: Vec<String>) {
    if let Some(log) = page.own().log.get_value() {
        log.add(lines);
    }
}

/// Puts a game on the table.
fn begin(page: Page, play: Play) {
    let own = page.own();
    let (game, seed) = (play.game(), play.seed());
    own.is_counted.set_value(false);
    own.findings.clear();
    own.picked.set(None);
    own.hint.set(None);
    own.result.set(None);
    own.seconds.set(play.time() / 1000);
    page.clear_remark();
    saved::keep_game(page, &play);
    own.play.set(Some(play));
    own.is_at_table.set(true);
    let link = DealLink {
        game,
        seed: Some(seed),
    };
    address::set_fragment(&link.to_string());
    let words = untrack(|| page.words());
    let name = words.game_name(&game.names);
    say(page, vec![words.deal_begins(name, seed.to_string())]);
    ask_later(page);
}

/// Changes the game under way. `how` gives the lines to say, or `None` if nothing has changed. Returns whether
/// something has.
fn change(page: Page, how: impl FnOnce(&mut Play) -> Option<Vec<String>>) -> bool {
    let own = page.own();
    let Some(mut play) = own.play.get_untracked() else {
        return false;
    };
    let Some(mut lines) = how(&mut play) else {
        return false;
    };
    own.picked.set(None);
    own.hint.set(None);
    page.clear_remark();
    saved::keep_game(page, &play);
    let is_won = play.is_won();
    if is_won {
        lines.push(untrack(|| page.words().won().to_owned()));
    } else {
        own.result.set(None);
        if is_stuck(&play) {
            let text = untrack(|| page.words().stuck().to_owned());
            own.hint.set(Some((None, text.clone())));
            lines.push(text);
        }
    }
    sounds(page, &play, is_won);
    own.play.set(Some(play.clone()));
    say(page, lines);
    own.findings.lost.set(Lost::No);
    if is_won {
        won(page, &play);
    } else {
        ask_later(page);
    }
    true
}

fn lines(page: Page, play: &Play, before: &Position) -> Vec<String> {
    let words = untrack(|| page.words());
    words.happenings(play.rules(), before, play.last_turn())
}

fn sounds(page: Page, play: &Play, is_won: bool) {
    if !untrack(|| page.has_sound()) {
        return;
    }
    let goes_home = |mv: &Move| matches!(mv, Move::Cards { to, .. } if play.rules().group((*to).into()).kind == Kind::Foundation);
    if is_won {
        play_tones(&melody(&[523.0, 659.0, 784.0, 1047.0, 1319.0]));
    } else if play.last_turn().iter().any(goes_home) {
        play_tones(&[tap_tone(0.0, 0.06), note(0.02, 880.0, 0.03)]);
    } else {
        play_tones(&[tap_tone(0.0, 0.08)]);
    }
}

/// Counts a game that is won, once.
fn won(page: Page, play: &Play) {
    let own = page.own();
    if own.is_counted.get_value() {
        return;
    }
    own.is_counted.set_value(true);
    let id = saved::printed(play.game()).id;
    let turns = u32::try_from(play.turns()).unwrap_or(u32::MAX);
    let before = own.statistics.with_untracked(|all| all.of(id));
    own.statistics
        .update(|all| all.add_won(id, play.time(), turns));
    own.statistics
        .with_untracked(|all| saved::keep_statistics(page, all));
    if play.seed().0 == saved::daily_number() && id == "klondike" {
        saved::keep_day();
    }
    let is_best = before.won > 0 && play.time() < before.best_time;
    page.run_lazy(Task::Celebrate(WonGame {
        turns: play.turns(),
        time: play.time(),
        is_best,
    }));
}

/// Counts a game that was begun and is given up.
fn count_given_up(page: Page, play: &Play) {
    let own = page.own();
    let is_counted = own.is_counted.get_value();
    if play.turns() > 0 && !play.is_won() && !is_counted {
        let id = saved::printed(play.game()).id;
        own.statistics.update(|all| all.add_lost(id));
        own.statistics
            .with_untracked(|all| saved::keep_statistics(page, all));
    }
}

/// Takes the game from the table; it is kept.
fn leave_game(page: Page) {
    save(page);
    let own = page.own();
    own.picked.set(None);
    own.hint.set(None);
    own.result.set(None);
    own.play.set(None);
}

/// The seed of the next deal: one that can be won if the person wants that and it is known, or a random one.
fn next_seed(page: Page, game: &'static Declaration) -> cards::Seed {
    let wanted = page.settings().options().is_on(&WINNABLE) && games::is_quick(game.id);
    let next = wanted.then(|| saved::take_next(game)).flatten();
    next.map_or_else(fresh_seed, cards::Seed)
}

/// Asks the solver, a little later: what the person does comes first.
fn ask_later(page: Page) {
    clock::after(ASK_AFTER, move || {
        if page.own().play.with_untracked(Option::is_some) {
            page.run_lazy(Task::Ask);
        }
    });
}

/// A random number of a deal, short enough to tell somebody.
fn fresh_seed() -> cards::Seed {
    cards::Seed(seed::fresh().0 % 1_000_000 + 1)
}
