//! English.

use crate::review::MistakeType;
use crate::words::Words;

use crate::words::analysis::{AnalysisWords, Lang};

pub(super) static WORDS: AnalysisWords = AnalysisWords {
    lang: Lang::En,
    decimal: '.',
    back: "Back",

    review: "Review",
    looking: |done, all| format!("Looking at your cards: {done} of {all}."),
    nothing_played: "No card has been played yet.",
    costliest: "What mattered most",
    no_mistakes: "No card of yours was clearly worse than another.",
    decision: |round, trick| format!("Round {round}, trick {trick}"),
    costs: |card, best, more| format!("The {card} costs {more} devils more than the {best}."),
    takes: |card, often, best, best_often| {
        format!("The {card} takes the trick {often}, the {best} {best_often}.")
    },
    often_in_sentence: |percent| match percent {
        0 => "not at all".into(),
        100 => "every time".into(),
        _ => format!("{percent}% of the time"),
    },
    mistake_advice: |mistake_type| match mistake_type {
        MistakeType::LeadsHigh => "A lower lead was better.",
        MistakeType::LeadsLow => "A higher lead was better.",
        MistakeType::WrongWay => "It was better to send the trick the other way, high or low.",
        MistakeType::KeepsFives => "It was a chance to get rid of five devils.",
        MistakeType::TakesTricks => "The trick could have been left to somebody else.",
        MistakeType::ShunsTricks => {
            "The trick was cheap: better taken now than an expensive one later."
        }
        MistakeType::KeepsWrong => "It leaves you with worse cards.",
    },
    every_card: "All your choices",
    card: "Card",
    devils: "Devils",
    more_than_best: "More than the best",
    takes_trick: "Takes the trick",
    your_card: "your card",
    play_on: "Play on from here",
    look_again: "Look at the table",
    mistake_types: "What the mistakes have in common",
    mistake_type: |mistake_type| match mistake_type {
        MistakeType::LeadsHigh => "leads too high",
        MistakeType::LeadsLow => "leads too low",
        MistakeType::WrongWay => "chooses the wrong direction",
        MistakeType::KeepsFives => "gets rid of fives too late",
        MistakeType::TakesTricks => "takes tricks that others would take",
        MistakeType::ShunsTricks => "avoids cheap tricks",
        MistakeType::KeepsWrong => "keeps the wrong cards",
    },
    cost: "Cost",
    review_note: "Every card is judged by what you could know when you played it: likely deals, played to the end, the same for every card. ± is the 95% margin of error.",

    luck_skill: "Luck and skill",
    round: "Round",
    own_hand: "Your hand",
    play: "Your play",
    others: "The others",
    result: "Devils",
    together: "Total",
    luck_skill_note: "Your hand: what it costs on average before the first card. Your play: the devils that your cards cost you, compared with a strong player who sees only what you saw; a minus means that you did better. The others: the rest, how they played and which cards they really had.",
    mostly_luck: "One match says little about how well you play: it is mostly luck.",

    hands_of_round: "All hands of round",
    hands: |round| format!("All hands of round {round}"),
    trick_of: |round, trick| format!("Round {round}, trick {trick}"),
    previous: "Previous trick",
    next: "Next trick",

    bot_replay: |level| format!("{level} in your seat"),
    playing: |done, all| format!("Playing the same deals: {done} of {all} rounds."),
    bot_replay_result: |you, level, devils| {
        format!("Devils on the same deals: you {you}, {level} in your seat {devils}.")
    },

    share: "Share",
    share_note: "The link carries the whole match. Anyone who opens it can play the same cards or see how it went; nothing is kept on any server.",
    link: "Link",
    copy: "Copy",
    send: "Send",
    as_code: "QR code of the link",

    shared: "A shared match",
    shared_by: |name, players, cards| {
        format!("From {name}: {players} players, {cards} cards played.")
    },
    same_cards: "Play the same cards",
    watch: "See how it went",
    link_damaged: "This link is damaged: it was cut off or changed on its way. Ask for it again.",
    link_later: "This link comes from a later version of the game. Reload the page and try again.",

    daily: "Deal of the day",
    daily_note: "One round a day, the same cards for everybody, against three kobolds. Par is what Lucifer takes in your seat.",
    day_ends: |time| format!("The day ends at {time}."),
    play_it: "Play",
    play_day: |day| format!("Play the deal of {day}"),
    day: "Day",
    months: [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ],
    date: |day, month| format!("{day} {month}"),
    par: "Par",
    not_played: "not played",
    in_a_row: |days| match days {
        1 => "1 day in a row.".into(),
        _ => format!("{days} days in a row."),
    },
    work_out_par: "Work out par",
    result_text: |day, devils, par| {
        let par = par.map(|par| format!(", par {par}")).unwrap_or_default();
        format!(
            "Little Devils daily {day}: {}{par}",
            crate::words::analysis::en::devils(devils)
        )
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
    rating_note: "A kobold has 1000; a lead of 400 means odds of ten to one, head to head. ± is the 95% margin of error. Matches in which you used Undo do not count.",
    rating_later: "A rating against the bots is shown after five matches. Matches in which you used Undo do not count.",
    extremes: |fewest, most| format!("Best round: {}. Worst: {}.", devils(fewest), devils(most)),
    costliest_mistake_type: |mistake_type, devils| {
        format!("Most costly habit: {mistake_type}, {devils} devils a match.")
    },
    newest: "Luck and skill over the last 20 rounds",
    review_last: "Review your last match",
    review_for_skill: "Review your matches to see luck and skill over your last 20 rounds here.",

    fair: "Fair deal",
    fair_note: "All cards and all choices of the bots follow from the match’s seed. The commitment is the SHA-256 of a random salt and the seed: it gives neither away, and nobody can find another pair that fits. When the match is over, both are shown and checked, so you can see that the deals were not changed on the way. Its first digits are shown on the table until the first card is played; to be certain, write down the whole commitment before then.",
    commitment: "Commitment",
    made_after: |cards| match cards {
        0 => "Made before the first card.".into(),
        1 => "Made after 1 card.".into(),
        _ => format!("Made after {cards} cards."),
    },
    still_closed: "It is revealed when the match is over.",
    seed_and_salt: |seed, salt| format!("Seed {seed}, salt {salt}."),
    opens: "Verified: this is the SHA-256 of salt and seed, and the deals follow from the seed.",
    does_not_open: "Not verified: this is not the SHA-256 of salt and seed.",
    check: "Check every card of the bots",
    checking: |done, all| format!("Recomputing every bot’s card: {done} of {all} cards."),
    all_right: |cards| {
        format!("{cards} cards checked: every card of a bot follows from what that bot could know.")
    },
    wrong: |number, name, played, thought| {
        format!(
            "Card {number}: {name} played the {played}, but from what it could see, it should have been the {thought}."
        )
    },

    puzzles_note: "Which card costs you least? You see what you would know at the table; everything else is hidden.",
    puzzles_method: "The puzzles come from rounds between bots. In each, two searches over 10,000 likely deals agree that every other card costs at least a devil more. The grade says which bots find the card.",
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
    from_your_match: "From one of your matches: you played a costly card here. Which one would you play now?",
    again: "Next time",
    today: "today",
    right_in_a_row: "Right in a row",
    kept_as_puzzles: |puzzles| match puzzles {
        1 => "1 of your mistakes was added to your puzzles.".into(),
        _ => format!("{puzzles} of your mistakes were added to your puzzles."),
    },
    taken: |list| format!("Devils taken so far: {list}."),
    still_out: "Cards in the other hands",
    which_card: "Which card costs you least?",
    right: |puzzle| format!("{puzzle}: right!"),
    wrong_card: |puzzle| format!("{puzzle}: not the best card"),
    is_best: |card| format!("Well seen: the {card} is best."),
    as_good: |card, best| {
        format!("The {card} is as good as the {best}, as far as anyone can tell.")
    },
    then_played: |card| format!("In the match you played the {card}."),
    all_cards: "All cards",
    comes_again: |day| format!("This puzzle comes up again on {day}."),
    mastered: "You have mastered this one: it will not come up again.",

    how_bots_play: "How the bots play",
    bots_text: [
        "A bot knows what you would know in its seat: its own cards, every card played, the scores. It never sees another hand: nothing that it is given contains one.",
        "What it plays depends only on that, its level and the match’s seed: the same match can be replayed card for card. It does not play better against you than against other bots, and it does not know who you are.",
        "The lower levels forget cards and make hasty mistakes, as people do. The middle ones count every card. The two highest imagine the hands that the others may hold, given what they have played, and play them out, Lucifer thousands of times; and near 100 devils, Lucifer cares more about the match than about the round.",
        "Measured: devils a round, on average, for one such bot at a table of four with three kobolds. Fewer is better, and 14 is an even share.",
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
    running_average: |most, fewest| {
        format!("Running average of up to ten matches: highest {most}, lowest {fewest}.")
    },
    place: "Average place",
    with_takeback: "Matches with Undo",
    with_takeback_note: "Matches in which you used Undo are listed separately. They do not count for wins and rating.",
    a_player: |number| format!("Player {number}"),
    shared_by_somebody: |players, cards| {
        format!("From another player: {players} players, {cards} cards played.")
    },
    reading: |done, all| format!("Reading the file: {done} of {all} lines."),
    imported: |list| format!("Imported: {list}."),
    here_already: |number| match number {
        1 => "1 entry was already here.".into(),
        _ => format!("{number} entries were already here."),
    },
    and: "and",
    some_matches: |number| match number {
        1 => "1 match".into(),
        _ => format!("{number} matches"),
    },
    some_unfinished: |number| match number {
        1 => "1 unfinished match".into(),
        _ => format!("{number} unfinished matches"),
    },
    some_shared: |number| match number {
        1 => "1 match with friends".into(),
        _ => format!("{number} matches with friends"),
    },
    some_puzzles: |number| match number {
        1 => "1 puzzle".into(),
        _ => format!("{number} puzzles"),
    },
    some_days: |number| match number {
        1 => "1 deal of the day".into(),
        _ => format!("{number} deals of the day"),
    },
    some_salts: |number| match number {
        1 => "1 commitment".into(),
        _ => format!("{number} commitments"),
    },
    the_settings: "the settings",
    nothing_new: "Everything in this file was already here. Nothing has changed.",
    where_unfinished: "Unfinished matches are under “Your matches” on the first page.",
    no_room_for: |number| match number {
        1 => "There was no room for 1 match.".into(),
        _ => format!("There was no room for {number} matches."),
    },
    unreadable_lines: |number| match number {
        1 => "1 line could not be read and was left out.".into(),
        _ => format!("{number} lines could not be read and were left out."),
    },
    later_lines: |number| match number {
        1 => "1 line comes from a later version of the game and was left out.".into(),
        _ => format!("{number} lines come from a later version of the game and were left out."),
    },
    own_settings_stay: "The file has other settings. Yours have stayed as they are.",
    take_settings: "Use the settings of the file",
    settings_taken: "The settings of the file are in use now.",
    not_stored: "This browser does not let the game save, or has no space left. Nothing else of the file was imported.",
    file_empty: "This file is empty. Nothing has changed.",
    file_is_no_text: "This is not a text file, so it cannot be a file of this game. Nothing has changed.",
    file_foreign: "This is not a file of this game. Nothing has changed.",
    file_unreadable: "Nothing in this file could be read: it is damaged. Nothing has changed.",
    file_later: "This file comes from a later version of the game. Reload the page and try again. Nothing has changed.",
    file_too_large: "This file is too large to be a file of this game. Nothing has changed.",
    exported: |name, list| format!("The file {name} has been handed to your browser, with {list}."),
    nothing_to_export: "There is nothing to export yet.",

    costliest_card: |card, round, trick, more, best| {
        let round = round.map(|round| format!("round {round}, "));
        let round = round.unwrap_or_default();
        format!(
            "Your costliest card: the {card} in {round}trick {trick}: {more} devils more than the {best} would have cost."
        )
    },
    first: "First trick of the match",
    last: "Last trick of the match",
    hand: "Hand",
};

fn devils(number: u8) -> String {
    Words::for_lang(Lang::En).devils(number)
}
