//! Dutch.

use crate::review::MistakeType;
use crate::words::Words;

use crate::words::analysis::{AnalysisWords, Lang};

pub(super) static WORDS: AnalysisWords = AnalysisWords {
    lang: Lang::Nl,
    decimal: ',',
    back: "Terug",

    review: "Terugblik",
    looking: |done, all| format!("Je kaarten worden bekeken: {done} van {all}."),
    nothing_played: "Er is nog geen kaart gespeeld.",
    costliest: "Wat het meest telde",
    no_mistakes: "Geen van je kaarten was duidelijk slechter dan een andere.",
    decision: |round, trick| format!("Ronde {round}, slag {trick}"),
    costs: |card, best, more| format!("De {card} kost {more} duivels meer dan de {best}."),
    takes: |card, often, best, best_often| {
        format!("De {card} pakt de slag {often}, de {best} {best_often}.")
    },
    often_in_sentence: |percent| match percent {
        0 => "nooit".into(),
        100 => "altijd".into(),
        _ => format!("in {percent}% van de gevallen"),
    },
    mistake_advice: |mistake_type| match mistake_type {
        MistakeType::LeadsHigh => "Lager uitkomen was beter.",
        MistakeType::LeadsLow => "Hoger uitkomen was beter.",
        MistakeType::WrongWay => "De slag had beter de andere kant op kunnen gaan, hoog of laag.",
        MistakeType::KeepsFives => "Het was de kans om vijf duivels kwijt te raken.",
        MistakeType::TakesTricks => "Iemand anders had de slag kunnen pakken.",
        MistakeType::ShunsTricks => "De slag was goedkoop: beter nu gepakt dan later een dure.",
        MistakeType::KeepsWrong => "Je houdt daarna slechtere kaarten over.",
    },
    every_card: "Al je keuzes",
    card: "Kaart",
    devils: "Duivels",
    more_than_best: "Meer dan de beste",
    takes_trick: "Pakt de slag",
    your_card: "jouw kaart",
    play_on: "Vanaf hier verder spelen",
    look_again: "De tafel bekijken",
    mistake_types: "Wat de fouten gemeen hebben",
    mistake_type: |mistake_type| match mistake_type {
        MistakeType::LeadsHigh => "komt te hoog uit",
        MistakeType::LeadsLow => "komt te laag uit",
        MistakeType::WrongWay => "kiest de verkeerde richting",
        MistakeType::KeepsFives => "raakt vijven te laat kwijt",
        MistakeType::TakesTricks => "pakt slagen die anderen zouden pakken",
        MistakeType::ShunsTricks => "mijdt goedkope slagen",
        MistakeType::KeepsWrong => "houdt de verkeerde kaarten",
    },
    cost: "Kosten",
    review_note: "Elke kaart wordt beoordeeld op wat je kon weten toen je hem speelde: waarschijnlijke verdelingen, tot het einde gespeeld, dezelfde voor elke kaart. ± is de foutmarge (95%).",

    luck_skill: "Geluk en vaardigheid",
    round: "Ronde",
    own_hand: "Je hand",
    play: "Je spel",
    others: "De anderen",
    result: "Duivels",
    together: "Totaal",
    luck_skill_note: "Je hand: wat die gemiddeld kost vóór de eerste kaart. Je spel: hoeveel duivels je kaarten je kostten, vergeleken met een sterke speler die alleen ziet wat jij zag; een min betekent dat jij het beter deed. De anderen: de rest, dus hoe zij speelden en welke kaarten ze echt hadden.",
    mostly_luck: "Eén partij zegt weinig over hoe goed je speelt: het meeste is geluk.",

    hands_of_round: "Alle handen van ronde",
    hands: |round| format!("Alle handen van ronde {round}"),
    trick_of: |round, trick| format!("Ronde {round}, slag {trick}"),
    previous: "Vorige slag",
    next: "Volgende slag",

    bot_replay: |level| format!("{level} op jouw plaats"),
    playing: |done, all| format!("Dezelfde kaarten worden gespeeld: {done} van {all} rondes."),
    bot_replay_result: |you, level, devils| {
        format!("Duivels met dezelfde kaarten: jij {you}, {level} op jouw plaats {devils}.")
    },

    share: "Delen",
    share_note: "De link bevat de hele partij. Wie hem opent, kan dezelfde kaarten spelen of bekijken hoe het ging; geen server bewaart iets.",
    link: "Link",
    copy: "Kopiëren",
    send: "Versturen",
    as_code: "QR-code van de link",

    shared: "Een gedeelde partij",
    shared_by: |name, players, cards| {
        format!("Van {name}: {players} aan tafel, {cards} kaarten gespeeld.")
    },
    same_cards: "Dezelfde kaarten spelen",
    watch: "Bekijken hoe het ging",
    link_damaged: "Deze link is beschadigd: onderweg afgekapt of veranderd. Vraag er nog eens om.",
    link_later: "Deze link komt uit een nieuwere versie van het spel. Laad de pagina opnieuw en probeer het nog eens.",

    daily: "Spel van de dag",
    daily_note: "Eén ronde per dag, voor iedereen dezelfde kaarten, tegen drie kobolden. Par is wat Lucifer op jouw plaats pakt.",
    day_ends: |time| format!("De dag eindigt om {time} uur."),
    play_it: "Spelen",
    play_day: |day| format!("Het spel van {day} spelen"),
    day: "Dag",
    months: [
        "januari",
        "februari",
        "maart",
        "april",
        "mei",
        "juni",
        "juli",
        "augustus",
        "september",
        "oktober",
        "november",
        "december",
    ],
    date: |day, month| format!("{day} {month}"),
    par: "Par",
    not_played: "niet gespeeld",
    in_a_row: |days| match days {
        1 => "1 dag op rij.".into(),
        _ => format!("{days} dagen op rij."),
    },
    work_out_par: "Par uitrekenen",
    result_text: |day, devils, par| {
        let par = par.map(|par| format!(", par {par}")).unwrap_or_default();
        format!(
            "Duiveltjes, spel van de dag {day}: {}{par}",
            crate::words::analysis::nl::devils(devils)
        )
    },
    paste: "Om te plakken",

    statistics: "Statistieken",
    no_matches: "Er is nog geen partij uitgespeeld.",
    all: "Alle",
    matches: "Partijen",
    wins: "Gewonnen",
    devils_a_round: "Duivels per ronde",
    with_players: |players| format!("{players} aan tafel"),
    against: |level| format!("Sterkste bot: {level}"),
    rating: |value, half| format!("Je rating: {value} ± {half}."),
    rating_note: "Een kobold heeft 1000; 400 punten voorsprong betekent tien tegen één in een onderling duel. ± is de foutmarge (95%). Partijen waarin je iets ongedaan hebt gemaakt, tellen niet mee.",
    rating_later: "Een rating tegen de bots komt na vijf partijen. Partijen waarin je iets ongedaan hebt gemaakt, tellen niet mee.",
    extremes: |fewest, most| {
        format!(
            "Beste ronde: {}. Slechtste: {}.",
            devils(fewest),
            devils(most)
        )
    },
    costliest_mistake_type: |mistake_type, devils| {
        format!("Duurste gewoonte: {mistake_type}, {devils} duivels per partij.")
    },
    newest: "Geluk en vaardigheid in de laatste 20 rondes",
    review_last: "Terugblik op je laatste partij",
    review_for_skill: "Bekijk terugblikken op je partijen, dan staan hier geluk en vaardigheid van de laatste 20 rondes.",

    fair: "Eerlijk gedeeld",
    fair_note: "Alle kaarten en alle keuzes van de bots volgen uit het startgetal van de partij. De vastlegging is de SHA-256 van een willekeurig zout en het startgetal: ze verraadt geen van beide, en niemand vindt een ander paar dat past. Is de partij voorbij, dan worden beide getoond en gecontroleerd; zo zie je dat er onderweg niets anders is gedeeld. De eerste cijfers zie je op tafel tot de eerste kaart is gespeeld; wie het zeker wil weten, noteert daarvóór de hele vastlegging.",
    commitment: "Vastlegging",
    made_after: |cards| match cards {
        0 => "Gemaakt vóór de eerste kaart.".into(),
        1 => "Gemaakt na 1 kaart.".into(),
        _ => format!("Gemaakt na {cards} kaarten."),
    },
    still_closed: "Die wordt geopend als de partij voorbij is.",
    seed_and_salt: |seed, salt| format!("Startgetal {seed}, zout {salt}."),
    opens: "Bevestigd: dit is de SHA-256 van zout en startgetal, en de kaarten volgen uit het startgetal.",
    does_not_open: "Niet bevestigd: dit is niet de SHA-256 van zout en startgetal.",
    check: "Elke kaart van de bots controleren",
    checking: |done, all| {
        format!("Elke kaart van de bots wordt nagerekend: {done} van {all} kaarten.")
    },
    all_right: |cards| {
        format!(
            "{cards} kaarten gecontroleerd: elke kaart van een bot volgt uit wat die bot kon weten."
        )
    },
    wrong: |number, name, played, thought| {
        format!(
            "Kaart {number}: {name} speelde de {played}, maar op grond van wat te zien was had het de {thought} moeten zijn."
        )
    },

    puzzles_note: "Welke kaart kost je het minst? Je ziet wat je aan tafel zou weten; al het andere is verborgen.",
    puzzles_method: "De puzzels komen uit rondes tussen bots. Bij elke puzzel zijn twee zoektochten over 10.000 waarschijnlijke verdelingen het erover eens dat elke andere kaart minstens een duivel meer kost. De graad zegt welke bots de kaart vinden.",
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
    from_your_match: "Uit een van je partijen: hier speelde je een dure kaart. Welke zou je nu spelen?",
    again: "Komt terug",
    today: "vandaag",
    right_in_a_row: "Goed op rij",
    kept_as_puzzles: |puzzles| match puzzles {
        1 => "1 van je fouten is aan je puzzels toegevoegd.".into(),
        _ => format!("{puzzles} van je fouten zijn aan je puzzels toegevoegd."),
    },
    taken: |list| format!("Tot nu toe gepakte duivels: {list}."),
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
        "Een bot weet wat jij op zijn plaats zou weten: zijn eigen kaarten, elke gespeelde kaart, de stand. Hij ziet nooit een andere hand: niets van wat hij krijgt, bevat er een.",
        "Wat hij speelt, volgt alleen daaruit, uit zijn niveau en uit het startgetal van de partij: dezelfde partij kan kaart voor kaart opnieuw gespeeld worden. Tegen jou speelt hij niet beter dan tegen andere bots, en hij weet niet wie je bent.",
        "De lagere niveaus vergeten kaarten en maken slordige fouten, net als mensen. De middelste tellen elke kaart. De twee hoogste stellen zich voor welke kaarten de anderen na alles wat er gespeeld is, kunnen hebben, en spelen dat uit, Lucifer duizenden keren; vlak bij 100 let Lucifer meer op de partij dan op de ronde.",
        "Gemeten: duivels per ronde, gemiddeld, van één zo’n bot aan een tafel van vier met drie kobolden. Minder is beter, en bij een gelijke verdeling zijn het er 14.",
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
    running_average: |most, fewest| {
        format!(
            "Voortschrijdend gemiddelde over hooguit tien partijen: hoogste {most}, laagste {fewest}."
        )
    },
    place: "Gem. plaats",
    with_takeback: "Partijen met Ongedaan maken",
    with_takeback_note: "Partijen waarin je iets ongedaan hebt gemaakt, staan in een eigen lijst. Ze tellen niet mee voor winst en rating.",
    a_player: |number| format!("Speler {number}"),
    shared_by_somebody: |players, cards| {
        format!("Van een andere speler: {players} aan tafel, {cards} kaarten gespeeld.")
    },
    reading: |done, all| format!("Het bestand wordt gelezen: {done} van {all} regels."),
    imported: |list| format!("Geïmporteerd: {list}."),
    here_already: |number| match number {
        1 => "1 item was er al.".into(),
        _ => format!("{number} items waren er al."),
    },
    and: "en",
    some_matches: |number| match number {
        1 => "1 partij".into(),
        _ => format!("{number} partijen"),
    },
    some_unfinished: |number| match number {
        1 => "1 onafgemaakte partij".into(),
        _ => format!("{number} onafgemaakte partijen"),
    },
    some_shared: |number| match number {
        1 => "1 partij met vrienden".into(),
        _ => format!("{number} partijen met vrienden"),
    },
    some_puzzles: |number| match number {
        1 => "1 puzzel".into(),
        _ => format!("{number} puzzels"),
    },
    some_days: |number| match number {
        1 => "1 spel van de dag".into(),
        _ => format!("{number} spellen van de dag"),
    },
    some_salts: |number| match number {
        1 => "1 vastlegging".into(),
        _ => format!("{number} vastleggingen"),
    },
    the_settings: "de instellingen",
    nothing_new: "Alles in dit bestand was er al. Er is niets veranderd.",
    where_unfinished: "Onafgemaakte partijen staan op de eerste pagina onder ‘Je partijen’.",
    no_room_for: |number| match number {
        1 => "Voor 1 partij was er geen plaats.".into(),
        _ => format!("Voor {number} partijen was er geen plaats."),
    },
    unreadable_lines: |number| match number {
        1 => "1 regel was onleesbaar en is overgeslagen.".into(),
        _ => format!("{number} regels waren onleesbaar en zijn overgeslagen."),
    },
    later_lines: |number| match number {
        1 => "1 regel komt uit een nieuwere versie van het spel en is overgeslagen.".into(),
        _ => format!(
            "{number} regels komen uit een nieuwere versie van het spel en zijn overgeslagen."
        ),
    },
    own_settings_stay: "In het bestand staan andere instellingen. Die van jou zijn gebleven zoals ze waren.",
    take_settings: "Instellingen uit het bestand gebruiken",
    settings_taken: "De instellingen uit het bestand gelden nu.",
    not_stored: "Deze browser laat het spel niets bewaren of heeft geen ruimte meer. Verder is er niets uit het bestand geïmporteerd.",
    file_empty: "Dit bestand is leeg. Er is niets veranderd.",
    file_is_no_text: "Dit is geen tekstbestand, dus ook geen bestand van dit spel. Er is niets veranderd.",
    file_foreign: "Dit is geen bestand van dit spel. Er is niets veranderd.",
    file_unreadable: "Niets in dit bestand was leesbaar: het is beschadigd. Er is niets veranderd.",
    file_later: "Dit bestand komt uit een nieuwere versie van het spel. Laad de pagina opnieuw en probeer het nog eens. Er is niets veranderd.",
    file_too_large: "Dit bestand is te groot voor een bestand van dit spel. Er is niets veranderd.",
    exported: |name, list| format!("Het bestand {name} is aan je browser doorgegeven, met {list}."),
    nothing_to_export: "Er valt nog niets te exporteren.",

    costliest_card: |card, round, trick, more, best| {
        let round = round.map(|round| format!("ronde {round}, "));
        let round = round.unwrap_or_default();
        format!(
            "Je duurste kaart: de {card} in {round}slag {trick}: {more} duivels meer dan de {best} zou hebben gekost."
        )
    },
    first: "Eerste slag van de partij",
    last: "Laatste slag van de partij",
    hand: "Hand",
};

fn devils(number: u8) -> String {
    Words::for_lang(Lang::Nl).devils(number)
}
