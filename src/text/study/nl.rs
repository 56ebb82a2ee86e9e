//! Dutch.

use crate::review::Habit;

use super::StudyWords;

pub(super) static WORDS: StudyWords = StudyWords {
    decimal: ',',
    back: "Terug",

    review: "Terugblik",
    looking: |done, all| format!("Je kaarten worden bekeken: {done} van {all}."),
    nothing_played: "Er is nog geen kaart gespeeld.",
    dearest: "Waar het het meest om ging",
    no_mistakes: "Geen van je kaarten was zeker slechter dan een andere.",
    decision: |round, trick| format!("Ronde {round}, slag {trick}"),
    costs: |card, best, more| format!("De {card} kost {more} duivels meer dan de {best}."),
    takes: |card, percent, best, best_percent| {
        format!(
            "De {card} neemt de slag in {percent} % van de verdelingen, de {best} in {best_percent} %."
        )
    },
    advice: |habit| match habit {
        Habit::LeadsHigh => "Lager uitkomen was beter.",
        Habit::LeadsLow => "Hoger uitkomen was beter.",
        Habit::WrongWay => "De andere richting was beter.",
        Habit::KeepsFives => "Het was de kans om vijf duivels kwijt te raken.",
        Habit::TakesTricks => "Iemand anders had de slag kunnen nemen.",
        Habit::ShunsTricks => "De slag was goedkoop: beter nu genomen dan later een dure.",
        Habit::KeepsWrong => "Wat in de hand blijft, is slechter.",
    },
    every_card: "Al je keuzes",
    card: "Kaart",
    devils: "Duivels",
    dearer: "Meer dan de beste",
    takes_trick: "Neemt de slag",
    your_card: "jouw kaart",
    play_on: "Vanaf hier verder spelen",
    look_again: "De tafel bekijken",
    habits: "Wat de fouten gemeen hebben",
    habit: |habit| match habit {
        Habit::LeadsHigh => "komt te hoog uit",
        Habit::LeadsLow => "komt te laag uit",
        Habit::WrongWay => "kiest de verkeerde richting",
        Habit::KeepsFives => "raakt vijven te laat kwijt",
        Habit::TakesTricks => "neemt slagen die anderen zouden nemen",
        Habit::ShunsTricks => "mijdt goedkope slagen",
        Habit::KeepsWrong => "houdt de verkeerde kaarten",
    },
    cost: "Kosten",
    review_note: "Elke kaart wordt beoordeeld naar wat je kon weten toen je hem speelde: waarschijnlijke verdelingen, tot het einde gespeeld, dezelfde voor elke kaart. ± is de helft van een interval van 95 %.",

    balance: "Geluk en kunde",
    round: "Ronde",
    worth: "Je hand",
    play: "Je spel",
    others: "De anderen",
    result: "Duivels",
    together: "Samen",
    balance_note: "Je hand: wat die gemiddeld kost vóór de eerste kaart. Je spel: wat je kaarten toevoegden; met een min, wat ze bespaarden tegenover een sterke speler die alleen ziet wat jij zag. De anderen: de rest, wat zij speelden en wat hun kaarten bleken te zijn.",
    mostly_luck: "Eén partij zegt weinig over hoe goed je speelt: het meeste is geluk.",

    hands_of_round: "Alle handen van ronde",
    hands: |round| format!("Alle handen van ronde {round}"),
    hand_of: |name| format!("Hand van {name}"),
    trick_of: |round, trick| format!("Ronde {round}, slag {trick}"),
    previous: "Vorige slag",
    next: "Volgende slag",

    stand_in: |level| format!("{level} op jouw plaats"),
    playing: |done, all| format!("Dezelfde kaarten worden gespeeld: {done} van {all} rondes."),
    stood_in: |you, level, devils| format!("Jij {you}, {level} {devils}."),

    share: "Delen",
    share_note: "De link bevat de hele partij. Wie hem opent, kan dezelfde kaarten spelen of zien wat er gebeurde; geen server bewaart iets.",
    link: "Link",
    copy: "Kopiëren",
    send: "Versturen",
    as_code: "De link als code voor camera's",

    shared: "Een gedeelde partij",
    shared_by: |name, players, cards| {
        format!("Van {name}: {players} aan tafel, {cards} kaarten gespeeld.")
    },
    same_cards: "Dezelfde kaarten spelen",
    watch: "Zien wat er gebeurde",
    link_damaged: "Deze link is beschadigd: onderweg afgebroken of veranderd. Vraag er nog eens om.",
    link_later: "Deze link komt van een latere versie van het spel. Laad de pagina opnieuw en probeer het nog eens.",

    daily: "Spel van de dag",
    daily_note: "Eén ronde per dag, voor iedereen dezelfde kaarten, tegen drie kobolden. Par is wat Lucifer op jouw plaats neemt.",
    play_it: "Spelen",
    play_day: |day| format!("Het spel van {day} spelen"),
    day: "Dag",
    par: "Par",
    not_played: "niet gespeeld",
    in_a_row: |days| match days {
        1 => "1 dag op rij.".into(),
        _ => format!("{days} dagen op rij."),
    },
    work_out_par: "Par uitrekenen",
    result_text: |day, devils, par| {
        let par = par.map(|par| format!(", par {par}")).unwrap_or_default();
        format!("Duiveltjes, spel van de dag {day}: {devils} duivels{par}")
    },
    paste: "Om te plakken",

    statistics: "Statistiek",
    no_matches: "Er is nog geen partij uitgespeeld.",
    all: "Alle",
    matches: "Partijen",
    wins: "Gewonnen",
    devils_a_round: "Duivels per ronde",
    with_players: |players| format!("{players} aan tafel"),
    against: |level| format!("Sterkste bot: {level}"),
    rating: |value, half| format!("Je rating: {value} ± {half}."),
    rating_note: "Een kobold heeft 1000; 400 meer betekent tien tegen één tussen twee spelers in een partij. ± is de helft van een interval van 95 %. Partijen waarin iets is teruggenomen, tellen niet mee.",
    rating_later: "Een rating tegen de bots komt na vijf partijen. Partijen waarin iets is teruggenomen, tellen niet mee.",
    extremes: |fewest, most| format!("Beste ronde: {fewest} duivels. Slechtste: {most}."),
    costly: |habit, devils| format!("Duurste gewoonte: {habit}, {devils} duivels per partij."),
    course: |most, fewest| {
        format!(
            "Het gemiddelde van telkens tien partijen op rij, tussen {most} duivels per ronde boven en {fewest} onder."
        )
    },
    newest: "Geluk en kunde in de laatste 20 rondes",
    review_for_skill: "Bekijk terugblikken op je partijen, dan staan hier geluk en kunde van de laatste 20 rondes.",
    export: "Als bestand bewaren",
    import: "Bestand inlezen",

    fair: "Eerlijk gedeeld",
    fair_note: "Alle kaarten en alle keuzes van de bots volgen uit het startgetal van de partij. De vastlegging is de SHA-256 van een willekeurig zout en het startgetal: ze verraadt geen van beide, en niemand vindt een ander paar dat past. Is de partij voorbij, dan worden beide getoond en gecontroleerd; zo zie je dat er onderweg niets anders is gedeeld. Haar eerste cijfers staan op tafel tot de eerste kaart is gespeeld; noteer daarvóór de hele vastlegging als je het zeker wilt weten.",
    commitment: "Vastlegging",
    made_after: |cards| match cards {
        0 => "Gemaakt vóór de eerste kaart.".into(),
        1 => "Gemaakt na 1 kaart.".into(),
        _ => format!("Gemaakt na {cards} kaarten."),
    },
    still_closed: "Ze wordt geopend als de partij voorbij is.",
    seed_and_salt: |seed, salt| format!("Startgetal {seed}, zout {salt}."),
    opens: "Ze klopt: dit is de SHA-256 van zout en startgetal, en de kaarten volgen uit het startgetal.",
    does_not_open: "Ze klopt niet: dit is niet de SHA-256 van zout en startgetal.",
    check: "Elke kaart van de bots controleren",
    checking: |done, all| {
        format!("Elke kaart van de bots wordt opnieuw bedacht: {done} van {all} kaarten.")
    },
    all_right: |cards| {
        format!(
            "{cards} kaarten gecontroleerd: elke kaart van een bot volgt uit wat die bot kon weten."
        )
    },
    wrong: |number, name, played, thought| {
        format!(
            "Kaart {number}: {name} speelde de {played}, maar uit wat die zag volgt de {thought}."
        )
    },

    puzzles_note: "Welke kaart kost je het minst? Je ziet wat je aan tafel zou weten; al het andere is open.",
    puzzles_method: "De puzzels komen uit rondes tussen bots. Bij elke puzzel zijn twee zoektochten over 10.000 waarschijnlijke verdelingen het erover eens dat elke andere kaart zeker een duivel meer kost. De graad zegt welke bots de kaart vinden.",
    solved: |done, all| format!("{done} van {all} opgelost."),
    next_puzzle: "Volgende puzzel",
    skip_puzzle: "Een andere puzzel",
    try_again: "Nog eens proberen",
    all_puzzles: "Alle puzzels",
    puzzle: |number| format!("Puzzel {number}"),
    is_solved: "(opgelost)",
    is_missed: "(nog niet opgelost)",
    grade: |grade| match grade {
        1 => "Graad 1: duiveltjes en kwelgeesten vinden hem",
        2 => "Graad 2: kobolden vinden hem",
        3 => "Graad 3: duivels vinden hem",
        4 => "Graad 4: aartsduivels vinden hem",
        _ => "Graad 5: alleen Lucifer vindt hem",
    },
    own_puzzles: "Uit je eigen partijen",
    no_own_puzzles: "Als je de terugblik op een partij bekijkt, worden kaarten die je een duivel of meer kostten hier bewaard en opnieuw gevraagd tot ze zitten.",
    own_state: |due, later, mastered| {
        format!("{due} vandaag, {later} later, {mastered} onder de knie.")
    },
    own_puzzle: |players, trick| format!("{players}, slag {trick}"),
    from_your_match: "Uit een partij van jou: hier speelde je een dure kaart. Welke zou je nu spelen?",
    again: "Komt terug",
    today: "vandaag",
    right_in_a_row: "Goed op rij",
    kept_as_puzzles: |puzzles| match puzzles {
        1 => "1 van je kaarten wacht bij de puzzels om opnieuw gevraagd te worden.".into(),
        _ => format!(
            "{puzzles} van je kaarten wachten bij de puzzels om opnieuw gevraagd te worden."
        ),
    },
    taken: |list| format!("Tot nu toe genomen duivels: {list}."),
    still_out: "Kaarten in de andere handen",
    which_card: "Welke kaart kost je het minst?",
    right: |puzzle| format!("{puzzle}: goed!"),
    wrong_card: |puzzle| format!("{puzzle}: niet de beste kaart"),
    is_best: |card| format!("Goed gezien: de {card} is de beste."),
    as_good: |card, best| {
        format!("De {card} is zo goed als de {best}, voor zover dat te zeggen is.")
    },
    then_played: |card| format!("In de partij speelde je de {card}."),
    all_cards: "Alle kaarten",
    comes_again: |day| format!("Deze puzzel komt terug op {day}."),
    mastered: "Deze heb je onder de knie: hij komt niet terug.",

    how_bots_play: "Hoe de bots spelen",
    bots_text: [
        "Een bot weet wat jij op zijn plaats zou weten: zijn eigen kaarten, elke gespeelde kaart, de stand. Hij ziet nooit een andere hand, en in wat hij krijgt is daar geen plaats voor.",
        "Wat hij speelt volgt alleen daaruit, uit zijn niveau en uit het startgetal van de partij: dezelfde partij kan kaart voor kaart opnieuw gespeeld worden. Tegen jou speelt hij niet beter dan tegen andere bots, en hij weet niet wie je bent.",
        "De lagere niveaus vergeten kaarten en laten zich opjagen, zoals mensen. De middelste tellen elke kaart. De twee hoogste stellen zich voor welke kaarten de anderen na alles wat er gespeeld is kunnen hebben, en spelen dat uit, Lucifer duizenden keren; vlak bij 100 let Lucifer meer op de partij dan op de ronde.",
        "Gemeten: duivels per ronde, gemiddeld, van één zo’n bot aan een tafel van vier met drie kobolden. Minder is beter, en 14 is een gelijk deel.",
    ],
    character: |word| match word {
        "forgetful" => "vergeet wat er gespeeld is",
        "hasty" => "onthoudt weinig en heeft haast",
        "careful" => "voorzichtig, telt de kaarten",
        "seasoned" => "heeft van veel spellen geleerd",
        "farsighted" => "denkt vooruit",
        "all-reading" => "denkt ver vooruit en leest je spel",
        _ => "",
    },
    level: "Niveau",
};
