//! The line about the costliest card, at the end of a round.

use cards::Seed;
use game::Game;
use little_devils::bots::{Level, choose};
use little_devils::protocol::{COSTLIEST, FromAnalysis, ToAnalysis};
use little_devils::session::MatchRecord;
use little_devils::words::AnalysisWords;
use little_devils_analysis::{Analysis, Outcome};
use words::Lang;

use super::{short_match, whole_match};
use crate::common::{options, play, typed};
use crate::pages::{analysis, open, press, save_text, shown};

/// The line at the end of a round, and the number of slices it takes.
fn match_line(analysis: &mut Analysis, lang: Lang, record: &MatchRecord) -> Vec<Outcome> {
    let message = ToAnalysis::MatchLine {
        lang: lang.tag().into(),
        save: save_text(record),
    };
    assert!(
        analysis.receive(message).is_empty(),
        "nothing before it is known"
    );
    finished(analysis)
}

fn finished(analysis: &mut Analysis) -> Vec<Outcome> {
    let mut outcomes = Vec::new();
    while analysis.is_busy() {
        outcomes.extend(analysis.step());
    }
    outcomes
}

fn line(outcomes: &[Outcome]) -> &str {
    let [Outcome::Send(FromAnalysis::Fill { id, nodes })] = outcomes else {
        panic!("one line: {outcomes:?}");
    };
    assert_eq!((id.as_str(), nodes.len()), (COSTLIEST, 1));
    &nodes[0].text
}

#[test]
fn the_costliest_card_of_a_round_agrees_with_the_review() {
    let round = whole_match().back_to(36).expect("a round");
    for lang in Lang::ALL {
        let mut analysis = analysis();
        let outcomes = match_line(&mut analysis, lang, &round);
        let line = line(&outcomes).to_owned();
        let review = shown(&mut analysis, open(lang, "review", Some(&round)));
        let numbers: Vec<&str> = line
            .split(|mark: char| !(mark.is_ascii_digit() || mark == ',' || mark == '.'))
            .map(|part| part.trim_matches(['.', ',']))
            .filter(|part| !part.is_empty())
            .collect();
        let [card, trick, more, best] = numbers[..] else {
            panic!("card, trick, cost and what was better: {line}");
        };
        let text = review.text();
        let first = text
            .lines()
            .find(|line| line.contains('±'))
            .expect("a cost");
        assert!(
            first.contains(card) && first.contains(more) && first.contains(best),
            "{line} {first}"
        );
        let title = AnalysisWords::for_lang(lang)
            .trick_of_round(1, trick.parse::<usize>().expect("a number"));
        assert!(text.contains(&title), "{title}");
    }
}

#[test]
fn the_costliest_card_of_a_match_is_of_all_rounds() {
    let record = whole_match();
    let mut analysis = analysis();
    let outcomes = match_line(&mut analysis, Lang::En, &record);
    let line = line(&outcomes);
    assert!(
        line.starts_with("Your costliest card: the ") && line.contains(" in round "),
        "{line}"
    );
}

#[test]
fn the_review_reuses_the_rounds_of_the_match_line() {
    let round = whole_match().back_to(36).expect("a round");
    let slices = |analysis: &mut Analysis| {
        let _ = analysis.receive(open(Lang::En, "review", Some(&round)));
        let mut slices = 0;
        while analysis.is_busy() {
            let _ = analysis.step();
            slices += 1;
        }
        slices
    };
    let (mut fresh, mut knowing) = (analysis(), analysis());
    match_line(&mut knowing, Lang::En, &round);
    assert!(slices(&mut fresh) > 2);
    assert_eq!(slices(&mut knowing), 1);
    let reviews = [fresh, knowing].map(|mut analysis| press(&mut analysis, "review").nodes);
    assert_eq!(reviews[0], reviews[1], "the same review");
}

#[test]
fn the_match_line_ends_with_the_round_and_waits_for_open_pages() {
    let round = whole_match().back_to(36).expect("a round");
    let save = save_text(&round);
    let begin = |analysis: &mut Analysis| {
        let (lang, save) = ("en".into(), save.clone());
        let _ = analysis.receive(ToAnalysis::MatchLine { lang, save });
        assert!(analysis.is_busy() && analysis.step().is_empty());
    };
    let mut gone = analysis();
    begin(&mut gone);
    let over = ToAnalysis::MatchLine {
        lang: String::new(),
        save: String::new(),
    };
    assert!(gone.receive(over).is_empty() && !gone.is_busy());

    let mut busy = analysis();
    begin(&mut busy);
    let _ = busy.receive(open(Lang::En, "review", Some(&round)));
    let all = finished(&mut busy);
    let review = all
        .iter()
        .position(|one| matches!(one, Outcome::Send(FromAnalysis::Show { .. })));
    assert!(
        review.is_some_and(|at| at + 1 < all.len()),
        "first the review"
    );
    assert!(line(&all[all.len() - 1..]).starts_with("Your costliest"));

    // In the middle of a round there is no line.
    let midway = save_text(&short_match());
    let mut idle = analysis();
    for save in [midway, "{}".into()] {
        let lang = "en".into();
        assert!(
            idle.receive(ToAnalysis::MatchLine { lang, save })
                .is_empty()
        );
        assert!(!idle.is_busy());
    }
}

/// A round in which everybody plays by the learned policy.
fn best_round(seed: u64) -> MatchRecord {
    let level = Level::from_id("devil").expect("a level");
    let mut record = MatchRecord::new(options(2, level, seed));
    while let Some(seat) = typed(&record).round().to_move() {
        let card =
            choose(level, &typed(&record).round().view(seat), Seed(seed)).expect("their turn");
        play(&mut record, card);
    }
    record
}

#[test]
fn without_a_mistake_there_is_no_match_line() {
    let quiet = (1..20).find_map(|seed| {
        let record = best_round(seed);
        let review = shown(&mut analysis(), open(Lang::En, "review", Some(&record))).text();
        review
            .contains(AnalysisWords::for_lang(Lang::En).no_mistakes())
            .then_some(record)
    });
    let quiet = quiet.expect("a round without a mistake");
    assert_eq!(match_line(&mut analysis(), Lang::En, &quiet), []);
}
