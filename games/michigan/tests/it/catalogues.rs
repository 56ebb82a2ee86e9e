//! Message files, names of cards, and the tutorial.

use cards::french::{PlayingCard, PlayingCardSet, Suit};
use michigan::protocol::Michigan;
use michigan::rules::boodle_card;
use michigan::session::{Example, Lesson, Task};
use michigan::words::{Guide, Words};
use protocol::GameFormat;
use words::{Lang, Messages, catalog_faults};

fn card(text: &str) -> PlayingCard {
    text.parse().expect("a card")
}

#[test]
fn every_language_has_every_message_with_its_arguments() {
    assert_eq!(catalog_faults::<Words>(), Vec::<String>::new());
    assert_eq!(catalog_faults::<Guide>(), Vec::<String>::new());
    for lang in Lang::ALL {
        assert!(Words::parse(lang, Words::files(lang).concat().leak()).is_some());
        assert!(Guide::parse(lang, Guide::files(lang).concat().leak()).is_some());
    }
}

#[test]
fn cards_have_names_with_the_right_articles() {
    let named = |lang| {
        let words = Words::for_lang(lang);
        ["9C", "QD", "AH", "JS"].map(|text| words.card_object(card(text)))
    };
    let english = [
        "the 9 of clubs",
        "the queen of diamonds",
        "the ace of hearts",
        "the jack of spades",
    ];
    assert_eq!(named(Lang::En), english);
    assert_eq!(
        named(Lang::De),
        [
            "die Kreuz 9",
            "die Karo-Dame",
            "das Herz-Ass",
            "den Pik-Buben"
        ]
    );
    assert_eq!(
        named(Lang::Nl),
        [
            "de klaveren 9",
            "de ruitenvrouw",
            "de hartenaas",
            "de schoppenboer"
        ]
    );
    assert_eq!(
        named(Lang::Fr),
        [
            "le 9 de trèfle",
            "la dame de carreau",
            "l’as de cœur",
            "le valet de pique"
        ]
    );
    let german = Words::for_lang(Lang::De);
    assert_eq!(german.card_subject(card("JS")), "der Pik-Bube");
    assert_eq!(german.card_name(card("TH")), "Herz 10");
}

#[test]
fn all_cards_have_different_names_in_every_language() {
    for lang in Lang::ALL {
        let names = PlayingCardSet::ALL
            .iter()
            .map(|card| Words::for_lang(lang).card_name(card));
        let names: std::collections::BTreeSet<String> = names.collect();
        assert_eq!(names.len(), 52);
    }
}

#[test]
fn every_option_and_value_has_a_name() {
    for lang in Lang::ALL {
        let words = Words::for_lang(lang);
        for option in Michigan::OPTIONS {
            let values = option
                .values
                .iter()
                .map(|value| words.option_value(option.id, *value));
            let mut texts: Vec<String> = values.collect();
            texts.dedup();
            assert_eq!(texts.len(), option.values.len());
            texts.push(words.option(option.id));
            texts.push(words.option_about(option.id));
            assert!(
                texts.iter().all(|text| !text.is_empty() && text != "?"),
                "{texts:?}"
            );
        }
    }
    let words = Words::for_lang(Lang::En);
    assert_eq!(words.option_value("rounds", "3"), "3 times");
}

#[test]
fn the_tutorial_has_a_text_for_each_step_and_each_wrong_tap() {
    for lang in Lang::ALL {
        let guide = Guide::for_lang(lang);
        assert_eq!(guide.lesson_steps().len(), Lesson::STEPS.len());
        assert_eq!(guide.lesson_missed().len(), 3);
        assert_eq!(guide.rules_captions().len(), Example::RULES.len());
        assert_eq!(guide.keys().len(), 13);
        for text in guide.lesson_steps() {
            assert!(text.chars().count() <= 150, "{lang:?}: {text}");
        }
    }
}

#[test]
fn tables_of_the_tutorial_keep_to_the_rules() {
    let steps = Lesson::STEPS.iter().map(|step| step.table);
    for table in steps.chain(Example::RULES) {
        let run: Vec<PlayingCard> = table.run().map(|(_, card)| card).collect();
        for pair in run.windows(2) {
            assert_eq!(pair[0].next(), Some(pair[1]), "{run:?}");
        }
        let hand: PlayingCardSet = table.hand().collect();
        assert!(run.iter().all(|card| !hand.contains(*card)));
        let next = run.last().and_then(|card| card.next());
        assert!(
            next.is_none_or(|next| !hand.contains(next)),
            "it would follow"
        );
        for suit in Suit::ALL {
            let is_taken = run.contains(&boodle_card(suit)) && table.chips[suit as usize] == 0;
            assert!(is_taken || table.chips[suit as usize] == 5);
        }
    }
}

#[test]
fn tasks_of_the_tutorial_have_one_solution_that_the_rules_allow() {
    for step in Lesson::STEPS {
        let solved: Vec<PlayingCard> = PlayingCardSet::ALL
            .iter()
            .filter(|card| step.is_solved_by(*card))
            .collect();
        match step.task {
            Task::Read => assert_eq!(solved, []),
            Task::Play(wanted, _) => {
                let hand: PlayingCardSet = step.table.hand().collect();
                assert_eq!(solved, [card(wanted)]);
                assert_eq!(
                    hand.suited(card(wanted).suit()).lowest(),
                    Some(card(wanted))
                );
            }
            Task::Point(wanted, _) => {
                assert_eq!(solved, [card(wanted)]);
                assert_eq!(boodle_card(card(wanted).suit()), card(wanted));
                assert!(
                    step.table
                        .run()
                        .any(|(seat, played)| (seat, played) == (0, card(wanted)))
                );
            }
        }
    }
}
