//! Finding a game by what people call it, in any language.

use crate::rules::Declaration;

/// What every game of the family is called.
const FAMILY: &str = "patience solitaire solitär réussite kaartspel";

/// Other names by which people look for a game, and what every game of the family is called, with commas between.
#[must_use]
pub fn also(id: &str) -> String {
    [names(id), FAMILY].join(", ")
}

/// Other names by which people look for a game; empty if there are none.
const fn names(id: &str) -> &'static str {
    match id.as_bytes() {
        b"klondike" => {
            "klondyke, draw one, draw three, classic, klassisch, classique, klassiek, windows"
        }
        b"spider" => "spinnen, one suit, two suits, four suits, 1 suit, 2 suits, 4 suits",
        b"forty-thieves" => {
            "forty thieves, napoleon at st helena, napoleon of saint helena, big forty, roosevelt, vierzig räuber, \
             40 räuber, 40 thieves, 40 voleurs, quarante voleurs, veertig rovers, veertig dieven, 40 rovers"
        }
        b"canfield" => "demon, dämon, démon, storehouse, fascination, thirteen",
        b"demon" => "double canfield, canfield, devil",
        b"beleaguered-castle" => {
            "sham battle, laying siege, belagerte burg, belagertes schloss, château assiégé, belegerd kasteel, berlin"
        }
        b"golf" => "golf",
        b"clock" => "clock solitaire, uhrpatience, dial, horloge, klok",
        b"lucky-thirteen" => "thirteens, dreizehner, 13",
        b"four-seasons" => {
            "corner card, fortune's wheel, 4 jahreszeiten, 4 saisons, 4 seizoenen, kreuzpatience"
        }
        b"blue-moon" => "gaps, montana, rangoon, spaces, lücken, gaten, vides",
        b"wedding-procession" => "wedding, hochzeit, mariage, bruiloft",
        b"pharaohs-tomb" => "pharaoh, pharao, pharaon, farao",
        b"regiment" => "army, armee, armée, leger",
        b"kings-snake" => "snake, schlange, serpent, slang, queen",
        b"big-harp" => "double klondike, doppelklondike",
        b"little-bismarck" => "bismarck",
        b"braid" => "plait, pigtail, zopf, tresse, natte, vlecht",
        _ => "",
    }
}

/// Whether a person who types this text may look for the game. Case, accents and marks do not count, nor does whether
/// an umlaut is written with an e, in which order the words come, or where they are divided. Any text finds games by
/// their names in all languages.
#[must_use]
pub fn is_sought(game: &Declaration, text: &str) -> bool {
    let names = game.names;
    let also = also(game.id);
    let all = [names.en, names.de, names.fr, names.nl, &also];
    let all = all.map(plain).join(" ");
    let joined: String = all.split(' ').collect();
    plain(text)
        .split(' ')
        .all(|word| all.contains(word) || joined.contains(word))
}

/// Small letters without accents, in words with single spaces between them.
fn plain(text: &str) -> String {
    let mut letters = String::new();
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'á' | 'â' | 'ä' => letters.push('a'),
            'è' | 'é' | 'ê' | 'ë' => letters.push('e'),
            'î' | 'ï' => letters.push('i'),
            'ô' | 'ö' | 'œ' => letters.push('o'),
            'ù' | 'û' | 'ü' => letters.push('u'),
            'ç' => letters.push('c'),
            'ß' => letters.push_str("ss"),
            // The accent of a letter before it, an apostrophe or a mark of the names.
            '\u{300}'..='\u{36f}' | '\'' | '’' => {}
            // An umlaut that is written with an e.
            'e' if letters.ends_with(['a', 'o', 'u']) => {}
            letter if letter.is_alphanumeric() => letters.push(letter),
            _ => letters.push(' '),
        }
    }
    let words: Vec<&str> = letters.split_whitespace().collect();
    words.join(" ")
}
