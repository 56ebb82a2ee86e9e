//! The words of the settings.

use crate::play::Switch;

/// Every text of the settings in one language.
#[allow(missing_docs)] // the names say which text it is; a sentence about each would say it again
pub struct SettingWords {
    pub title: &'static str,
    pub theme: &'static str,
    pub themes: [&'static str; 4],
    pub motion: &'static str,
    pub motions: [&'static str; 3],
    pub card_size: &'static str,
    pub card_sizes: [&'static str; 3],
    pub switch: fn(Switch) -> &'static str,
    pub press_again: fn(card: &str) -> String,
}

pub(super) static EN: SettingWords = SettingWords {
    title: "Settings",
    theme: "Colours",
    themes: ["As the system", "Light", "Dark", "High contrast"],
    motion: "Motion",
    motions: ["As the system", "Cards fly", "None"],
    card_size: "Size of the cards",
    card_sizes: ["Small", "Medium", "Large"],
    switch: |switch| match switch {
        Switch::ShowLegal => "Show which cards may be played",
        Switch::PlayForced => "Play my only legal card for me",
        Switch::AskFirst => "Play a card only when pressed twice",
        Switch::History => "Show all tricks of the round (training)",
        Switch::Sound => "Sound",
        Switch::LeftHanded => "Left-handed",
    },
    press_again: |card| format!("Press {card} again to play it."),
};

pub(super) static DE: SettingWords = SettingWords {
    title: "Einstellungen",
    theme: "Farben",
    themes: ["Wie das System", "Hell", "Dunkel", "Hoher Kontrast"],
    motion: "Bewegung",
    motions: ["Wie das System", "Karten fliegen", "Keine"],
    card_size: "Größe der Karten",
    card_sizes: ["Klein", "Mittel", "Groß"],
    switch: |switch| match switch {
        Switch::ShowLegal => "Zeigen, welche Karten erlaubt sind",
        Switch::PlayForced => "Meine einzige erlaubte Karte für mich spielen",
        Switch::AskFirst => "Karten erst beim zweiten Drücken spielen",
        Switch::History => "Alle Stiche der Runde zeigen (Training)",
        Switch::Sound => "Ton",
        Switch::LeftHanded => "Linkshändig",
    },
    press_again: |card| format!("Drücke {card} noch einmal, um sie zu spielen."),
};

pub(super) static NL: SettingWords = SettingWords {
    title: "Instellingen",
    theme: "Kleuren",
    themes: ["Zoals het systeem", "Licht", "Donker", "Hoog contrast"],
    motion: "Beweging",
    motions: ["Zoals het systeem", "Kaarten vliegen", "Geen"],
    card_size: "Grootte van de kaarten",
    card_sizes: ["Klein", "Gemiddeld", "Groot"],
    switch: |switch| match switch {
        Switch::ShowLegal => "Tonen welke kaarten mogen",
        Switch::PlayForced => "Mijn enige toegestane kaart voor mij spelen",
        Switch::AskFirst => "Een kaart pas spelen na twee keer drukken",
        Switch::History => "Alle slagen van de ronde tonen (training)",
        Switch::Sound => "Geluid",
        Switch::LeftHanded => "Linkshandig",
    },
    press_again: |card| format!("Druk nog eens op {card} om hem te spelen."),
};

pub(super) static FR: SettingWords = SettingWords {
    title: "Réglages",
    theme: "Couleurs",
    themes: ["Comme le système", "Clair", "Sombre", "Contraste élevé"],
    motion: "Mouvement",
    motions: ["Comme le système", "Les cartes volent", "Aucun"],
    card_size: "Taille des cartes",
    card_sizes: ["Petite", "Moyenne", "Grande"],
    switch: |switch| match switch {
        Switch::ShowLegal => "Montrer les cartes permises",
        Switch::PlayForced => "Jouer pour moi ma seule carte permise",
        Switch::AskFirst => "Ne jouer une carte qu’à la deuxième pression",
        Switch::History => "Montrer tous les plis de la manche (entraînement)",
        Switch::Sound => "Son",
        Switch::LeftHanded => "Pour gaucher",
    },
    press_again: |card| format!("Appuyez encore sur {card} pour jouer."),
};
