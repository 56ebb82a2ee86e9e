//! Questions to the solver: can the game under way still be won, and which deal is next?

use leptos::prelude::{GetValue, Set, SetValue, UpdateValue, WithUntracked, untrack};
use page::seed;
use page::worker_link::{LinkReport, Request, Restart, WorkerLink, WorkerScript};
use patience::games;
use patience::play::{Play, numbered, write_save};
use patience::protocol::{CHECK, WINNABLE};
use patience::rules::Move;
use protocol::BUILD;
use session::Ticket;

use crate::actions::say;
use crate::own::{Lost, Page};
use crate::saved;

/// The number of positions visited for a verdict.
const BUDGET: u32 = 300_000;

/// The worker.
const SCRIPT: WorkerScript = WorkerScript {
    link: "solver",
    build: BUILD,
    restart: Restart::IfNeeded,
};

/// Asks whether the game under way can be won, unless that is known.
pub(super) fn ask(page: Page) {
    let findings = &page.own().findings;
    let options = page.settings().options();
    let Some((turns, save, last)) = page.own().play.with_untracked(|play| {
        let play = play.as_ref().filter(|play| !play.is_won())?;
        Some((play.turns(), write_save(play), play.last_turn().to_vec()))
    }) else {
        return;
    };
    if !options.is_on(&CHECK) {
        return ask_for_next(page);
    }
    findings
        .verdicts
        .update_value(|verdicts| verdicts.resize(turns + 1, None));
    follow_line(page, turns, &last);
    let is_known = findings
        .verdicts
        .get_value()
        .last()
        .copied()
        .flatten()
        .is_some();
    let has_line = findings.line.get_value().is_some_and(|(at, _)| at == turns);
    if is_known && (has_line || !is_winnable(page, turns)) {
        return show(page, turns);
    }
    let ticket = next_ticket(page, turns);
    link(page).request(Request {
        ticket: Ticket(ticket),
        message: format!("solve {ticket} {BUDGET} {save}"),
    });
}

/// If the person has played the first move of the line, the rest of it wins.
fn follow_line(page: Page, turns: usize, last: &[Move]) {
    let findings = &page.own().findings;
    let Some((at, line)) = findings.line.get_value() else {
        return;
    };
    if at + 1 == turns && line.len() > last.len() && line.starts_with(last) {
        findings
            .line
            .set_value(Some((turns, line[last.len()..].to_vec())));
        findings
            .verdicts
            .update_value(|verdicts| verdicts[turns] = Some(true));
    }
}

fn is_winnable(page: Page, turns: usize) -> bool {
    let verdicts = page.own().findings.verdicts.get_value();
    verdicts.get(turns).copied().flatten() == Some(true)
}

/// Asks for the next deal of this game, unless it is known.
fn ask_for_next(page: Page) {
    let game = page
        .own()
        .play
        .with_untracked(|play| play.as_ref().map(Play::game));
    let wanted = page.settings().options().is_on(&WINNABLE);
    let Some(game) = game.filter(|game| wanted && games::is_quick(game.id)) else {
        return;
    };
    if saved::has_next(game) {
        return;
    }
    let turns = page.own().findings.asked.get_value().1;
    let ticket = next_ticket(page, turns);
    let first = numbered(seed::fresh());
    link(page).request_advice(Request {
        ticket: Ticket(ticket),
        message: format!("deal {ticket} {} {first}", game.id),
    });
}

fn next_ticket(page: Page, turns: usize) -> u32 {
    let asked = page.own().findings.asked;
    let ticket = asked.get_value().0.wrapping_add(1);
    asked.set_value((ticket, turns));
    ticket
}

/// The link to the worker, which is started when it is first needed.
fn link(page: Page) -> WorkerLink {
    let stored = page.own().findings.link;
    stored.get_value().unwrap_or_else(|| {
        let link = WorkerLink::new(
            SCRIPT,
            Box::new(move |link, report| {
                // Without the solver everything else goes on.
                if let LinkReport::Message(text) = report {
                    answered(page, link, &text);
                }
            }),
        );
        stored.set_value(Some(link.clone()));
        link
    })
}

/// Takes an answer of the worker. A late one is dropped.
fn answered(page: Page, link: &WorkerLink, text: &str) {
    let mut words = text.split(' ');
    let (kind, ticket) = (words.next(), words.next());
    let Some(ticket) = ticket.and_then(|ticket| ticket.parse().ok()).map(Ticket) else {
        return;
    };
    match kind {
        Some("solved") if link.answered(ticket) => {
            let verdict = words.next();
            let moves: Option<Vec<Move>> = words.map(|mv| mv.parse().ok()).collect();
            solved(page, verdict.unwrap_or_default(), moves.unwrap_or_default());
            ask_for_next(page);
        }
        Some("dealt") if link.advice_answered(ticket) => {
            let game = words.next().and_then(games::by_id);
            if let (Some(game), Some(number)) = (game, words.next()) {
                saved::keep_next(game, number);
            }
        }
        _ => {}
    }
}

/// Keeps a verdict, if the game is still where it was.
fn solved(page: Page, verdict: &str, line: Vec<Move>) {
    let findings = &page.own().findings;
    let turns = findings.asked.get_value().1;
    let is_here = page
        .own()
        .play
        .with_untracked(|play| play.as_ref().is_some_and(|play| play.turns() == turns));
    let can_win = match verdict {
        "won" => Some(true),
        "lost" => Some(false),
        _ => None,
    };
    if !is_here {
        return;
    }
    findings.verdicts.update_value(|verdicts| {
        verdicts.resize(turns + 1, None);
        verdicts[turns] = can_win;
    });
    let has_line = can_win == Some(true);
    findings.line.set_value(has_line.then_some((turns, line)));
    show(page, turns);
}

/// Shows and says that the game can no longer be won, if so.
fn show(page: Page, turns: usize) {
    let findings = &page.own().findings;
    let verdicts = findings.verdicts.get_value();
    if verdicts.get(turns).copied().flatten() != Some(false) {
        return findings.lost.set(Lost::No);
    }
    let before = verdicts.iter().rposition(|verdict| *verdict == Some(true));
    // Lost from the deal on.
    let is_deal = verdicts.first().copied().flatten() == Some(false);
    let back = before.or(is_deal.then_some(0));
    let words = untrack(|| page.words());
    let (lost, text) = match back {
        Some(turn) => (Lost::Since(turn), words.lost_since(turn)),
        None => (Lost::Sometime, words.lost_unknown().into()),
    };
    findings.lost.set(lost);
    // Said once, and not after each move that follows.
    let was_lost = turns.checked_sub(1).and_then(|turn| verdicts[turn]) == Some(false);
    if !was_lost {
        say(page, vec![text]);
    }
}
