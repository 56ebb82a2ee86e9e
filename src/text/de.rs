//! German.

use crate::rules::little_devils::{Direction, Illegal};

use super::{Who, Words};

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

    parameter_ignored: |name, value| {
        format!("„{name}={value}“ in der Adresse ergibt hier keinen Sinn und wurde weggelassen.")
    },
    save_unreadable: "Die Partie in diesem Browser war nicht lesbar. Sie wurde beiseitegelegt, nicht gelöscht.",
    not_saved: "Dieser Browser lässt das Spiel nichts speichern: die Partie übersteht das Schließen der Seite nicht.",
    update_waits: "Eine neue Version des Spiels ist da.",
    update: "Laden",
    bots_silent: "Die Mitspieler antworten nicht.",
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
