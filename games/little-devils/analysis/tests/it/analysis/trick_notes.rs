//! Notes on a trick of a review: cards that could not follow, its taker, and the cost of the player's card.

use cards::Seat;
use game::Game;
use little_devils::rules::points;
use little_devils::session::MatchRecord;
use little_devils::words::{AnalysisWords, Words};
use words::{Lang, Who};

use super::{of_class, short_match};
use crate::common::typed;
use crate::pages::{analysis, open, press, shown};

#[test]
fn a_trick_of_a_review_marks_cards_that_failed_to_follow_and_explains_its_taker() {
    let record = short_match();
    let deal = &typed(&record).rounds()[0].1;
    for lang in Lang::ALL {
        let words = Words::for_lang(lang);
        let mut analysis = analysis();
        let mut failures = 0;
        shown(&mut analysis, open(lang, "review", Some(&record)));
        for (number, trick) in (1..).zip(deal.tricks()) {
            let page = press(&mut analysis, &format!("trick:1-{number}"));
            assert_eq!(of_class(&page, "mark").len(), trick.failed().len() as usize);
            let name = |seat: Seat| match seat {
                Seat::FIRST => Who::You,
                _ => Who::Other(record.options().name(seat)),
            };
            let told = words.describe_trick(trick, &name);
            assert!(page.text().contains(&told));
            let all = page.all();
            let mut steps = all.iter().filter_map(|node| node.attribute("data-told"));
            let title = AnalysisWords::for_lang(lang).trick_of_round(1, number);
            assert_eq!(steps.next(), Some(&*format!("{title}. {told}")));
            for (seat, card) in trick
                .plays()
                .filter(|(_, card)| trick.failed().contains(*card))
            {
                let label =
                    words.could_not_follow(words.card(card, points::devils(card)), name(seat));
                let labels = page.all();
                let mut labels = labels
                    .iter()
                    .filter_map(|node| node.attribute("aria-label"));
                assert!(labels.any(|other| other == label), "{label}");
                failures += 1;
            }
        }
        assert!(failures > 2, "{failures} in this round");
    }
}

/// Number of tricks of the first round in which the player had a choice.
fn record_choices(record: &MatchRecord) -> usize {
    let deal = &typed(record).rounds()[0].1;
    let choices = deal
        .replay()
        .filter(|(before, seat, _)| *seat == Seat::FIRST && before.legal().len() > 1);
    choices.count()
}

#[test]
fn a_trick_of_a_review_shows_the_cost_of_the_players_card() {
    let mut analysis = analysis();
    let record = short_match();
    let review = shown(&mut analysis, open(Lang::En, "review", Some(&record))).text();
    let verdicts = (1..=9).map(|number| press(&mut analysis, &format!("trick:1-{number}")).text());
    let verdict = |text: &String| {
        let ways = [" devils more than the ", " is best.", " is as good as the "];
        ways.iter().any(|way| text.contains(way))
    };
    let choices = record_choices(&record);
    assert_eq!(verdicts.filter(verdict).count(), choices, "{review}");
    assert!(choices > 4);
    // Without a review no card is judged.
    let mut fresh = crate::pages::analysis();
    let text = shown(&mut fresh, open(Lang::En, "trick:1-1", Some(&record))).text();
    assert!(
        !text.contains("is best.") && !text.contains("more than"),
        "{text}"
    );
}
