//! German.

use crate::review::MistakeType;

use crate::words::analysis::{AnalysisWords, Lang};

pub(super) static WORDS: AnalysisWords = AnalysisWords {
    lang: Lang::De,
    decimal: ',',
    back: "Zurück",

    review: "Analyse",
    looking: |done, all| format!("Deine Karten werden durchgesehen: {done} von {all}."),
    nothing_played: "Noch wurde keine Karte gespielt.",
    costliest: "Die entscheidenden Karten",
    no_mistakes: "Keine deiner Karten war eindeutig schlechter als eine andere.",
    decision: |round, trick| format!("Runde {round}, Stich {trick}"),
    costs: |card, best, more| format!("Die {card} kostet {more} Teufel mehr als die {best}."),
    takes: |card, often, best, best_often| {
        format!("Die {card} nimmt den Stich {often}, die {best} {best_often}.")
    },
    often_in_sentence: |percent| match percent {
        0 => "nie".into(),
        100 => "immer".into(),
        _ => format!("in {percent} % der Fälle"),
    },
    mistake_advice: |mistake_type| match mistake_type {
        MistakeType::LeadsHigh => "Niedriger auszuspielen war besser.",
        MistakeType::LeadsLow => "Höher auszuspielen war besser.",
        MistakeType::WrongWay => {
            "Besser wäre der Stich in die andere Richtung gegangen, hoch oder tief."
        }
        MistakeType::KeepsFives => "Es war die Gelegenheit, fünf Teufel loszuwerden.",
        MistakeType::TakesTricks => "Den Stich hätte jemand anders nehmen können.",
        MistakeType::ShunsTricks => {
            "Der Stich war billig: besser jetzt genommen als später ein teurer."
        }
        MistakeType::KeepsWrong => "Du behältst danach schlechtere Karten.",
    },
    every_card: "Alle deine Entscheidungen",
    card: "Karte",
    devils: "Teufel",
    more_than_best: "Mehr als die beste",
    takes_trick: "Nimmt den Stich",
    your_card: "deine Karte",
    play_on: "Von hier weiterspielen",
    look_again: "Den Tisch ansehen",
    mistake_types: "Was den Fehlern gemeinsam ist",
    mistake_type: |mistake_type| match mistake_type {
        MistakeType::LeadsHigh => "spielt zu hoch aus",
        MistakeType::LeadsLow => "spielt zu niedrig aus",
        MistakeType::WrongWay => "wählt die falsche Richtung",
        MistakeType::KeepsFives => "wirft Fünfer zu spät ab",
        MistakeType::TakesTricks => "nimmt Stiche, die andere nähmen",
        MistakeType::ShunsTricks => "scheut billige Stiche",
        MistakeType::KeepsWrong => "behält die falschen Karten",
    },
    cost: "Kosten",
    review_note: "Jede Karte wird danach beurteilt, was du wissen konntest, als du sie spieltest: wahrscheinliche Verteilungen, zu Ende gespielt, dieselben für jede Karte. ± ist die Fehlerspanne (95 %).",

    luck_skill: "Glück und Können",
    round: "Runde",
    own_hand: "Deine Hand",
    play: "Dein Spiel",
    others: "Die anderen",
    result: "Teufel",
    together: "Summe",
    luck_skill_note: "Deine Hand: was sie im Schnitt vor der ersten Karte kostet. Dein Spiel: wie viele Teufel dich deine Karten gekostet haben, verglichen mit einem starken Spieler, der nur sieht, was du gesehen hast; ein Minus heißt, dass du besser warst. Die anderen: der Rest, also wie sie gespielt haben und welche Karten sie wirklich hatten.",
    mostly_luck: "Eine Partie sagt wenig darüber, wie gut du spielst: Das meiste ist Glück.",

    hands_of_round: "Alle Hände der Runde",
    hands: |round| format!("Alle Hände der Runde {round}"),
    trick_of: |round, trick| format!("Runde {round}, Stich {trick}"),
    previous: "Voriger Stich",
    next: "Nächster Stich",

    bot_replay: |level| format!("{level} auf deinem Platz"),
    playing: |done, all| format!("Dieselben Karten werden gespielt: {done} von {all} Runden."),
    bot_replay_result: |you, level, devils| {
        format!("Teufel mit denselben Karten: du {you}, {level} auf deinem Platz {devils}.")
    },

    share: "Teilen",
    share_note: "Der Link enthält die ganze Partie. Wer ihn öffnet, kann dieselben Karten spielen oder ansehen, wie es lief; kein Server bewahrt etwas auf.",
    link: "Link",
    copy: "Kopieren",
    send: "Senden",
    as_code: "QR-Code des Links",

    shared: "Eine geteilte Partie",
    shared_by: |name, players, cards| {
        format!("Von {name}: {players} am Tisch, {cards} Karten gespielt.")
    },
    same_cards: "Dieselben Karten spielen",
    watch: "Ansehen, wie es lief",
    link_damaged: "Dieser Link ist beschädigt: unterwegs abgeschnitten oder verändert. Lass ihn dir noch einmal schicken.",
    link_later: "Dieser Link stammt aus einer späteren Version des Spiels. Lade die Seite neu und versuche es noch einmal.",

    daily: "Blatt des Tages",
    daily_note: "Eine Runde am Tag, für alle dieselben Karten, gegen drei Kobolde. Par ist, was Luzifer auf deinem Platz nimmt.",
    day_ends: |time| format!("Der Tag endet um {time} Uhr."),
    play_it: "Spielen",
    play_day: |day| format!("Das Blatt vom {day} spielen"),
    day: "Tag",
    months: [
        "Januar",
        "Februar",
        "März",
        "April",
        "Mai",
        "Juni",
        "Juli",
        "August",
        "September",
        "Oktober",
        "November",
        "Dezember",
    ],
    date: |day, month| format!("{day}. {month}"),
    par: "Par",
    not_played: "nicht gespielt",
    in_a_row: |days| match days {
        1 => "1 Tag in Folge.".into(),
        _ => format!("{days} Tage in Folge."),
    },
    work_out_par: "Par ausrechnen",
    result_text: |day, devils, par| {
        let par = par.map(|par| format!(", Par {par}")).unwrap_or_default();
        format!("Kleine Teufel, Blatt des Tages {day}: {devils}{par}")
    },
    paste: "Zum Einfügen",

    statistics: "Statistik",
    no_matches: "Noch wurde keine Partie zu Ende gespielt.",
    all: "Alle",
    matches: "Partien",
    wins: "Gewonnen",
    devils_a_round: "Teufel je Runde",
    with_players: |players| format!("{players} am Tisch"),
    against: |level| format!("Stärkster Bot: {level}"),
    rating: |value, half| format!("Deine Wertung: {value} ± {half}."),
    rating_note: "Ein Kobold hat 1000; 400 Punkte Vorsprung heißen: zehn zu eins im direkten Vergleich. ± ist die Fehlerspanne (95 %). Partien, in denen du etwas rückgängig gemacht hast, zählen nicht.",
    rating_later: "Eine Wertung gegen die Bots gibt es nach fünf Partien. Partien, in denen du etwas rückgängig gemacht hast, zählen nicht.",
    extremes: |fewest, most| format!("Beste Runde: {fewest} Teufel. Schlechteste: {most}."),
    costliest_mistake_type: |mistake_type, devils| {
        format!("Teuerste Angewohnheit: {mistake_type}, {devils} Teufel je Partie.")
    },
    newest: "Glück und Können der letzten 20 Runden",
    review_last: "Deine letzte Partie analysieren",
    review_for_skill: "Sieh dir die Analyse deiner Partien an, dann stehen hier Glück und Können der letzten 20 Runden.",

    fair: "Fair gegeben",
    fair_note: "Alle Karten und alle Entscheidungen der Bots folgen aus dem Startwert der Partie. Das Siegel ist der SHA-256 eines zufälligen Salzes und des Startwerts: Es verrät keines von beiden, und niemand findet ein anderes Paar, das passt. Ist die Partie vorbei, werden beide gezeigt und geprüft; so siehst du, dass unterwegs nichts anders gegeben wurde. Seine ersten Ziffern siehst du auf dem Tisch, bis die erste Karte gespielt ist; wer sichergehen will, notiert vorher das ganze Siegel.",
    commitment: "Siegel",
    made_after: |cards| match cards {
        0 => "Vor der ersten Karte angebracht.".into(),
        1 => "Nach 1 Karte angebracht.".into(),
        _ => format!("Nach {cards} Karten angebracht."),
    },
    still_closed: "Es wird geöffnet, wenn die Partie vorbei ist.",
    seed_and_salt: |seed, salt| format!("Startwert {seed}, Salz {salt}."),
    opens: "Bestätigt: Dies ist der SHA-256 von Salz und Startwert, und die Karten folgen aus dem Startwert.",
    does_not_open: "Nicht bestätigt: Dies ist nicht der SHA-256 von Salz und Startwert.",
    check: "Jede Karte der Bots prüfen",
    checking: |done, all| {
        format!("Jede Karte der Bots wird nachgerechnet: {done} von {all} Karten.")
    },
    all_right: |cards| {
        format!(
            "{cards} Karten geprüft: Jede Karte eines Bots folgt aus dem, was dieser Bot wissen konnte."
        )
    },
    wrong: |number, name, played, thought| {
        format!(
            "Karte {number}: {name} spielte die {played}, nach allem, was zu sehen war, hätte es aber die {thought} sein müssen."
        )
    },

    puzzles_note: "Welche Karte kostet dich am wenigsten? Du siehst, was du am Tisch wüsstest; alles andere ist verdeckt.",
    puzzles_method: "Die Rätsel stammen aus Runden zwischen Bots. Bei jedem sind sich zwei Suchen über 10 000 wahrscheinliche Verteilungen einig, dass jede andere Karte mindestens einen Teufel mehr kostet. Der Grad sagt, welche Bots die Karte finden.",
    solved: |done, all| format!("{done} von {all} gelöst."),
    next_puzzle: "Nächstes Rätsel",
    skip_puzzle: "Ein anderes Rätsel",
    try_again: "Noch einmal versuchen",
    all_puzzles: "Alle Rätsel",
    puzzle: |number| format!("Rätsel {number}"),
    is_solved: "(gelöst)",
    is_missed: "(noch nicht gelöst)",
    grade: |grade| match grade {
        1 => "Grad 1: Teufelchen und Gnome finden sie",
        2 => "Grad 2: Kobolde finden sie",
        3 => "Grad 3: Teufel finden sie",
        4 => "Grad 4: Erzteufel finden sie",
        _ => "Grad 5: Nur Luzifer findet sie",
    },
    own_puzzles: "Aus deinen eigenen Partien",
    no_own_puzzles: "Wenn du dir die Analyse einer Partie ansiehst, werden Karten, die dich einen Teufel oder mehr gekostet haben, hier gesammelt und wieder abgefragt, bis sie sitzen.",
    own_state: |due, later, mastered| {
        format!("{due} heute, {later} später, {mastered} beherrscht.")
    },
    own_puzzle: |players, trick| format!("{players}, Stich {trick}"),
    from_your_match: "Aus einer deiner Partien: Hier hast du eine teure Karte gespielt. Welche würdest du jetzt spielen?",
    again: "Kommt wieder",
    today: "heute",
    right_in_a_row: "Richtig in Folge",
    kept_as_puzzles: |puzzles| match puzzles {
        1 => "1 deiner Fehler kam zu deinen Rätseln.".into(),
        _ => format!("{puzzles} deiner Fehler kamen zu deinen Rätseln."),
    },
    taken: |list| format!("Bisher genommene Teufel: {list}."),
    still_out: "Karten auf den anderen Händen",
    which_card: "Welche Karte kostet dich am wenigsten?",
    right: |puzzle| format!("{puzzle}: richtig!"),
    wrong_card: |puzzle| format!("{puzzle}: nicht die beste Karte"),
    is_best: |card| format!("Gut gesehen: Die {card} ist die beste."),
    as_good: |card, best| {
        format!("Die {card} ist so gut wie die {best}, soweit sich das sagen lässt.")
    },
    then_played: |card| format!("In der Partie hast du die {card} gespielt."),
    all_cards: "Alle Karten",
    comes_again: |day| format!("Dieses Rätsel kommt am {day} wieder."),
    mastered: "Dieses beherrschst du: Es kommt nicht wieder.",

    how_bots_play: "Wie die Bots spielen",
    bots_text: [
        "Ein Bot weiß, was du auf seinem Platz wüsstest: die eigenen Karten, jede gespielte Karte, den Punktestand. Er sieht nie eine andere Hand: Nichts, was er bekommt, enthält eine.",
        "Was er spielt, folgt allein daraus, aus seiner Stufe und dem Startwert der Partie: Dieselbe Partie lässt sich Karte für Karte noch einmal spielen. Gegen dich spielt er nicht besser als gegen andere Bots, und er weiß nicht, wer du bist.",
        "Die unteren Stufen vergessen Karten und machen Flüchtigkeitsfehler, wie Menschen auch. Die mittleren zählen jede Karte. Die beiden höchsten stellen sich vor, welche Karten die anderen nach allem bisher Gespielten haben können, und spielen das durch, Luzifer tausendfach; nahe 100 achtet Luzifer mehr auf die Partie als auf die Runde.",
        "Gemessen: Teufel je Runde im Schnitt, ein solcher Bot am Vierertisch mit drei Kobolden. Weniger ist besser, 14 wäre gleich verteilt.",
    ],
    character: |word| match word {
        "forgetful" => "vergisst, was gespielt wurde",
        "hasty" => "merkt sich wenig und hat es eilig",
        "careful" => "vorsichtig, zählt die Karten",
        "seasoned" => "hat aus vielen Spielen gelernt",
        "farsighted" => "denkt voraus",
        "all-reading" => "denkt weit voraus und liest dein Spiel",
        _ => "",
    },
    level: "Stufe",
    running_average: |most, fewest| {
        format!(
            "Gleitender Durchschnitt über bis zu zehn Partien: höchster {most}, niedrigster {fewest}."
        )
    },
    place: "Ø Platz",
    with_takeback: "Partien mit Rückgängig",
    with_takeback_note: "Partien, in denen du etwas rückgängig gemacht hast, sind eigens aufgeführt. Sie zählen nicht für Siege und Wertung.",
    a_player: |number| format!("Spieler {number}"),
    shared_by_somebody: |players, cards| {
        format!("Von jemand anderem: {players} am Tisch, {cards} Karten gespielt.")
    },
    reading: |done, all| format!("Die Datei wird gelesen: {done} von {all} Zeilen."),
    imported: |list| format!("Importiert: {list}."),
    here_already: |number| match number {
        1 => "1 Eintrag war schon da.".into(),
        _ => format!("{number} Einträge waren schon da."),
    },
    and: "und",
    some_matches: |number| match number {
        1 => "1 Partie".into(),
        _ => format!("{number} Partien"),
    },
    some_unfinished: |number| match number {
        1 => "1 offene Partie".into(),
        _ => format!("{number} offene Partien"),
    },
    some_shared: |number| match number {
        1 => "1 Partie mit Freunden".into(),
        _ => format!("{number} Partien mit Freunden"),
    },
    some_puzzles: |number| match number {
        1 => "1 Rätsel".into(),
        _ => format!("{number} Rätsel"),
    },
    some_days: |number| match number {
        1 => "1 Blatt des Tages".into(),
        _ => format!("{number} Blätter des Tages"),
    },
    some_salts: |number| match number {
        1 => "1 Festlegung".into(),
        _ => format!("{number} Festlegungen"),
    },
    the_settings: "die Einstellungen",
    nothing_new: "Alles in dieser Datei war schon da. Nichts wurde verändert.",
    where_unfinished: "Offene Partien stehen auf der ersten Seite unter „Deine Partien“.",
    no_room_for: |number| match number {
        1 => "Für 1 Partie war kein Platz.".into(),
        _ => format!("Für {number} Partien war kein Platz."),
    },
    unreadable_lines: |number| match number {
        1 => "1 Zeile war nicht lesbar und wurde ausgelassen.".into(),
        _ => format!("{number} Zeilen waren nicht lesbar und wurden ausgelassen."),
    },
    later_lines: |number| match number {
        1 => "1 Zeile stammt von einer neueren Version des Spiels und wurde ausgelassen.".into(),
        _ => format!(
            "{number} Zeilen stammen von einer neueren Version des Spiels und wurden ausgelassen."
        ),
    },
    own_settings_stay: "In der Datei stehen andere Einstellungen. Deine sind geblieben, wie sie waren.",
    take_settings: "Einstellungen der Datei übernehmen",
    settings_taken: "Jetzt gelten die Einstellungen der Datei.",
    not_stored: "Dieser Browser lässt das Spiel nicht speichern oder hat keinen Platz mehr. Sonst wurde nichts aus der Datei importiert.",
    file_empty: "Diese Datei ist leer. Nichts wurde verändert.",
    file_is_no_text: "Das ist keine Textdatei, also auch keine Datei dieses Spiels. Nichts wurde verändert.",
    file_foreign: "Das ist keine Datei dieses Spiels. Nichts wurde verändert.",
    file_unreadable: "Nichts in dieser Datei war lesbar: Sie ist beschädigt. Nichts wurde verändert.",
    file_later: "Diese Datei stammt von einer neueren Version des Spiels. Lade die Seite neu und versuche es noch einmal. Nichts wurde verändert.",
    file_too_large: "Diese Datei ist zu groß für eine Datei dieses Spiels. Nichts wurde verändert.",
    exported: |name, list| format!("Die Datei {name} wurde deinem Browser übergeben, mit: {list}."),
    nothing_to_export: "Es gibt noch nichts zu exportieren.",

    costliest_card: |card, round, trick, more, best| {
        let round = round.map(|round| format!("Runde {round}, "));
        let round = round.unwrap_or_default();
        format!(
            "Deine teuerste Karte: die {card} in {round}Stich {trick}: {more} Teufel mehr, als die {best} gekostet hätte."
        )
    },
    first: "Erster Stich der Partie",
    last: "Letzter Stich der Partie",
    hand: "Blatt",
};
