//! The pages of challenges, in every language.

use core::cmp::Ordering;

use analysis::challenge_page::{ChallengeAction, ChallengeTexts};
use analysis::{ComparedRound, MatchComparison, challenge_page};
use protocol::{Node, ParseChallengeError};
use words::{Lang, ShellGuide, ShellWords};

use crate::made_up::word;

/// Every text of a page, one a line.
fn text(nodes: &[Node]) -> String {
    let all = nodes.iter().flat_map(Node::all);
    let texts = all.map(|node| &*node.text).filter(|text| !text.is_empty());
    texts.collect::<Vec<_>>().join("\n")
}

fn round(number: usize, turns: &[[Option<u8>; 2]], first: Option<usize>) -> ComparedRound {
    ComparedRound {
        number,
        points: [4, -1],
        is_same_deal: true,
        turns: turns
            .iter()
            .map(|turn| turn.map(|mv| mv.map(word)))
            .collect(),
        first_difference: first,
    }
}

fn compared() -> MatchComparison {
    let differing = [[Some(1), Some(1)], [Some(2), Some(3)], [Some(4), None]];
    let other_deal = ComparedRound {
        is_same_deal: false,
        ..round(3, &differing, None)
    };
    MatchComparison {
        rounds: vec![
            round(1, &differing, Some(1)),
            round(2, &[[Some(5), Some(5)]], None),
            other_deal,
        ],
        totals: [12, -3],
        outcome: Ordering::Greater,
        have_won: [Some(false), Some(true)],
        takeback_used: [true, true],
        has_more: true,
    }
}

fn comparison(lang: Lang, name: &str, compared: &MatchComparison) -> Vec<Node> {
    let texts = ChallengeTexts {
        words: ShellWords::for_lang(lang),
        guide: ShellGuide::for_lang(lang),
        points_name: "Chips",
        move_label: &|mv| format!("card {mv}"),
    };
    challenge_page::comparison(&texts, name, compared)
}

#[test]
fn a_comparison_says_who_did_better_and_where_they_differ() {
    let page = text(&comparison(Lang::En, "Anna", &compared()));
    for line in [
        "You did better than Anna.",
        "Only the first 3 rounds are compared: those that both of you have finished.",
        "Anna used Undo.",
        "You used Undo.",
        "Round 1",
        "First difference, in turn 2. Anna: card 2. You: card 3.",
        "2 ≠",
        "3 ≠",
        "–",
        "You both played the same.",
        "The cards were not the same here: this deal depends on how the round before ended.",
        "lost",
        "won",
    ] {
        assert!(
            page.lines().any(|other| other == line),
            "{line:?} in {page}"
        );
    }
    assert!(!page.contains("1 ≠"), "equal turns are not marked");
}

#[test]
fn whoever_has_no_name_is_named_by_a_word() {
    for (lang, [worse, equal]) in [
        (
            Lang::En,
            [
                "Your friend did better than you.",
                "You and your friend did equally well.",
            ],
        ),
        (
            Lang::De,
            [
                "Dein Gegenüber war besser als du.",
                "Du und dein Gegenüber wart gleich gut.",
            ],
        ),
        (
            Lang::Nl,
            [
                "Je tegenstander deed het beter dan jij.",
                "Jij en je tegenstander deden het even goed.",
            ],
        ),
    ] {
        for (outcome, expected) in [(Ordering::Less, worse), (Ordering::Equal, equal)] {
            let page = text(&comparison(
                lang,
                "",
                &MatchComparison {
                    outcome,
                    ..compared()
                },
            ));
            assert!(page.starts_with(expected), "{page}");
        }
    }
}

#[test]
fn an_unfinished_match_is_neither_won_nor_lost() {
    let unfinished = MatchComparison {
        have_won: [Some(true), None],
        takeback_used: [false; 2],
        has_more: false,
        ..compared()
    };
    let page = text(&comparison(Lang::En, "Anna", &unfinished));
    assert!(
        !page.contains("won") && !page.contains("Undo") && !page.contains("Only"),
        "{page}"
    );
}

#[test]
fn an_invitation_tells_everything_but_the_plays() {
    for lang in Lang::ALL {
        let texts = (ShellWords::for_lang(lang), ShellGuide::for_lang(lang));
        let players = ["Ember (Wild)".to_owned()];
        let page = challenge_page::invitation(texts, "Anna", 2, &players, &["Deals: 3".into()]);
        let all = text(&page);
        for part in ["Anna", "2", "Ember (Wild)", "Deals: 3"] {
            assert!(all.contains(part), "{part} in {all}");
        }
        assert!(page.iter().flat_map(Node::all).any(|node| {
            node.attribute(Node::ACTION).and_then(ChallengeAction::read)
                == Some(ChallengeAction::Take)
        }));
        let nameless = text(&challenge_page::invitation(texts, "", 1, &[], &[]));
        assert!(nameless.starts_with(char::is_uppercase), "{nameless}");
    }
}

#[test]
fn the_page_of_the_link_shares_it_and_says_if_it_is_cut() {
    let guide = ShellGuide::for_lang(Lang::En);
    let link = "https://your.host/#beat=1abc";
    let actions = |nodes: &[Node]| -> Vec<ChallengeAction> {
        let all = nodes.iter().flat_map(Node::all);
        let actions = all.filter_map(|node| node.attribute(Node::ACTION));
        actions.filter_map(ChallengeAction::read).collect()
    };
    let whole = challenge_page::link(guide, link, None);
    let copy = ChallengeAction::Copy(link.into());
    assert_eq!(actions(&whole), [copy, ChallengeAction::Send(link.into())]);
    let cut = text(&challenge_page::link(guide, link, Some(2)));
    assert!(
        cut.contains("This one carries the first 2 rounds."),
        "{cut}"
    );
    let cut = text(&challenge_page::link(guide, link, Some(1)));
    assert!(
        cut.contains("This one carries only the first round."),
        "{cut}"
    );
    assert!(text(&challenge_page::too_long(guide)).contains("too long"));
}

#[test]
fn links_that_cannot_be_read_say_why() {
    let guide = ShellGuide::for_lang(Lang::En);
    let page = |error| text(&challenge_page::unreadable(guide, error));
    assert!(page(ParseChallengeError::Later).contains("later version"));
    assert!(page(ParseChallengeError::Damaged).contains("damaged"));
}
