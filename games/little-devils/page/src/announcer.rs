//! The lines that screen readers speak: new utterances of the scene, remarks and answers.

use leptos::prelude::*;

use little_devils::scene::{Scene, Utterance};
use little_devils::words::Speaker;

use crate::store::Store;
use page::dom::effect;

/// The greatest number of lines in the log.
const MAX_LINES: usize = 40;

/// A line of the log. The number makes lines of equal text differ, so that each is spoken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The number of lines before it, on this page.
    pub number: usize,
    /// The text.
    pub text: String,
}

/// The lines of the log, newest last.
#[must_use]
pub fn lines(store: Store) -> ReadSignal<Vec<LogLine>> {
    let (lines, set_lines) = signal(Vec::new());
    let spoken = StoredValue::new(0);
    let add = move |texts: Vec<String>| {
        set_lines.update(|lines: &mut Vec<LogLine>| {
            for text in texts {
                let number = spoken.get_value();
                spoken.set_value(number + 1);
                lines.push(LogLine { number, text });
            }
            lines.drain(..lines.len().saturating_sub(MAX_LINES));
        });
    };
    let (mut last, mut asked) = (None, None);
    effect(move || {
        let new = store.with_scene(|scene| new_since(scene, last));
        let (mut fresh, now) = new.unwrap_or_default();
        last = now;
        let trick_is_known = store.take_trick_is_known();
        if trick_is_known {
            fresh.clear();
        }
        let prompt = store.with_scene(|scene| scene.prompt.clone());
        let is_new = prompt != asked || trick_is_known || !fresh.is_empty();
        asked = prompt;
        let texts = untrack(|| {
            store.with_speaker(|scene, speaker| {
                let lines = fresh.iter().map(|one| speaker.say(&one.announcement));
                let own_turn = own_turn(scene, speaker).filter(|_| is_new);
                lines.chain(own_turn).collect()
            })
        });
        add(texts.unwrap_or_default());
    });
    effect(move || add(store.remark().into_iter().collect()));
    effect(move || add(store.answer().into_iter().collect()));
    lines
}

/// The prompt, if it is the person's turn.
fn own_turn(scene: &Scene, speaker: Speaker<'_>) -> Option<String> {
    let round = scene.scores.rounds;
    let own = scene.prompt.is_own_turn();
    own.then(|| speaker.prompt(&scene.prompt, round))
}

/// The utterances since the position `last`, and the new position: round and index. A player who returns
/// to a match or an earlier round hears the current trick, not the whole round again.
fn new_since(
    scene: &Scene,
    last: Option<(usize, usize)>,
) -> (Vec<Utterance>, Option<(usize, usize)>) {
    let position = |one: &Utterance| (one.round, one.index);
    let now = scene.utterances.last().map(position);
    let fresh: Vec<Utterance> = match last.filter(|last| Some(*last) <= now) {
        Some(last) => scene
            .utterances
            .iter()
            .filter(|one| position(one) > last)
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
