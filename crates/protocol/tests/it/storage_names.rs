//! Names in the browser's storage begin with the game's id.

use crate::toy::Toy;

type Names = protocol::StorageNames<Toy>;

#[test]
fn names_are_the_id_and_a_word() {
    let names = [
        Names::MATCH,
        Names::COMMITMENT,
        Names::SETTINGS,
        Names::ONLINE,
        Names::STUN,
        Names::SUMMARY,
        Names::COACHED,
        Names::PERSIST_ASKED,
        Names::FINISHED,
        Names::IMPORT_OFFERED,
    ];
    let words = [
        "match",
        "commitment",
        "settings",
        "shared-matches",
        "stun-server",
        "summary",
        "coached",
        "asked-to-persist",
        "finished-since-export",
        "import-offered",
    ];
    assert_eq!(names.to_vec(), words.map(|word| format!("toy-race/{word}")));
    assert_eq!(Names::slot(12), "toy-race/match/kept-12");
}
