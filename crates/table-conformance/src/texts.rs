//! Texts that must say something.

use game::conformance::ensure;
use scene::{Press, TableScene};
use words::Lang;

use crate::{Check, Failure};

/// What is wrong with a text: it is empty, or has the place of an argument or of a message that is not
/// there. `None` if nothing is. [`Suite::run`](crate::Suite::run) asks this of all texts of a table; this is for others.
#[must_use]
pub fn gap(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split(' ').collect();
    // A message that is missing is shown as a question mark.
    let is_missing = |word: &&str| word.trim_matches(['.', ',', ':', '(', ')']) == "?";
    let has_gap = text.contains(['{', '}', '#'])
        || words.iter().any(|word| word.is_empty())
        || words.iter().any(is_missing);
    has_gap.then(|| format!("a text with a gap: {text:?}"))
}

/// All texts of a scene say something.
pub(crate) fn say_something(scene: &TableScene, lang: Lang) -> Result<(), Failure> {
    let wrong = needed(scene).into_iter().chain(wanted(scene)).find_map(gap);
    ensure(Check::Texts, wrong.is_none(), || {
        format!("{}: {}", lang.tag(), wrong.unwrap_or_default())
    })?;
    let unfinished = scene.log().find(|line| !line.ends_with(['.', '!', '?']));
    ensure(Check::Texts, unfinished.is_none(), || {
        format!("{}: not a sentence: {unfinished:?}", lang.tag())
    })?;
    let is_explained = scene
        .outcome
        .as_ref()
        .is_none_or(|outcome| !outcome.why.is_empty());
    ensure(Check::Texts, is_explained, || {
        format!("{}: the end is not explained", lang.tag())
    })
}

/// The texts that every scene has.
fn needed(scene: &TableScene) -> Vec<&str> {
    let mut texts = vec![scene.prompt.as_str()];
    texts.extend(scene.log());
    for seat in &scene.seats {
        texts.extend([seat.name.as_str(), seat.summary.as_str()]);
    }
    for zone in &scene.zones {
        texts.push(&zone.label);
        let headings = zone.headings.columns.iter().chain(&zone.headings.rows);
        texts.extend(headings.map(String::as_str));
        for piece in &zone.pieces {
            texts.push(&piece.label);
            if let Press::Refused(why) | Press::NotNow(why) = &piece.press {
                texts.push(why);
            }
        }
    }
    texts.extend(scene.choices.iter().map(|choice| choice.label.as_str()));
    let selection = scene.selection.iter();
    texts.extend(selection.flat_map(|one| [one.label.as_str(), one.ask.as_str()]));
    texts.extend(scene.scores.rows.iter().map(|row| row.name.as_str()));
    let outcome = scene.outcome.iter();
    texts.extend(outcome.flat_map(|outcome| {
        let why = outcome.why.iter().map(String::as_str);
        core::iter::once(outcome.title.as_str()).chain(why)
    }));
    texts
}

/// The texts that may be missing, where they are there.
fn wanted(scene: &TableScene) -> impl Iterator<Item = &str> {
    let details = scene.seats.iter().map(|seat| seat.detail.as_str());
    let choices = scene.choices.iter().map(|choice| choice.detail.as_str());
    let outcome = scene.outcome.iter().map(|outcome| outcome.detail.as_str());
    let all = details
        .chain(choices)
        .chain(outcome)
        .chain([scene.news.as_str()]);
    all.filter(|text| !text.is_empty())
}
