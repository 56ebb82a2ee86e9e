//! The texts that every page has: every language has every message, with its arguments.

use cards::{Seat, SeatRange};
use session::{CardSize, Choice, Motion, Speed, Switch, Theme};
use words::{
    Key, Lang, Messages, ShellGuide, ShellWords, Who, catalog_faults, file_faults, messages,
};

messages! {
    /// A catalogue that extends the shell's. It has a key twice, and faults in two of its files.
    Toy: ShellWords, ToyKey, "toy":
    greeting(name), close,
}

const NONE: Vec<String> = Vec::new();

#[test]
fn every_language_has_every_message_with_its_arguments() {
    assert_eq!(catalog_faults::<ShellWords>(), NONE);
    assert_eq!(catalog_faults::<ShellGuide>(), NONE);
}

#[test]
fn a_missing_key_and_a_wrong_placeholder_are_found() {
    const KEYS: &[Key] = &[("one", &[]), ("two", &["number"])];
    assert_eq!(file_faults(KEYS, "one = 1\ntwo = {number}\n"), NONE);
    assert_eq!(file_faults(KEYS, "one = 1\n"), ["two is missing"]);
    assert_eq!(
        file_faults(KEYS, "one = 1\ntwo = {numbr}\n"),
        ["two has no argument numbr", "two does not use number"]
    );
    assert_eq!(
        file_faults(KEYS, "one = 1\ntwo = {number}\nthree = 3"),
        ["three is not a key"]
    );
}

#[test]
fn faults_of_every_language_and_keys_that_are_there_twice_are_found() {
    assert_eq!(
        catalog_faults::<Toy>(),
        [
            "close is there twice",
            "de: greeting has no argument nam",
            "de: greeting does not use name",
            "nl: close is missing",
        ]
    );
}

#[test]
fn a_catalogue_has_the_messages_of_the_one_it_extends_and_then_its_own() {
    let text: &'static str = Toy::files(Lang::Fr).concat().leak();
    let loaded = Toy::parse(Lang::Fr, text).expect("as many messages as keys");
    for toy in [&loaded, Toy::for_lang(Lang::Fr)] {
        assert_eq!(toy.greeting("Anna"), "Bonjour Anna.");
        assert_eq!(toy.new_match(), "Nouvelle partie");
        assert_eq!(ShellWords::close(toy), "Fermer");
        assert_eq!(toy.lang(), Lang::Fr);
    }
    assert_eq!(Toy::COUNT, ShellWords::COUNT + 2);
    assert_eq!(Toy::all_keys().last(), Some(&("close", &[][..])));
}

#[test]
fn a_file_with_too_few_messages_is_refused() {
    assert!(Toy::parse(Lang::Nl, Toy::files(Lang::Nl).concat().leak()).is_none());
    assert!(Toy::parse(Lang::Fr, Toy::file(Lang::Fr)).is_none());
    assert!(ShellWords::parse(Lang::Nl, ShellWords::file(Lang::Nl)).is_some());
}

#[test]
fn lists_have_a_name_for_every_choice() {
    for lang in Lang::ALL {
        let words = ShellWords::for_lang(lang);
        let lists = [
            words.speeds(),
            words.themes(),
            words.motions(),
            words.card_sizes(),
            words.switches(),
        ];
        let choices = [
            Speed::ALL.len(),
            Theme::ALL.len(),
            Motion::ALL.len(),
            CardSize::ALL.len(),
            Switch::ALL.len(),
        ];
        assert_eq!(lists.map(|list| list.len()), choices, "{}", lang.tag());
        let guide = ShellGuide::for_lang(lang);
        assert_eq!(guide.common_keys().len(), guide.key_means().len());
        assert_eq!(guide.common_keys().last().map(|(key, _)| *key), Some("Esc"));
    }
}

#[test]
fn names_are_joined_and_winners_named_in_every_language() {
    let names = ["Anna", "Bert", "Cleo"];
    let who = |seat: Seat| match seat.index() {
        0 => Who::You,
        other => Who::Other(names[other - 1]),
    };
    let seats: Vec<Seat> = SeatRange::ANY.most().seats().take(3).collect();
    let words = ShellWords::for_lang(Lang::En);
    assert_eq!(words.all_of(&[]), "");
    assert_eq!(words.all_of(&names[..1]), "Anna");
    assert_eq!(words.all_of(&names), "Anna, Bert and Cleo");
    assert_eq!(words.winners(&[], who), "");
    assert_eq!(words.winners(&seats[..1], who), "You win!");
    assert_eq!(words.winners(&seats[1..2], who), "Anna wins.");
    let shared = Lang::ALL.map(|lang| ShellWords::for_lang(lang).winners(&seats, who));
    assert_eq!(
        shared,
        [
            "You, Anna and Bert share the win.",
            "Du, Anna und Bert teilt euch den Sieg.",
            "Jij, Anna en Bert delen de overwinning.",
            "Vous, Anna et Bert partagez la victoire.",
        ]
    );
}

#[test]
fn the_player_at_the_page_is_marked_or_called_you() {
    let words = ShellWords::for_lang(Lang::En);
    assert_eq!(words.seat_name("Anna", true), "Anna (you)");
    assert_eq!(words.seat_name("You", true), "You");
    assert_eq!(words.seat_name("Anna", false), "Anna");
    let totals = [("Nox".to_owned(), 4), (String::new(), 12)];
    assert_eq!(words.standing(&totals), "Nox 4 · You 12");
}

#[test]
fn a_yes_or_no_selects_its_case() {
    let words = ShellWords::for_lang(Lang::En);
    assert_eq!(
        words.behind(2_u8, true, 3_u8, "Nox"),
        "2nd (shared), 3 behind Nox."
    );
    assert_eq!(words.ahead(false, 3_u8, "Nox"), "1st, 3 ahead of Nox.");
}
