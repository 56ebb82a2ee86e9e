//! What is spoken: the growth of the scene's utterances, and the asides.

use leptos::prelude::*;

use little_devils::scene::{Scene, Utterance};
use little_devils::words::Speaker;

use crate::store::Store;
use page::dom::effect;

/// As many lines as the log keeps.
const KEPT: usize = 40;

/// A line of the log. The number makes equal texts different lines, so that each is spoken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Counts all lines ever spoken.
    pub number: usize,
    /// What is spoken.
    pub text: String,
}

/// The lines of the log, newest last.
#[must_use]
pub fn lines(store: Store) -> ReadSignal<Vec<Line>> {
    let (lines, set_lines) = signal(Vec::new());
    let spoken = StoredValue::new(0);
    let add = move |texts: Vec<String>| {
        set_lines.update(|lines: &mut Vec<Line>| {
            for text in texts {
                let number = spoken.get_value();
                spoken.set_value(number + 1);
                lines.push(Line { number, text });
            }
            lines.drain(..lines.len().saturating_sub(KEPT));
        });
    };
    let (mut last, mut asked) = (None, None);
    effect(move || {
        let said = store.look(|scene| new_since(scene, last));
        let (mut fresh, now) = said.unwrap_or_default();
        last = now;
        let knows_trick = store.knows_trick.get_value();
        if knows_trick {
            store.knows_trick.set_value(false);
            fresh.clear();
        }
        let prompt = store.look(|scene| scene.prompt.clone());
        let asked_anew = prompt != asked || knows_trick || !fresh.is_empty();
        asked = prompt;
        let texts = untrack(|| {
            store.speak(|scene, speaker| {
                let facts = fresh.iter().map(|one| speaker.say(&one.announcement));
                let own_turn = own_turn(scene, speaker).filter(|_| asked_anew);
                facts.chain(own_turn).collect()
            })
        });
        add(texts.unwrap_or_default());
    });
    effect(move || add(store.aside.get().into_iter().collect()));
    effect(move || add(store.answer.get().into_iter().collect()));
    lines
}

/// What the person is to do, if it is their turn.
fn own_turn(scene: &Scene, speaker: Speaker<'_>) -> Option<String> {
    let round = scene.scores.rounds;
    let own = scene.prompt.is_own_turn();
    own.then(|| speaker.prompt(&scene.prompt, round))
}

/// What has been said since the place `last`, and the new place. Who comes back to a match or to an
/// earlier round hears how the trick stands, not the whole round again.
fn new_since(
    scene: &Scene,
    last: Option<(usize, usize)>,
) -> (Vec<Utterance>, Option<(usize, usize)>) {
    let place = |one: &Utterance| (one.round, one.index);
    let now = scene.utterances.last().map(place);
    let fresh: Vec<Utterance> = match last.filter(|last| Some(*last) <= now) {
        Some(last) => scene
            .utterances
            .iter()
            .filter(|one| place(one) > last)
            .cloned()
            .collect(),
        None => scene
            .utterances
            .iter()
            .rev()
            .take(scene.trick.plays.len() + 2)
            .rev()
            .cloned()
            .collect(),
    };
    (fresh, now.or(last))
}
