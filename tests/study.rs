//! What is shown beside the table: reviews, tricks, links and the deals of the days, as pages of data.

#[path = "common/pages.rs"]
mod pages;

use little_devils::cards::{Seat, Seed};
use little_devils::play::{Commitment, Day, MatchRecord, Salt};
use little_devils::rules::game::Game;
use little_devils::study::{Act, Outcome, Study, in_parts};
use little_devils::text::Lang;
use little_devils::wire::{
    FromStudy, KeptDay, Link, Node, SavedMatch, ToStudy, read, read_briefly,
};

use pages::{open, press, shown, study};

fn today() -> Day {
    "2026-11-21".parse().expect("a day")
}

fn whole_match() -> MatchRecord {
    SavedMatch::load(include_str!("data/match.jsonl")).expect("a match")
}

/// The first round of it, and a card of the second.
fn short_match() -> MatchRecord {
    whole_match().back_to(37).expect("so many cards")
}

/// The match that a press sits down to.
fn played(study: &mut Study, act: &str) -> Option<MatchRecord> {
    let outcomes = study.hear(ToStudy::Act(act.into()));
    outcomes.into_iter().find_map(|outcome| match outcome {
        Outcome::Tell(FromStudy::Play { save }) => SavedMatch::load(&save).ok(),
        _ => None,
    })
}

/// The whole page that the messages of [`in_parts`] make, and how many elements the largest brings.
fn put_together(messages: Vec<FromStudy>) -> (Vec<Node>, usize) {
    let (mut page, mut largest) = (Vec::new(), 0);
    for message in messages {
        let (FromStudy::Show { nodes, .. } | FromStudy::Fill { nodes, .. }) = &message else {
            panic!("nothing to be drawn: {message:?}");
        };
        let size = |node: &Node| node.all().len();
        // A single table may be longer.
        largest = largest.max(nodes.iter().skip(1).map(size).sum());
        match message {
            FromStudy::Fill { id, nodes } => {
                let place = page
                    .iter()
                    .position(|node: &Node| node.attribute("id") == Some(&id))
                    .expect("a place that is there before what fills it");
                page.splice(place..=place, nodes);
            }
            FromStudy::Show { nodes, .. } => page = nodes,
            _ => {}
        }
    }
    (page, largest)
}

#[test]
fn a_long_page_comes_in_parts_that_make_the_whole() {
    let mut study = study();
    let review = shown(&mut study, open(Lang::En, "review", Some(&whole_match())));
    let whole = FromStudy::Show {
        title: review.title,
        nodes: review.nodes.clone(),
    };
    let parts = in_parts(whole);
    assert!(parts.len() > 3, "{} parts", parts.len());
    let (page, largest) = put_together(parts);
    assert_eq!(page, review.nodes);
    assert!(largest <= 110, "{largest} elements at once");

    let short = FromStudy::Show {
        title: "one".into(),
        nodes: vec![Node::says("p", "a line")],
    };
    assert_eq!(in_parts(short.clone()), [short]);
    let nothing = FromStudy::Show {
        title: "none".into(),
        nodes: Vec::new(),
    };
    assert_eq!(in_parts(nothing.clone()), [nothing]);
}

#[test]
fn the_longest_match_is_reviewed_to_its_end() {
    let record = SavedMatch::load(include_str!("data/match-longest.jsonl")).expect("a match");
    assert_eq!(record.contest().rounds().len(), 8);
    let mut study = study();
    let review = shown(&mut study, open(Lang::En, "review", Some(&record)));
    let hands = |act: &&&str| act.ends_with("-1") && act.starts_with("trick:");
    assert!(review.acts().iter().filter(hands).count() >= 8);
    assert!(review.text().contains("Luck and skill"));
}

#[test]
fn a_review_tells_in_every_language_what_mattered_and_what_was_luck() {
    let record = short_match();
    for lang in Lang::ALL {
        let page = shown(&mut study(), open(*lang, "review", Some(&record)));
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
            let parsed: Act = act.parse().expect("an act of ours");
            assert_eq!(parsed.to_string(), act);
        }
    }
}

#[test]
fn a_review_says_how_far_it_is_and_stops_when_closed() {
    let mut study = study();
    let outcomes = study.hear(open(Lang::En, "review", Some(&whole_match())));
    assert!(matches!(
        &outcomes[..],
        [Outcome::Tell(FromStudy::Show { .. })]
    ));
    let mut told = 0;
    for _ in 0..20 {
        for outcome in study.step() {
            let Outcome::Tell(FromStudy::Fill { nodes, .. }) = outcome else {
                panic!("not yet done: {outcome:?}");
            };
            told += 1;
            assert!(nodes[0].text.starts_with("Looking at your cards: "));
        }
    }
    assert!(told > 0);
    assert!(study.hear(ToStudy::Close).is_empty());
    assert!(!study.is_busy() && study.step().is_empty());
}

#[test]
fn a_match_without_a_card_has_nothing_to_review() {
    let record = whole_match().back_to(0).expect("its beginning");
    let page = shown(&mut study(), open(Lang::En, "review", Some(&record)));
    assert_eq!(page.text(), "No card has been played yet.");
}

#[test]
fn the_top_level_in_the_seat_is_told_with_the_review() {
    let mut study = study();
    let record = short_match();
    shown(&mut study, open(Lang::En, "review", Some(&record)));
    let text = press(&mut study, "stand-in").text();
    let devils = record.contest().totals()[Seat::FIRST];
    assert!(text.contains(&format!("You {devils}, Lucifer ")), "{text}");
}

#[test]
fn every_trick_can_be_stepped_through_with_all_hands() {
    let mut study = study();
    let record = short_match();
    let mut page = shown(&mut study, open(Lang::De, "trick:1-1", Some(&record)));
    let mut tricks = 1;
    loop {
        let hands = page
            .all()
            .iter()
            .filter(|node| node.attribute("class") == Some("chips"))
            .count();
        assert_eq!(hands, 4);
        let marked = page
            .all()
            .iter()
            .filter(|node| node.attribute("class") == Some("marked"))
            .count();
        assert_eq!(
            marked,
            if tricks == 10 { 1 } else { 4 },
            "cards of the trick in the hands"
        );
        let next = page
            .all()
            .into_iter()
            .find(|node| node.text == "Nächster Stich");
        let Some(act) = next
            .and_then(|node| node.attribute(Node::ACT))
            .map(String::from)
        else {
            break;
        };
        page = press(&mut study, &act);
        tricks += 1;
    }
    assert_eq!(tricks, 10, "nine of the first round, and one begun");
    for nowhere in [
        "trick:1-10",
        "trick:0-1",
        "trick:3-1",
        "trick:1-0",
        "trick:x",
    ] {
        assert!(
            study.hear(ToStudy::Act(nowhere.into())).is_empty(),
            "{nowhere}"
        );
    }
}

#[test]
fn one_can_play_on_from_any_trick() {
    let mut study = study();
    let record = short_match();
    shown(&mut study, open(Lang::En, "trick:1-4", Some(&record)));
    let again = played(&mut study, "play-on:12").expect("a match");
    assert_eq!(again.plays(), &record.plays()[..12]);
    assert!(again.is_training());
    assert_eq!(played(&mut study, "play-on:4000"), None);
}

#[test]
fn a_link_carries_the_match_to_somebody_else() {
    let mut mine = study();
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

    let mut theirs = study();
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
    assert_eq!(same.deal().dealt(), record.rounds()[0].0.dealt());
    assert!(
        press(&mut theirs, "trick:2-3")
            .text()
            .contains("Dora plays")
    );
}

#[test]
fn a_damaged_or_future_link_gets_a_message() {
    let text = Link(short_match()).write();
    let message = |act: String| shown(&mut study(), open(Lang::En, &act, None)).text();
    assert!(message(format!("match:{}", &text[..20])).contains("damaged"));
    assert!(message(format!("match:2{}", &text[1..])).contains("later version"));
    assert!(message("match:".into()).contains("damaged"));
}

#[test]
fn the_deal_of_the_day_is_played_kept_and_told() {
    let mut study = study();
    let page = shown(&mut study, open(Lang::En, "daily", None));
    assert!(page.acts().contains(&"play-day:2026-11-21"));
    let mut record = played(&mut study, "play-day:2026-11-21").expect("a match");
    assert_eq!(record.options().seed(), today().seed());
    assert_eq!(played(&mut study, "play-day:2026-11-22"), None, "not yet");

    let keep = |record: &MatchRecord| ToStudy::Keep(SavedMatch::from(record).to_json());
    while let Some(card) = record.deal().legal().lowest() {
        assert!(study.hear(keep(&record)).is_empty(), "not over");
        record.play(card).expect("legal");
    }
    assert!(
        study.hear(keep(&record.clone().into_training())).is_empty(),
        "taken back"
    );
    let kept = study.hear(keep(&record));
    let [Outcome::KeepDay(day, result)] = &kept[..] else {
        panic!("{kept:?}");
    };
    let devils = record.deal().position().devils()[Seat::FIRST];
    assert_eq!((*day, result.devils, result.on), (today(), devils, today()));
    assert_eq!(KeptDay::load(&result.to_json()), Ok(Some(result.clone())));
    assert!(
        study.hear(keep(&record)).is_empty(),
        "only the first time counts"
    );

    let page = press(&mut study, "daily");
    let told = format!("Little Devils daily 2026-11-21: {devils} devils\n");
    assert!(page.text().contains(&told), "{}", page.text());
    assert!(page.text().contains("1 day in a row."));
}

#[test]
fn nonsense_changes_nothing() {
    let mut study = study();
    for act in [
        "",
        "dance",
        "play-day:heute",
        "review:1:2",
        "stand-in",
        "share",
        "same",
    ] {
        let outcomes = study.hear(ToStudy::Act(act.into()));
        let only_pages = outcomes
            .iter()
            .all(|outcome| matches!(outcome, Outcome::Tell(FromStudy::Show { .. })));
        assert!(only_pages, "{act}");
    }
    assert!(study.hear(ToStudy::Keep("{}".into())).is_empty());
    assert!(ToStudy::read("{}").is_err());
    for list in [
        "[]",
        "[\"dance\"]",
        "[\"act\"]",
        "[\"close\",\"\"]",
        "[\"open\",\"review\"]",
    ] {
        assert_eq!(ToStudy::read(list), Ok(None), "{list}");
    }
}

#[test]
fn what_the_page_says_reaches_the_worker() {
    let [act, text] = ["import", "a \"text\"\nof two lines"].map(String::from);
    let all = [
        open(Lang::Fr, "review", Some(&short_match())),
        ToStudy::Act(act.clone()),
        ToStudy::File(text),
        ToStudy::Close,
        ToStudy::Keep("{}".into()),
    ];
    for message in all {
        let text = message.clone().to_json();
        let parts: Vec<String> = read_briefly(text.as_bytes()).expect("as the browser reads");
        assert_eq!(read(text.as_bytes()), Ok(parts));
        assert_eq!(ToStudy::read(&text), Ok(Some(message)));
    }
}

#[test]
fn a_commitment_is_made_before_the_first_card_and_opened_after_the_last() {
    let mut study = study();
    let record = whole_match();
    let seed = record.options().seed();
    let commitment = Commitment::to(seed, Salt([7; 16])).to_string();
    let beginning = record.back_to(0).expect("its beginning");
    let outcomes = study.hear(open(Lang::En, "fair", Some(&beginning)));
    assert!(
        matches!(outcomes[0], Outcome::KeepSalt(kept, salt) if kept == seed && salt.cards == 0)
    );
    let page = press(&mut study, "fair");
    assert!(page.text().contains(&commitment) && page.text().contains("before the first card"));
    assert!(
        !page.text().contains(&seed.to_string()),
        "the seed stays secret"
    );

    let page = shown(&mut study, open(Lang::En, "fair", Some(&record)));
    assert!(page.text().contains(&commitment) && page.text().contains("It opens"));
    assert!(page.text().contains(&format!("Seed {seed}")));
}

#[test]
fn the_commitment_that_the_page_has_made_is_the_one_that_opens() {
    let mut at_work = study();
    let record = whole_match();
    let (seed, salt) = (record.options().seed(), Salt([3; 16]));
    let line = |seed, commitment| format!("{commitment}{salt} 0 {seed}");
    let made = Commitment::to(seed, salt);
    let open_fair = |line: &str| {
        let mut message = open(Lang::En, "fair", Some(&record));
        if let ToStudy::Open { commitment, .. } = &mut message {
            *commitment = line.into();
        }
        message
    };
    let outcomes = at_work.hear(open_fair(&line(seed, made)));
    // Nothing is kept twice: the page keeps its own.
    assert!(matches!(&outcomes[..], [Outcome::Tell(_)]));
    let mut fair = |line: &str| shown(&mut at_work, open_fair(line)).text();
    let text = fair(&line(seed, made));
    assert!(text.contains(&made.to_string()) && text.contains("It opens"));
    assert!(text.contains("Made before the first card."));

    // Deals that follow from another seed than the one that was promised.
    let other = Commitment::to(Seed(seed.0 + 1), salt);
    let text = fair(&line(seed, other));
    assert!(text.contains(&other.to_string()) && text.contains("It does not open"));

    // Without a match the page says what a commitment is.
    let nothing = shown(&mut study(), open(Lang::En, "fair", None));
    assert!(nothing.text().contains("SHA-256") && nothing.acts().is_empty());

    // What is about another match, or makes no sense, is no commitment to this one.
    let foreign = line(Seed(seed.0 + 1), other);
    for line in [foreign.as_str(), "", "1 2 3", &format!("{made} 0 {seed}")] {
        let text = fair(line);
        assert!(
            !text.contains(&other.to_string()) && text.contains("It opens"),
            "{line}"
        );
    }
}

#[test]
fn the_check_of_the_bots_names_a_tampered_card() {
    let mut study = study();
    let record = short_match();
    shown(&mut study, open(Lang::En, "fair", Some(&record)));
    let checked = press(&mut study, "check").text();
    assert!(checked.contains("37 cards checked"));
    // The commitment is still there.
    assert!(checked.contains("Commitment"));

    let bots = record.plays().iter().zip(0..).find_map(|(card, at)| {
        let before = record.back_to(at)?;
        let seat = before
            .deal()
            .to_move()
            .filter(|seat| *seat != Seat::FIRST)?;
        let other = before.deal().legal().without(*card).lowest()?;
        Some((before, at, seat, other))
    });
    let (mut forged, at, seat, other) = bots.expect("a bot with a choice");
    forged.play(other).expect("legal");
    shown(&mut study, open(Lang::En, "fair", Some(&forged)));
    let text = press(&mut study, "check").text();
    let name = record.options().name(seat);
    assert!(
        text.contains(&format!("Card {}: {name} played the {other}", at + 1)),
        "{text}"
    );
}
