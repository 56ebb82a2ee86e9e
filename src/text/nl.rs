//! Dutch.

use crate::rules::little_devils::{Direction, Illegal};

use super::{Who, Words, help, lesson, setting};

pub(super) static WORDS: Words = Words {
    title: "Duiveltjes",
    subtitle: "Het kaartspel waarin niemand de slag wil",
    credits: "Onofficiële uitvoering van ‘Die kleinen Teufel’ van Michael Feldkötter.",
    skip_to_hand: "Naar je kaarten springen",

    new_match: "Nieuwe partij",
    players: "Spelers",
    your_name: "Jouw naam",
    default_name: "Jij",
    opponents: "Tegenstanders",
    opponent_name: |number| format!("Naam van tegenstander {number}"),
    opponent_level: |number| format!("Niveau van tegenstander {number}"),
    level: |id| match id {
        "imp" => "Duiveltje",
        "goblin" => "Kwelgeest",
        "kobold" => "Kobold",
        "devil" => "Duivel",
        "archdevil" => "Aartsduivel",
        "lucifer" => "Lucifer",
        _ => "?",
    },
    language: "Taal",
    speed: "Tempo",
    speeds: ["Langzaam", "Normaal", "Snel", "Meteen"],
    deal: "Delen",
    back_to_match: "Terug naar de partij",
    name_missing: "Geef iedereen een naam van 1 tot 20 tekens.",

    menu: "Menu",
    scores: "Punten",
    player: "Speler",
    round: |number| format!("Ronde {number}"),
    total: "Totaal",
    close: "Sluiten",
    next_round: "Volgende ronde",

    your_hand: "Jouw kaarten",
    trick: "Slag",
    log: "Wat er gebeurt",
    card: |card, devils| format!("{card}, {}", counted(devils.into())),
    played_by: |card, who| match who {
        Who::You => format!("{card}, gespeeld door jou"),
        Who::Other(name) => format!("{card}, gespeeld door {name}"),
    },
    you: "jij",
    seat_name: |name, is_you| match (name, is_you) {
        ("Jij", true) => name.into(),
        (_, true) => format!("{name} (jij)"),
        _ => name.into(),
    },
    cards_left: |cards| {
        if cards == 1 {
            "1 kaart".into()
        } else {
            format!("{cards} kaarten")
        }
    },
    devils: counted,
    devils_this_round: |devils| format!("{} deze ronde", counted(devils.into())),
    total_is: |total| format!("{total} in totaal"),
    deals: "deelt",
    thinks: |who| match who {
        Who::You => "Jij bent aan de beurt".into(),
        Who::Other(name) => format!("{name} denkt na …"),
    },
    empty_trick: |who| match who {
        Who::You => "Jij komt uit.".into(),
        Who::Other(name) => format!("{name} komt uit."),
    },
    bound: |direction, led| match direction {
        Direction::High => format!("Hoge slag: boven {led}."),
        Direction::Low => format!("Lage slag: onder {led}."),
    },
    direction: |direction| match direction {
        Direction::High => "Hoog",
        Direction::Low => "Laag",
    },
    side: |direction, led| format!("{} {led}", side(direction)),
    undecided: "De tweede kaart beslist: hoog of laag.",
    would_take: |who, devils| match who {
        Who::You => format!("Jij zou hem nemen: {}.", counted(devils.into())),
        Who::Other(name) => format!("{name} zou hem nemen: {}.", counted(devils.into())),
    },

    lead: "Jij komt uit: speel een kaart, maar geen met 5 duivels.",
    decide: |led| format!("Jij beslist: boven {led} wordt het een hoge slag, eronder een lage."),
    follow: |direction, led| format!("Jouw beurt: speel {} {led}.", side(direction)),
    free: |direction, led| {
        format!(
            "Je hebt niets {} {led}: speel een willekeurige kaart.",
            side(direction)
        )
    },
    not_your_turn: "Je bent nog niet aan de beurt.",
    refused: |reason| match reason {
        Illegal::Over => "De ronde is voorbij.".into(),
        Illegal::NotInHand { card } => format!("Je hebt de {card} niet."),
        Illegal::FiveDevilsLed { card } => {
            format!(
                "De {card} heeft 5 duivels: je mag er alleen mee uitkomen als je niets anders hebt."
            )
        }
        Illegal::MustFollow {
            card,
            direction,
            led,
        } => {
            let side = side(*direction);
            format!("De {card} mag niet: je hebt een kaart {side} {led} en moet bekennen.")
        }
    },

    hand_is: |cards| format!("Jouw kaarten: {cards}."),
    may_play: |cards| format!("Je mag spelen: {cards}."),
    nothing_yet: "Er is nog niets gespeeld.",
    taken_back: "Teruggenomen.",
    undo: "Terug",

    dealt: |round, dealer, leader| {
        let deals = match dealer {
            Who::You => "jij deelt".into(),
            Who::Other(name) => format!("{name} deelt"),
        };
        let leads = match leader {
            Who::You => "jij komt uit".into(),
            Who::Other(name) => format!("{name} komt uit"),
        };
        format!("Ronde {round}: {deals}, {leads}.")
    },
    plays: |who, card| match who {
        Who::You => format!("Jij speelt {card}."),
        Who::Other(name) => format!("{name} speelt {card}."),
    },
    takes: |who, devils| match who {
        Who::You => format!("Jij neemt de slag: {}.", counted(devils.into())),
        Who::Other(name) => format!("{name} neemt de slag: {}.", counted(devils.into())),
    },
    round_over: |number| format!("Ronde {number} is voorbij"),
    round_devils: |who, devils, total| {
        let name = match who {
            Who::You => "Jij",
            Who::Other(name) => name,
        };
        format!("{name}: {}, {total} in totaal.", counted(devils.into()))
    },
    match_over: "De partij is voorbij",
    wins: |winners| match winners {
        [Who::You] => "Jij wint!".into(),
        [Who::Other(name)] => format!("{name} wint."),
        tied => {
            let names = tied.iter().map(|who| match who {
                Who::You => "jij",
                Who::Other(name) => name,
            });
            format!(
                "Een gedeelde overwinning: {}.",
                names.collect::<Vec<_>>().join(", ")
            )
        }
    },
    won_kindly: "De minste duivels van allemaal. Goed gespeeld!",
    lost_kindly: "De volgende keer vallen de kaarten anders.",
    until_hundred: "De partij eindigt als iemand 100 heeft.",
    decided: |round, winner, few, rival, many| {
        let name = |who| match who {
            Who::You => "jou".to_owned(),
            Who::Other(name) => name.to_owned(),
        };
        let (few, many) = (counted(few.into()), counted(many.into()));
        format!(
            "Ronde {round} gaf de doorslag: {few} voor {}, {many} voor {}.",
            name(winner),
            name(rival)
        )
    },
    plot: "Totalen ronde voor ronde",
    same_deals: "Dezelfde kaarten nog eens",
    no_stakes: "In deze ronde zijn er geen duivels meer over.",
    finish: "Ronde afmaken",
    training: "Trainingspartij",

    setting: &setting::NL,
    help: &help::NL,
    lesson: &lesson::NL,

    review: "Terugblik",
    daily: "Spel van de dag",
    puzzles: "Puzzels",
    statistics: "Statistiek",
    fair: "Eerlijk gedeeld",

    rules: "Regels",
    rules_text: [
        "Iedereen krijgt negen kaarten. Duiveltjes op een kaart zijn strafpunten: geen op de rode kaarten, tot vijf op andere. Met drie spelers speel je met de kaarten 1 tot 27, met vier tot 36, met vijf tot 45, met zes tot 54.",
        "De speler links van de deler komt uit met een kaart, maar niet met een van vijf duivels, tenzij er niets anders in de hand is.",
        "De tweede speler speelt een willekeurige kaart. Boven de uitgekomen kaart wordt de slag hoog, eronder laag.",
        "Iedereen daarna moet aan dezelfde kant van de uitgekomen kaart blijven, als dat kan. Wie niet kan, speelt een willekeurige kaart.",
        "Hoge slag: de hoogste kaart neemt hem; maar als iemand niet kon bekennen, de laagste kaart van wie niet konden. Lage slag: de laagste kaart neemt hem; maar als iemand niet kon bekennen, de hoogste kaart van wie niet konden. Wie uitkomt neemt de slag dus nooit.",
        "Wie de slag neemt, telt de duivels en komt uit voor de volgende. Na negen slagen komen de duivels bij het totaal en deelt de speler links.",
        "De partij eindigt met de ronde waarin iemand 100 bereikt. De minste duivels winnen; bij gelijke stand wordt de winst gedeeld.",
    ],
    how_bots_play: "Hoe de bots spelen",
    decimal: |tenths| format!("{},{}", tenths / 10, tenths % 10),

    parameter_ignored: |name, value| {
        format!("‘{name}={value}’ in het adres slaat hier nergens op en is weggelaten.")
    },
    save_unreadable: "De partij in deze browser was niet leesbaar. Ze is opzijgelegd, niet gewist.",
    settings_unreadable: "De instellingen in deze browser waren niet leesbaar. Ze zijn opzijgelegd, niet gewist.",
    not_saved: "Deze browser laat het spel niets bewaren: de partij overleeft het sluiten van de pagina niet.",
    played_elsewhere: "Een ander tabblad of frame van deze browser speelt nu. Hier wordt pas weer bewaard als je hier verder speelt.",
    play_on_here: "Hier verder spelen",
    paused: "De pagina om het spel heeft het stilgezet.",
    go_on: "Verder",
    update_waits: "Er is een nieuwe versie van het spel.",
    update: "Laden",
    add_to_home_screen: "Op iPhone en iPad: ‘Deel’, dan ‘Zet op beginscherm’, en het spel start als een app, ook zonder netwerk.",
    bots_silent: "De medespelers antwoorden niet.",
    study_silent: "Dit kon niet worden geladen. Probeer het nog eens als er een netwerk is.",
    try_again: "Opnieuw proberen",
};

fn counted(devils: u16) -> String {
    match devils {
        0 => "geen duivels".into(),
        1 => "1 duivel".into(),
        _ => format!("{devils} duivels"),
    }
}

const fn side(direction: Direction) -> &'static str {
    match direction {
        Direction::High => "boven",
        Direction::Low => "onder",
    }
}
