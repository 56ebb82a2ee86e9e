//! English.

use crate::rules::little_devils::{Direction, Illegal};

use super::{Who, Words, help, lesson, setting};

pub(super) static WORDS: Words = Words {
    title: "Little Devils",
    subtitle: "The card game in which nobody wants the trick",
    credits: "Unofficial implementation of “Die kleinen Teufel” by Michael Feldkötter.",
    skip_to_hand: "Skip to your hand",

    new_match: "New match",
    players: "Players",
    your_name: "Your name",
    default_name: "You",
    opponents: "Opponents",
    opponent_name: |number| format!("Name of opponent {number}"),
    opponent_level: |number| format!("Level of opponent {number}"),
    level: |id| match id {
        "imp" => "Imp",
        "goblin" => "Goblin",
        "kobold" => "Kobold",
        "devil" => "Devil",
        "archdevil" => "Archdevil",
        "lucifer" => "Lucifer",
        _ => "?",
    },
    language: "Language",
    speed: "Speed",
    speeds: ["Slow", "Normal", "Fast", "Instant"],
    deal: "Deal",
    back_to_match: "Back to the match",
    name_missing: "Please give everybody a name of 1 to 20 characters.",

    menu: "Menu",
    scores: "Scores",
    player: "Player",
    round: |number| format!("Round {number}"),
    total: "Total",
    close: "Close",
    next_round: "Next round",

    your_hand: "Your hand",
    trick: "Trick",
    log: "What happens",
    card: |card, devils| format!("{card}, {}", counted(devils.into())),
    played_by: |card, who| match who {
        Who::You => format!("{card}, played by you"),
        Who::Other(name) => format!("{card}, played by {name}"),
    },
    you: "you",
    seat_name: |name, is_you| match (name, is_you) {
        ("You", true) => name.into(),
        (_, true) => format!("{name} (you)"),
        _ => name.into(),
    },
    cards_left: |cards| {
        if cards == 1 {
            "1 card".into()
        } else {
            format!("{cards} cards")
        }
    },
    devils: counted,
    devils_this_round: |devils| format!("{} this round", counted(devils.into())),
    total_is: |total| format!("{total} in all"),
    deals: "dealer",
    thinks: |who| match who {
        Who::You => "Your turn".into(),
        Who::Other(name) => format!("{name} is thinking …"),
    },
    empty_trick: |who| match who {
        Who::You => "You lead.".into(),
        Who::Other(name) => format!("{name} leads."),
    },
    bound: |direction, led| match direction {
        Direction::High => format!("High trick: above {led}."),
        Direction::Low => format!("Low trick: below {led}."),
    },
    direction: |direction| match direction {
        Direction::High => "High",
        Direction::Low => "Low",
    },
    side: |direction, led| format!("{} {led}", side(direction)),
    undecided: "The second card decides: high or low.",
    would_take: |who, devils| match who {
        Who::You => format!("You would take it: {}.", counted(devils.into())),
        Who::Other(name) => format!("{name} would take it: {}.", counted(devils.into())),
    },

    lead: "Your lead: play any card, but none with 5 devils.",
    decide: |led| format!("You decide: above {led} makes it a high trick, below a low one."),
    follow: |direction, led| format!("Your turn: play {} {led}.", side(direction)),
    free: |direction, led| format!("You have nothing {} {led}: play any card.", side(direction)),
    not_your_turn: "It is not your turn yet.",
    refused: |reason| match reason {
        Illegal::Over => "The round is over.".into(),
        Illegal::NotInHand { card } => format!("You do not hold the {card}."),
        Illegal::FiveDevilsLed { card } => {
            format!("The {card} has 5 devils: you may lead it only when you hold nothing else.")
        }
        Illegal::MustFollow {
            card,
            direction,
            led,
        } => {
            let side = side(*direction);
            format!("You cannot play the {card}: you have a card {side} {led} and must follow.")
        }
    },

    hand_is: |cards| format!("Your hand: {cards}."),
    may_play: |cards| format!("You may play: {cards}."),
    nothing_yet: "Nothing has been played yet.",
    taken_back: "Taken back.",
    undo: "Undo",

    dealt: |round, dealer, leader| {
        let deals = match dealer {
            Who::You => "you deal".into(),
            Who::Other(name) => format!("{name} deals"),
        };
        let leads = match leader {
            Who::You => "you lead".into(),
            Who::Other(name) => format!("{name} leads"),
        };
        format!("Round {round}: {deals}, {leads}.")
    },
    plays: |who, card| match who {
        Who::You => format!("You play {card}."),
        Who::Other(name) => format!("{name} plays {card}."),
    },
    takes: |who, devils| match who {
        Who::You => format!("You take the trick: {}.", counted(devils.into())),
        Who::Other(name) => format!("{name} takes the trick: {}.", counted(devils.into())),
    },
    round_over: |number| format!("Round {number} is over"),
    round_devils: |who, devils, total| {
        let name = match who {
            Who::You => "You",
            Who::Other(name) => name,
        };
        format!("{name}: {}, {total} in all.", counted(devils.into()))
    },
    match_over: "The match is over",
    wins: |winners| match winners {
        [Who::You] => "You win!".into(),
        [Who::Other(name)] => format!("{name} wins."),
        tied => {
            let names = tied.iter().map(|who| match who {
                Who::You => "you",
                Who::Other(name) => name,
            });
            format!("A shared win: {}.", names.collect::<Vec<_>>().join(", "))
        }
    },
    won_kindly: "The fewest devils of all. Well played!",
    lost_kindly: "The cards fall differently next time.",
    until_hundred: "The match ends when somebody has 100.",
    decided: |round, winner, few, rival, many| {
        let name = |who| match who {
            Who::You => "you".to_owned(),
            Who::Other(name) => name.to_owned(),
        };
        let (few, many) = (counted(few.into()), counted(many.into()));
        format!(
            "Round {round} decided it: {few} for {}, {many} for {}.",
            name(winner),
            name(rival)
        )
    },
    plot: "Totals round by round",
    same_deals: "Same deals again",
    no_stakes: "No devils are left in this round.",
    finish: "Finish the round",
    training: "Training match",

    setting: &setting::EN,
    help: &help::EN,
    lesson: &lesson::EN,

    review: "Review",
    daily: "Deal of the day",
    puzzles: "Puzzles",
    statistics: "Statistics",
    fair: "Fair deal",

    rules: "Rules",
    rules_text: [
        "Everybody gets nine cards. Little devils on a card are penalty points: none on the red cards, up to five on others. Three players play with the cards 1 to 27, four to 36, five to 45, six to 54.",
        "The player left of the dealer leads a card, but none with five devils, unless they hold nothing else.",
        "The second player plays any card. Above the led card it makes the trick high, below it low.",
        "Everybody after that must play on the same side of the led card, if they can. Who cannot plays any card.",
        "High trick: the highest card takes it; but if somebody could not follow, the lowest card of those who could not. Low trick: the lowest card takes it; but if somebody could not follow, the highest card of those who could not. So the leader never takes the trick.",
        "Who takes the trick counts its devils and leads the next one. After nine tricks the devils are added to the totals, and the next player to the left deals.",
        "The match ends with the round in which somebody reaches 100. The fewest devils win; who ties shares the win.",
    ],
    how_bots_play: "How the bots play",
    decimal: |tenths| format!("{}.{}", tenths / 10, tenths % 10),

    parameter_ignored: |name, value| {
        format!("“{name}={value}” in the address makes no sense here and was left out.")
    },
    save_unreadable: "The match kept in this browser could not be read. It was put aside, not deleted.",
    settings_unreadable: "Your settings kept in this browser could not be read. They were put aside, not deleted.",
    not_saved: "This browser does not let the game save: the match will not survive closing the page.",
    played_elsewhere: "Another tab or frame of this browser plays now. Nothing is saved here until you play on here.",
    play_on_here: "Play on here",
    paused: "The page around the game has paused it.",
    go_on: "Go on",
    update_waits: "A new version of the game is ready.",
    update: "Load it",
    add_to_home_screen: "On iPhone and iPad: Share, then “Add to Home Screen”, and the game starts like an app, without a network too.",
    bots_silent: "The other players do not answer.",
    study_silent: "This could not be loaded. Please try again when there is a network.",
    try_again: "Try again",
};

fn counted(devils: u16) -> String {
    match devils {
        0 => "no devils".into(),
        1 => "1 devil".into(),
        _ => format!("{devils} devils"),
    }
}

const fn side(direction: Direction) -> &'static str {
    match direction {
        Direction::High => "above",
        Direction::Low => "below",
    }
}
