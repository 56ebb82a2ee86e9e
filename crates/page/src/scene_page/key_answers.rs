//! Answers to the keys that every table has. They are spoken, not shown.

use leptos::prelude::untrack;
use scene::{Press, TableScene, Zone, ZoneKind};
use words::ShellWords;

use super::{Act, ScenePage};
use crate::shell::{KeyPress, Shell};

/// Handles a key: U undoes, ? gives a hint, R repeats, M is for the sound, X makes the move of the only
/// button. H names the hand, P what may be played, T the table, L the piles, S the players. Returns whether
/// the key is one of these.
#[must_use]
pub fn run_key<G: ScenePage>(shell: Shell<G>, press: &KeyPress) -> bool {
    if shell.answer_key(press) {
        return true;
    }
    match press.key {
        'u' => G::act(shell, Act::Undo),
        '?' if G::has_hint() => G::act(shell, Act::Hint),
        'x' => choose(shell),
        key => {
            let answer = untrack(|| {
                let words: &ShellWords = shell.words();
                G::with_scene(shell, |scene| answer(scene, words, key)).flatten()
            });
            match answer {
                Some(answer) => shell.set_answer(answer),
                None => return false,
            }
        }
    }
    true
}

/// Makes the move of the only button; says what may be played if there is none, or more than one.
fn choose<G: ScenePage>(shell: Shell<G>) {
    let only = untrack(|| {
        let only = G::with_scene(shell, |scene| match scene.choices.as_slice() {
            [choice] => Ok(choice.mv),
            _ => Err(answer(scene, shell.words(), 'p')),
        });
        only.unwrap_or(Err(None))
    });
    match only {
        Ok(mv) => G::play(shell, mv),
        Err(may) => shell.set_answer(may.unwrap_or_default()),
    }
}

fn answer<F, M: Copy>(scene: &TableScene<F, M>, words: &ShellWords, key: char) -> Option<String> {
    let hand = || scene.zones.iter().find(|zone| zone.kind == ZoneKind::Hand);
    Some(match key {
        'h' => words.hand_is(labels(hand()?, |_| true)),
        'p' if scene.is_own_turn => {
            let zones = scene.zones.iter();
            let mut all: Vec<String> = zones
                .map(|zone| labels(zone, |press| matches!(press, Press::Move(_))))
                .collect();
            all.extend(scene.choices.iter().map(|choice| choice.label.clone()));
            all.retain(|part| !part.is_empty());
            words.may_play(all.join(", "))
        }
        'p' => words.not_your_turn().into(),
        't' => all_told(scene, words, |kind| kind != ZoneKind::Hand),
        'l' => all_told(scene, words, |kind| kind == ZoneKind::Pile),
        's' => {
            let players = scene.seats.iter().map(|one| one.summary.as_str());
            players.collect::<Vec<_>>().join(" ")
        }
        _ => return None,
    })
}

/// The zones of some kinds in words.
fn all_told<F, M: Copy>(
    scene: &TableScene<F, M>,
    words: &ShellWords,
    is_wanted: fn(ZoneKind) -> bool,
) -> String {
    let zones = scene.zones.iter().filter(|zone| is_wanted(zone.kind));
    let told: Vec<String> = zones.map(|zone| told(zone, words)).collect();
    told.join(" ")
}

/// A zone in words: "Pile: 7 of hearts, king of spades."
fn told<F, M: Copy>(zone: &Zone<F, M>, words: &ShellWords) -> String {
    let mut parts = vec![labels(zone, |_| true)];
    // The label of an open pile has the number of all its cards.
    if zone.backs > 0 && zone.pieces.is_empty() {
        parts.push(words.cards_left(zone.backs));
    }
    parts.extend(zone.chips.map(|chips| chips.to_string()));
    parts.retain(|part| !part.is_empty());
    format!("{}: {}.", zone.label, parts.join(", "))
}

/// The names of the pieces of a zone with such a press.
fn labels<F, M>(zone: &Zone<F, M>, is_wanted: fn(&Press<M>) -> bool) -> String {
    let pieces = zone.pieces.iter().filter(|piece| is_wanted(&piece.press));
    let labels = pieces.map(|piece| piece.label.as_str());
    labels.collect::<Vec<_>>().join(", ")
}
