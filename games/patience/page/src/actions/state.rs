//! The game under way: what every change of it brings along.

use leptos::prelude::{
    GetUntracked, GetValue, Set, SetValue, UpdateUntracked, WithUntracked, untrack,
};
use page::clock;
use page::sound::{melody, note, play as play_tones, tap as tap_tone};
use patience::kept::End;
use patience::play::{Play, Scoring, score};
use patience::protocol::INFO;
use patience::protocol::POINTS;
use patience::rules::{Kind, Move, Position};

use crate::kept;
use crate::own::{EndedGame, OwnTask, Page, WonGame};

/// The solver is asked so long after a change, in milliseconds.
pub(super) const ASK_AFTER: u32 = 700;

/// Changes the game under way. `how` gives the lines to say, or `None` if nothing has changed. Returns whether
/// something has.
pub(super) fn change(page: Page, how: impl FnOnce(&mut Play) -> Option<Vec<String>>) -> bool {
    let own = page.own();
    let Some(mut play) = own.play.get_untracked() else {
        return false;
    };
    let Some(mut lines) = how(&mut play) else {
        return false;
    };
    own.picked.set(None);
    own.hint.set(None);
    own.findings.is_awaited.set_value(false);
    page.clear_remark();
    let is_won = play.is_won();
    let is_first_win = is_won && !play.facts().is_counted;
    play.facts_mut().is_counted |= is_won;
    kept::keep(page, &play);
    if is_won {
        lines.push(untrack(|| page.words().won().to_owned()));
    } else {
        own.result.set(None);
    }
    sounds(page, &play, is_won);
    own.left.set(None);
    own.seconds.set(play.time() / 1000);
    own.play.set(Some(play.clone()));
    say(page, lines);
    page.run_own(OwnTask::Look);
    if is_first_win {
        won(page, &play);
    } else if !is_won {
        ask_later(page);
    }
    true
}

/// The lines that say the last turn.
pub(super) fn lines(page: Page, play: &Play, before: &Position) -> Vec<String> {
    let words = untrack(|| page.words());
    words.happenings(play.rules(), before, play.last_turn())
}

/// The sound of the last turn.
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

/// Adds lines to the log.
pub(crate) fn say(page: Page, lines: Vec<String>) {
    if let Some(log) = page.own().log.get_value() {
        log.add(lines);
    }
}

/// Asks the solver, a little later: what the person does comes first.
pub(super) fn ask_later(page: Page) {
    clock::after(ASK_AFTER, move || {
        if page.own().play.with_untracked(Option::is_some) {
            page.run_own(OwnTask::Ask);
        }
    });
}

/// Counts a game that was begun and is given up. One that is played on another page goes on there.
pub(super) fn count_given_up(page: Page, play: &Play) {
    let is_open = play.turns() > 0 && !play.is_won() && !play.facts().is_counted;
    if is_open && !kept::is_played_elsewhere(page, play) {
        let ended = kept::count(page, play, End::Lost, scored(page, play));
        if !ended.is_known {
            tell_end(page, play);
        }
    }
}

/// Lets the host page know that a deal has ended.
fn tell_end(page: Page, play: &Play) {
    page.own().ended.set(Some(EndedGame {
        game: play.game(),
        seed: play.seed(),
        is_won: play.is_won(),
        turns: play.turns(),
        time: play.time(),
    }));
}

/// Counts a game that is won, and the day whose deal it is.
fn won(page: Page, play: &Play) {
    let ended = kept::count(page, play, End::Won, scored(page, play));
    if !ended.is_known {
        tell_end(page, play);
    }
    let days = play.facts().day.map(|day| kept::keep_day(page, day));
    page.own().celebrates.set(true);
    page.run_own(OwnTask::Celebrate(WonGame {
        turns: play.turns(),
        time: play.time(),
        is_best: ended.is_best,
        points: points(page, play),
        is_most: ended.is_most,
        days,
    }));
}

/// The points of a game and how it is scored, if the person wants them and the game has them.
fn scored(page: Page, play: &Play) -> Option<(Scoring, i32)> {
    Some((scoring(page)?, points(page, play)?))
}

/// The points of a game, if the person wants them and the game has them.
pub(crate) fn points(page: Page, play: &Play) -> Option<i32> {
    score(play, scoring(page)?)
}

/// How the person wants games to be scored.
fn scoring(page: Page) -> Option<Scoring> {
    Scoring::from_id(page.settings().options(&INFO).value(&POINTS))
}
