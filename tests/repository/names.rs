//! One name, one meaning: no two public types of a crate share a name.

use std::collections::BTreeMap;

use crate::files::sources;
use crate::modules::{Modules, crates, example};

/// The names that several public types have, with the modules of these types.
fn shared_names(modules: &Modules) -> Vec<String> {
    let mut places: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (path, module) in modules {
        for name in &module.types {
            places.entry(name).or_default().push(path.join("::"));
        }
    }
    let shared = places.iter().filter(|(_, places)| places.len() > 1);
    shared
        .map(|(name, places)| format!("{name}: {}", places.join(", ")))
        .collect()
}

#[test]
fn public_types_of_a_crate_have_different_names() {
    let sources = sources(&["rs"]);
    let crates = crates(&sources);
    let types = crates.values().flat_map(Modules::values);
    let types: usize = types.map(|module| module.types.len()).sum();
    assert!(types > 200, "{types} types were read");
    let found: Vec<_> = crates.values().flat_map(shared_names).collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_shared_name_is_found() {
    let sources = example(&[
        (
            "a.rs",
            "pub struct One;\npub enum Two { One }\nstruct Three;",
        ),
        (
            "b/c.rs",
            "pub type One<T> = Vec<T>;\npub trait Three { type Two; }",
        ),
    ]);
    let found = shared_names(&crates(&sources)["example"]);
    assert_eq!(found, ["One: a, b::c"]);
}
