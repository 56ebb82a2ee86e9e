//! French.

use crate::rules::little_devils::{Direction, Illegal};

use super::{Who, Words, help, lesson, setting};

pub(super) static WORDS: Words = Words {
    title: "Diablotins",
    subtitle: "Le jeu de cartes où personne ne veut du pli",
    credits: "Adaptation non officielle de « Die kleinen Teufel » de Michael Feldkötter.",
    skip_to_hand: "Aller à vos cartes",

    new_match: "Nouvelle partie",
    players: "Joueurs",
    your_name: "Votre nom",
    default_name: "Vous",
    opponents: "Adversaires",
    opponent_name: |number| format!("Nom de l’adversaire {number}"),
    opponent_level: |number| format!("Niveau de l’adversaire {number}"),
    level: |id| match id {
        "imp" => "Diablotin",
        "goblin" => "Gobelin",
        "kobold" => "Kobold",
        "devil" => "Diable",
        "archdevil" => "Archidiable",
        "lucifer" => "Lucifer",
        _ => "?",
    },
    language: "Langue",
    speed: "Vitesse",
    speeds: ["Lente", "Normale", "Rapide", "Immédiate"],
    deal: "Distribuer",
    back_to_match: "Reprendre la partie",
    name_missing: "Donnez à chacun un nom de 1 à 20 caractères.",

    menu: "Menu",
    scores: "Points",
    player: "Joueur",
    round: |number| format!("Manche {number}"),
    total: "Total",
    close: "Fermer",
    next_round: "Manche suivante",

    your_hand: "Vos cartes",
    trick: "Pli",
    log: "Ce qui se passe",
    card: |card, devils| format!("{card}, {}", counted(devils.into())),
    played_by: |card, who| match who {
        Who::You => format!("{card}, joué par vous"),
        Who::Other(name) => format!("{card}, joué par {name}"),
    },
    you: "vous",
    seat_name: |name, is_you| match (name, is_you) {
        ("Vous", true) => name.into(),
        (_, true) => format!("{name} (vous)"),
        _ => name.into(),
    },
    cards_left: |cards| match cards {
        0 | 1 => format!("{cards} carte"),
        _ => format!("{cards} cartes"),
    },
    devils: counted,
    devils_this_round: |devils| format!("{} dans cette manche", counted(devils.into())),
    total_is: |total| format!("{total} au total"),
    deals: "donneur",
    thinks: |who| match who {
        Who::You => "À vous de jouer".into(),
        Who::Other(name) => format!("{name} réfléchit…"),
    },
    empty_trick: |who| match who {
        Who::You => "Vous entamez.".into(),
        Who::Other(name) => format!("{name} entame."),
    },
    bound: |direction, led| match direction {
        Direction::High => format!("Pli haut : au-dessus de {led}."),
        Direction::Low => format!("Pli bas : au-dessous de {led}."),
    },
    direction: |direction| match direction {
        Direction::High => "Haut",
        Direction::Low => "Bas",
    },
    // Short: it stands on a sign that a phone must have room for.
    side: |direction, led| match direction {
        Direction::High => format!("plus de {led}"),
        Direction::Low => format!("moins de {led}"),
    },
    undecided: "La deuxième carte décide : haut ou bas.",
    would_take: |who, devils| match who {
        Who::You => format!("Vous le prendriez : {}.", counted(devils.into())),
        Who::Other(name) => format!("{name} le prendrait : {}.", counted(devils.into())),
    },

    lead: "Vous entamez : n’importe quelle carte, sauf celles à 5 diables.",
    decide: |led| {
        format!("Vous décidez : au-dessus de {led} le pli est haut, au-dessous il est bas.")
    },
    follow: |direction, led| format!("À vous : jouez {} {led}.", side(direction)),
    free: |direction, led| {
        format!(
            "Vous n’avez rien {} {led} : jouez ce que vous voulez.",
            side(direction)
        )
    },
    not_your_turn: "Ce n’est pas encore à vous.",
    refused: |reason| match reason {
        Illegal::Over => "La manche est finie.".into(),
        Illegal::NotInHand { card } => format!("Vous n’avez pas le {card}."),
        Illegal::FiveDevilsLed { card } => {
            format!("Le {card} porte 5 diables : on ne l’entame que si l’on n’a rien d’autre.")
        }
        Illegal::MustFollow {
            card,
            direction,
            led,
        } => {
            let side = side(*direction);
            format!("Le {card} est impossible : vous avez une carte {side} {led} et devez suivre.")
        }
    },

    hand_is: |cards| format!("Vos cartes : {cards}."),
    may_play: |cards| format!("Vous pouvez jouer : {cards}."),
    nothing_yet: "Rien n’a encore été joué.",
    taken_back: "Repris.",
    undo: "Annuler",

    dealt: |round, dealer, leader| {
        let deals = match dealer {
            Who::You => "vous distribuez".into(),
            Who::Other(name) => format!("{name} distribue"),
        };
        let leads = match leader {
            Who::You => "vous entamez".into(),
            Who::Other(name) => format!("{name} entame"),
        };
        format!("Manche {round} : {deals}, {leads}.")
    },
    plays: |who, card| match who {
        Who::You => format!("Vous jouez {card}."),
        Who::Other(name) => format!("{name} joue {card}."),
    },
    takes: |who, devils| match who {
        Who::You => format!("Vous prenez le pli : {}.", counted(devils.into())),
        Who::Other(name) => format!("{name} prend le pli : {}.", counted(devils.into())),
    },
    round_over: |number| format!("La manche {number} est finie"),
    round_devils: |who, devils, total| {
        let name = match who {
            Who::You => "Vous",
            Who::Other(name) => name,
        };
        format!("{name} : {}, {total} au total.", counted(devils.into()))
    },
    match_over: "La partie est finie",
    wins: |winners| match winners {
        [Who::You] => "Vous gagnez !".into(),
        [Who::Other(name)] => format!("{name} gagne."),
        tied => {
            let names = tied.iter().map(|who| match who {
                Who::You => "vous",
                Who::Other(name) => name,
            });
            format!(
                "Victoire partagée : {}.",
                names.collect::<Vec<_>>().join(", ")
            )
        }
    },
    won_kindly: "Le moins de diables de tous. Bien joué !",
    lost_kindly: "Les cartes tomberont autrement la prochaine fois.",
    until_hundred: "La partie finit quand quelqu’un a 100.",
    decided: |round, winner, few, rival, many| {
        let name = |who| match who {
            Who::You => "vous".to_owned(),
            Who::Other(name) => name.to_owned(),
        };
        let (few, many) = (counted(few.into()), counted(many.into()));
        format!(
            "La manche {round} a tout décidé : {few} pour {}, {many} pour {}.",
            name(winner),
            name(rival)
        )
    },
    plot: "Totaux manche par manche",
    same_deals: "Rejouer les mêmes donnes",
    no_stakes: "Il ne reste aucun diable dans cette manche.",
    finish: "Finir la manche",
    training: "Partie d’entraînement",

    setting: &setting::FR,
    help: &help::FR,
    lesson: &lesson::FR,

    review: "Analyse",
    daily: "Donne du jour",
    puzzles: "Problèmes",
    statistics: "Statistiques",
    fair: "Donne honnête",

    rules: "Règles",
    rules_text: [
        "Chacun reçoit neuf cartes. Les diablotins d’une carte sont des points de pénalité : aucun sur les cartes rouges, jusqu’à cinq sur d’autres. À trois on joue avec les cartes 1 à 27, à quatre jusqu’à 36, à cinq jusqu’à 45, à six jusqu’à 54.",
        "Le joueur à gauche du donneur entame d’une carte, mais pas d’une carte à cinq diables, sauf s’il n’a rien d’autre.",
        "Le deuxième joueur joue la carte qu’il veut. Au-dessus de la carte entamée, le pli est haut ; au-dessous, il est bas.",
        "Tous les suivants doivent rester du même côté de la carte entamée, s’ils le peuvent. Celui qui ne peut pas joue ce qu’il veut.",
        "Pli haut : la plus haute carte le prend ; mais si quelqu’un n’a pas pu suivre, c’est la plus basse carte de ceux qui n’ont pas pu. Pli bas : la plus basse carte le prend ; mais si quelqu’un n’a pas pu suivre, c’est la plus haute carte de ceux qui n’ont pas pu. Celui qui entame ne prend donc jamais le pli.",
        "Celui qui prend le pli en compte les diables et entame le suivant. Après neuf plis, les diables s’ajoutent aux totaux et la donne passe à gauche.",
        "La partie finit avec la manche où quelqu’un atteint 100. Le moins de diables gagne ; à égalité, la victoire est partagée.",
    ],
    how_bots_play: "Comment jouent les robots",
    decimal: |tenths| format!("{},{}", tenths / 10, tenths % 10),

    parameter_ignored: |name, value| {
        format!("« {name}={value} » dans l’adresse n’a pas de sens ici et a été laissé de côté.")
    },
    save_unreadable: "La partie gardée dans ce navigateur était illisible. Elle a été mise de côté, pas effacée.",
    settings_unreadable: "Les réglages gardés dans ce navigateur étaient illisibles. Ils ont été mis de côté, pas effacés.",
    not_saved: "Ce navigateur ne laisse rien enregistrer : la partie ne survivra pas à la fermeture de la page.",
    played_elsewhere: "Un autre onglet ou cadre de ce navigateur joue maintenant. Rien n’est enregistré ici tant que vous n’y reprenez pas la partie.",
    play_on_here: "Reprendre ici",
    paused: "La page qui entoure le jeu l’a mis en pause.",
    go_on: "Continuer",
    update_waits: "Une nouvelle version du jeu est prête.",
    update: "Charger",
    add_to_home_screen: "Sur iPhone et iPad : « Partager », puis « Sur l’écran d’accueil », et le jeu s’ouvre comme une application, même sans réseau.",
    bots_silent: "Les autres joueurs ne répondent pas.",
    study_silent: "Le chargement a échoué. Réessayez quand il y aura du réseau.",
    try_again: "Réessayer",
};

fn counted(devils: u16) -> String {
    match devils {
        0 => "aucun diable".into(),
        1 => "1 diable".into(),
        _ => format!("{devils} diables"),
    }
}

const fn side(direction: Direction) -> &'static str {
    match direction {
        Direction::High => "au-dessus de",
        Direction::Low => "au-dessous de",
    }
}
