//! The lines about the table that screen readers speak.

use leptos::prelude::untrack;

use little_devils::scene::{Scene, Utterance};
use little_devils::words::Speaker;

use crate::store::Store;
use page::dom::effect;
use page::shell::LogLines;

/// Adds the new utterances of the scene to the log, for the lifetime of the page. When another hand may be
/// seen, or none, the log begins again: it has nothing that the next person must not read.
pub fn announce(store: Store, log: LogLines) {
    let (mut last, mut asked, mut seen) = (None, None, None);
    effect(move || {
        let you = store.with_scene(|scene| scene.you).flatten();
        if seen.replace(you).is_some_and(|seen| seen != you) {
            untrack(|| store.forget_hand(log));
            // Whoever gets the device hears their hand and the trick.
            last = last.filter(|_| you.is_none());
        }
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
        log.add(texts.unwrap_or_default());
    });
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
