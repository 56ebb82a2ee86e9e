//! German.

use crate::review::Habit;

use super::StudyWords;

pub(super) static WORDS: StudyWords = StudyWords {
    decimal: ',',
    back: "Zurück",

    review: "Rückblick",
    looking: |done, all| format!("Deine Karten werden durchgesehen: {done} von {all}."),
    nothing_played: "Noch wurde keine Karte gespielt.",
    dearest: "Worauf es am meisten ankam",
    no_mistakes: "Keine deiner Karten war sicher schlechter als eine andere.",
    decision: |round, trick| format!("Runde {round}, Stich {trick}"),
    costs: |card, best, more| format!("Die {card} kostet {more} Teufel mehr als die {best}."),
    takes: |card, percent, best, best_percent| {
        format!(
            "Die {card} nimmt den Stich in {percent} % der Verteilungen, die {best} in {best_percent} %."
        )
    },
    advice: |habit| match habit {
        Habit::LeadsHigh => "Niedriger auszuspielen war besser.",
        Habit::LeadsLow => "Höher auszuspielen war besser.",
        Habit::WrongWay => "Die andere Richtung war besser.",
        Habit::KeepsFives => "Es war die Gelegenheit, fünf Teufel loszuwerden.",
        Habit::TakesTricks => "Den Stich hätte jemand anders nehmen können.",
        Habit::ShunsTricks => "Der Stich war billig: besser jetzt genommen als später ein teurer.",
        Habit::KeepsWrong => "Was auf der Hand bleibt, ist schlechter.",
    },
    every_card: "Alle deine Entscheidungen",
    card: "Karte",
    devils: "Teufel",
    dearer: "Mehr als die beste",
    takes_trick: "Nimmt den Stich",
    your_card: "deine Karte",
    play_on: "Von hier weiterspielen",
    look_again: "Den Tisch ansehen",
    habits: "Was den Fehlern gemeinsam ist",
    habit: |habit| match habit {
        Habit::LeadsHigh => "spielt zu hoch aus",
        Habit::LeadsLow => "spielt zu niedrig aus",
        Habit::WrongWay => "wählt die falsche Richtung",
        Habit::KeepsFives => "wirft Fünfer zu spät ab",
        Habit::TakesTricks => "nimmt Stiche, die andere nähmen",
        Habit::ShunsTricks => "scheut billige Stiche",
        Habit::KeepsWrong => "behält die falschen Karten",
    },
    cost: "Kosten",
    review_note: "Jede Karte wird danach beurteilt, was du wissen konntest, als du sie spieltest: wahrscheinliche Verteilungen, zu Ende gespielt, dieselben für jede Karte. ± ist die Hälfte eines 95-%-Intervalls.",

    balance: "Glück und Können",
    round: "Runde",
    worth: "Deine Hand",
    play: "Dein Spiel",
    others: "Die anderen",
    result: "Teufel",
    together: "Zusammen",
    balance_note: "Deine Hand: was sie im Schnitt vor der ersten Karte kostet. Dein Spiel: was deine Karten hinzufügten; mit einem Minus, was sie ersparten gegenüber einem starken Spieler, der nur sieht, was du sahst. Die anderen: der Rest, was sie spielten und welche Karten sie tatsächlich hatten.",
    mostly_luck: "Eine Partie sagt wenig darüber, wie gut du spielst: Das meiste ist Glück.",

    hands_of_round: "Alle Hände der Runde",
    hands: |round| format!("Alle Hände der Runde {round}"),
    hand_of: |name| format!("Hand von {name}"),
    trick_of: |round, trick| format!("Runde {round}, Stich {trick}"),
    previous: "Voriger Stich",
    next: "Nächster Stich",

    stand_in: |level| format!("{level} auf deinem Platz"),
    playing: |done, all| format!("Dieselben Karten werden gespielt: {done} von {all} Runden."),
    stood_in: |you, level, devils| format!("Du {you}, {level} {devils}."),

    share: "Teilen",
    share_note: "Der Link enthält die ganze Partie. Wer ihn öffnet, kann dieselben Karten spielen oder zusehen, was geschah; kein Server bewahrt etwas auf.",
    link: "Link",
    copy: "Kopieren",
    send: "Senden",
    as_code: "Der Link als Code für Kameras",

    shared: "Eine geteilte Partie",
    shared_by: |name, players, cards| {
        format!("Von {name}: {players} am Tisch, {cards} Karten gespielt.")
    },
    same_cards: "Dieselben Karten spielen",
    watch: "Zusehen, was geschah",
    link_damaged: "Dieser Link ist beschädigt: unterwegs abgeschnitten oder verändert. Lass ihn dir noch einmal schicken.",
    link_later: "Dieser Link stammt aus einer späteren Fassung des Spiels. Lade die Seite neu und versuche es noch einmal.",

    daily: "Blatt des Tages",
    daily_note: "Eine Runde am Tag, für alle dieselben Karten, gegen drei Kobolde. Par ist, was Luzifer auf deinem Platz nimmt.",
    play_it: "Spielen",
    play_day: |day| format!("Das Blatt vom {day} spielen"),
    day: "Tag",
    par: "Par",
    not_played: "nicht gespielt",
    in_a_row: |days| match days {
        1 => "1 Tag in Folge.".into(),
        _ => format!("{days} Tage in Folge."),
    },
    work_out_par: "Par ausrechnen",
    result_text: |day, devils, par| {
        let par = par.map(|par| format!(", Par {par}")).unwrap_or_default();
        format!("Kleine Teufel, Blatt des Tages {day}: {devils} Teufel{par}")
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
    rating_note: "Ein Kobold hat 1000; 400 mehr bedeuten zehn zu eins im Vergleich zweier in einer Partie. ± ist die Hälfte eines 95-%-Intervalls. Partien, in denen etwas zurückgenommen wurde, zählen nicht.",
    rating_later: "Eine Wertung gegen die Bots gibt es nach fünf Partien. Partien, in denen etwas zurückgenommen wurde, zählen nicht.",
    extremes: |fewest, most| format!("Beste Runde: {fewest} Teufel. Schlechteste: {most}."),
    costly: |habit, devils| format!("Teuerste Angewohnheit: {habit}, {devils} Teufel je Partie."),
    course: |most, fewest| {
        format!(
            "Das Mittel von je zehn Partien in Folge, zwischen {most} Teufeln je Runde oben und {fewest} unten."
        )
    },
    newest: "Glück und Können der letzten 20 Runden",
    review_for_skill: "Sieh dir Rückblicke auf deine Partien an, dann stehen hier Glück und Können der letzten 20 Runden.",
    export: "Als Datei sichern",
    import: "Datei einlesen",

    fair: "Faires Geben",
    fair_note: "Alle Karten und alle Entscheidungen der Bots folgen aus dem Startwert der Partie. Die Festlegung ist der SHA-256 eines zufälligen Salzes und des Startwerts: Sie verrät keines von beiden, und niemand findet ein anderes Paar, das passt. Ist die Partie vorbei, werden beide gezeigt und geprüft; so siehst du, dass unterwegs nichts anders gegeben wurde. Ihre ersten Ziffern stehen auf dem Tisch, bis die erste Karte gespielt ist; notiere vorher die ganze Festlegung, wenn du ganz sicher sein willst.",
    commitment: "Festlegung",
    made_after: |cards| match cards {
        0 => "Vor der ersten Karte getroffen.".into(),
        1 => "Nach 1 Karte getroffen.".into(),
        _ => format!("Nach {cards} Karten getroffen."),
    },
    still_closed: "Geöffnet wird sie, wenn die Partie vorbei ist.",
    seed_and_salt: |seed, salt| format!("Startwert {seed}, Salz {salt}."),
    opens: "Sie stimmt: Dies ist der SHA-256 von Salz und Startwert, und die Karten folgen aus dem Startwert.",
    does_not_open: "Sie stimmt nicht: Dies ist nicht der SHA-256 von Salz und Startwert.",
    check: "Jede Karte der Bots prüfen",
    checking: |done, all| {
        format!("Jede Karte der Bots wird neu überlegt: {done} von {all} Karten.")
    },
    all_right: |cards| {
        format!(
            "{cards} Karten geprüft: Jede Karte eines Bots folgt aus dem, was dieser Bot wissen konnte."
        )
    },
    wrong: |number, name, played, thought| {
        format!(
            "Karte {number}: {name} spielte die {played}, aus der eigenen Sicht folgt aber die {thought}."
        )
    },

    puzzles_note: "Welche Karte kostet dich am wenigsten? Du siehst, was du am Tisch wüsstest; alles andere ist offen.",
    puzzles_method: "Die Rätsel stammen aus Runden zwischen Bots. Bei jedem sind sich zwei Suchen über 10 000 wahrscheinliche Verteilungen einig, dass jede andere Karte sicher einen Teufel mehr kostet. Der Grad sagt, welche Bots die Karte finden.",
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
        _ => "Grad 5: nur Luzifer findet sie",
    },
    own_puzzles: "Aus deinen eigenen Partien",
    no_own_puzzles: "Wenn du dir den Rückblick auf eine Partie ansiehst, werden Karten, die dich einen Teufel oder mehr gekostet haben, hier aufgehoben und wieder gefragt, bis sie sitzen.",
    own_state: |due, later, mastered| {
        format!("{due} heute, {later} später, {mastered} beherrscht.")
    },
    own_puzzle: |players, trick| format!("{players}, Stich {trick}"),
    from_your_match: "Aus einer deiner Partien: Hier hast du eine teure Karte gespielt. Welche würdest du jetzt spielen?",
    again: "Kommt wieder",
    today: "heute",
    right_in_a_row: "Richtig in Folge",
    kept_as_puzzles: |puzzles| match puzzles {
        1 => "1 deiner Karten wartet bei den Rätseln darauf, wieder gefragt zu werden.".into(),
        _ => format!(
            "{puzzles} deiner Karten warten bei den Rätseln darauf, wieder gefragt zu werden."
        ),
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
        "Ein Bot weiß, was du auf seinem Platz wüsstest: die eigenen Karten, jede gespielte Karte, den Punktestand. Er sieht nie eine andere Hand, und in dem, was er bekommt, gibt es keinen Platz dafür.",
        "Was er spielt, folgt allein daraus, aus seiner Stufe und dem Startwert der Partie: dieselbe Partie lässt sich Karte für Karte noch einmal spielen. Gegen dich spielt er nicht besser als gegen andere Bots, und er weiß nicht, wer du bist.",
        "Die unteren Stufen vergessen Karten und lassen sich hetzen, wie Menschen auch. Die mittleren zählen jede Karte. Die beiden höchsten stellen sich vor, welche Karten die anderen nach allem bisher Gespielten haben können, und spielen das durch, Luzifer tausendfach; nahe 100 achtet Luzifer mehr auf die Partie als auf die Runde.",
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
};
