//! Questions about the chance to win: games that look the same are tried, as long as the dialog is open.

use leptos::prelude::{GetUntracked, GetValue, Set, UpdateUntracked, WithUntracked, untrack};
use page::worker_link::{Request, WorkerLink};
use patience::outlook::Outlook;
use patience::play::{Play, write_save};
use patience::solver::{TRIAL_BUDGET, TRIALS, TrialCounts};
use session::Ticket;

use crate::own::{ODDS, Odds, Page};

/// Asks for the odds of the position on the table.
pub(in crate::chunk) fn ask_odds(page: Page) {
    let own = page.own();
    if matches!(own.findings.outlook.get_untracked(), Outlook::Stuck(_)) {
        return;
    }
    let Some(save) = own
        .play
        .with_untracked(|play| play.as_ref().map(write_save))
    else {
        return;
    };
    // The worker has one question at a time.
    own.findings
        .review
        .update_untracked(|review| review.ask(None));
    own.findings.odds.set(Odds::Trying(TrialCounts::default()));
    let ticket = super::next_ticket(page);
    super::link(page).request(Request {
        ticket: Ticket(ticket),
        message: format!("odds {ticket} {TRIALS} {TRIAL_BUDGET} {save}"),
    });
}

/// Whether the worker has to find the odds first. Asks for them if there is another game on the table.
pub(super) fn goes_on(page: Page) -> bool {
    let is_stuck = matches!(
        page.own().findings.outlook.get_untracked(),
        Outlook::Stuck(_)
    );
    if is_stuck || !is_open(page) {
        return false;
    }
    let odds = page.own().findings.odds.get_untracked();
    if odds == Odds::NotAsked {
        ask_odds(page);
    }
    matches!(odds, Odds::NotAsked | Odds::Trying(_))
}

/// Takes an answer of the worker: its kind and the words after the ticket. A late one is dropped.
pub(super) fn answered(
    page: Page,
    link: &WorkerLink,
    ticket: Ticket,
    (kind, words): (&str, Vec<&str>),
) {
    if Ticket(page.own().findings.asked.get_value()) != ticket {
        return;
    }
    let odds = match kind {
        "trying" => counts(&words).map(Odds::Trying),
        "odds" => counts(&words).map(Odds::Found),
        "known" => {
            // The same question as that of a look back: so the answer is the same there.
            let turns = page
                .own()
                .play
                .with_untracked(|play| play.as_ref().map(Play::turns));
            let review = page.own().findings.review;
            review.update_untracked(|review| review.ask(turns));
            Some(Odds::Known(Some(super::decided(page, words.into_iter()))))
        }
        _ => None,
    };
    let Some(odds) = odds else { return };
    let goes_on = matches!(odds, Odds::Trying(_));
    if goes_on && is_open(page) {
        return page.own().findings.odds.set(odds);
    }
    if !link.answered(ticket) {
        return;
    }
    if goes_on {
        // Nobody waits for it any more.
        link.post("stop".into());
        page.own().findings.odds.set(Odds::NotAsked);
    } else {
        page.own().findings.odds.set(odds);
    }
    // The question that gave way to this one.
    super::ask(page);
}

/// The solver does not answer.
pub(super) fn silent(page: Page) {
    let odds = page.own().findings.odds;
    if matches!(odds.get_untracked(), Odds::Trying(_)) {
        odds.set(Odds::Known(None));
    }
}

/// Whether the person looks at the chance to win.
fn is_open(page: Page) -> bool {
    untrack(|| page.dialog()) == Some(ODDS)
}

fn counts(words: &[&str]) -> Option<TrialCounts> {
    let numbers: Option<Vec<u32>> = words.iter().map(|word| word.parse().ok()).collect();
    match numbers?[..] {
        [won, lost, undecided] => Some(TrialCounts {
            won,
            lost,
            undecided,
        }),
        _ => None,
    }
}
