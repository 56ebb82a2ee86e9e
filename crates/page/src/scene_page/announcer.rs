//! The lines about the table that screen readers speak.

use leptos::prelude::untrack;
use scene::{TableScene, Zone, ZoneKind, new_steps};

use crate::dom::{Element, effect};
use crate::shell;
use crate::shell::{LogLines, Shell};

/// The most lines of the log that are spoken at once: a player who returns, or gets the device, hears the
/// last few only.
const MAX_LINES: usize = 4;

/// The same when a hand has just closed: the move that closed it.
const LINES_OF_MOVE: usize = 2;

/// The log, for the lifetime of the page.
pub fn log(shell: Shell) -> Element {
    shell::log(shell, move |lines| announce(shell, lines))
}

/// Adds the lines of new steps, and the prompt if it is the person's turn. When another hand may be seen, or none,
/// the log begins again: it has nothing that the next person must not read.
fn announce(shell: Shell, lines: LogLines) {
    let (mut before, mut asked, mut spoken_in) = (Vec::new(), None, None);
    let mut seen = None;
    effect(move || {
        let read = shell.with_scene(|scene| {
            let prompt = scene.is_own_turn.then(|| scene.prompt.clone());
            (scene.steps.clone(), prompt, most_lines(scene))
        });
        let (now, prompt, mut most) = read.unwrap_or_default();
        let open = shell.open_hand();
        if seen.replace(open).is_some_and(|seen| seen != open) {
            untrack(|| shell.forget_hand(lines));
            before.clear();
            if open.is_none() {
                most = LINES_OF_MOVE;
            }
        }
        let lang = untrack(|| shell.lang());
        // In another language the prompt differs, but nothing has happened.
        if spoken_in.is_none_or(|before| before == lang) {
            let told = new_steps(&before, &now).iter();
            let told = told.map(|step| step.line.clone());
            let mut texts: Vec<String> = told.filter(|line| !line.is_empty()).collect();
            texts = texts.split_off(texts.len().saturating_sub(most));
            if !texts.is_empty() || prompt != asked {
                texts.extend(prompt.clone());
            }
            lines.add(texts);
        }
        (before, asked, spoken_in) = (now, prompt, Some(lang));
    });
}

/// The most lines that are spoken at once: at a trick, all of it.
fn most_lines(scene: &TableScene) -> usize {
    let in_trick: usize = scene.zones.iter().map(cards_in_trick).sum();
    MAX_LINES.max(in_trick + 2)
}

fn cards_in_trick(zone: &Zone) -> usize {
    if zone.kind == ZoneKind::Trick {
        zone.pieces.len()
    } else {
        0
    }
}
