//! Libraries without unit tests say so, and are not compiled a second time for them. A unit test in such a library would
//! never run.

use crate::files::sources;

/// Libraries that say that they have no unit tests, though they have some.
fn silent(manifests: &[(&str, &str)], code: &[(&str, &str)]) -> Vec<String> {
    let without = manifests
        .iter()
        .filter(|(_, text)| text.contains("[lib]\ntest = false"));
    let folders = without.map(|(path, _)| path.replace("Cargo.toml", "src/"));
    let has_tests = |folder: &String| {
        code.iter()
            .any(|(path, text)| path.starts_with(folder) && text.contains("#[test]"))
    };
    folders.filter(has_tests).collect()
}

#[test]
fn no_unit_test_is_in_a_library_that_runs_none() {
    let (manifests, code) = (sources(&["Cargo.toml"]), sources(&["rs"]));
    let [manifests, code] = [&manifests, &code].map(|files| {
        let texts = files
            .iter()
            .map(|file| (file.path.as_str(), file.text.as_str()));
        texts.collect::<Vec<_>>()
    });
    assert!(manifests.len() > 20, "{}", manifests.len());
    assert_eq!(silent(&manifests, &code), [""; 0]);
    let manifest = ("one/Cargo.toml", "[lib]\ntest = false\n");
    let planted = ("one/src/a.rs", "#[test]\nfn a() {}");
    assert_eq!(silent(&[manifest], &[planted]), ["one/src/"]);
}
