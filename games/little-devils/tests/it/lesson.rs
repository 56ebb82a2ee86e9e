//! The tutorial teaches the rules as they are, forgives every wrong tap, and goes back.

use cards::{Card, CardSet, Seat};
use little_devils::rules::{Direction, IllegalPlay, legal, points};
use little_devils::session::{Lesson, Task};
use little_devils::words::BOT_NAMES;
use little_devils::words::Guide;
use little_devils::words::Words;
use words::Lang;

fn card(number: u8) -> Card {
    Card::new(number).expect("a card")
}

/// Every card that can be tapped at this step.
fn shown(lesson: &Lesson) -> CardSet {
    lesson.hand() | lesson.trick().cards()
}

/// The cards that lead on from this step by a tap.
fn right(lesson: &Lesson) -> Vec<Card> {
    let leads_on = |card: &Card| {
        let mut next = *lesson;
        next.tap(*card);
        next.step() > lesson.step()
    };
    shown(lesson).iter().filter(leads_on).collect()
}

/// The lesson at every step.
fn steps() -> Vec<Lesson> {
    let mut lesson = Lesson::new();
    let mut steps = vec![lesson];
    while lesson.task() != Task::Done {
        let before = lesson;
        match right(&lesson).first() {
            Some(card) => lesson.tap(*card),
            None => lesson.go_on(),
        }
        assert_eq!(lesson.step(), before.step() + 1, "one step at a time");
        steps.push(lesson);
    }
    steps
}

#[test]
fn every_step_is_reached_and_keeps_to_the_rules() {
    let steps = steps();
    assert_eq!(steps.len(), Lesson::STEPS);
    for lesson in &steps {
        let (trick, right) = (lesson.trick(), right(lesson));
        match lesson.task() {
            Task::Play => {
                assert_eq!(trick.to_play(), Some(Seat::FIRST));
                let allowed = right.iter().all(|card| lesson.legal().contains(*card));
                assert!(allowed && !right.is_empty(), "{lesson:?}: {right:?}");
            }
            Task::Point => {
                assert!(trick.is_complete() && lesson.hand().is_empty());
                assert_eq!(right, Vec::from_iter(trick.taking_card()));
                assert_eq!(
                    lesson.marked_card(),
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
        .filter(|lesson| lesson.task() == Task::Point);
    let taken: Vec<_> = points
        .map(|lesson| {
            let trick = lesson.trick();
            (trick.taking_card(), points::devils_of(trick.cards()))
        })
        .collect();
    assert_eq!(taken, [(Some(card(34)), 7), (Some(card(44)), 8)]);
    let forks: Vec<_> = steps().iter().filter_map(Lesson::marked_card).collect();
    // Those that are to be found are shown after that.
    assert_eq!(forks, [card(34), card(13), card(44), card(21)]);
}

#[test]
fn all_signs_and_rules_of_the_table_occur() {
    let steps = steps();
    let devils = |lesson: &Lesson| lesson.hand().iter().map(points::devils).collect::<Vec<_>>();
    assert_eq!(devils(&steps[0]), [5, 2, 0], "with and without devils");
    let refused = |lesson: &Lesson| {
        let grey = lesson.hand() - lesson.legal();
        let refused = |card| legal::check(lesson.hand(), &lesson.trick(), card);
        grey.iter()
            .filter_map(|card| refused(card).err())
            .collect::<Vec<_>>()
    };
    let plays = steps.iter().filter(|lesson| lesson.task() == Task::Play);
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
        .filter(|lesson| !lesson.trick().failed().is_empty());
    assert_eq!(marked.count(), 4, "the steps about who could not follow");
    assert_eq!(plain_tricks(&steps), [Direction::High, Direction::Low]);
    let led = steps
        .iter()
        .find(|lesson| lesson.trick().is_complete() && lesson.trick().leader() == Seat::FIRST);
    let led = led.expect("the rest of the trick that the learner leads");
    assert_ne!(led.trick().taker(), Some(Seat::FIRST));
    let last = steps.last().expect("the last");
    assert_eq!(last.seats().get(), 4, "the players of the first round");
}

/// Which tricks that everybody could follow come before the first that somebody could not.
fn plain_tricks(steps: &[Lesson]) -> Vec<Direction> {
    let plain = steps
        .iter()
        .take_while(|lesson| lesson.trick().failed().is_empty())
        .filter(|lesson| lesson.marked_card().is_some());
    plain
        .filter_map(|lesson| lesson.trick().direction())
        .collect()
}

#[test]
fn after_a_wrong_card_help_is_shown_until_a_right_one_is_played() {
    let mut helps = Vec::new();
    for lesson in steps() {
        let right = right(&lesson);
        for wrong in CardSet::ALL.iter().filter(|card| !right.contains(card)) {
            let mut tapped = lesson;
            tapped.tap(wrong);
            assert_eq!(
                (tapped.step(), tapped.trick()),
                (lesson.step(), lesson.trick())
            );
            assert_eq!(
                tapped.missed(),
                !right.is_empty(),
                "where nothing is asked, nothing is wrong"
            );
            if let Some(card) = right.first() {
                helps.extend(tapped.help());
                tapped.tap(*card);
                assert_eq!((tapped.step(), tapped.help()), (lesson.step() + 1, None));
            }
        }
        if !right.is_empty() {
            let mut waiting = lesson;
            waiting.go_on();
            assert_eq!(waiting, lesson, "a tap cannot be skipped one by one");
        }
    }
    helps.dedup();
    assert_eq!(
        helps,
        (0..Lesson::TAPS).collect::<Vec<_>>(),
        "each has a text of its own"
    );
}

#[test]
fn stepping_back_forgets_a_wrong_card_and_stops_at_the_first_step() {
    let steps = steps();
    for (before, lesson) in steps.iter().zip(&steps[1..]) {
        let mut back = *lesson;
        back.tap(card(54));
        back.back();
        assert_eq!(back, *before);
    }
    let mut first = Lesson::new();
    first.back();
    assert_eq!(first, Lesson::new());
}

#[test]
fn every_step_is_one_short_sentence_about_its_cards_in_every_language() {
    for lang in Lang::ALL {
        let (guide, tag) = (Guide::for_lang(lang), lang.tag());
        let (texts, helps) = (guide.lesson_steps(), guide.lesson_missed());
        assert_eq!(
            (texts.len(), helps.len()),
            (Lesson::STEPS, Lesson::TAPS),
            "{tag}"
        );
        for text in texts.iter().chain(&helps) {
            let ends = text.matches(['.', '!', '?']).count();
            let short = text.chars().count() <= 120 && text.split_whitespace().count() <= 24;
            assert!(ends == 1 && short, "{tag}: {text}");
        }
        for (lesson, text) in steps().iter().zip(&texts) {
            // Where one card is to be played, it is named, and so is whoever leads or takes the trick.
            let one = right(lesson);
            if let ([card], Task::Play) = (&one[..], lesson.task()) {
                assert!(text.contains(&card.to_string()), "{tag}: {text}");
            }
            let taker = lesson.marked_card().and_then(|_| lesson.trick().taker());
            if let Some(seat) = taker {
                assert!(text.contains(BOT_NAMES[seat.index() - 1]), "{tag}: {text}");
            }
            for number in text
                .split(|c: char| !c.is_ascii_digit())
                .filter(|n| !n.is_empty())
            {
                let number: u8 = number.parse().expect("a number");
                let known = number == 100 || shown(lesson).contains(card(number));
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
        assert_eq!(signs.len(), 10, "{}", lang.tag());
        for (sign, name) in signs.iter().zip([words.hint(), words.undo()]) {
            assert!(sign.starts_with(name), "{}: {sign}", lang.tag());
        }
        let level = &signs[5];
        for id in ["imp", "lucifer"] {
            assert!(level.contains(&words.level(id)), "{}: {level}", lang.tag());
        }
        assert!(signs[6].contains(words.settings()) && signs[6].contains(words.keys()));
        assert_eq!(guide.rules_captions().len(), 3, "{}", lang.tag());
    }
}

#[test]
fn help_names_the_cards_of_its_step_in_every_language() {
    for lang in Lang::ALL {
        let helps = Guide::for_lang(lang).lesson_missed();
        let taps: Vec<Lesson> = steps()
            .into_iter()
            .filter(|lesson| !right(lesson).is_empty())
            .collect();
        for (lesson, text) in taps.iter().zip(&helps) {
            for number in text
                .split(|c: char| !c.is_ascii_digit())
                .filter(|n| !n.is_empty())
            {
                let number: u8 = number.parse().expect("a number");
                assert!(
                    shown(lesson).contains(card(number)),
                    "{}: {text}",
                    lang.tag()
                );
            }
        }
    }
}
