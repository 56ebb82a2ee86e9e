//! The table of the page follows the match that is played elsewhere.

use session::MatchRecord;
use std::rc::Rc;

use game::Word;
use leptos::prelude::Update;
use protocol::online_program::ToOnline;
use session::{Controller, Effect, Event, Phase, Table};

use super::announce::announce;
use super::link;
use super::status::{
    OnlineNotice, OnlineRole, is_behind, latest, set_behind, set_told, status_untracked, told,
};
use crate::clock;
use crate::shell::{Dialog, Shell};

/// From now on the table follows the match elsewhere, and sends what the person here does.
pub(super) fn begin(shell: Shell) {
    if !shell.is_online() {
        shell.play_online(Some(Rc::new(move |event| handle(shell, event))));
    }
    catch_up(shell);
}

/// Shows a match that was played elsewhere, as it is. Nobody can play on.
pub(super) fn show_kept(shell: Shell, record: MatchRecord) {
    shell.close_dialog();
    let leave = move |event| {
        if matches!(event, Event::Leave) {
            end(shell);
            // A hand that closes takes the dialogs with it.
            clock::after(0, move || shell.open_dialog(Dialog::Online));
        }
    };
    shell.play_online(Some(Rc::new(leave)));
    shell.session().update(|session| {
        // The table would wait for something that never comes.
        let _ = session.follow(record);
    });
}

/// The page's own matches are on the table again.
pub(super) fn end(shell: Shell) {
    if shell.is_online() {
        shell.play_online(None);
    }
}

/// Whether the table here may have moves that the match elsewhere does not have yet. A host's own moves count at
/// once, but not if deals are sealed: then they need a key, and a round can be dealt again.
fn may_be_ahead() -> bool {
    let now = status_untracked();
    now.role == Some(OnlineRole::Host) && !now.is_sealed
}

/// An event at the table. A guest's moves count once the host has them; a host's at once.
fn handle(shell: Shell, event: Event) {
    let is_host = status_untracked().role == Some(OnlineRole::Host);
    let plays_here = may_be_ahead();
    let phase = shell.with_session_untracked(|session| session.table().map(Table::phase));
    match (event, phase) {
        (Event::Leave, _) => return shell.open_dialog(Dialog::Online),
        (Event::Play(mv), _) if !plays_here => post_move(shell, mv),
        (Event::Elapsed(ticket), Some(Phase::Forced(waited)))
            if !plays_here && ticket == waited =>
        {
            let only = shell.with_session_untracked(|session| {
                let table = session.table()?;
                table.record().any().legal_of(table.viewer()).pop()
            });
            if let Some(only) = only {
                post_move(shell, only);
            }
        }
        (Event::Continue, Some(Phase::RoundOver)) if is_host => link::post(&ToOnline::NextRound {}),
        (Event::Continue, Some(Phase::RoundOver)) => {
            announce(shell, OnlineNotice::HostGoesOn);
        }
        (
            event @ (Event::Play(_) | Event::Chosen { .. } | Event::Elapsed(_) | Event::Continue),
            _,
        ) => {
            apply(shell, event);
        }
        _ => {}
    }
    tell_moves(shell);
    catch_up(shell);
}

/// Sends a move if it is legal now. If it is not, the table itself says why.
fn post_move(shell: Shell, mv: Word) {
    let is_legal = shell
        .record()
        .is_some_and(|record| record.any().is_legal(mv));
    if is_legal {
        let mv = mv.to_string();
        link::post(&ToOnline::Move { mv });
    }
}

/// Sends the moves that the host's own table has made: those of the person here and of bots.
fn tell_moves(shell: Shell) {
    if !shell.is_online() {
        return;
    }
    let untold = shell.with_session_untracked(|session| {
        let moves = session.table().map(|table| table.record().moves());
        moves
            .and_then(|moves| moves.get(told()..))
            .map(<[_]>::to_vec)
    });
    let untold = untold.unwrap_or_default();
    for mv in &untold {
        let mv = mv.to_string();
        link::post(&ToOnline::Move { mv });
    }
    set_told(told() + untold.len());
}

/// Shows what has happened elsewhere, one move after the other.
pub(super) fn catch_up(shell: Shell) {
    if !is_behind() {
        return;
    }
    let Some(latest) = latest() else { return };
    set_told(told().max(latest.moves().len()));
    while step(shell, &latest) {}
}

/// What the table lacks of the match elsewhere.
enum Gap {
    /// Nothing. A host's table may be ahead.
    None,
    /// It shows a step, and goes on by itself.
    Pause,
    /// The move of this number. The deals may have to be others, too.
    Move { number: usize, is_same_deal: bool },
    /// It shows another match, or none.
    All,
}

/// Compares the table with the newest match of the program.
fn gap(shell: Shell, latest: &MatchRecord) -> Gap {
    shell.with_session_untracked(|session| {
        let Some(table) = session.table() else {
            return Gap::All;
        };
        let here = table.record();
        let (ours, theirs) = (here.moves(), latest.moves());
        let is_same_deal =
            here.options() == latest.options() && here.any().has_same_deals(latest.any());
        if !theirs.starts_with(ours) {
            return if ours.starts_with(theirs) && may_be_ahead() {
                Gap::None
            } else {
                Gap::All
            };
        }
        if matches!(table.phase(), Phase::Step(_)) {
            Gap::Pause
        } else if ours.len() < theirs.len() {
            Gap::Move {
                number: ours.len(),
                is_same_deal,
            }
        } else if is_same_deal {
            Gap::None
        } else {
            Gap::All
        }
    })
}

/// Brings the table one move closer to the match elsewhere. Returns whether there may be more to do now.
fn step(shell: Shell, latest: &MatchRecord) -> bool {
    let (number, is_same_deal) = match gap(shell, latest) {
        Gap::None => {
            set_behind(false);
            return false;
        }
        Gap::Pause => return false,
        Gap::All => {
            follow(shell, latest.clone());
            return false;
        }
        Gap::Move {
            number,
            is_same_deal,
        } => (number, is_same_deal),
    };
    let Some(mv) = latest.moves().get(number).copied() else {
        return false;
    };
    if !is_same_deal {
        let Some(then) = latest.after(number) else {
            return false;
        };
        let is_other = shell.with_session_untracked(|session| {
            let here = session.table().map(Table::record);
            here.is_none_or(|here| here.any() != then.any() || here.options() != then.options())
        });
        if is_other {
            follow(shell, then);
        }
    }
    let player = shell.with_session_untracked(|session| {
        let record = session.table()?.record();
        Some(record.options().controller(record.any().mover(mv)?))
    });
    match player {
        Some(Controller::Online) => apply(shell, Event::Received { number, mv }),
        Some(Controller::Here) => apply(shell, Event::Play(mv)),
        _ => follow(shell, latest.clone()),
    }
    shell.with_session_untracked(|session| {
        let table = session.table();
        table.is_some_and(|table| table.record().moves().len() > number)
    })
}

/// Shows a match as it is.
fn follow(shell: Shell, record: MatchRecord) {
    let mut effects = Vec::new();
    shell.wake_bots(record.options());
    shell
        .session()
        .update(|session| effects = session.follow(record));
    run(shell, effects);
}

/// Changes the session. Nothing of the match is saved as one's own.
fn apply(shell: Shell, event: Event) {
    if !matches!(event, Event::Elapsed(_) | Event::Chosen { .. }) {
        shell.clear_remark();
        shell.forget_hint();
    }
    let mut effects = Vec::new();
    shell
        .session()
        .update(|session| effects = session.update(event));
    run(shell, effects);
}

/// Runs the effects of a table whose match is saved elsewhere.
fn run(shell: Shell, mut effects: Vec<Effect>) {
    effects.retain(|effect| matches!(effect, Effect::Ask { .. } | Effect::After { .. }));
    shell.run(effects);
}
