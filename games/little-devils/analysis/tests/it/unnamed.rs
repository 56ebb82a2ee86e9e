//! A player without a name: none is saved, and each language has a word for the player.

use cards::{Seat, Seed};
use little_devils::bots::Level;
use little_devils::protocol::{FromAnalysis, Link, Settings, ToAnalysis};
use little_devils::rules::SEATS;
use little_devils::scene::{listed, scene};
use little_devils::session::{Day, MatchRecord, Origin, Player, Session, UNNAMED, match_options};
use little_devils::words::Words;
use little_devils_analysis::Outcome;
use protocol::JsonText;
use words::Lang;

use crate::common::{typed, typed_table};
use crate::pages::{analysis, load_save, open, press, save_text, shown};

fn record(name: &str, cards: usize) -> MatchRecord {
    let opponents = ["Ember", "Fidget", "Nox"].map(|name| Player::bot(name, Level::DEFAULT));
    let options = match_options(Seed(3), name, opponents.to_vec()).expect("good options");
    let mut record = MatchRecord::new(options);
    for _ in 0..cards {
        record.next_round();
        let lowest = *record.any().legal().first().expect("a card");
        record.play(lowest).expect("legal");
    }
    record
}

#[test]
fn default_names_of_old_saves_count_as_no_name() {
    let words: Vec<&str> = Lang::ALL
        .iter()
        .map(|lang| Words::for_lang(*lang).default_name())
        .collect();
    assert_eq!(words, UNNAMED);
    for word in UNNAMED {
        assert_eq!(record(word, 0).options().name(Seat::FIRST), "");
        let text = save_text(&record("Zoë", 9));
        let old = text.replace("Zoë", word);
        assert_eq!(load_save(&old), Ok(record("", 9)), "{word}");
        let mut settings = Settings::default();
        settings.set_table(SEATS.most(), word, []);
        assert_eq!(settings.name(), "");
    }
    assert_eq!(record(" Dora ", 0).options().name(Seat::FIRST), "Dora");
}

#[test]
fn a_player_without_a_name_has_none_in_a_save_and_a_word_in_a_link() {
    let text = save_text(&record("", 9));
    assert!(text.contains(r#"{"name":"","seat":"here"}"#), "{text}");
    assert_eq!(load_save(&text), Ok(record("", 9)));
    // Earlier versions refuse a link with an empty name.
    let link = Link(record("", 9));
    assert_eq!(link.write(), Link(record("You", 9)).write());
    assert_eq!(Link::read(&link.write()), Ok(link));
    let settings = |name: &str| {
        let mut settings = Settings::default();
        settings.set_table(SEATS.most(), name, []);
        settings.to_json()
    };
    assert!(settings("").contains("\"name\":null"), "an empty field");
    assert!(settings("Dora").contains("\"name\":\"Dora\""));
}

#[test]
fn a_shared_link_says_that_it_is_from_another_player() {
    let act = format!("match:{}", Link(record("", 9)).write());
    let expected = [
        "From another player: 4 players, 9 cards played.",
        "Von jemand anderem: 4 am Tisch, 9 Karten gespielt.",
        "Van een andere speler: 4 aan tafel, 9 kaarten gespeeld.",
        "D’un autre joueur\u{a0}: 4 joueurs, 9 cartes jouées.",
    ];
    for (lang, expected) in Lang::ALL.into_iter().zip(expected) {
        let mut analysis = analysis();
        let text = shown(&mut analysis, open(lang, &act, None)).text();
        assert!(text.contains(expected), "{text}");
        assert!(
            !text.contains(Words::for_lang(lang).default_name()),
            "{text}"
        );
        let trick = press(&mut analysis, "trick:1-1").text();
        let player = ["Player 1", "Spieler 1", "Speler 1", "Joueur 1"][lang as usize];
        assert!(trick.contains(player), "{trick}");
    }
}

#[test]
fn playing_on_from_a_shared_match_uses_the_players_own_name() {
    let act = format!("match:{}", Link(record("Dora", 9)).write());
    let mut analysis = analysis();
    let mut message = open(Lang::En, &act, None);
    if let ToAnalysis::Open(page) = &mut message {
        page.name.clear();
    }
    shown(&mut analysis, message);
    for act in ["play-on:4", "same"] {
        let outcomes = analysis.receive(ToAnalysis::Action(act.parse().expect("an action")));
        let [Outcome::Send(FromAnalysis::Play { save })] = &outcomes[..] else {
            panic!("{outcomes:?}");
        };
        let record = load_save(save).expect("a match");
        assert_eq!(record.options().name(Seat::FIRST), "", "{act}");
        assert_eq!(record.origin(), Origin::Shared, "{act}");
    }
}

#[test]
fn the_table_names_the_person_in_the_language_of_the_moment() {
    let (session, _) = Session::restored(record("", 9));
    let table = typed_table(session.table().expect("a table"));
    for lang in Lang::ALL {
        let words = Words::for_lang(lang);
        let word = words.default_name();
        let scene = scene(&table, words);
        assert_eq!(scene.seats[0].name, words.seat_name(word, true));
        assert_eq!(scene.scores.rows[0].name, word);
        let rows = scene.scores.rows.iter();
        assert_eq!(rows.filter(|row| row.name == word).count(), 1);
    }
    let (session, _) = Session::restored(record("Dora", 9));
    let table = typed_table(session.table().expect("a table"));
    let scene = scene(&table, Words::for_lang(Lang::En));
    let names = [&*scene.scores.rows[0].name, &*scene.seats[1].name];
    assert_eq!(names, ["Dora", "Ember"]);
}

#[test]
fn a_listed_match_is_described_with_its_standings() {
    let day: Day = "2026-11-22".parse().expect("a day");
    let words = |lang: Lang, record: &MatchRecord| listed(Words::for_lang(lang), typed(record));
    let own = record("", 50);
    let (what, standing) = words(Lang::En, &own);
    assert_eq!(what, "Match · 4 players · Round 2 · Trick 4");
    let mut names: Vec<&str> = standing.split(" · ").collect();
    let devils = |text: &&str| -> u16 {
        text.split(' ')
            .next_back()
            .and_then(|number| number.parse().ok())
            .expect("devils")
    };
    assert!(names.is_sorted_by_key(devils), "{standing}");
    let totals: u16 = names.iter().map(devils).sum();
    let (round, before) = (typed(&own).round(), typed(&own).match_state().totals());
    let taken: u8 = round.position().devils().as_slice().iter().sum();
    assert_eq!(
        totals,
        before.as_slice().iter().sum::<u16>() + u16::from(taken)
    );
    names.sort_unstable();
    assert!(names[3].starts_with("You "), "{standing}");

    let (what, standing) = words(Lang::De, &own.clone().with_takeback_used());
    assert_eq!(what, "Trainingspartie · 4 Spieler · Runde 2 · Stich 4");
    assert!(standing.contains("Du "), "{standing}");
    let daily = |cards| record("", cards).with_origin(Origin::Day(day));
    assert_eq!(
        words(Lang::En, &daily(12)).0,
        "Deal of the day 2026-11-22 · Trick 4"
    );
    assert_eq!(
        words(Lang::Nl, &daily(40)).0,
        "Spel van de dag 2026-11-22 · Ronde 2 · Slag 2"
    );
    let shared = record("", 36).with_origin(Origin::Shared);
    assert_eq!(
        words(Lang::Fr, &shared).0,
        "Partie partagée · 4 joueurs · Manche 1"
    );
}
