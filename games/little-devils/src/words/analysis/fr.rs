//! French.

use crate::review::MistakeType;
use crate::words::Words;

use crate::words::analysis::{AnalysisWords, Lang};

pub(super) static WORDS: AnalysisWords = AnalysisWords {
    lang: Lang::Fr,
    decimal: ',',
    back: "Retour",

    review: "Analyse",
    looking: |done, all| format!("Examen de vos cartes : {done} sur {all}."),
    nothing_played: "Aucune carte n’a encore été jouée.",
    costliest: "Ce qui a compté le plus",
    no_mistakes: "Aucune de vos cartes n’était nettement moins bonne qu’une autre.",
    decision: |round, trick| format!("Manche {round}, pli {trick}"),
    costs: |card, best, more| {
        let devils = unit(more);
        format!("Le {card} coûte {more} {devils} de plus que le {best}.")
    },
    takes: |card, often, best, best_often| {
        format!("Prise du pli : {often} avec le {card}, {best_often} avec le {best}.")
    },
    often_in_sentence: |percent| match percent {
        0 => "jamais".into(),
        100 => "toujours".into(),
        _ => format!("dans {percent} % des cas"),
    },
    mistake_advice: |mistake_type| match mistake_type {
        MistakeType::LeadsHigh => "Il valait mieux entamer plus bas.",
        MistakeType::LeadsLow => "Il valait mieux entamer plus haut.",
        MistakeType::WrongWay => "Il valait mieux envoyer le pli dans l’autre sens, haut ou bas.",
        MistakeType::KeepsFives => "C’était l’occasion de se débarrasser de cinq diables.",
        MistakeType::TakesTricks => "Un autre aurait pu prendre le pli.",
        MistakeType::ShunsTricks => {
            "Le pli était bon marché : mieux valait le prendre qu’un pli coûteux plus tard."
        }
        MistakeType::KeepsWrong => "Il vous reste ensuite de moins bonnes cartes.",
    },
    every_card: "Tous vos choix",
    card: "Carte",
    devils: "Diables",
    more_than_best: "De plus que la meilleure",
    takes_trick: "Prend le pli",
    your_card: "votre carte",
    play_on: "Rejouer à partir d’ici",
    look_again: "Revoir la table",
    mistake_types: "Ce que les erreurs ont en commun",
    mistake_type: |mistake_type| match mistake_type {
        MistakeType::LeadsHigh => "entamer trop haut",
        MistakeType::LeadsLow => "entamer trop bas",
        MistakeType::WrongWay => "choisir le mauvais sens",
        MistakeType::KeepsFives => "se débarrasser trop tard des cartes à cinq diables",
        MistakeType::TakesTricks => "prendre des plis que d’autres prendraient",
        MistakeType::ShunsTricks => "éviter les plis bon marché",
        MistakeType::KeepsWrong => "garder les mauvaises cartes",
    },
    cost: "Coût",
    review_note: "Chaque carte est jugée selon ce que l’on pouvait savoir en la jouant : des donnes probables, jouées jusqu’au bout, les mêmes pour chaque carte. ± est la marge d’erreur (95 %).",

    luck_skill: "Chance et habileté",
    round: "Manche",
    own_hand: "Votre main",
    play: "Votre jeu",
    others: "Les autres",
    result: "Diables",
    together: "Total",
    luck_skill_note: "Votre main : ce qu’elle coûte en moyenne avant la première carte. Votre jeu : les diables que vos cartes vous ont coûtés, par rapport à un bon joueur qui ne voit que ce que vous voyiez ; un moins veut dire que vous avez fait mieux. Les autres : le reste, c’est-à-dire leur jeu et les cartes qu’ils avaient vraiment.",
    mostly_luck: "Une partie dit peu de chose sur votre niveau : c’est surtout de la chance.",

    hands_of_round: "Toutes les mains de la manche",
    hands: |round| format!("Toutes les mains de la manche {round}"),
    trick_of: |round, trick| format!("Manche {round}, pli {trick}"),
    previous: "Pli précédent",
    next: "Pli suivant",

    bot_replay: |level| format!("{level} à votre place"),
    playing: |done, all| format!("Les mêmes donnes se jouent : manche {done} sur {all}."),
    bot_replay_result: |you, level, devils| {
        format!("Diables avec les mêmes donnes : vous {you}, {level} à votre place {devils}.")
    },

    share: "Partager",
    share_note: "Le lien contient toute la partie. Qui l’ouvre peut jouer les mêmes cartes ou voir le déroulement ; aucun serveur ne garde rien.",
    link: "Lien",
    copy: "Copier",
    send: "Envoyer",
    as_code: "Code QR du lien",

    shared: "Une partie partagée",
    shared_by: |name, players, cards| {
        format!("Envoyée par {name} : {players} joueurs, {cards} cartes jouées.")
    },
    same_cards: "Jouer les mêmes cartes",
    watch: "Voir le déroulement",
    link_damaged: "Ce lien est endommagé : il a été coupé ou modifié en route. Demandez-le de nouveau.",
    link_later: "Ce lien vient d’une version plus récente du jeu. Rechargez la page, puis réessayez.",

    daily: "Donne du jour",
    daily_note: "Une manche par jour, les mêmes cartes pour tous, contre trois kobolds. Le par est ce que Lucifer prend à votre place.",
    day_ends: |time| format!("Le jour se termine à {time}."),
    play_it: "Jouer",
    play_day: |day| format!("Jouer la donne du {day}"),
    day: "Jour",
    months: [
        "janvier",
        "février",
        "mars",
        "avril",
        "mai",
        "juin",
        "juillet",
        "août",
        "septembre",
        "octobre",
        "novembre",
        "décembre",
    ],
    date: |day, month| match day {
        1 => format!("1er {month}"),
        _ => format!("{day} {month}"),
    },
    par: "Par",
    not_played: "pas jouée",
    in_a_row: |days| match days {
        1 => "1 jour de suite.".into(),
        _ => format!("{days} jours de suite."),
    },
    work_out_par: "Calculer le par",
    result_text: |day, devils, par| {
        let par = par.map(|par| format!(", par {par}")).unwrap_or_default();
        format!(
            "Diablotins, donne du jour {day} : {}{par}",
            crate::words::analysis::fr::devils(devils)
        )
    },
    paste: "À coller",

    statistics: "Statistiques",
    no_matches: "Aucune partie n’a encore été jouée jusqu’au bout.",
    all: "Toutes",
    matches: "Parties",
    wins: "Gagnées",
    devils_a_round: "Diables par manche",
    with_players: |players| format!("{players} joueurs"),
    against: |level| format!("Robot le plus fort : {level}"),
    rating: |value, half| format!("Votre cote : {value} ± {half}."),
    rating_note: "Un kobold a 1000 ; 400 points d’avance veulent dire dix contre un en face à face. ± est la marge d’erreur (95 %). Les parties où vous avez annulé un coup ne comptent pas.",
    rating_later: "Une cote face aux robots s’affiche après cinq parties. Les parties où vous avez annulé un coup ne comptent pas.",
    extremes: |fewest, most| {
        format!(
            "Meilleure manche : {}. La pire : {}.",
            devils(fewest),
            devils(most)
        )
    },
    costliest_mistake_type: |mistake_type, devils| {
        let unit = unit(devils);
        format!("Habitude la plus coûteuse : {mistake_type}, {devils} {unit} par partie.")
    },
    newest: "Chance et habileté des 20 dernières manches",
    review_last: "Analyser votre dernière partie",
    review_for_skill: "Consultez l’analyse de vos parties : la chance et l’habileté des 20 dernières manches s’afficheront ici.",

    fair: "Donne vérifiable",
    fair_note: "Toutes les cartes et tous les choix des robots découlent de la graine de la partie. L’engagement est le SHA-256 d’un sel aléatoire et de la graine : il ne révèle ni l’un ni l’autre, et personne ne peut trouver une autre paire qui convienne. La partie finie, les deux sont montrés et vérifiés : vous voyez ainsi que les donnes n’ont pas été modifiées en route. Ses premiers chiffres s’affichent sur la table jusqu’à la première carte jouée ; pour plus de sûreté, notez avant cela l’engagement entier.",
    commitment: "Engagement",
    made_after: |cards| match cards {
        0 => "Pris avant la première carte.".into(),
        1 => "Pris après 1 carte.".into(),
        _ => format!("Pris après {cards} cartes."),
    },
    still_closed: "Il sera révélé à la fin de la partie.",
    seed_and_salt: |seed, salt| format!("Graine {seed}, sel {salt}."),
    opens: "Vérifié : c’est le SHA-256 du sel et de la graine, et les cartes découlent de la graine.",
    does_not_open: "Non vérifié : ce n’est pas le SHA-256 du sel et de la graine.",
    check: "Vérifier chaque carte des robots",
    checking: |done, all| {
        format!("Chaque carte des robots est recalculée : carte {done} sur {all}.")
    },
    all_right: |cards| {
        format!(
            "{cards} cartes vérifiées : chaque carte d’un robot découle de ce qu’il pouvait savoir."
        )
    },
    wrong: |number, name, played, thought| {
        format!(
            "Carte {number} : {name} a joué le {played}, mais d’après ce qu’il voyait, ce devait être le {thought}."
        )
    },

    puzzles_note: "Quelle carte vous coûte le moins ? Vous voyez ce que vous sauriez à la table ; tout le reste est caché.",
    puzzles_method: "Les problèmes viennent de manches entre robots. Pour chacun, deux recherches sur 10 000 donnes probables concordent : toute autre carte coûte au moins un diable de plus. Le degré dit quels robots trouvent la carte.",
    solved: |done, all| format!("{done} sur {all} résolus."),
    next_puzzle: "Problème suivant",
    skip_puzzle: "Un autre problème",
    try_again: "Réessayer",
    all_puzzles: "Tous les problèmes",
    puzzle: |number| format!("Problème {number}"),
    is_solved: "(résolu)",
    is_missed: "(pas encore résolu)",
    grade: |grade| match grade {
        1 => "Degré 1 : les diablotins et les gobelins la trouvent",
        2 => "Degré 2 : les kobolds la trouvent",
        3 => "Degré 3 : les diables la trouvent",
        4 => "Degré 4 : les archidiables la trouvent",
        _ => "Degré 5 : seul Lucifer la trouve",
    },
    own_puzzles: "Tirés de vos parties",
    no_own_puzzles: "Quand vous consultez l’analyse d’une partie, les cartes qui vous ont coûté un diable ou plus sont gardées ici et redemandées jusqu’à ce qu’elles soient acquises.",
    own_state: |due, later, mastered| {
        format!("{due} aujourd’hui, {later} plus tard, {mastered} acquis.")
    },
    own_puzzle: |players, trick| format!("{players}, pli {trick}"),
    from_your_match: "D’une de vos parties : vous avez joué ici une carte coûteuse. Laquelle joueriez-vous maintenant ?",
    again: "Prochaine fois",
    today: "aujourd’hui",
    right_in_a_row: "Justes de suite",
    kept_as_puzzles: |puzzles| match puzzles {
        1 => "1 de vos erreurs a été ajoutée à vos problèmes.".into(),
        _ => format!("{puzzles} de vos erreurs ont été ajoutées à vos problèmes."),
    },
    taken: |list| format!("Diables pris jusqu’ici : {list}."),
    still_out: "Cartes dans les autres mains",
    which_card: "Quelle carte vous coûte le moins ?",
    right: |puzzle| format!("{puzzle} : bonne réponse !"),
    wrong_card: |puzzle| format!("{puzzle} : pas la meilleure carte"),
    is_best: |card| format!("Bien vu : le {card} est la meilleure carte."),
    as_good: |card, best| format!("Le {card} vaut le {best}, autant qu’on puisse en juger."),
    then_played: |card| format!("Dans la partie, vous aviez joué le {card}."),
    all_cards: "Toutes les cartes",
    comes_again: |day| format!("Ce problème revient le {day}."),
    mastered: "Vous maîtrisez celui-ci : il ne revient plus.",

    how_bots_play: "Comment jouent les robots",
    bots_text: [
        "Un robot sait ce que vous sauriez à sa place : ses propres cartes, toutes les cartes jouées, les points. Il ne voit jamais une autre main : rien de ce qu’on lui donne n’en contient une.",
        "Ce qu’il joue ne dépend que de cela, de son niveau et de la graine de la partie : la même partie peut être rejouée carte pour carte. Il ne joue pas mieux contre vous que contre d’autres robots, et ne sait pas qui vous êtes.",
        "Les niveaux du bas oublient des cartes et font des fautes d’étourderie, comme tout le monde. Ceux du milieu comptent chaque carte. Les deux plus hauts imaginent les mains que les autres peuvent avoir d’après ce qu’ils ont joué et les jouent jusqu’au bout, Lucifer des milliers de fois ; près de 100, Lucifer pense à la partie plus qu’à la manche.",
        "Mesuré : diables par manche, en moyenne, d’un tel robot à une table de quatre avec trois kobolds. Moins, c’est mieux ; 14 serait la part égale.",
    ],
    character: |word| match word {
        "forgetful" => "oublie ce qui a été joué",
        "hasty" => "retient peu et se presse",
        "careful" => "prudent, compte les cartes",
        "seasoned" => "a appris de beaucoup de parties",
        "farsighted" => "prévoit",
        "all-reading" => "prévoit loin et lit votre jeu",
        _ => "",
    },
    level: "Niveau",
    running_average: |most, fewest| {
        format!("Moyenne mobile sur dix parties au plus : maximum {most}, minimum {fewest}.")
    },
    place: "Place moy.",
    with_takeback: "Parties avec annulation",
    with_takeback_note: "Les parties où vous avez annulé un coup figurent à part. Elles ne comptent ni pour les victoires ni pour la cote.",
    a_player: |number| format!("Joueur {number}"),
    shared_by_somebody: |players, cards| {
        format!("D’un autre joueur : {players} joueurs, {cards} cartes jouées.")
    },
    reading: |done, all| format!("Lecture du fichier : ligne {done} sur {all}."),
    imported: |list| format!("Importé : {list}."),
    here_already: |number| match number {
        1 => "1 élément était déjà là.".into(),
        _ => format!("{number} éléments étaient déjà là."),
    },
    and: "et",
    some_matches: |number| match number {
        1 => "1 partie".into(),
        _ => format!("{number} parties"),
    },
    some_unfinished: |number| match number {
        1 => "1 partie inachevée".into(),
        _ => format!("{number} parties inachevées"),
    },
    some_shared: |number| match number {
        1 => "1 partie entre amis".into(),
        _ => format!("{number} parties entre amis"),
    },
    some_puzzles: |number| match number {
        1 => "1 problème".into(),
        _ => format!("{number} problèmes"),
    },
    some_days: |number| match number {
        1 => "1 donne du jour".into(),
        _ => format!("{number} donnes du jour"),
    },
    some_salts: |number| match number {
        1 => "1 engagement".into(),
        _ => format!("{number} engagements"),
    },
    the_settings: "les réglages",
    nothing_new: "Tout le contenu de ce fichier était déjà là. Rien n’a changé.",
    where_unfinished: "Les parties inachevées sont sur la page d’accueil, sous « Vos parties ».",
    no_room_for: |number| match number {
        1 => "Il n’y avait pas de place pour 1 partie.".into(),
        _ => format!("Il n’y avait pas de place pour {number} parties."),
    },
    unreadable_lines: |number| match number {
        1 => "1 ligne illisible a été ignorée.".into(),
        _ => format!("{number} lignes illisibles ont été ignorées."),
    },
    later_lines: |number| match number {
        1 => "1 ligne vient d’une version plus récente du jeu et a été ignorée.".into(),
        _ => format!(
            "{number} lignes viennent d’une version plus récente du jeu et ont été ignorées."
        ),
    },
    own_settings_stay: "Le fichier contient d’autres réglages. Les vôtres n’ont pas changé.",
    take_settings: "Utiliser les réglages du fichier",
    settings_taken: "Les réglages du fichier sont maintenant utilisés.",
    not_stored: "Ce navigateur ne laisse pas le jeu enregistrer, ou n’a plus d’espace libre. Rien d’autre du fichier n’a été importé.",
    file_empty: "Ce fichier est vide. Rien n’a changé.",
    file_is_no_text: "Ce n’est pas un fichier texte, donc pas un fichier de ce jeu. Rien n’a changé.",
    file_foreign: "Ce n’est pas un fichier de ce jeu. Rien n’a changé.",
    file_unreadable: "Rien n’a pu être lu dans ce fichier : il est endommagé. Rien n’a changé.",
    file_later: "Ce fichier vient d’une version plus récente du jeu. Rechargez la page et réessayez. Rien n’a changé.",
    file_too_large: "Ce fichier est trop gros pour être un fichier de ce jeu. Rien n’a changé.",
    exported: |name, list| {
        format!("Le fichier {name} a été remis à votre navigateur, avec {list}.")
    },
    nothing_to_export: "Il n’y a encore rien à exporter.",

    costliest_card: |card, round, trick, more, best| {
        let round = round.map(|round| format!(" de la manche {round}"));
        let round = round.unwrap_or_default();
        let devils = unit(more);
        format!(
            "Votre carte la plus coûteuse : le {card} au pli {trick}{round}, {more} {devils} de plus que le {best}."
        )
    },
    first: "Premier pli de la partie",
    last: "Dernier pli de la partie",
    hand: "Main",
};

/// The word after a number with a decimal: singular below two.
fn unit(number: &str) -> &'static str {
    let few = ["0,", "1,"].iter().any(|start| number.starts_with(start));
    if few { "diable" } else { "diables" }
}

fn devils(number: u8) -> String {
    Words::for_lang(Lang::Fr).devils(number)
}
