//! Messages: every language has all of them, and every game has its rules.

use cards::Seed;
use cards::french::Suit;
use game::MatchOption;
use patience::games;
use patience::layout;
use patience::outlook::Outlook;
use patience::play::{Play, open_hint};
use patience::protocol::INFO;
use patience::rules::{Move, PileCard, Refusal, STOCK, legal};
use patience::words::{Guide, Words};
use scene::piles::Pile;
use table_conformance::{gap, option_names};
use words::{Lang, catalog_faults};

use crate::common::{game, won_games};

#[test]
fn words_and_guide_are_complete_in_every_language() {
    let faults = [catalog_faults::<Words>(), catalog_faults::<Guide>()];
    assert_eq!(faults.concat(), [""; 0]);
}

fn assert_sentence(text: &str, lang: Lang, id: &str) {
    let is_whole = text.ends_with('.') && gap(text).is_none();
    assert!(is_whole, "{} {id}: {text}", lang.tag());
}

#[test]
fn options_have_names() {
    let names = |lang, option: &'static MatchOption| {
        let words = Words::for_lang(lang);
        match option.values {
            ["off", "on"] => (vec![words.own_switch(option.id)], Vec::new()),
            values => {
                let values = values.iter().map(|id| words.scoring(*id));
                (vec![words.points_label().to_owned()], values.collect())
            }
        }
    };
    assert_eq!(option_names(INFO.options, names), Ok(()));
}

#[test]
fn every_game_has_rules_without_open_places() {
    for lang in Lang::ALL {
        let guide = Guide::for_lang(lang);
        for game in games::ALL {
            let rules = guide.rules_of(game);
            assert!(rules.len() >= 2, "{}: {rules:?}", game.id);
            for text in &rules {
                assert_sentence(text, lang, game.id);
            }
        }
        assert_eq!(guide.keys().len(), 16);
    }
}

#[test]
fn rules_say_what_the_declaration_says() {
    let rules = |id| Guide::for_lang(Lang::En).rules_of(game(id)).join(" ");
    let klondike = rules("klondike-draw-three");
    for part in [
        "in alternating colours",
        "A space takes only a king.",
        "3 cards at a time",
        "as often as you like",
    ] {
        assert!(klondike.contains(part), "{part} in {klondike}");
    }
    assert!(rules("klondike").contains("One card of the stock is turned"));
    assert!(rules("spider").contains("Only a whole suit from king to ace"));
    assert!(!rules("spider").contains("spades"));
    assert!(rules("spider-one-suit").contains("All cards are spades"));
    assert!(rules("spider-two-suits").contains("spades or hearts"));
    assert!(rules("golf").contains("can be won and"));
    assert!(
        !rules("spider").contains("can be won and"),
        "all deals are undecided"
    );
    assert!(rules("golf").contains("Ace and king are no neighbours"));
    assert!(rules("canfield").contains("a king goes onto an ace"));
    assert!(rules("clock").contains("always comes out"));
    assert!(rules("klondike").contains("from the second on costs 100."));
    assert!(klondike.contains("from the fourth on costs 20."));
    assert!(klondike.contains("Vegas"));
    assert!(rules("spider").contains("you begin with 500"));
    assert!(!rules("spider").contains("Vegas"));
    assert!(rules("canfield").contains("also the one that lies there"));
    assert!(!rules("golf").contains("Points"));
}

#[test]
fn moves_and_hints_are_whole_sentences() {
    for lang in Lang::ALL {
        let words = Words::for_lang(lang);
        for (mut play, moves) in won_games() {
            for mv in moves.into_iter().take(40) {
                let hint = words.hint_text(&play, open_hint(&play), Outlook::Open);
                let before = *play.position();
                // Another move may have followed by itself.
                if play.play(mv, true).is_err() {
                    break;
                }
                let lines = words.happenings(play.rules(), &before, play.last_turn());
                assert!(!lines.is_empty(), "{} {mv}", play.game().id);
                for line in lines.iter().chain([&hint]) {
                    assert_sentence(line, lang, play.game().id);
                }
            }
            assert_eq!(gap(&words.table_text(&play)), None);
            assert_sentence(&words.movable_text(&play), lang, play.game().id);
        }
        assert_ne!(
            words.refusal(Refusal::NotFree),
            words.refusal(Refusal::Over)
        );
    }
}

#[test]
fn the_piles_of_every_game_are_named_as_they_are_shown() {
    for lang in Lang::ALL {
        let words = Words::for_lang(lang);
        for game in games::ALL {
            let play = Play::new(game, Seed(3));
            let (rules, position) = (play.rules(), play.position());
            let piles = words.piles(rules, position);
            assert_eq!(piles.len(), layout::kinds(rules).len(), "{}", game.id);
            for (number, pile) in piles.iter().enumerate() {
                assert_eq!(pile.cards.len(), position.len(number));
                let open = pile.cards.iter().filter(|card| card.is_open);
                let labels = open.map(|card| &card.label);
                for label in labels.chain([&pile.label, &pile.place_label]) {
                    assert_eq!(gap(label), None, "{} {}: {label}", lang.tag(), game.id);
                }
            }
            let can_move = |pile: &Pile| pile.cards.iter().any(|card| card.is_free);
            let moves = legal(rules, position);
            let has_moves = moves
                .iter()
                .any(|mv| matches!(mv, Move::Cards { from, .. } if usize::from(*from) != STOCK));
            assert!(!has_moves || piles.iter().any(can_move), "{}", game.id);
        }
    }
}

#[test]
fn piles_have_names_and_say_what_is_to_be_seen() {
    let words = Words::for_lang(Lang::En);
    let play = Play::new(game("klondike"), Seed(1));
    let (rules, position) = (play.rules(), play.position());
    assert_eq!(words.pile_name(rules, 12), "Column 7");
    assert_eq!(words.onto_pile(rules, 2), "foundation 1");
    assert_eq!(words.pile_text(rules, position, 0), "Waste, empty");
    assert_eq!(words.pile_text(rules, position, 1), "Stock: 24 cards");
    let last = words.pile_text(rules, position, 12);
    assert!(
        last.starts_with("Column 7: 7 cards, 6 face down, "),
        "{last}"
    );
    assert_eq!(
        Words::for_lang(Lang::De).pile_name(rules, 2),
        "Zielstapel 1"
    );
}

#[test]
fn a_column_says_which_cards_may_be_moved_together() {
    let words = Words::for_lang(Lang::En);
    let klondike = game("klondike");
    let mut position = *Play::new(klondike, Seed(1)).position();
    position.clear(6);
    for (rank, suit) in [(9, Suit::Hearts), (5, Suit::Hearts), (4, Suit::Clubs)] {
        position.push(6, PileCard::new(rank, suit));
    }
    assert_eq!(
        words.pile_text(&klondike.rules, &position, 6),
        "Column 1: 3 cards, 5 of hearts to 4 of clubs"
    );
}

#[test]
fn a_new_row_and_cards_that_go_home_are_named() {
    let words = Words::for_lang(Lang::En);
    let mut play = Play::new(game("spider"), Seed(1));
    let before = *play.position();
    play.play(Move::Draw, true).expect("a legal move");
    let lines = words.happenings(play.rules(), &before, play.last_turn());
    assert_eq!(lines[0], "A new row of cards.");
    assert_eq!(lines[1].split(", ").count(), 10, "{lines:?}");
    // Its first card draws an ace and a two home.
    let mut play = Play::new(game("klondike-draw-one"), Seed(7));
    let before = *play.position();
    play.play(Move::Draw, true).expect("a legal move");
    let lines = words.happenings(play.rules(), &before, play.last_turn());
    assert_eq!(lines[1], "ace of clubs to foundation 1.");
}

#[test]
fn the_stock_says_why_it_gives_no_card() {
    let words = Words::for_lang(Lang::En);
    let text = |rules, position| words.refusal_in(rules, position, Refusal::NoDraw);
    let spider = game("spider");
    let mut position = *Play::new(spider, Seed(1)).position();
    position.clear(10);
    assert_eq!(
        text(&spider.rules, &position),
        "The stock gives cards only while no column is empty."
    );
    let klondike = game("klondike");
    let mut position = *Play::new(klondike, Seed(1)).position();
    position.clear(STOCK);
    position.passes = 1;
    assert_eq!(
        text(&klondike.rules, &position),
        "The last pass through the stock is over."
    );
}
