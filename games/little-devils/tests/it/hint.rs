//! Texts of hints: the best card, the second best, and a tempting one.

use cards::{Card, Seed};
use game::Game;
use little_devils::bots::observation::Observation;
use little_devils::bots::{heuristic, noisy};
use little_devils::rules::{Match, SEATS, View, points};
use little_devils::words::RatedCard;
use little_devils::words::Words;
use words::Lang;

fn weighed(number: u8, cost: u16, take_percent: u8) -> RatedCard {
    RatedCard {
        card: Card::new(number).expect("a card"),
        devils: 31 + cost,
        cost,
        take_percent,
    }
}

fn hint(
    lang: Lang,
    best: RatedCard,
    second: Option<RatedCard>,
    tempting: Option<RatedCard>,
) -> String {
    Words::for_lang(lang).hint_text(best, second, tempting)
}

#[test]
fn best_second_and_tempting_are_compared_with_the_reason() {
    let (best, second) = (weighed(12, 0, 8), weighed(29, 2, 40));
    let says = |tempting| hint(Lang::En, best, Some(second), Some(tempting));
    let takes = says(weighed(17, 95, 85));
    assert!(takes.starts_with("Play the 12"), "{takes}");
    assert!(takes.contains("The 29 costs 0.2 more."), "{takes}");
    let warning = "Tempting, but the 17 costs 9.5 more: it takes this trick 85% of the time.";
    assert!(takes.contains(warning), "{takes}");
    // It stays out of the trick as often as the best: the cost comes later.
    let later = says(weighed(17, 21, 8));
    assert!(
        later.ends_with("17 costs 2.1 more: it leaves you with worse cards."),
        "{later}"
    );
    // It would stay out more often, but the best card gets rid of one that costs more later.
    let now = hint(Lang::En, weighed(12, 0, 70), Some(weighed(29, 15, 8)), None);
    let why = "it is less likely to take this trick, but leaves you with worse cards.";
    assert!(now.ends_with(why), "{now}");
}

#[test]
fn hints_are_shorter_with_fewer_cards() {
    for lang in Lang::ALL {
        let (best, second) = (weighed(12, 0, 8), weighed(29, 12, 40));
        let one = hint(lang, best, None, None);
        let two = hint(lang, best, Some(second), None);
        let three = hint(lang, best, Some(second), Some(weighed(17, 95, 85)));
        assert!(one.contains("12") && !one.contains("29"), "{one}");
        assert!(
            two.contains("29") && two.contains("40"),
            "with the reason: {two}"
        );
        assert!(
            three.starts_with(&two) && three[two.len()..].contains("17"),
            "{three}"
        );
        // A reason that fits both cards is given once.
        let later = hint(
            lang,
            best,
            Some(weighed(29, 12, 8)),
            Some(weighed(17, 95, 8)),
        );
        let alone = hint(lang, best, Some(weighed(29, 12, 8)), None);
        assert!(
            later.len() < alone.len() + 90 && !later.starts_with(&alone),
            "{later}"
        );
        for says in [&one, &two, &three, &later] {
            assert!(says.ends_with('.') && !says.contains("  "), "{says}");
        }
    }
}

#[test]
fn never_and_always_are_words_and_numbers_follow_the_language() {
    let says = |takes| {
        hint(
            Lang::En,
            weighed(12, 0, takes),
            Some(weighed(29, 0, 9)),
            None,
        )
    };
    let [never, always, often] = [0, 100, 45].map(says);
    assert!(never.starts_with("Play the 12: it does not take this trick, and"));
    assert!(always.contains("it takes this trick for certain, and"));
    assert!(often.contains("it takes this trick 45% of the time, and"));
    let cells = |lang: Lang| [0_u8, 45, 100].map(|takes| Words::for_lang(lang).how_often(takes));
    assert_eq!(cells(Lang::En), ["never", "45%", "always"]);
    assert_eq!(cells(Lang::De), ["nie", "45 %", "immer"]);
    assert_eq!(cells(Lang::Nl), ["nooit", "45%", "altijd"]);
    assert_eq!(cells(Lang::Fr), ["jamais", "45\u{a0}%", "toujours"]);
}

#[test]
fn a_tip_compares_the_best_card_with_the_costliest() {
    let tip = |lang: Lang, best, costliest: RatedCard| {
        let all = [weighed(12, 0, best), weighed(29, 1, 99), costliest];
        Words::for_lang(lang).short_hint(&all).expect("a tip")
    };
    let english = [
        (0, weighed(17, 20, 80), ": it does not take this trick."),
        (
            30,
            weighed(17, 20, 80),
            ": it is less likely to take this trick.",
        ),
        (70, weighed(17, 20, 8), ": you keep safer cards."),
        (30, weighed(17, 20, 30), ": you keep safer cards."),
        (30, weighed(17, 2, 90), "."),
    ];
    for (best, costliest, why) in english {
        assert_eq!(
            tip(Lang::En, best, costliest),
            format!("Tip: play the 12{why}")
        );
        for lang in Lang::ALL {
            let says = tip(lang, best, costliest);
            assert!(says.contains("12") && !says.contains("17"), "{says}");
            assert_eq!(says.matches('.').count(), 1, "{says}");
        }
    }
    assert_eq!(Words::for_lang(Lang::En).short_hint(&[]), None);
}

#[test]
fn a_card_that_costs_no_more_is_just_as_good() {
    for lang in Lang::ALL {
        let says = hint(lang, weighed(12, 0, 8), Some(weighed(29, 0, 60)), None);
        assert!(says.contains("29") && !says.contains("60"), "{says}");
        assert!(!says.contains("0.0") && !says.contains("0,0"), "{says}");
    }
}

/// Views at every turn of rounds with random plays.
fn views() -> Vec<View> {
    let mut views = Vec::new();
    for seed in 0..40 {
        let mut deal = Match::new(SEATS.fewest(), Seed(seed)).deal();
        let mut generator = Seed(seed).generator();
        while let Some(seat) = deal.to_move() {
            views.push(deal.view(seat));
            let card = search::draw_move(deal.legal(), &mut generator).expect("a card");
            deal.play_unchecked(card);
        }
    }
    views
}

#[test]
fn a_tempting_card_gets_rid_of_devils() {
    let mut more = 0;
    for view in views() {
        let all = view.legal();
        let tempting = noisy::tempting(&view, all.iter()).expect("their turn");
        assert!(all.contains(tempting));
        let sober = heuristic::card(&Observation::from_view(&view).expect("their turn"));
        assert!(points::devils(tempting) >= points::devils(sober));
        more += u32::from(points::devils(tempting) > points::devils(sober));
        let others = all.without(tempting);
        let next = noisy::tempting(&view, others.iter());
        assert_eq!(next.is_some(), !others.is_empty());
        assert_ne!(next, Some(tempting), "only what is asked about");
    }
    assert!(more > 20, "{more} times somebody hasty chooses otherwise");
}
