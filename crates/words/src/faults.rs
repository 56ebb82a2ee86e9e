//! The check of a catalogue's files, for the tests of every catalogue.

use super::{Key, Lang, Messages, arguments, entries};

/// Faults of a catalogue: those of its files in every language ([`file_faults`]), and keys that it has
/// twice. Empty if there are none.
#[must_use]
pub fn catalog_faults<C: Messages>() -> Vec<String> {
    let keys = C::all_keys();
    let mut faults = Vec::new();
    for (at, (key, _)) in keys.iter().enumerate() {
        if keys.iter().skip(at + 1).any(|(other, _)| other == key) {
            faults.push(format!("{key} is there twice"));
        }
    }
    for lang in Lang::ALL {
        let found = file_faults(C::KEYS, C::file(lang));
        faults.extend(found.iter().map(|fault| format!("{}: {fault}", lang.tag())));
    }
    faults
}

/// Faults of a file: missing keys, keys out of order, empty messages, unknown arguments, and unused
/// arguments.
#[must_use]
pub fn file_faults(keys: &[Key], file: &'static str) -> Vec<String> {
    let found: Vec<_> = entries(file).collect();
    let mut faults = Vec::new();
    for (at, (key, args)) in keys.iter().enumerate() {
        let Some((name, message)) = found.get(at) else {
            faults.push(format!("{key} is missing"));
            continue;
        };
        if name != key {
            faults.push(format!("{name} stands where {key} should"));
        }
        if message.is_empty() {
            faults.push(format!("{key} says nothing"));
        }
        for used in arguments(message) {
            if !args.contains(&used) {
                faults.push(format!("{key} has no argument {used}"));
            }
        }
        for arg in *args {
            if !arguments(message).contains(arg) {
                faults.push(format!("{key} does not use {arg}"));
            }
        }
        if message.matches('{').count() != message.matches('}').count() {
            faults.push(format!("{key} has a brace too many"));
        }
    }
    let unknown = found.iter().skip(keys.len());
    faults.extend(unknown.map(|(name, _)| format!("{name} is not a key")));
    faults
}
