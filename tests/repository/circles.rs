//! No circles: modules of one folder do not use each other in turn. Cargo refuses circles of crates.

use std::collections::{BTreeMap, BTreeSet};

use crate::files::sources;
use crate::modules::{Modules, Path, crates, example};

/// Most re-exports that one name is followed through.
const MAX_STEPS: usize = 8;

/// What each module of a folder uses of its siblings.
type Uses<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// The circles of a crate: the folder, and the modules that use each other.
fn circles(modules: &Modules) -> Vec<String> {
    let mut folders: BTreeMap<&[String], Uses<'_>> = BTreeMap::new();
    for (from, module) in modules {
        let used = module.paths.iter();
        for to in used.filter_map(|path| owner(modules, from, path)) {
            let shared = from.iter().zip(to).take_while(|(one, other)| one == other);
            let shared = shared.count();
            // A parent and its child may use each other.
            if let (Some(one), Some(other)) = (from.get(shared), to.get(shared)) {
                let folder = folders.entry(&from[..shared]).or_default();
                folder.entry(one).or_default().insert(other);
            }
        }
    }
    let mut found = BTreeSet::new();
    for (folder, uses) in folders {
        for one in uses.keys() {
            let used = reached(&uses, one);
            let back = used
                .iter()
                .filter(|other| reached(&uses, other).contains(one));
            let circle: Vec<&str> = back.copied().collect();
            if !circle.is_empty() {
                found.insert(format!("{}: {}", folder.join("::"), circle.join(", ")));
            }
        }
    }
    found.into_iter().collect()
}

/// The module that has an item, by the item's path in the text of `from`. Follows imports and
/// re-exports. `None` for items of other crates.
fn owner<'a>(modules: &'a Modules, from: &Path, path: &Path) -> Option<&'a Path> {
    let (mut at, mut rest) = (from.clone(), path.clone());
    for _ in 0..MAX_STEPS {
        let mut is_here = false;
        while let Some("crate" | "self" | "super") = rest.first().map(String::as_str) {
            is_here = true;
            match rest.remove(0).as_str() {
                "crate" => at.clear(),
                "super" => drop(at.pop()),
                _ => {}
            }
        }
        while let Some(name) = rest.first() {
            at.push(name.clone());
            if !modules.contains_key(&at) {
                at.pop();
                break;
            }
            rest.remove(0);
            is_here = true;
        }
        let (owner, module) = modules.get_key_value(&at)?;
        let import = rest.first().and_then(|name| module.imports.get(name));
        match import {
            Some(import) if *import != rest => {
                rest.splice(..1, import.iter().cloned());
            }
            _ => return is_here.then_some(owner),
        }
    }
    None
}

/// The modules that a module reaches by one or more uses.
fn reached<'a>(uses: &Uses<'a>, from: &'a str) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(name) = open.pop() {
        let next = uses.get(name).into_iter().flatten();
        open.extend(next.filter(|next| found.insert(**next)));
    }
    found
}

#[test]
fn sibling_modules_do_not_use_each_other_in_turn() {
    let sources = sources(&["rs"]);
    let crates = crates(&sources);
    assert!(crates.len() > 10, "{} crates were read", crates.len());
    let in_crate = |(folder, modules): (&&str, &Modules)| {
        let found = circles(modules).into_iter();
        let found = found.map(|circle| format!("{folder}: {circle}"));
        found.collect::<Vec<_>>()
    };
    let found: Vec<String> = crates.iter().flat_map(in_crate).collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_circle_is_found_through_a_re_export() {
    let sources = example(&[
        ("lib.rs", "mod a;\nmod b;\nmod c;\npub use a::{A, X as Y};"),
        ("a/mod.rs", "mod deep;\nuse crate::b::B;\npub struct A(B);"),
        ("a/deep.rs", "use super::A;\nuse other::B;\nfn f(a: A) {}"),
        ("b.rs", "mod c;\nfn f() { crate::c::g(); }"),
        ("c.rs", "fn g(y: crate::Y) {}"),
    ]);
    assert_eq!(circles(&crates(&sources)["example"]), [": a, b, c"]);
}

#[test]
fn parents_and_children_are_not_a_circle() {
    let sources = example(&[
        ("lib.rs", "mod a;\npub use a::A;"),
        (
            "a/mod.rs",
            "mod b;\npub use b::B;\npub struct A;\nuse other::a;",
        ),
        (
            "a/b.rs",
            "use super::A;\nuse crate::a::A as C;\npub struct B(A);",
        ),
    ]);
    assert_eq!(circles(&crates(&sources)["example"]), [""; 0]);
}
