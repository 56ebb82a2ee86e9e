//! The words of what helps at the table: hint, tricks to look at again, keys.

use crate::cards::Card;

/// Every text of the table's helps in one language.
///
/// Devils on average come as texts that [`super::Words::decimal`] has written.
#[allow(missing_docs)] // the names say which text it is; a sentence about each would say it again
pub struct HelpWords {
    pub hint: &'static str,
    pub thinking: &'static str,
    pub only: fn(Card) -> String,
    pub best: fn(Card, devils: &str, takes: u8) -> String,
    pub other: fn(Card, more: &str, takes: u8) -> String,
    pub about: &'static str,
    pub card_column: &'static str,
    pub devils_column: &'static str,
    pub takes_column: &'static str,
    pub last_trick: &'static str,
    pub all_tricks: &'static str,
    pub trick_number: fn(usize) -> String,
    pub no_trick_yet: &'static str,
    pub keys: &'static str,
    /// What each key of [`super::KEYS`] does.
    pub key_means: [&'static str; 13],
}

impl HelpWords {
    /// What may be looked at again: the last trick, or with the history setting all of the round.
    #[must_use]
    pub const fn tricks(&self, history: bool) -> &'static str {
        if history {
            self.all_tricks
        } else {
            self.last_trick
        }
    }
}

pub(super) static EN: HelpWords = HelpWords {
    hint: "Hint",
    thinking: "Thinking it over …",
    only: |card| format!("The {card} is the only card you may play."),
    best: |card, devils, takes| {
        format!(
            "Play the {card}: it takes this trick in {takes} % of the deals, and costs {devils} devils over the rest of the round."
        )
    },
    other: |card, more, takes| {
        format!("The {card} would cost {more} more: it takes this trick in {takes} %.")
    },
    about: "On average over deals that fit all that you have seen.",
    card_column: "Card",
    devils_column: "Devils",
    takes_column: "Takes the trick",
    last_trick: "Last trick",
    all_tricks: "Tricks of this round",
    trick_number: |number| format!("Trick {number}"),
    no_trick_yet: "No trick has been taken yet.",
    keys: "Keys",
    key_means: [
        "walk through your cards",
        "play the card",
        "read your hand",
        "read the table",
        "read the last card or trick",
        "read the scores",
        "high or low, and above or below what",
        "what you may play",
        "say the last line again",
        "take your last decision back",
        "hint",
        "sound on or off",
        "close what is open",
    ],
};

pub(super) static DE: HelpWords = HelpWords {
    hint: "Tipp",
    thinking: "Wird überlegt …",
    only: |card| format!("Die {card} ist die einzige erlaubte Karte."),
    best: |card, devils, takes| {
        format!(
            "Spiele die {card}: sie nimmt diesen Stich in {takes} % der Verteilungen und kostet bis zum Ende der Runde {devils} Teufel."
        )
    },
    other: |card, more, takes| {
        format!("Die {card} kostet {more} mehr: sie nimmt diesen Stich in {takes} %.")
    },
    about: "Im Schnitt über Verteilungen, die zu allem passen, was du gesehen hast.",
    card_column: "Karte",
    devils_column: "Teufel",
    takes_column: "Nimmt den Stich",
    last_trick: "Letzter Stich",
    all_tricks: "Stiche dieser Runde",
    trick_number: |number| format!("Stich {number}"),
    no_trick_yet: "Noch hat niemand einen Stich genommen.",
    keys: "Tasten",
    key_means: [
        "durch deine Karten gehen",
        "die Karte spielen",
        "deine Karten vorlesen",
        "den Tisch vorlesen",
        "die letzte Karte oder den letzten Stich vorlesen",
        "die Punkte vorlesen",
        "hoch oder tief, und über oder unter was",
        "was du spielen darfst",
        "die letzte Zeile wiederholen",
        "deine letzte Entscheidung zurücknehmen",
        "Tipp",
        "Ton an oder aus",
        "Offenes schließen",
    ],
};

pub(super) static NL: HelpWords = HelpWords {
    hint: "Tip",
    thinking: "Even denken …",
    only: |card| format!("De {card} is de enige kaart die mag."),
    best: |card, devils, takes| {
        format!(
            "Speel de {card}: die neemt deze slag in {takes} % van de verdelingen en kost tot het einde van de ronde {devils} duivels."
        )
    },
    other: |card, more, takes| {
        format!("De {card} kost {more} meer: die neemt deze slag in {takes} %.")
    },
    about: "Gemiddeld over verdelingen die passen bij alles wat je gezien hebt.",
    card_column: "Kaart",
    devils_column: "Duivels",
    takes_column: "Neemt de slag",
    last_trick: "Laatste slag",
    all_tricks: "Slagen van deze ronde",
    trick_number: |number| format!("Slag {number}"),
    no_trick_yet: "Er is nog geen slag genomen.",
    keys: "Toetsen",
    key_means: [
        "langs je kaarten lopen",
        "de kaart spelen",
        "je kaarten voorlezen",
        "de tafel voorlezen",
        "de laatste kaart of slag voorlezen",
        "de stand voorlezen",
        "hoog of laag, en boven of onder wat",
        "wat je mag spelen",
        "de laatste regel herhalen",
        "je laatste beslissing terugnemen",
        "tip",
        "geluid aan of uit",
        "sluiten wat open is",
    ],
};

pub(super) static FR: HelpWords = HelpWords {
    hint: "Conseil",
    thinking: "Réflexion en cours…",
    only: |card| format!("Le {card} est la seule carte permise."),
    best: |card, devils, takes| {
        format!(
            "Jouez le {card} : il prend ce pli dans {takes} % des donnes et coûte {devils} diables d’ici la fin de la manche."
        )
    },
    other: |card, more, takes| {
        format!("Le {card} coûterait {more} de plus : il prend ce pli dans {takes} %.")
    },
    about: "En moyenne sur les donnes qui s’accordent avec tout ce que vous avez vu.",
    card_column: "Carte",
    devils_column: "Diables",
    takes_column: "Prend le pli",
    last_trick: "Dernier pli",
    all_tricks: "Plis de cette manche",
    trick_number: |number| format!("Pli {number}"),
    no_trick_yet: "Aucun pli n’a encore été pris.",
    keys: "Touches",
    key_means: [
        "parcourir vos cartes",
        "jouer la carte",
        "lire votre main",
        "lire la table",
        "lire la dernière carte ou le dernier pli",
        "lire les points",
        "haut ou bas, et par rapport à quelle carte",
        "ce que vous pouvez jouer",
        "répéter la dernière ligne",
        "reprendre votre dernière décision",
        "conseil",
        "son en marche ou coupé",
        "fermer ce qui est ouvert",
    ],
};
