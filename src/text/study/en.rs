//! English.

use crate::review::Habit;

use super::StudyWords;

pub(super) static WORDS: StudyWords = StudyWords {
    decimal: '.',
    back: "Back",

    review: "Review",
    looking: |done, all| format!("Looking at your cards: {done} of {all}."),
    nothing_played: "No card has been played yet.",
    dearest: "What mattered most",
    no_mistakes: "No card of yours was surely worse than another.",
    decision: |round, trick| format!("Round {round}, trick {trick}"),
    costs: |card, best, more| format!("The {card} costs {more} devils more than the {best}."),
    takes: |card, percent, best, best_percent| {
        format!(
            "The {card} takes the trick in {percent} % of the deals, the {best} in {best_percent} %."
        )
    },
    advice: |habit| match habit {
        Habit::LeadsHigh => "A lower lead was better.",
        Habit::LeadsLow => "A higher lead was better.",
        Habit::WrongWay => "The other direction was better.",
        Habit::KeepsFives => "It was a chance to be rid of five devils.",
        Habit::TakesTricks => "The trick could have been left to somebody else.",
        Habit::ShunsTricks => "The trick was cheap: better taken now than a dear one later.",
        Habit::KeepsWrong => "What stays in the hand is worse.",
    },
    every_card: "All your choices",
    card: "Card",
    devils: "Devils",
    dearer: "More than the best",
    takes_trick: "Takes the trick",
    your_card: "your card",
    play_on: "Play on from here",
    look_again: "Look at the table",
    habits: "What the mistakes have in common",
    habit: |habit| match habit {
        Habit::LeadsHigh => "leads too high",
        Habit::LeadsLow => "leads too low",
        Habit::WrongWay => "chooses the wrong direction",
        Habit::KeepsFives => "is rid of fives too late",
        Habit::TakesTricks => "takes tricks that others would take",
        Habit::ShunsTricks => "shuns cheap tricks",
        Habit::KeepsWrong => "keeps the wrong cards",
    },
    cost: "Cost",
    review_note: "Every card is judged by what you could know when you played it: likely deals, played to the end, the same for every card. ± is half a 95 % interval.",

    balance: "Luck and skill",
    round: "Round",
    worth: "Your hand",
    play: "Your play",
    others: "The others",
    result: "Devils",
    together: "Together",
    balance_note: "Your hand: what it costs on average before the first card. Your play: what your cards added; with a minus, what they saved against a strong player who sees only what you saw. The others: the rest, what they played and what their cards turned out to be.",
    mostly_luck: "One match says little about how well you play: it is mostly luck.",

    hands_of_round: "All hands of round",
    hands: |round| format!("All hands of round {round}"),
    hand_of: |name| format!("Hand of {name}"),
    trick_of: |round, trick| format!("Round {round}, trick {trick}"),
    previous: "Previous trick",
    next: "Next trick",

    stand_in: |level| format!("{level} in your seat"),
    playing: |done, all| format!("Playing the same deals: {done} of {all} rounds."),
    stood_in: |you, level, devils| format!("You {you}, {level} {devils}."),

    share: "Share",
    share_note: "The link carries the whole match. Who opens it can play the same cards or watch what happened; nothing is kept on any server.",
    link: "Link",
    copy: "Copy",
    send: "Send",
    as_code: "The link as a code for cameras",

    shared: "A shared match",
    shared_by: |name, players, cards| {
        format!("From {name}: {players} players, {cards} cards played.")
    },
    same_cards: "Play the same cards",
    watch: "Watch what happened",
    link_damaged: "This link is damaged: it was cut off or changed on its way. Ask for it once more.",
    link_later: "This link comes from a later version of the game. Load the page anew, and try again.",

    daily: "Deal of the day",
    daily_note: "One round a day, the same cards for everybody, against three kobolds. Par is what Lucifer takes in your seat.",
    play_it: "Play",
    play_day: |day| format!("Play the deal of {day}"),
    day: "Day",
    par: "Par",
    not_played: "not played",
    in_a_row: |days| match days {
        1 => "1 day in a row.".into(),
        _ => format!("{days} days in a row."),
    },
    work_out_par: "Work out par",
    result_text: |day, devils, par| {
        let par = par.map(|par| format!(", par {par}")).unwrap_or_default();
        format!("Little Devils daily {day}: {devils} devils{par}")
    },
    paste: "To paste",

    statistics: "Statistics",
    no_matches: "No match has been played to its end yet.",
    all: "All",
    matches: "Matches",
    wins: "Won",
    devils_a_round: "Devils a round",
    with_players: |players| format!("{players} players"),
    against: |level| format!("Strongest bot: {level}"),
    rating: |value, half| format!("Your rating: {value} ± {half}."),
    rating_note: "A kobold has 1000; 400 more make ten to one in a match between two. ± is half a 95 % interval. Matches in which something was taken back do not count.",
    rating_later: "A rating against the bots is shown after five matches. Matches in which something was taken back do not count.",
    extremes: |fewest, most| format!("Best round: {fewest} devils. Worst: {most}."),
    costly: |habit, devils| format!("Most costly habit: {habit}, {devils} devils a match."),
    course: |most, fewest| {
        format!(
            "The mean of each ten matches in a row, between {most} devils a round at the top and {fewest} at the bottom."
        )
    },
    newest: "Luck and skill over the newest 20 rounds",
    review_for_skill: "Review your matches, and luck and skill of the newest 20 rounds are shown here.",
    export: "Save as a file",
    import: "Bring in a file",

    fair: "Fair deal",
    fair_note: "All cards and all choices of the bots follow from the match’s seed. The commitment is the SHA-256 of a random salt and the seed: it gives neither away, and nobody can find another pair that fits. When the match is over, both are shown and checked, so you can see that the deals were not changed on the way. Its first digits stand on the table until the first card is played; note the whole commitment down before if you want to be quite sure.",
    commitment: "Commitment",
    made_after: |cards| match cards {
        0 => "Made before the first card.".into(),
        1 => "Made after 1 card.".into(),
        _ => format!("Made after {cards} cards."),
    },
    still_closed: "It is opened when the match is over.",
    seed_and_salt: |seed, salt| format!("Seed {seed}, salt {salt}."),
    opens: "It opens: this is the SHA-256 of salt and seed, and the deals follow from the seed.",
    does_not_open: "It does not open: this is not the SHA-256 of salt and seed.",
    check: "Check every card of the bots",
    checking: |done, all| format!("Thinking every bot’s card anew: {done} of {all} cards."),
    all_right: |cards| {
        format!("{cards} cards checked: every card of a bot follows from what that bot could know.")
    },
    wrong: |number, name, played, thought| {
        format!(
            "Card {number}: {name} played the {played}, but from its view follows the {thought}."
        )
    },

    puzzles_note: "Which card costs you least? You see what you would know at the table; everything else is open.",
    puzzles_method: "The puzzles come from rounds between bots. In each, two searches over 10,000 likely deals agree that every other card is surely a devil dearer. The grade says which bots find the card.",
    solved: |done, all| format!("{done} of {all} solved."),
    next_puzzle: "Next puzzle",
    skip_puzzle: "Another puzzle",
    try_again: "Try again",
    all_puzzles: "All puzzles",
    puzzle: |number| format!("Puzzle {number}"),
    is_solved: "(solved)",
    is_missed: "(not solved yet)",
    grade: |grade| match grade {
        1 => "Grade 1: imps and goblins find it",
        2 => "Grade 2: kobolds find it",
        3 => "Grade 3: devils find it",
        4 => "Grade 4: archdevils find it",
        _ => "Grade 5: only Lucifer finds it",
    },
    own_puzzles: "From your own matches",
    no_own_puzzles: "When you look at the review of a match, the cards that cost you a devil or more are kept here, and asked again until you know them.",
    own_state: |due, later, mastered| {
        format!("{due} to answer today, {later} later, {mastered} mastered.")
    },
    own_puzzle: |players, trick| format!("{players}, trick {trick}"),
    from_your_match: "From a match of yours: you played a dear card here. Which would you play now?",
    again: "Comes again",
    today: "today",
    right_in_a_row: "Right in a row",
    kept_as_puzzles: |puzzles| match puzzles {
        1 => "1 of your cards waits among the puzzles to be asked again.".into(),
        _ => format!("{puzzles} of your cards wait among the puzzles to be asked again."),
    },
    taken: |list| format!("Devils taken so far: {list}."),
    still_out: "Cards in the other hands",
    which_card: "Which card costs you least?",
    right: |puzzle| format!("{puzzle}: right!"),
    wrong_card: |puzzle| format!("{puzzle}: not the best card"),
    is_best: |card| format!("Well seen: the {card} is best."),
    as_good: |card, best| format!("The {card} is as good as the {best}, as far as can be told."),
    then_played: |card| format!("In the match you played the {card}."),
    all_cards: "All cards",
    comes_again: |day| format!("This puzzle comes again on {day}."),
    mastered: "You have mastered this one: it does not come again.",

    how_bots_play: "How the bots play",
    bots_text: [
        "A bot knows what you would know in its seat: its own cards, every card played, the scores. It never sees another hand, and there is no place in what it is given where one could be.",
        "What it plays follows from that, its level and the match’s seed alone: the same match can be played again card for card. It does not play better against you than against other bots, and it does not know who you are.",
        "The lower levels forget cards and give way to haste, as people do. The middle ones count every card. The two highest imagine the hands that the others may hold, after what they have played, and play them out, Lucifer thousands of times; and near 100 Lucifer minds the match more than the round.",
        "Measured: devils a round, on average, of one such bot at a table of four with three kobolds. Fewer is better, and 14 is an even share.",
    ],
    character: |word| match word {
        "forgetful" => "forgets what was played",
        "hasty" => "remembers little and hurries",
        "careful" => "careful, counts the cards",
        "seasoned" => "has learned from many games",
        "farsighted" => "thinks ahead",
        "all-reading" => "thinks far ahead, and reads your plays",
        _ => "",
    },
    level: "Level",
};
