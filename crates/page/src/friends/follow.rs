//! The table of the page follows the match that is played elsewhere.

use std::rc::Rc;

use game::Game;
use leptos::prelude::Update;
use protocol::peer_program::ToPeers;
use protocol::{RoundFormat, read_shared_match};
use session::{Controller, Effect, Event, Phase, Table};

use super::now::{News, Role, match_text, now_untracked, set_told, told};
use super::telling::tell;
use super::{SharedPage, link};
use crate::shell::match_page::{EventOf, RecordOf};
use crate::shell::{Dialog, Shell};

/// From now on the table follows the match elsewhere, and sends what the person here does.
pub(super) fn begin<G: SharedPage>(shell: Shell<G>) {
    if !shell.is_elsewhere() {
        shell.play_elsewhere(Some(Rc::new(move |event| handle(shell, event))));
    }
    catch_up(shell);
}

/// The page's own matches are on the table again.
pub(super) fn end<G: SharedPage>(shell: Shell<G>) {
    if shell.is_elsewhere() {
        shell.play_elsewhere(None);
    }
}

/// An event at the table. A guest's moves count once the host has them; a host's at once.
fn handle<G: SharedPage>(shell: Shell<G>, event: EventOf<G>) {
    let is_host = now_untracked().role == Some(Role::Host);
    let phase = shell.with_session_untracked(|session| session.table().map(Table::phase));
    match (event, phase) {
        (Event::Leave, _) => return shell.open_dialog(Dialog::Friends),
        (Event::Play(mv), _) if !is_host => post_move(shell, mv),
        (Event::Elapsed(ticket), Some(Phase::Forced(waited))) if !is_host && ticket == waited => {
            let record = shell.record();
            let only = record.and_then(|record| record.round().legal().into_iter().next());
            if let Some(only) = only {
                post_move(shell, only);
            }
        }
        (Event::Continue, Some(Phase::RoundOver)) if is_host => link::post(&ToPeers::NextRound {}),
        (Event::Continue, Some(Phase::RoundOver)) => {
            tell(shell, News::HostGoesOn);
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

/// Sends a move if it is legal now; the table says why not otherwise, by itself.
fn post_move<G: SharedPage>(shell: Shell<G>, mv: <G::Round as Game>::Move) {
    let is_legal = shell
        .record()
        .is_some_and(|record| record.round().is_legal(mv));
    if is_legal {
        let mv = <G::Format as RoundFormat>::move_text(mv);
        link::post(&ToPeers::Move { mv });
    }
}

/// Sends the moves that the host's own table has made: those of the person here and of bots.
fn tell_moves<G: SharedPage>(shell: Shell<G>) {
    let Some(record) = shell.record().filter(|_| shell.is_elsewhere()) else {
        return;
    };
    for mv in record.moves().get(told()..).unwrap_or_default() {
        let mv = <G::Format as RoundFormat>::move_text(*mv);
        link::post(&ToPeers::Move { mv });
    }
    set_told(told().max(record.moves().len()));
}

/// Shows what has happened elsewhere, one move after the other.
pub(super) fn catch_up<G: SharedPage>(shell: Shell<G>) {
    let Ok(latest) = read_shared_match::<G::Format>(&match_text()) else {
        return;
    };
    set_told(told().max(latest.moves().len()));
    while step(shell, &latest) {}
}

/// Brings the table one move closer to the match elsewhere. Returns whether there may be more to do now.
fn step<G: SharedPage>(shell: Shell<G>, latest: &RecordOf<G>) -> bool {
    let table = shell.with_session_untracked(|session| {
        let table = session.table()?;
        Some((table.record().clone(), table.phase()))
    });
    let Some((here, phase)) = table.filter(|(here, _)| latest.moves().starts_with(here.moves()))
    else {
        // Another match, or the first that is seen of it. A host's table may be ahead.
        if shell
            .record()
            .is_none_or(|here| !here.moves().starts_with(latest.moves()))
        {
            follow(shell, latest.clone());
        }
        return false;
    };
    if matches!(phase, Phase::Step(_)) {
        return false;
    }
    let moves = here.moves().len();
    let Some(mv) = latest.moves().get(moves).copied() else {
        if here.record() != latest.record() || here.options() != latest.options() {
            follow(shell, latest.clone());
        }
        return false;
    };
    let Some(then) = latest.after(moves) else {
        return false;
    };
    if here.record() != then.record() || here.options() != then.options() {
        follow(shell, then);
    }
    let player = shell.record().and_then(|record| {
        let seat = record.round().to_move()?;
        Some(record.options().controller(seat))
    });
    match player {
        Some(Controller::Elsewhere) => apply(shell, Event::Received { number: moves, mv }),
        Some(Controller::Here) => apply(shell, Event::Play(mv)),
        _ => follow(shell, latest.clone()),
    }
    shell
        .record()
        .is_some_and(|record| record.moves().len() > moves)
}

/// Shows a match as it is.
fn follow<G: SharedPage>(shell: Shell<G>, record: RecordOf<G>) {
    let mut effects = Vec::new();
    G::wake_bots(shell, record.options());
    shell
        .session()
        .update(|session| effects = session.follow(record));
    run(shell, effects);
}

/// Changes the session. Nothing of the match is saved as one's own.
fn apply<G: SharedPage>(shell: Shell<G>, event: EventOf<G>) {
    if !matches!(event, Event::Elapsed(_) | Event::Chosen { .. }) {
        shell.clear_remark();
        G::forget_advice(shell);
    }
    let mut effects = Vec::new();
    shell
        .session()
        .update(|session| effects = session.update(event));
    run(shell, effects);
}

/// Runs the effects of a table whose match is saved elsewhere.
fn run<G: SharedPage>(shell: Shell<G>, mut effects: Vec<Effect<G::Round>>) {
    effects.retain(|effect| matches!(effect, Effect::Ask { .. } | Effect::After { .. }));
    shell.run(effects);
}
