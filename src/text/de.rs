//! German.

use crate::rules::little_devils::{Direction, Illegal};

use super::{Who, Words, help, lesson, setting};

pub(super) static WORDS: Words = Words {
    title: "Kleine Teufel",
    subtitle: "Das Kartenspiel, in dem niemand den Stich will",
    credits: "Inoffizielle Umsetzung von „Die kleinen Teufel“ von Michael Feldkötter.",
    skip_to_hand: "Zu deinen Karten springen",

    new_match: "Neue Partie",
    players: "Spieler",
    your_name: "Dein Name",
    default_name: "Du",
    opponents: "Gegner",
    opponent_name: |number| format!("Name von Gegner {number}"),
    opponent_level: |number| format!("Stufe von Gegner {number}"),
    level: |id| match id {
        "imp" => "Teufelchen",
        "goblin" => "Gnom",
        "kobold" => "Kobold",
        "devil" => "Teufel",
        "archdevil" => "Erzteufel",
        "lucifer" => "Luzifer",
        _ => "?",
    },
    language: "Sprache",
    speed: "Tempo",
    speeds: ["Langsam", "Normal", "Schnell", "Sofort"],
    deal: "Austeilen",
    back_to_match: "Zurück zur Partie",
    name_missing: "Bitte gib allen einen Namen mit 1 bis 20 Zeichen.",

    menu: "Menü",
    scores: "Punkte",
    player: "Spieler",
    round: |number| format!("Runde {number}"),
    total: "Summe",
    close: "Schließen",
    next_round: "Nächste Runde",

    your_hand: "Deine Karten",
    trick: "Stich",
    log: "Was geschieht",
    card: |card, devils| format!("{card}, {}", counted(devils.into())),
    played_by: |card, who| match who {
        Who::You => format!("{card}, von dir gespielt"),
        Who::Other(name) => format!("{card}, gespielt von {name}"),
    },
    you: "du",
    seat_name: |name, is_you| match (name, is_you) {
        ("Du", true) => name.into(),
        (_, true) => format!("{name} (du)"),
        _ => name.into(),
    },
    cards_left: |cards| {
        if cards == 1 {
            "1 Karte".into()
        } else {
            format!("{cards} Karten")
        }
    },
    devils: counted,
    devils_this_round: |devils| format!("{} in dieser Runde", counted(devils.into())),
    total_is: |total| format!("insgesamt {total}"),
    deals: "gibt",
    thinks: |who| match who {
        Who::You => "Du bist dran".into(),
        Who::Other(name) => format!("{name} denkt nach …"),
    },
    empty_trick: |who| match who {
        Who::You => "Du spielst aus.".into(),
        Who::Other(name) => format!("{name} spielt aus."),
    },
    bound: |direction, led| match direction {
        Direction::High => format!("Hoher Stich: über {led}."),
        Direction::Low => format!("Tiefer Stich: unter {led}."),
    },
    direction: |direction| match direction {
        Direction::High => "Hoch",
        Direction::Low => "Tief",
    },
    side: |direction, led| format!("{} {led}", side(direction)),
    undecided: "Die zweite Karte entscheidet: hoch oder tief.",
    would_take: |who, devils| match who {
        Who::You => format!("Du würdest ihn nehmen: {}.", counted(devils.into())),
        Who::Other(name) => format!("{name} würde ihn nehmen: {}.", counted(devils.into())),
    },

    lead: "Du spielst aus: eine beliebige Karte, nur keine mit 5 Teufeln.",
    decide: |led| format!("Du entscheidest: über {led} wird der Stich hoch, darunter tief."),
    follow: |direction, led| format!("Du bist dran: spiele {} {led}.", side(direction)),
    free: |direction, led| {
        format!(
            "Du hast nichts {} {led}: spiele irgendeine Karte.",
            side(direction)
        )
    },
    not_your_turn: "Du bist noch nicht dran.",
    refused: |reason| match reason {
        Illegal::Over => "Die Runde ist vorbei.".into(),
        Illegal::NotInHand { card } => format!("Die {card} hast du nicht."),
        Illegal::FiveDevilsLed { card } => format!(
            "Die {card} hat 5 Teufel: ausspielen darfst du sie nur, wenn du nichts anderes hast."
        ),
        Illegal::MustFollow {
            card,
            direction,
            led,
        } => {
            let side = side(*direction);
            format!("Die {card} geht nicht: du hast eine Karte {side} {led} und musst bedienen.")
        }
    },

    hand_is: |cards| format!("Deine Karten: {cards}."),
    may_play: |cards| format!("Du darfst spielen: {cards}."),
    nothing_yet: "Es ist noch nichts gespielt.",
    taken_back: "Zurückgenommen.",
    undo: "Zurück",

    dealt: |round, dealer, leader| {
        let deals = match dealer {
            Who::You => "du gibst".into(),
            Who::Other(name) => format!("{name} gibt"),
        };
        let leads = match leader {
            Who::You => "du spielst aus".into(),
            Who::Other(name) => format!("{name} spielt aus"),
        };
        format!("Runde {round}: {deals}, {leads}.")
    },
    plays: |who, card| match who {
        Who::You => format!("Du spielst {card}."),
        Who::Other(name) => format!("{name} spielt {card}."),
    },
    takes: |who, devils| match who {
        Who::You => format!("Du nimmst den Stich: {}.", counted(devils.into())),
        Who::Other(name) => format!("{name} nimmt den Stich: {}.", counted(devils.into())),
    },
    round_over: |number| format!("Runde {number} ist vorbei"),
    round_devils: |who, devils, total| {
        let name = match who {
            Who::You => "Du",
            Who::Other(name) => name,
        };
        format!("{name}: {}, insgesamt {total}.", counted(devils.into()))
    },
    match_over: "Die Partie ist vorbei",
    wins: |winners| match winners {
        [Who::You] => "Du gewinnst!".into(),
        [Who::Other(name)] => format!("{name} gewinnt."),
        tied => {
            let names = tied.iter().map(|who| match who {
                Who::You => "du",
                Who::Other(name) => name,
            });
            format!(
                "Ein geteilter Sieg: {}.",
                names.collect::<Vec<_>>().join(", ")
            )
        }
    },
    won_kindly: "Die wenigsten Teufel von allen. Gut gespielt!",
    lost_kindly: "Beim nächsten Mal fallen die Karten anders.",
    until_hundred: "Die Partie endet, wenn jemand 100 hat.",
    decided: |round, winner, few, rival, many| {
        let name = |who| match who {
            Who::You => "dich".to_owned(),
            Who::Other(name) => name.to_owned(),
        };
        let (few, many) = (counted(few.into()), counted(many.into()));
        format!(
            "Runde {round} gab den Ausschlag: {few} für {}, {many} für {}.",
            name(winner),
            name(rival)
        )
    },
    plot: "Summen Runde für Runde",
    same_deals: "Dieselben Karten noch einmal",
    no_stakes: "In dieser Runde sind keine Teufel mehr übrig.",
    finish: "Runde beenden",
    training: "Trainingspartie",

    setting: &setting::DE,
    help: &help::DE,
    lesson: &lesson::DE,

    review: "Rückblick",
    daily: "Blatt des Tages",
    puzzles: "Rätsel",
    statistics: "Statistik",
    fair: "Faires Geben",

    rules: "Regeln",
    rules_text: [
        "Alle bekommen neun Karten. Kleine Teufel auf einer Karte sind Minuspunkte: keine auf den roten Karten, bis zu fünf auf anderen. Zu dritt spielt man mit den Karten 1 bis 27, zu viert bis 36, zu fünft bis 45, zu sechst bis 54.",
        "Wer links vom Geber sitzt, spielt eine Karte aus, aber keine mit fünf Teufeln, außer es ist nichts anderes auf der Hand.",
        "Wer als Zweites dran ist, spielt irgendeine Karte. Über der ausgespielten macht sie den Stich hoch, darunter tief.",
        "Alle danach müssen auf derselben Seite der ausgespielten Karte bleiben, wenn sie können. Wer nicht kann, spielt irgendeine Karte.",
        "Hoher Stich: die höchste Karte nimmt ihn; konnte aber jemand nicht bedienen, dann die niedrigste Karte derer, die nicht konnten. Tiefer Stich: die niedrigste Karte nimmt ihn; konnte aber jemand nicht bedienen, dann die höchste Karte derer, die nicht konnten. Wer ausspielt, nimmt den Stich also nie.",
        "Wer den Stich nimmt, zählt seine Teufel und spielt als Nächstes aus. Nach neun Stichen kommen die Teufel zur Summe, und der Geber wechselt nach links.",
        "Die Partie endet mit der Runde, in der jemand 100 erreicht. Die wenigsten Teufel gewinnen; bei Gleichstand wird der Sieg geteilt.",
    ],
    how_bots_play: "Wie die Bots spielen",
    decimal: |tenths| format!("{},{}", tenths / 10, tenths % 10),

    parameter_ignored: |name, value| {
        format!("„{name}={value}“ in der Adresse ergibt hier keinen Sinn und wurde weggelassen.")
    },
    save_unreadable: "Die Partie in diesem Browser war nicht lesbar. Sie wurde beiseitegelegt, nicht gelöscht.",
    settings_unreadable: "Die Einstellungen in diesem Browser waren nicht lesbar. Sie wurden beiseitegelegt, nicht gelöscht.",
    not_saved: "Dieser Browser lässt das Spiel nichts speichern: die Partie übersteht das Schließen der Seite nicht.",
    played_elsewhere: "In einem anderen Tab oder Rahmen dieses Browsers wird gespielt. Hier wird erst wieder gespeichert, wenn du hier weiterspielst.",
    play_on_here: "Hier weiterspielen",
    paused: "Die Seite um das Spiel hat es angehalten.",
    go_on: "Weiter",
    update_waits: "Eine neue Version des Spiels ist da.",
    update: "Laden",
    add_to_home_screen: "Auf iPhone und iPad: „Teilen“, dann „Zum Home-Bildschirm“, und das Spiel startet wie eine App, auch ohne Netz.",
    bots_silent: "Die Mitspieler antworten nicht.",
    study_silent: "Das ließ sich nicht laden. Bitte versuche es noch einmal, wenn es ein Netz gibt.",
    try_again: "Noch einmal versuchen",
};

fn counted(devils: u16) -> String {
    match devils {
        0 => "keine Teufel".into(),
        1 => "1 Teufel".into(),
        _ => format!("{devils} Teufel"),
    }
}

const fn side(direction: Direction) -> &'static str {
    match direction {
        Direction::High => "über",
        Direction::Low => "unter",
    }
}
