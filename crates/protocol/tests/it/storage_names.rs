//! Names in the browser's storage begin with the game's id.

use protocol::StorageName;

#[test]
fn names_are_the_id_and_a_word() {
    let names = [
        (StorageName::Match, "match"),
        (StorageName::Commitment, "commitment"),
        (StorageName::Settings, "settings"),
        (StorageName::Results, "results"),
        (StorageName::Challenges, "challenges"),
        (StorageName::Online, "shared-matches"),
        (StorageName::Stun, "stun-server"),
        (StorageName::Summary, "summary"),
        (StorageName::Coached, "coached"),
        (StorageName::PersistAsked, "asked-to-persist"),
        (StorageName::Finished, "finished-since-export"),
        (StorageName::ImportOffered, "import-offered"),
    ];
    for (name, word) in names {
        assert_eq!(name.of("toy-dice"), format!("toy-dice/{word}"));
    }
}
