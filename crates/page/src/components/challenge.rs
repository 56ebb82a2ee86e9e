//! Challenges: the link to send, the question to whoever opens one, and the comparison.

use analysis::MatchComparison;
use analysis::challenge_page::{self, ChallengeAction, ChallengeTexts, FRAGMENT};
use leptos::prelude::untrack;
use protocol::{Challenge, ChallengeStore, KeyValueStore, Node, ParseChallengeError, StorageName};
use session::Event;
use session::{MatchOptions, MatchRecord};
use words::{SEPARATOR, ShellGuide};

use crate::address;
use crate::dom::{Element, el};
use crate::node::{build_element, page_leaf, pressed_action, share_from};
use crate::pwa;
use crate::share::ShareMethod;
use crate::shell::{ChallengePage, GuideRef, MatchQuestion, Notice, Shell};
use crate::storage::BrowserStorage;
use crate::widgets::{button, modal, with_leaf};

/// The buttons at the end of a round and of a match: to compare it with the challenge that it was played
/// for, and to challenge somebody else.
pub fn end_buttons(shell: Shell) -> Element {
    shell.load_guide();
    let record = shell.record();
    let met = record.as_ref().and_then(|record| taken(shell, record));
    let compare = met.map(|_| open_button(shell, ChallengePage::Comparison, ShellGuide::compare));
    let is_one = record.and_then(|record| Challenge::new(&record));
    let beat = is_one.map(|_| open_button(shell, ChallengePage::Link, ShellGuide::beat_match));
    el("p.actions").children(compare).children(beat)
}

fn open_button(
    shell: Shell,
    page: ChallengePage,
    name: fn(&ShellGuide) -> &'static str,
) -> Element {
    button(
        move || shell.guide().map(|guide| name(guide)).unwrap_or_default(),
        move || shell.ask(MatchQuestion::Challenge(page)),
    )
}

/// The dialog of a challenge.
pub(super) fn challenge_dialog(shell: Shell, page: ChallengePage) -> Element {
    shell.load_guide();
    let title = move || {
        let guide = shell.guide()?;
        Some(match page {
            ChallengePage::Comparison => guide.side_by_side(),
            ChallengePage::Link | ChallengePage::Invitation => guide.beat_match(),
        })
    };
    let close = move || {
        shell.remove_fragment();
        shell.close_question();
    };
    let action = shell.text(words::ShellWords::close);
    modal(title, action, close, |dialog| {
        let status = el("div.spoken").attr("role", "status");
        let spoken = status.node();
        let leaf = page_leaf()
            .on("click", move |event| {
                let pressed = pressed_action(&event);
                let action =
                    |(button, action): (_, String)| Some((button, ChallengeAction::read(&action)?));
                match pressed.and_then(action) {
                    Some((_, ChallengeAction::Take)) => take(shell),
                    Some((button, ChallengeAction::Copy(text))) => {
                        share_from(&button, ShareMethod::Copy, &text, &spoken);
                    }
                    Some((button, ChallengeAction::Send(text))) => {
                        share_from(&button, ShareMethod::Send, &text, &spoken);
                    }
                    None => {}
                }
            })
            .live(
                move || shell.guide().map(|guide| guide.lang()),
                move |_| {
                    let nodes = shell.guide().map(|guide| nodes(shell, guide, page));
                    nodes.iter().flatten().map(build_element).collect()
                },
            );
        with_leaf(dialog, leaf).child(status)
    })
}

fn nodes(shell: Shell, guide: GuideRef, page: ChallengePage) -> Vec<Node> {
    let (record, words) = (shell.record(), shell.words());
    match page {
        ChallengePage::Link => {
            let challenge = record.and_then(|record| Challenge::new(&record));
            let rounds = challenge.as_ref().map(Challenge::rounds);
            let Some((carried, text)) =
                challenge.and_then(|challenge| challenge.that_fits(shell.game().format()))
            else {
                return challenge_page::too_long(guide);
            };
            let link = format!("{}#{FRAGMENT}{text}", address::home());
            let carried = Some(carried.rounds());
            challenge_page::link(guide, &link, carried.filter(|_| carried != rounds))
        }
        ChallengePage::Invitation => match invited(shell) {
            Ok((challenge, _)) => {
                let (players, options) = described(shell, challenge.record());
                let texts = (words, &**guide);
                let (name, rounds) = (challenge.challenger(), challenge.rounds());
                challenge_page::invitation(texts, name, rounds, &players, &options)
            }
            Err(error) => challenge_page::unreadable(guide, error),
        },
        ChallengePage::Comparison => {
            let met = record.and_then(|record| Some((taken(shell, &record)?, record)));
            let Some((challenge, record)) = met else {
                return Vec::new();
            };
            let texts = ChallengeTexts {
                words,
                guide,
                points_name: shell.chunk_game().points_name(shell.page_words(), guide),
                move_label: &|mv| shell.chunk_game().move_label(shell.page_words(), mv),
            };
            let compared = MatchComparison::new(challenge.record(), &record, challenge.seat());
            challenge_page::comparison(&texts, challenge.challenger(), &compared)
        }
    }
}

/// The bots with their levels, and the options that differ from their defaults.
fn described(shell: Shell, record: &MatchRecord) -> (Vec<String>, Vec<String>) {
    let options = record.options();
    let bot = |(name, level)| {
        let level = shell.level_name(level);
        format!("{name}{SEPARATOR}{level}")
    };
    (
        options.bots().map(bot).collect(),
        changed_options(shell, options),
    )
}

/// The options of a match that do not have their default values, each with its value.
fn changed_options(shell: Shell, options: &MatchOptions) -> Vec<String> {
    let game = shell.chunk_game();
    let chosen = game.reader().chosen(options.start()).unwrap_or_default();
    let all = shell.info().options.iter();
    let changed = all.filter(|option| chosen.value(option) != option.default);
    let named = |option: &_| {
        let value = game.option_value(shell.page_words(), option, chosen.value(option));
        format!("{}: {value}", game.option_name(shell.page_words(), option))
    };
    changed.map(named).collect()
}

/// The challenge in the address, and its text.
fn invited(shell: Shell) -> Result<(Challenge, String), ParseChallengeError> {
    let fragment = address::fragment().unwrap_or_default();
    let text = fragment.strip_prefix(FRAGMENT).unwrap_or_default();
    Ok((
        Challenge::read(shell.chunk_game().reader(), text)?,
        text.to_owned(),
    ))
}

/// Takes the challenge in the address: keeps it for the comparison, and opens the match.
fn take(shell: Shell) {
    let Ok((challenge, text)) = invited(shell) else {
        return;
    };
    shell.remove_fragment();
    shell.close_question();
    if store(shell).keep(&text).is_err() {
        shell.notify(Notice::NotSaved);
    }
    pwa::persist(&StorageName::PersistAsked.of(shell.info().id()));
    let record = challenge.accept(untrack(|| shell.settings()).name());
    shell.wake_bots(record.options());
    shell.send(Event::Open(Box::new(record)));
}

/// The challenge that a match was played for, if it has come as far.
fn taken(shell: Shell, record: &MatchRecord) -> Option<Challenge> {
    let found = store(shell).find(record);
    found.filter(|challenge| challenge.is_met_by(record))
}

fn store(shell: Shell) -> ChallengeStore<impl KeyValueStore> {
    ChallengeStore::new(BrowserStorage, shell.chunk_game().reader())
}
