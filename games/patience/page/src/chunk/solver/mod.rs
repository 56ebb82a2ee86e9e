//! Questions to the solver: can the game under way still be won, and which deal is next?

mod odds;

use leptos::prelude::{
    GetUntracked, GetValue, SetValue, Update, UpdateUntracked, WithUntracked, untrack,
};
use page::seed;
use page::worker_link::{LinkReport, Request, Restart, WorkerLink, WorkerScript};
use patience::games;
use patience::play::{Play, numbered, write_save};
use patience::protocol::INFO;
use patience::protocol::{CHECK, WINNABLE};
use patience::review::Review;
use patience::rules::Move;
use patience::solver::Verdict;
use protocol::BUILD;
use session::Ticket;

use super::outlook::{give_awaited, look};
use crate::actions::say;
use crate::own::{LOOK_BACK, Page};
use crate::saved;

pub(super) use odds::ask_odds;

/// The number of positions visited for a verdict. It is the same for the game under way and for earlier positions, so that
/// both are known to the notice and to the look back.
const BUDGET: u32 = 600_000;

/// The worker.
const SCRIPT: WorkerScript = WorkerScript {
    suffix: "",
    build: BUILD,
    restart: Restart::IfNeeded,
};

/// Asks whether the game under way can be won, unless that is known.
pub(super) fn ask(page: Page) {
    let Some(play) = page.own().play.get_untracked() else {
        return;
    };
    // A hint asks before anything was found out about a new game.
    let review = page.own().findings.review;
    review.update_untracked(|review| review.follow(&play));
    if looks_back(page) {
        return ask_next(page, &play);
    }
    if play.is_won() || odds::goes_on(page) {
        return;
    }
    if !page.settings().options(&INFO).is_on(&CHECK) {
        return ask_for_next(page);
    }
    let turns = play.turns();
    let (verdict, next) =
        review.with_untracked(|review| (review.verdict(turns), review.next().is_some()));
    match verdict {
        None => solve(page, &play, turns),
        // Up to which move could it be won?
        Some(Verdict::Lost) if next => ask_next(page, &play),
        Some(_) => ask_for_next(page),
    }
}

/// Asks about all positions of the game one after the other, as long as the person looks back.
pub(super) fn look_back(page: Page) {
    if let Some(play) = page.own().play.get_untracked() {
        ask_next(page, &play);
    }
}

/// Whether the person looks back at the game.
fn looks_back(page: Page) -> bool {
    untrack(|| page.dialog()) == Some(LOOK_BACK)
}

/// Asks about the position of which most can be learned, as long as the person looks back.
fn ask_next(page: Page, play: &Play) {
    let review = page.own().findings.review;
    if let Some(turns) = review.with_untracked(Review::next) {
        solve(page, play, turns);
    }
}

/// Asks whether a game can be won from the position after a number of turns, unless that is being asked.
fn solve(page: Page, play: &Play, turns: usize) {
    let mut play = play.clone();
    let review = page.own().findings.review;
    let is_asked = review.with_untracked(|review| review.asked() == Some(turns));
    if is_asked || !play.go_to(turns) {
        return;
    }
    let ticket = next_ticket(page);
    review.update_untracked(|review| review.ask(Some(turns)));
    link(page).request(Request {
        ticket: Ticket(ticket),
        message: format!("solve {ticket} {BUDGET} {}", write_save(&play)),
    });
}

/// Asks for the next deal of this game, unless it is known.
fn ask_for_next(page: Page) {
    let game = page
        .own()
        .play
        .with_untracked(|play| play.as_ref().map(Play::game));
    let wanted = page.settings().options(&INFO).is_on(&WINNABLE);
    let Some(game) = game.filter(|game| wanted && games::is_quick(game.id)) else {
        return;
    };
    if saved::has_next(game) {
        return;
    }
    let ticket = next_ticket(page);
    let first = numbered(seed::fresh());
    link(page).request_in_background(Request {
        ticket: Ticket(ticket),
        message: format!("deal {ticket} {} {first}", game.id),
    });
}

/// The number of the next request.
fn next_ticket(page: Page) -> u32 {
    let asked = page.own().findings.asked;
    let ticket = asked.get_value().wrapping_add(1);
    asked.set_value(ticket);
    ticket
}

/// The link to the worker, which is started when it is first needed.
fn link(page: Page) -> WorkerLink {
    let stored = page.own().findings.link;
    stored.get_value().unwrap_or_else(|| {
        let link = WorkerLink::new(
            SCRIPT,
            Box::new(move |link, report| {
                match report {
                    LinkReport::Message(text) => answered(page, link, &text),
                    // Without the solver everything else goes on.
                    LinkReport::SelfCheckFailed | LinkReport::Silent => silent(page),
                }
            }),
        );
        stored.set_value(Some(link.clone()));
        link
    })
}

/// The solver does not answer.
fn silent(page: Page) {
    page.own().findings.review.update(|review| review.ask(None));
    odds::silent(page);
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
            decided(page, words);
            ask(page);
        }
        Some("dealt") if link.background_answered(ticket) => {
            let game = words.next().and_then(games::by_id);
            if let (Some(game), Some(number)) = (game, words.next()) {
                saved::keep_next(game, number);
            }
        }
        Some(kind) => odds::answered(page, link, ticket, (kind, words.collect())),
        None => {}
    }
}

/// Keeps a verdict on the position that was asked about, with the line of play behind it.
fn decided<'a>(page: Page, mut words: impl Iterator<Item = &'a str>) -> Verdict {
    let verdict = match words.next() {
        Some("won") => Verdict::Won,
        Some("lost") => Verdict::Lost,
        _ => Verdict::Unknown,
    };
    let line: Option<Vec<Move>> = words.map(|mv| mv.parse().ok()).collect();
    if let Some(play) = page.own().play.get_untracked() {
        let review = page.own().findings.review;
        review.update_untracked(|review| {
            review.answer(&play, verdict, line.unwrap_or_default());
        });
        learned(page, &play);
    }
    verdict
}

/// Shows what is known now. Says once that the game can no longer be won, if so.
fn learned(page: Page, play: &Play) {
    let said = look(page, play);
    if !looks_back(page) {
        say(page, said.into_iter().collect());
    }
    let review = page.own().findings.review;
    if review.with_untracked(|review| review.verdict(play.turns()).is_some()) {
        give_awaited(page);
    }
}
