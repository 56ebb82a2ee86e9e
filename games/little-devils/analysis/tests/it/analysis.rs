//! Analysis pages as data: reviews, tricks, links and the deal of the day.

#[allow(dead_code)] // it sets up more than is needed here
use cards::{Seat, Seed};
use game::Game;
use little_devils::bots::{Level, choose};
use little_devils::protocol::{
    Action, COSTLIEST, DayResult, FinishedMatch, FromAnalysis, Link, SavedMatch, ToAnalysis,
};
use little_devils::rules::points;
use little_devils::scene::TrickScene;
use little_devils::session::{Day, MatchRecord};
use little_devils::words::AnalysisWords;
use little_devils::words::Words;
use little_devils_analysis::{Analysis, Outcome, Purpose, in_parts};
use protocol::{Node, read, read_compact};
use session::{Commitment, Salt};
use words::{Lang, Who};

use crate::pages::{Page, analysis, open, press, send_text, shown};

fn today() -> Day {
    "2026-11-21".parse().expect("a day")
}

fn whole_match() -> MatchRecord {
    SavedMatch::load(include_str!("../../../tests/data/match.jsonl")).expect("a match")
}

/// Its first round, and one card of the second.
fn short_match() -> MatchRecord {
    whole_match().back_to(37).expect("so many cards")
}

/// The match that a button opens at the table.
fn played(analysis: &mut Analysis, act: &str) -> Option<MatchRecord> {
    let outcomes = analysis.receive(ToAnalysis::Action(act.parse().expect("an action")));
    outcomes.into_iter().find_map(|outcome| match outcome {
        Outcome::Send(FromAnalysis::Play { save }) => SavedMatch::load(&save).ok(),
        _ => None,
    })
}

/// The page that the messages of [`in_parts`] make together, and the element count of the largest
/// part.
fn put_together(messages: Vec<FromAnalysis>) -> (Vec<Node>, usize) {
    let (mut page, mut largest) = (Vec::new(), 0);
    for message in messages {
        let (FromAnalysis::Show { nodes, .. } | FromAnalysis::Fill { nodes, .. }) = &message else {
            panic!("nothing to be drawn: {message:?}");
        };
        let size = |node: &Node| node.all().len();
        // A single table may be longer.
        largest = largest.max(nodes.iter().skip(1).map(size).sum());
        match message {
            FromAnalysis::Fill { id, nodes } => {
                let place = page
                    .iter()
                    .position(|node: &Node| node.attribute("id") == Some(&id))
                    .expect("a place that is there before what fills it");
                page.splice(place..=place, nodes);
            }
            FromAnalysis::Show { nodes, .. } => page = nodes,
            _ => {}
        }
    }
    (page, largest)
}

#[test]
fn a_long_page_comes_in_parts_that_make_the_whole() {
    let mut analysis = analysis();
    let review = shown(
        &mut analysis,
        open(Lang::En, "review", Some(&whole_match())),
    );
    let whole = FromAnalysis::Show {
        title: review.title,
        nodes: review.nodes.clone(),
    };
    let parts = in_parts(whole);
    assert!(parts.len() > 3, "{} parts", parts.len());
    let (page, largest) = put_together(parts);
    assert_eq!(page, review.nodes);
    assert!(largest <= 110, "{largest} elements at once");

    let short = FromAnalysis::Show {
        title: "one".into(),
        nodes: vec![Node::with_text("p", "a line")],
    };
    assert_eq!(in_parts(short.clone()), [short]);
    let nothing = FromAnalysis::Show {
        title: "none".into(),
        nodes: Vec::new(),
    };
    assert_eq!(in_parts(nothing.clone()), [nothing]);
}

#[test]
fn the_longest_match_is_reviewed_to_its_end() {
    let record =
        SavedMatch::load(include_str!("../../../tests/data/match-longest.jsonl")).expect("a match");
    assert_eq!(record.match_state().rounds().len(), 8);
    let mut analysis = analysis();
    let review = shown(&mut analysis, open(Lang::En, "review", Some(&record)));
    let hands = |act: &&&str| act.ends_with("-1") && act.starts_with("trick:");
    assert!(review.acts().iter().filter(hands).count() >= 8);
    assert!(review.text().contains("Luck and skill"));
}

#[test]
fn a_review_lists_mistakes_and_luck_in_every_language() {
    let record = short_match();
    for lang in Lang::ALL {
        let page = shown(&mut analysis(), open(lang, "review", Some(&record)));
        let text = page.text();
        assert!(
            text.contains('±'),
            "devils and interval in {lang:?}: {text}"
        );
        assert!(!page.title.is_empty());
        let captions = page
            .all()
            .iter()
            .filter(|node| node.tag == "caption")
            .count();
        assert!(captions >= 3, "costs, luck and skill, all cards: {text}");
        assert!(page.acts().contains(&"stand-in") && page.acts().contains(&"share"));
        for act in page.acts() {
            let parsed: Action = act.parse().expect("an act of ours");
            assert_eq!(parsed.to_string(), act);
        }
    }
}

#[test]
fn a_review_shows_progress_and_stops_when_closed() {
    let mut analysis = analysis();
    let outcomes = analysis.receive(open(Lang::En, "review", Some(&whole_match())));
    assert!(matches!(
        &outcomes[..],
        [Outcome::Send(FromAnalysis::Show { .. })]
    ));
    let mut told = 0;
    for _ in 0..20 {
        for outcome in analysis.step() {
            let Outcome::Send(FromAnalysis::Fill { nodes, .. }) = outcome else {
                panic!("not yet done: {outcome:?}");
            };
            told += 1;
            assert!(nodes[0].text.starts_with("Looking at your cards: "));
        }
    }
    assert!(told > 0);
    assert!(analysis.receive(ToAnalysis::Close).is_empty());
    assert!(!analysis.is_busy() && analysis.step().is_empty());
}

#[test]
fn a_match_without_a_card_has_nothing_to_review() {
    let record = whole_match().back_to(0).expect("its beginning");
    let page = shown(&mut analysis(), open(Lang::En, "review", Some(&record)));
    assert_eq!(page.text(), "No card has been played yet.");
}

#[test]
fn the_replay_by_the_top_level_is_shown_in_the_review() {
    let mut analysis = analysis();
    let record = short_match();
    shown(&mut analysis, open(Lang::En, "review", Some(&record)));
    let page = press(&mut analysis, "stand-in");
    let asked = |page: &Page| {
        let all = page.all();
        all.iter()
            .any(|node| node.attribute("data-asked").is_some())
    };
    assert!(asked(&page), "the person is led to it");
    assert!(!asked(&press(&mut analysis, "review")), "only once");
    let text = page.text();
    let devils = record.match_state().totals()[Seat::FIRST];
    let result = format!("you {devils}, Lucifer in your seat ");
    assert!(text.contains(&result), "{text}");
}

#[test]
fn the_statistics_lead_to_the_review_of_the_newest_match() {
    let mut analysis = analysis();
    let _ = analysis.receive(open(Lang::En, "statistics", None));
    let saved = FinishedMatch::new(&whole_match(), 5, None);
    let outcomes = analysis.read_matches(vec![saved], Purpose::Statistics);
    let Some(Outcome::Send(FromAnalysis::Show { nodes, .. })) = outcomes.into_iter().next() else {
        panic!("a page")
    };
    let mut all = nodes.iter().flat_map(Node::all);
    assert!(all.any(|node| node.text == "Review your last match"));
    let page = press(&mut analysis, "review");
    assert!(
        page.text().contains("What mattered most"),
        "{}",
        page.text()
    );
}

#[test]
fn the_page_about_fair_deals_leads_back_to_the_review_it_was_opened_from() {
    let record = short_match();
    let mut analysis = analysis();
    let review = shown(&mut analysis, open(Lang::En, "review", Some(&record)));
    let name = |act: &str| {
        let buttons = review.all();
        let all = buttons.iter().filter(|node| {
            let own = node.attribute(Node::ACTION);
            own.is_some_and(|own| own.starts_with(act))
        });
        all.filter_map(|node| node.attribute("aria-label").map(String::from))
            .collect::<Vec<_>>()
    };
    for act in ["trick:", "play-on:"] {
        let mut names = name(act);
        names.sort();
        assert!(names.is_sorted_by(|one, other| one < other), "{names:?}");
    }
    let leads_back = |page: &Page| page.text().lines().any(|line| line == "Back");
    assert!(leads_back(&press(&mut analysis, "fair")));
    assert!(leads_back(&press(&mut analysis, "check")), "checked, too");
    let alone = shown(&mut analysis, open(Lang::En, "fair", Some(&record)));
    assert!(!leads_back(&alone), "opened from elsewhere");
    assert!(!leads_back(&press(&mut analysis, "check")));
}

/// The action of the button with a key.
fn step(page: &Page, key: &str) -> Option<String> {
    let steps = page.all();
    let step = steps
        .iter()
        .find(|node| node.attribute(Node::KEY) == Some(key))
        .expect("a button in its place");
    let act = step.attribute(Node::ACTION).map(String::from);
    let disabled = step.attribute("aria-disabled") == Some("true");
    assert_eq!(act.is_none(), disabled, "{key}");
    assert!(
        step.attribute("aria-label")
            .is_some_and(|label| label.len() > 3)
    );
    act
}

fn of_class<'a>(page: &'a Page, class: &str) -> Vec<&'a Node> {
    let mut all = page.all();
    all.retain(|node| node.attribute("class") == Some(class));
    all
}

#[test]
fn every_trick_can_be_stepped_through_with_all_hands() {
    let mut analysis = analysis();
    let record = short_match();
    let mut page = shown(&mut analysis, open(Lang::De, "trick:1-1", Some(&record)));
    assert_eq!(
        (step(&page, "Home"), step(&page, "ArrowLeft")),
        (None, None)
    );
    assert_eq!(step(&page, "End"), Some("trick:2-1".into()));
    let mut tricks = 1;
    loop {
        assert_eq!(of_class(&page, "chips").len(), 4, "all hands");
        let played = if tricks == 10 { 1 } else { 4 };
        let marked = of_class(&page, "marked").len();
        assert_eq!(marked, played, "cards of the trick in the hands");
        assert_eq!(of_class(&page, "card").len(), played);
        let taking = of_class(&page, "taking").len();
        assert_eq!(taking, usize::from(tricks < 10), "who takes it");
        let Some(act) = step(&page, "ArrowRight") else {
            break;
        };
        page = press(&mut analysis, &act);
        assert_eq!(step(&page, "Home"), Some("trick:1-1".into()));
        tricks += 1;
    }
    assert_eq!(tricks, 10, "nine of the first round, and one begun");
    assert_eq!(step(&page, "End"), None);
    assert_eq!(step(&page, "ArrowLeft"), Some("trick:1-9".into()));
    for nowhere in [
        "trick:1-10",
        "trick:0-1",
        "trick:3-1",
        "trick:1-0",
        "trick:x",
    ] {
        assert!(send_text(&mut analysis, nowhere).is_empty(), "{nowhere}");
    }
}

#[test]
fn stepping_through_tricks_never_moves_a_row_or_card() {
    let mut analysis = analysis();
    shown(
        &mut analysis,
        open(Lang::En, "review", Some(&short_match())),
    );
    for number in 1..=9 {
        let page = press(&mut analysis, &format!("trick:1-{number}"));
        let places = of_class(&page, "chips");
        let places = places.iter().map(|hand| hand.children.len());
        assert_eq!(places.collect::<Vec<_>>(), [9; 4]);
        assert_eq!(of_class(&page, "gone").len(), 4 * (number - 1));
        let row: Vec<&str> = page
            .all()
            .iter()
            .filter(|node| node.tag == "tr")
            .map(|row| row.children[1].text.as_str())
            .collect();
        assert_eq!(row.len(), 5, "a head, and a player each: {row:?}");
    }
}

#[test]
fn the_review_of_a_trick_marks_who_could_not_follow_and_says_why_it_is_taken() {
    let record = short_match();
    let deal = &record.rounds()[0].0;
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
            let scene = TrickScene::new(number, trick);
            let told = words.describe_trick(&scene, &name);
            assert!(page.text().contains(&told));
            let all = page.all();
            let mut steps = all.iter().filter_map(|node| node.attribute("data-told"));
            let title = (AnalysisWords::for_lang(lang).trick_of)(1, number);
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
    let deal = &record.rounds()[0].0;
    let mut again = deal.restarted();
    let mut choices = 0;
    for (seat, card) in deal.plays() {
        choices += usize::from(seat == Seat::FIRST && again.legal().len() > 1);
        again.play_unchecked(card);
    }
    choices
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

/// The line at the end of a round, and the number of slices it takes.
fn match_line(analysis: &mut Analysis, lang: Lang, record: &MatchRecord) -> Vec<Outcome> {
    let message = ToAnalysis::MatchLine {
        lang: lang.tag().into(),
        save: SavedMatch::from(record).to_json(),
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
        let title = (AnalysisWords::for_lang(lang).decision)(1, trick.parse().expect("a number"));
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
    let save = SavedMatch::from(&round).to_json();
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
    let midway = SavedMatch::from(&short_match()).to_json();
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
    let mut record = MatchRecord::new(crate::common::options(2, level, seed));
    while let Some(seat) = record.round().to_move() {
        let card = choose(level, &record.round().view(seat), Seed(seed)).expect("their turn");
        record.play(card).expect("legal");
    }
    record
}

#[test]
fn without_a_mistake_there_is_no_match_line() {
    let quiet = (1..20).find_map(|seed| {
        let record = best_round(seed);
        let review = shown(&mut analysis(), open(Lang::En, "review", Some(&record))).text();
        review
            .contains(AnalysisWords::for_lang(Lang::En).no_mistakes)
            .then_some(record)
    });
    let quiet = quiet.expect("a round without a mistake");
    assert_eq!(match_line(&mut analysis(), Lang::En, &quiet), []);
}

#[test]
fn one_can_play_on_from_any_trick() {
    let mut analysis = analysis();
    let record = short_match();
    shown(&mut analysis, open(Lang::En, "trick:1-4", Some(&record)));
    let again = played(&mut analysis, "play-on:12").expect("a match");
    assert_eq!(again.plays(), &record.plays()[..12]);
    assert!(again.takeback_used());
    assert_eq!(played(&mut analysis, "play-on:4000"), None);
}

#[test]
fn a_link_carries_the_match_to_somebody_else() {
    let mut mine = analysis();
    let record = whole_match();
    let page = shown(&mut mine, open(Lang::En, "share", Some(&record)));
    let link = page
        .all()
        .iter()
        .find_map(|node| node.attribute("value"))
        .expect("a link")
        .to_owned();
    assert!(link.starts_with("https://example.org/devils/#match=1"));
    assert!(
        page.all()
            .iter()
            .any(|node| node.attribute("class") == Some("code")),
        "for cameras"
    );

    let mut theirs = analysis();
    let act = link
        .split_once('#')
        .expect("a fragment")
        .1
        .replace('=', ":");
    let page = shown(&mut theirs, open(Lang::En, &act, None));
    assert!(page.text().contains("From Dora: 4 players"));
    let same = played(&mut theirs, "same").expect("a match");
    assert_eq!(
        (same.options().seed(), same.plays().len()),
        (record.options().seed(), 0)
    );
    assert_eq!(same.round().dealt(), record.rounds()[0].0.dealt());
    let page = press(&mut theirs, "trick:2-3");
    let names = page.all();
    let names: Vec<_> = names
        .iter()
        .filter_map(|node| node.attribute("aria-label"))
        .collect();
    assert!(
        names.iter().any(|name| name.contains("played by Dora")),
        "{names:?}"
    );
    assert!(
        !names.iter().any(|name| name.contains("played by you")),
        "{names:?}"
    );
}

#[test]
fn a_damaged_or_future_link_gets_a_message() {
    let text = Link(short_match()).write();
    let message = |act: String| shown(&mut analysis(), open(Lang::En, &act, None)).text();
    assert!(message(format!("match:{}", &text[..20])).contains("damaged"));
    assert!(message(format!("match:2{}", &text[1..])).contains("later version"));
    assert!(message("match:".into()).contains("damaged"));
}

#[test]
fn the_deal_of_the_day_is_played_saved_and_shown() {
    let mut analysis = analysis();
    let page = shown(&mut analysis, open(Lang::En, "daily", None));
    assert!(page.acts().contains(&"play-day:2026-11-21"));
    let mut record = played(&mut analysis, "play-day:2026-11-21").expect("a match");
    assert_eq!(record.options().seed(), today().seed());
    assert_eq!(
        played(&mut analysis, "play-day:2026-11-22"),
        None,
        "not yet"
    );

    let keep = |record: &MatchRecord| ToAnalysis::SaveMatch(SavedMatch::from(record).to_json());
    while let Some(card) = record.round().legal().lowest() {
        assert!(analysis.receive(keep(&record)).is_empty(), "not over");
        record.play(card).expect("legal");
    }
    assert!(
        analysis
            .receive(keep(&record.clone().with_takeback_used()))
            .is_empty(),
        "taken back"
    );
    let saved = analysis.receive(keep(&record));
    let [Outcome::SaveDay(day, result)] = &saved[..] else {
        panic!("{saved:?}");
    };
    let devils = record.round().position().devils()[Seat::FIRST];
    assert_eq!((*day, result.devils, result.on), (today(), devils, today()));
    assert_eq!(DayResult::load(&result.to_json()), Ok(Some(result.clone())));
    assert!(
        analysis.receive(keep(&record)).is_empty(),
        "only the first time counts"
    );

    let page = press(&mut analysis, "daily");
    let told = format!("Little Devils daily 2026-11-21: {devils} devils\n");
    assert!(page.text().contains(&told), "{}", page.text());
    assert!(page.text().contains("1 day in a row."));
}

#[test]
fn nonsense_changes_nothing() {
    let mut analysis = analysis();
    for act in [
        "",
        "dance",
        "play-day:heute",
        "review:1:2",
        "stand-in",
        "share",
        "same",
    ] {
        let outcomes = send_text(&mut analysis, act);
        let only_pages = outcomes
            .iter()
            .all(|outcome| matches!(outcome, Outcome::Send(FromAnalysis::Show { .. })));
        assert!(only_pages, "{act}");
    }
    assert!(
        analysis
            .receive(ToAnalysis::SaveMatch("{}".into()))
            .is_empty()
    );
    assert!(ToAnalysis::read("{}").is_err());
    for list in [
        "[]",
        "[\"dance\"]",
        "[\"act\"]",
        "[\"close\",\"\"]",
        "[\"act\",\"dance\"]",
        "[\"open\",\"review\"]",
        "[\"open\",\"dance\",\"en\",\"\",\"\",\"\",\"\"]",
    ] {
        assert_eq!(ToAnalysis::read(list), Ok(None), "{list}");
    }
}

#[test]
fn messages_of_the_page_reach_the_worker() {
    let text = String::from("a \"text\"\nof two lines");
    let all = [
        open(Lang::Fr, "review", Some(&short_match())),
        ToAnalysis::Action(Action::Copy(text.clone())),
        ToAnalysis::LocalLine(text),
        ToAnalysis::Imported([1, 2, 30, 2]),
        ToAnalysis::Close,
        ToAnalysis::SaveMatch("{}".into()),
    ];
    for message in all {
        let text = message.clone().to_json();
        let parts: Vec<String> = read_compact(text.as_bytes()).expect("as the browser reads");
        assert_eq!(read(text.as_bytes()), Ok(parts));
        assert_eq!(ToAnalysis::read(&text), Ok(Some(message)));
    }
}

#[test]
fn a_commitment_is_made_before_the_first_card_and_opened_after_the_last() {
    let mut analysis = analysis();
    let record = whole_match();
    let seed = record.options().seed();
    let commitment = Commitment::new(seed, Salt([7; 16])).to_string();
    let beginning = record.back_to(0).expect("its beginning");
    let outcomes = analysis.receive(open(Lang::En, "fair", Some(&beginning)));
    assert!(
        matches!(outcomes[0], Outcome::SaveSalt(saved, salt) if saved == seed && salt.cards == 0)
    );
    let page = press(&mut analysis, "fair");
    assert!(page.text().contains(&commitment) && page.text().contains("before the first card"));
    assert!(
        !page.text().contains(&seed.to_string()),
        "the seed stays secret"
    );

    let page = shown(&mut analysis, open(Lang::En, "fair", Some(&record)));
    assert!(page.text().contains(&commitment) && page.text().contains("Verified:"));
    assert!(page.text().contains(&format!("Seed {seed}")));
}

#[test]
fn the_commitment_that_the_page_has_made_is_the_one_that_opens() {
    let mut at_work = analysis();
    let record = whole_match();
    let (seed, salt) = (record.options().seed(), Salt([3; 16]));
    let line = |seed, commitment| format!("{commitment}{salt} 0 {seed}");
    let made = Commitment::new(seed, salt);
    let open_fair = |line: &str| {
        let mut message = open(Lang::En, "fair", Some(&record));
        if let ToAnalysis::Open(page) = &mut message {
            page.commitment = line.into();
        }
        message
    };
    let outcomes = at_work.receive(open_fair(&line(seed, made)));
    // The page has saved it, so the worker does not.
    assert!(matches!(&outcomes[..], [Outcome::Send(_)]));
    let mut fair = |line: &str| shown(&mut at_work, open_fair(line)).text();
    let text = fair(&line(seed, made));
    assert!(text.contains(&made.to_string()) && text.contains("Verified:"));
    assert!(text.contains("Made before the first card."));

    // A commitment to another seed than that of the deals.
    let other = Commitment::new(Seed(seed.0 + 1), salt);
    let text = fair(&line(seed, other));
    assert!(text.contains(&other.to_string()) && text.contains("Not verified"));

    // Without a match the page says what a commitment is.
    let nothing = shown(&mut analysis(), open(Lang::En, "fair", None));
    assert!(nothing.text().contains("SHA-256") && nothing.acts().is_empty());

    // Lines about another match, and unreadable lines, are ignored.
    let foreign = line(Seed(seed.0 + 1), other);
    for line in [foreign.as_str(), "", "1 2 3", &format!("{made} 0 {seed}")] {
        let text = fair(line);
        assert!(
            !text.contains(&other.to_string()) && text.contains("Verified:"),
            "{line}"
        );
    }
}

#[test]
fn the_check_of_the_bots_names_a_tampered_card() {
    let mut analysis = analysis();
    let record = short_match();
    shown(&mut analysis, open(Lang::En, "fair", Some(&record)));
    let checked = press(&mut analysis, "check").text();
    assert!(checked.contains("37 cards checked"));
    // The commitment is still there.
    assert!(checked.contains("Commitment"));

    let bots = record.plays().iter().zip(0..).find_map(|(card, at)| {
        let before = record.back_to(at)?;
        let seat = before
            .round()
            .to_move()
            .filter(|seat| *seat != Seat::FIRST)?;
        let other = before.round().legal().without(*card).lowest()?;
        Some((before, at, seat, other))
    });
    let (mut forged, at, seat, other) = bots.expect("a bot with a choice");
    forged.play(other).expect("legal");
    shown(&mut analysis, open(Lang::En, "fair", Some(&forged)));
    let text = press(&mut analysis, "check").text();
    let name = record.options().name(seat);
    assert!(
        text.contains(&format!("Card {}: {name} played the {other}", at + 1)),
        "{text}"
    );
}
