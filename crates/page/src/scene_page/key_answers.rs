//! Answers to the keys that every table has. They are spoken, not shown.

use leptos::prelude::untrack;
use scene::{Press, TableScene, Zone};
use words::ShellWords;

use super::selection::make;
use super::zones::HAND;
use crate::shell::{Act, KeyPress, Shell};

/// Handles a key: U or Z undoes, ? gives a hint, R repeats, M is for the sound, X makes the move of the only
/// button. H names the hand, P what may be played, T the table, S the players; the game names the zones that
/// other keys read. Returns whether the key is one of these.
#[must_use]
pub fn run_key(shell: Shell, press: &KeyPress) -> bool {
    if shell.answer_key(press) {
        return true;
    }
    match press.key {
        'u' | 'z' => shell.act(Act::Undo),
        '?' if !shell.info().levels.is_empty() => shell.act(Act::Hint),
        'x' => choose(shell),
        key => {
            let answer = untrack(|| {
                let own = shell.own_chunk();
                if let Some(answer) = own.and_then(|own| own.answer(shell, key)) {
                    return Some(answer);
                }
                let words: &ShellWords = shell.words();
                let zones = shell
                    .game()
                    .look()
                    .zone_keys
                    .iter()
                    .find(|(own, _)| *own == key);
                let zones = zones.map(|(_, id)| *id);
                shell
                    .with_scene(|scene| match zones {
                        Some(id) => Some(told_zones(scene, words, id)),
                        None => answer(scene, words, key),
                    })
                    .flatten()
            });
            match answer {
                Some(answer) => shell.set_answer(answer),
                None => return false,
            }
        }
    }
    true
}

/// Makes the move of the marked pieces, or of the only button. If there is none, or more than one, says what may be
/// played.
fn choose(shell: Shell) {
    let has_selection = || shell.with_scene(|scene| scene.selection.is_some());
    if untrack(has_selection) == Some(true) {
        return make(shell);
    }
    let only = untrack(|| {
        let only = shell.with_scene(|scene| match scene.choices.as_slice() {
            [choice] => Ok(choice.mv),
            _ => Err(answer(scene, shell.words(), 'p')),
        });
        only.unwrap_or(Err(None))
    });
    match only {
        Ok(mv) => shell.play(&mv),
        Err(may) => shell.set_answer(may.unwrap_or_default()),
    }
}

fn answer(scene: &TableScene, words: &ShellWords, key: char) -> Option<String> {
    let hand = || scene.zones.iter().find(|zone| zone.id == HAND);
    Some(match key {
        'h' => words.hand_is(labels(hand()?, |_| true)),
        'p' if scene.is_own_turn => {
            let zones = scene.zones.iter();
            let mut all: Vec<String> = zones
                .map(|zone| labels(zone, |press| matches!(press, Press::Move(_) | Press::Mark)))
                .collect();
            all.extend(scene.choices.iter().map(|choice| choice.label.clone()));
            all.retain(|part| !part.is_empty());
            let may = words.may_play(all.join(", "));
            let ask = scene.selection.iter().map(|one| one.ask.clone());
            [may].into_iter().chain(ask).collect::<Vec<_>>().join(" ")
        }
        'p' => words.not_your_turn().into(),
        't' => told_zones(scene, words, ""),
        's' => {
            let players = scene.seats.iter().map(|one| one.summary.as_str());
            players.collect::<Vec<_>>().join(" ")
        }
        _ => return None,
    })
}

/// The zones whose ids begin with `id`, except the hand, and what is new on the table. Without an `id`, empty
/// zones are left out.
fn told_zones(scene: &TableScene, words: &ShellWords, id: &str) -> String {
    let zones = scene.zones.iter();
    let zones = zones.filter(|zone| zone.id != HAND && zone.id.starts_with(id));
    let zones = zones.filter(|zone| !(id.is_empty() && zone.pieces.is_empty() && zone.backs == 0));
    let zones = zones.map(|zone| told(zone, words));
    let all = zones.chain([scene.news.clone()]);
    all.collect::<Vec<_>>().join(" ")
}

/// A zone in words: "Pile: 7 of hearts, king of spades." Its label may have said a part of it.
fn told(zone: &Zone, words: &ShellWords) -> String {
    let mut parts = vec![labels(zone, |_| true)];
    // The label of an open pile has the number of all its cards.
    if zone.backs > 0 && zone.pieces.is_empty() {
        parts.push(words.cards_left(zone.backs));
    }
    parts.extend(zone.chips.map(|chips| chips.to_string()));
    parts.retain(|part| !zone.label.contains(part));
    let parts = parts.join(", ");
    let colon = if parts.is_empty() { "" } else { ": " };
    format!("{}{colon}{parts}.", zone.label)
}

/// The names of the pieces of a zone with such a press.
fn labels(zone: &Zone, is_wanted: fn(&Press) -> bool) -> String {
    let pieces = zone.pieces.iter().filter(|piece| is_wanted(&piece.press));
    let labels = pieces.map(|piece| piece.label.as_str());
    labels.collect::<Vec<_>>().join(", ")
}
