//! French.

use crate::review::Habit;

use super::StudyWords;

pub(super) static WORDS: StudyWords = StudyWords {
    decimal: ',',
    back: "Retour",

    review: "Analyse",
    looking: |done, all| format!("Examen de vos cartes : {done} sur {all}."),
    nothing_played: "Aucune carte n’a encore été jouée.",
    dearest: "Ce qui a compté le plus",
    no_mistakes: "Aucune de vos cartes n’était sûrement moins bonne qu’une autre.",
    decision: |round, trick| format!("Manche {round}, pli {trick}"),
    costs: |card, best, more| format!("Le {card} coûte {more} diables de plus que le {best}."),
    takes: |card, percent, best, best_percent| {
        format!(
            "Le {card} prend le pli dans {percent} % des donnes, le {best} dans {best_percent} %."
        )
    },
    advice: |habit| match habit {
        Habit::LeadsHigh => "Il valait mieux entamer plus bas.",
        Habit::LeadsLow => "Il valait mieux entamer plus haut.",
        Habit::WrongWay => "L’autre sens était meilleur.",
        Habit::KeepsFives => "C’était l’occasion de se défaire de cinq diables.",
        Habit::TakesTricks => "Un autre aurait pu prendre le pli.",
        Habit::ShunsTricks => {
            "Le pli était bon marché : mieux vaut le prendre qu’un pli cher plus tard."
        }
        Habit::KeepsWrong => "Ce qui reste en main est moins bon.",
    },
    every_card: "Tous vos choix",
    card: "Carte",
    devils: "Diables",
    dearer: "De plus que la meilleure",
    takes_trick: "Prend le pli",
    your_card: "votre carte",
    play_on: "Reprendre d’ici",
    look_again: "Revoir la table",
    habits: "Ce que les erreurs ont en commun",
    habit: |habit| match habit {
        Habit::LeadsHigh => "entame trop haut",
        Habit::LeadsLow => "entame trop bas",
        Habit::WrongWay => "choisit le mauvais sens",
        Habit::KeepsFives => "se défait trop tard des cinq diables",
        Habit::TakesTricks => "prend des plis que d’autres prendraient",
        Habit::ShunsTricks => "évite les plis bon marché",
        Habit::KeepsWrong => "garde les mauvaises cartes",
    },
    cost: "Coût",
    review_note: "Chaque carte est jugée selon ce que l’on pouvait savoir en la jouant : des donnes probables, jouées jusqu’au bout, les mêmes pour chaque carte. ± est la moitié d’un intervalle à 95 %.",

    balance: "Chance et adresse",
    round: "Manche",
    worth: "Votre main",
    play: "Votre jeu",
    others: "Les autres",
    result: "Diables",
    together: "Ensemble",
    balance_note: "Votre main : ce qu’elle coûte en moyenne avant la première carte. Votre jeu : ce que vos cartes ont ajouté ; avec un moins, ce qu’elles ont épargné face à un bon joueur qui ne voit que ce que vous voyiez. Les autres : le reste, ce qu’ils ont joué et ce qu’étaient vraiment leurs cartes.",
    mostly_luck: "Une partie dit peu de choses sur votre niveau : c’est surtout de la chance.",

    hands_of_round: "Toutes les mains de la manche",
    hands: |round| format!("Toutes les mains de la manche {round}"),
    hand_of: |name| format!("Main de {name}"),
    trick_of: |round, trick| format!("Manche {round}, pli {trick}"),
    previous: "Pli précédent",
    next: "Pli suivant",

    stand_in: |level| format!("{level} à votre place"),
    playing: |done, all| format!("Les mêmes donnes se jouent : {done} manches sur {all}."),
    stood_in: |you, level, devils| format!("Vous {you}, {level} {devils}."),

    share: "Partager",
    share_note: "Le lien contient toute la partie. Qui l’ouvre peut jouer les mêmes cartes ou voir ce qui s’est passé ; aucun serveur ne garde rien.",
    link: "Lien",
    copy: "Copier",
    send: "Envoyer",
    as_code: "Le lien en code pour appareils photo",

    shared: "Une partie partagée",
    shared_by: |name, players, cards| {
        format!("De {name} : {players} joueurs, {cards} cartes jouées.")
    },
    same_cards: "Jouer les mêmes cartes",
    watch: "Voir ce qui s’est passé",
    link_damaged: "Ce lien est abîmé : il a été coupé ou changé en route. Demandez-le encore une fois.",
    link_later: "Ce lien vient d’une version plus récente du jeu. Rechargez la page, puis réessayez.",

    daily: "Donne du jour",
    daily_note: "Une manche par jour, les mêmes cartes pour tous, contre trois kobolds. Le par est ce que Lucifer prend à votre place.",
    play_it: "Jouer",
    play_day: |day| format!("Jouer la donne du {day}"),
    day: "Jour",
    par: "Par",
    not_played: "pas jouée",
    in_a_row: |days| match days {
        1 => "1 jour de suite.".into(),
        _ => format!("{days} jours de suite."),
    },
    work_out_par: "Calculer le par",
    result_text: |day, devils, par| {
        let par = par.map(|par| format!(", par {par}")).unwrap_or_default();
        format!("Diablotins, donne du jour {day} : {devils} diables{par}")
    },
    paste: "À coller",

    statistics: "Statistiques",
    no_matches: "Aucune partie n’a encore été jouée jusqu’au bout.",
    all: "Toutes",
    matches: "Parties",
    wins: "Gagnées",
    devils_a_round: "Diables par manche",
    with_players: |players| format!("{players} joueurs"),
    against: |level| format!("Robot le plus fort : {level}"),
    rating: |value, half| format!("Votre cote : {value} ± {half}."),
    rating_note: "Un kobold a 1000 ; 400 de plus font dix contre un entre deux joueurs d’une partie. ± est la moitié d’un intervalle à 95 %. Les parties où un coup a été repris ne comptent pas.",
    rating_later: "Une cote face aux robots s’affiche après cinq parties. Les parties où un coup a été repris ne comptent pas.",
    extremes: |fewest, most| format!("Meilleure manche : {fewest} diables. La pire : {most}."),
    costly: |habit, devils| {
        format!("Habitude la plus coûteuse : {habit}, {devils} diables par partie.")
    },
    course: |most, fewest| {
        format!(
            "La moyenne de dix parties à la suite, entre {most} diables par manche en haut et {fewest} en bas."
        )
    },
    newest: "Chance et adresse des 20 dernières manches",
    review_for_skill: "Consultez l’analyse de vos parties : la chance et l’adresse des 20 dernières manches s’afficheront ici.",
    export: "Enregistrer un fichier",
    import: "Lire un fichier",

    fair: "Donne honnête",
    fair_note: "Toutes les cartes et tous les choix des robots découlent de la graine de la partie. L’engagement est le SHA-256 d’un sel aléatoire et de la graine : il ne révèle ni l’un ni l’autre, et personne ne peut trouver une autre paire qui convienne. La partie finie, les deux sont montrés et vérifiés : vous voyez ainsi que rien n’a été donné autrement en route. Ses premiers chiffres restent sur la table jusqu’à la première carte jouée ; notez avant cela l’engagement entier pour en être tout à fait sûr.",
    commitment: "Engagement",
    made_after: |cards| match cards {
        0 => "Pris avant la première carte.".into(),
        1 => "Pris après 1 carte.".into(),
        _ => format!("Pris après {cards} cartes."),
    },
    still_closed: "Il est ouvert quand la partie est finie.",
    seed_and_salt: |seed, salt| format!("Graine {seed}, sel {salt}."),
    opens: "Il est juste : c’est le SHA-256 du sel et de la graine, et les cartes découlent de la graine.",
    does_not_open: "Il n’est pas juste : ce n’est pas le SHA-256 du sel et de la graine.",
    check: "Vérifier chaque carte des robots",
    checking: |done, all| {
        format!("Chaque carte des robots est pensée à nouveau : {done} cartes sur {all}.")
    },
    all_right: |cards| {
        format!(
            "{cards} cartes vérifiées : chaque carte d’un robot découle de ce qu’il pouvait savoir."
        )
    },
    wrong: |number, name, played, thought| {
        format!(
            "Carte {number} : {name} a joué le {played}, mais de ce qu’il voyait découle le {thought}."
        )
    },

    puzzles_note: "Quelle carte vous coûte le moins ? Vous voyez ce que vous sauriez à la table ; tout le reste est ouvert.",
    puzzles_method: "Les problèmes viennent de manches entre robots. Pour chacun, deux recherches sur 10 000 donnes probables s’accordent : toute autre carte coûte sûrement un diable de plus. Le degré dit quels robots trouvent la carte.",
    solved: |done, all| format!("{done} sur {all} résolus."),
    next_puzzle: "Problème suivant",
    skip_puzzle: "Un autre problème",
    try_again: "Réessayer",
    all_puzzles: "Tous les problèmes",
    puzzle: |number| format!("Problème {number}"),
    is_solved: "(résolu)",
    is_missed: "(pas encore résolu)",
    grade: |grade| match grade {
        1 => "Degré 1 : les diablotins et les gobelins la trouvent",
        2 => "Degré 2 : les kobolds la trouvent",
        3 => "Degré 3 : les diables la trouvent",
        4 => "Degré 4 : les archidiables la trouvent",
        _ => "Degré 5 : seul Lucifer la trouve",
    },
    own_puzzles: "Tirés de vos parties",
    no_own_puzzles: "Quand vous consultez l’analyse d’une partie, les cartes qui vous ont coûté un diable ou plus sont gardées ici et redemandées jusqu’à ce qu’elles soient acquises.",
    own_state: |due, later, mastered| {
        format!("{due} aujourd’hui, {later} plus tard, {mastered} acquis.")
    },
    own_puzzle: |players, trick| format!("{players}, pli {trick}"),
    from_your_match: "D’une de vos parties : vous avez joué ici une carte chère. Laquelle joueriez-vous maintenant ?",
    again: "Revient",
    today: "aujourd’hui",
    right_in_a_row: "Justes de suite",
    kept_as_puzzles: |puzzles| match puzzles {
        1 => "1 de vos cartes attend parmi les problèmes d’être redemandée.".into(),
        _ => format!("{puzzles} de vos cartes attendent parmi les problèmes d’être redemandées."),
    },
    taken: |list| format!("Diables pris jusqu’ici : {list}."),
    still_out: "Cartes dans les autres mains",
    which_card: "Quelle carte vous coûte le moins ?",
    right: |puzzle| format!("{puzzle} : juste !"),
    wrong_card: |puzzle| format!("{puzzle} : pas la meilleure carte"),
    is_best: |card| format!("Bien vu : le {card} est la meilleure carte."),
    as_good: |card, best| format!("Le {card} vaut le {best}, autant qu’on puisse en juger."),
    then_played: |card| format!("Dans la partie, vous aviez joué le {card}."),
    all_cards: "Toutes les cartes",
    comes_again: |day| format!("Ce problème revient le {day}."),
    mastered: "Vous maîtrisez celui-ci : il ne revient plus.",

    how_bots_play: "Comment jouent les robots",
    bots_text: [
        "Un robot sait ce que vous sauriez à sa place : ses propres cartes, toutes les cartes jouées, les points. Il ne voit jamais une autre main, et rien de ce qu’on lui donne ne pourrait en contenir une.",
        "Ce qu’il joue ne dépend que de cela, de son niveau et de la graine de la partie : la même partie peut être rejouée carte pour carte. Il ne joue pas mieux contre vous que contre d’autres robots, et ne sait pas qui vous êtes.",
        "Les niveaux du bas oublient des cartes et se pressent, comme tout le monde. Ceux du milieu comptent chaque carte. Les deux plus hauts imaginent les mains que les autres peuvent avoir d’après ce qu’ils ont joué et les jouent jusqu’au bout, Lucifer des milliers de fois ; près de 100, Lucifer pense à la partie plus qu’à la manche.",
        "Mesuré : diables par manche, en moyenne, d’un tel robot à une table de quatre avec trois kobolds. Moins, c’est mieux ; 14 serait la part égale.",
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
};
