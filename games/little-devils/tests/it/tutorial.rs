//! The tutorial teaches the rules as they are, forgives every wrong tap, and goes back.

use cards::{Card, CardSet, Seat};
use little_devils::rules::{Direction, IllegalPlay, legal, points};
use little_devils::session::{Task, Tutorial};
use little_devils::words::BOT_NAMES;
use little_devils::words::Guide;
use little_devils::words::Words;
use words::Lang;

fn card(number: u8) -> Card {
    Card::new(number).expect("a card")
}

/// Every card that can be tapped at this step.
fn shown(tutorial: &Tutorial) -> CardSet {
    tutorial.hand() | tutorial.trick().cards()
}

/// The cards that lead on from this step by a tap.
fn right(tutorial: &Tutorial) -> Vec<Card> {
    let leads_on = |card: &Card| {
        let mut next = *tutorial;
        next.tap(*card);
        next.step() > tutorial.step()
    };
    shown(tutorial).iter().filter(leads_on).collect()
}

/// The tutorial at every step.
fn steps() -> Vec<Tutorial> {
    let mut tutorial = Tutorial::new();
    let mut steps = vec![tutorial];
    while tutorial.task() != Task::Done {
        let before = tutorial;
        match right(&tutorial).first() {
            Some(card) => tutorial.tap(*card),
            None => tutorial.go_on(),
        }
        assert_eq!(tutorial.step(), before.step() + 1, "one step at a time");
        steps.push(tutorial);
    }
    steps
}

#[test]
fn every_step_is_reached_and_keeps_to_the_rules() {
    let steps = steps();
    assert_eq!(steps.len(), Tutorial::STEPS);
    for tutorial in &steps {
        let (trick, right) = (tutorial.trick(), right(tutorial));
        match tutorial.task() {
            Task::Play => {
                assert_eq!(trick.to_play(), Some(Seat::FIRST));
                let allowed = right.iter().all(|card| tutorial.legal().contains(*card));
                assert!(allowed && !right.is_empty(), "{tutorial:?}: {right:?}");
            }
            Task::Point => {
                assert!(trick.is_complete() && tutorial.hand().is_empty());
                assert_eq!(right, Vec::from_iter(trick.taking_card()));
                assert_eq!(
                    tutorial.marked_card(),
                    None,
                    "that would give the answer away"
                );
            }
            Task::Read | Task::Done => assert_eq!(right, []),
        }
    }
}

#[test]
fn the_tricks_are_the_printed_examples() {
    let points = steps()
        .into_iter()
        .filter(|tutorial| tutorial.task() == Task::Point);
    let taken: Vec<_> = points
        .map(|tutorial| {
            let trick = tutorial.trick();
            (trick.taking_card(), points::devils_of(trick.cards()))
        })
        .collect();
    assert_eq!(taken, [(Some(card(34)), 7), (Some(card(44)), 8)]);
    let forks: Vec<_> = steps().iter().filter_map(Tutorial::marked_card).collect();
    // Those that are to be found are shown after that.
    assert_eq!(forks, [card(34), card(13), card(44), card(21)]);
}

#[test]
fn all_signs_and_rules_of_the_table_occur() {
    let steps = steps();
    let devils = |tutorial: &Tutorial| {
        tutorial
            .hand()
            .iter()
            .map(points::devils)
            .collect::<Vec<_>>()
    };
    assert_eq!(devils(&steps[0]), [5, 2, 0], "with and without devils");
    let refused = |tutorial: &Tutorial| {
        let grey = tutorial.hand() - tutorial.legal();
        let refused = |card| legal::check(tutorial.hand(), &tutorial.trick(), card);
        grey.iter()
            .filter_map(|card| refused(card).err())
            .collect::<Vec<_>>()
    };
    let plays = steps
        .iter()
        .filter(|tutorial| tutorial.task() == Task::Play);
    let refused: Vec<IllegalPlay> = plays.flat_map(refused).collect();
    assert!(
        matches!(
            refused[..],
            [
                IllegalPlay::MustFollow { .. },
                IllegalPlay::FiveDevilsLed { .. },
                IllegalPlay::FiveDevilsLed { .. }
            ]
        ),
        "{refused:?}"
    );
    let marked = steps
        .iter()
        .filter(|tutorial| !tutorial.trick().failed().is_empty());
    assert_eq!(marked.count(), 4, "the steps about who could not follow");
    assert_eq!(plain_tricks(&steps), [Direction::High, Direction::Low]);
    let led = steps.iter().find(|tutorial| {
        tutorial.trick().is_complete() && tutorial.trick().leader() == Seat::FIRST
    });
    let led = led.expect("the rest of the trick that the learner leads");
    assert_ne!(led.trick().taker(), Some(Seat::FIRST));
    let last = steps.last().expect("the last");
    assert_eq!(last.seats().get(), 4, "the players of the first round");
}

/// Which tricks that everybody could follow come before the first that somebody could not.
fn plain_tricks(steps: &[Tutorial]) -> Vec<Direction> {
    let plain = steps
        .iter()
        .take_while(|tutorial| tutorial.trick().failed().is_empty())
        .filter(|tutorial| tutorial.marked_card().is_some());
    plain
        .filter_map(|tutorial| tutorial.trick().direction())
        .collect()
}

#[test]
fn after_a_wrong_card_help_is_shown_until_a_right_one_is_played() {
    let mut helps = Vec::new();
    for tutorial in steps() {
        let right = right(&tutorial);
        for wrong in CardSet::ALL.iter().filter(|card| !right.contains(card)) {
            let mut tapped = tutorial;
            tapped.tap(wrong);
            assert_eq!(
                (tapped.step(), tapped.trick()),
                (tutorial.step(), tutorial.trick())
            );
            assert_eq!(
                tapped.missed(),
                !right.is_empty(),
                "where nothing is asked, nothing is wrong"
            );
            if let Some(card) = right.first() {
                helps.extend(tapped.help());
                tapped.tap(*card);
                assert_eq!((tapped.step(), tapped.help()), (tutorial.step() + 1, None));
            }
        }
        if !right.is_empty() {
            let mut waiting = tutorial;
            waiting.go_on();
            assert_eq!(waiting, tutorial, "a tap cannot be skipped one by one");
        }
    }
    helps.dedup();
    assert_eq!(
        helps,
        (0..Tutorial::TAPS).collect::<Vec<_>>(),
        "each has a text of its own"
    );
}

#[test]
fn stepping_back_forgets_a_wrong_card_and_stops_at_the_first_step() {
    let steps = steps();
    for (before, tutorial) in steps.iter().zip(&steps[1..]) {
        let mut back = *tutorial;
        back.tap(card(54));
        back.back();
        assert_eq!(back, *before);
    }
    let mut first = Tutorial::new();
    first.back();
    assert_eq!(first, Tutorial::new());
}

#[test]
fn every_step_is_one_short_sentence_about_its_cards_in_every_language() {
    for lang in Lang::ALL {
        let (guide, tag) = (Guide::for_lang(lang), lang.tag());
        let (texts, helps) = (guide.tutorial_steps(), guide.tutorial_missed());
        assert_eq!(
            (texts.len(), helps.len()),
            (Tutorial::STEPS, Tutorial::TAPS),
            "{tag}"
        );
        for text in texts.iter().chain(&helps) {
            let ends = text.matches(['.', '!', '?']).count();
            let short = text.chars().count() <= 120 && text.split_whitespace().count() <= 24;
            assert!(ends == 1 && short, "{tag}: {text}");
        }
        for (tutorial, text) in steps().iter().zip(&texts) {
            // Where one card is to be played, it is named, and so is whoever leads or takes the trick.
            let one = right(tutorial);
            if let ([card], Task::Play) = (&one[..], tutorial.task()) {
                assert!(text.contains(&card.to_string()), "{tag}: {text}");
            }
            let taker = tutorial
                .marked_card()
                .and_then(|_| tutorial.trick().taker());
            if let Some(seat) = taker {
                assert!(text.contains(BOT_NAMES[seat.index() - 1]), "{tag}: {text}");
            }
            for number in text
                .split(|c: char| !c.is_ascii_digit())
                .filter(|n| !n.is_empty())
            {
                let number: u8 = number.parse().expect("a number");
                let known = number == 100 || shown(tutorial).contains(card(number));
                assert!(known, "{tag}: there is no {number} at this step: {text}");
            }
        }
    }
}

#[test]
fn the_signs_of_the_table_are_explained_in_every_language() {
    for lang in Lang::ALL {
        let (guide, words) = (Guide::for_lang(lang), Words::for_lang(lang));
        let signs = guide.signs();
        for (sign, name) in signs.iter().zip([words.hint(), words.undo()]) {
            assert!(sign.starts_with(name), "{}: {sign}", lang.tag());
        }
        let level = &signs[5];
        for id in ["imp", "lucifer"] {
            assert!(level.contains(&words.level(id)), "{}: {level}", lang.tag());
        }
        assert!(signs[6].contains(words.settings()) && signs[6].contains(words.keys()));
    }
}

#[test]
fn help_names_the_cards_of_its_step_in_every_language() {
    for lang in Lang::ALL {
        let helps = Guide::for_lang(lang).tutorial_missed();
        let taps: Vec<Tutorial> = steps()
            .into_iter()
            .filter(|tutorial| !right(tutorial).is_empty())
            .collect();
        for (tutorial, text) in taps.iter().zip(&helps) {
            for number in text
                .split(|c: char| !c.is_ascii_digit())
                .filter(|n| !n.is_empty())
            {
                let number: u8 = number.parse().expect("a number");
                assert!(
                    shown(tutorial).contains(card(number)),
                    "{}: {text}",
                    lang.tag()
                );
            }
        }
    }
}
