//! The cards that the player knows, and games that look the same.

use cards::Seed;
use patience::games;
use patience::layout::plan;
use patience::play::{Play, Unknown};
use patience::rules::{Kind, Move, PileCard, Position, Rules, STOCK, WASTE, legal};

use crate::common::{game, won_games};

/// A deal, and the number of its cards that the player does not know.
fn dealt(id: &str) -> (Play, usize) {
    let play = Play::new(game(id), Seed(7));
    let unknown = Unknown::from_play(&play).cards().len();
    (play, unknown)
}

fn unknown(play: &Play) -> usize {
    Unknown::from_play(play).cards().len()
}

fn draw(play: &mut Play, times: usize) {
    for _ in 0..times {
        play.play(Move::Draw, false).expect("the stock gives cards");
    }
}

/// The cards of all piles, with their sides.
fn all(rules: &Rules, position: &Position) -> Vec<PileCard> {
    let piles = 0..rules.piles();
    piles
        .flat_map(|pile| position.pile(pile).to_vec())
        .collect()
}

/// All cards face up, in order.
fn sorted(rules: &Rules, position: &Position) -> Vec<PileCard> {
    let mut cards: Vec<PileCard> = all(rules, position)
        .iter()
        .map(|card| card.face_up())
        .collect();
    cards.sort_unstable();
    cards
}

/// The cards that are to be seen on the table, and the backs of the others.
fn on_show(play: &Play, position: &Position) -> Vec<Option<PileCard>> {
    let places = plan(play.game(), false);
    let show = |pile: usize| {
        let is_packet = play.rules().group(pile).kind == Kind::Reserve && places.is_stack(pile);
        let cards = position.pile(pile);
        let is_seen = move |at: usize, card: &PileCard| {
            pile != STOCK && !card.is_face_down() && (!is_packet || at + 1 == cards.len())
        };
        let show = move |(at, card): (usize, &PileCard)| is_seen(at, card).then_some(*card);
        cards.iter().enumerate().map(show)
    };
    (0..play.rules().piles()).flat_map(show).collect()
}

#[test]
fn a_card_is_known_once_it_was_on_the_waste() {
    let (mut play, hidden) = dealt("klondike-draw-one");
    assert_eq!(hidden, 21 + 24);
    draw(&mut play, 5);
    assert_eq!(unknown(&play), hidden - 5);
    while play.undo() {}
    assert_eq!(unknown(&play), hidden - 5, "what was seen stays seen");
    draw(&mut play, 24);
    assert_eq!(unknown(&play), 21);
    draw(&mut play, 1);
    assert!(play.position().is_empty(WASTE), "the waste is turned over");
    assert_eq!(unknown(&play), 21);
    let sample = Unknown::from_play(&play).sample(Seed(3));
    assert_eq!(sample.pile(STOCK), play.position().pile(STOCK));
    assert_ne!(sample.pile(12), play.position().pile(12));
}

#[test]
fn three_cards_at_a_time_are_seen_as_well() {
    let (mut play, hidden) = dealt("klondike-draw-three");
    draw(&mut play, 1);
    assert_eq!(unknown(&play), hidden - 3);
    draw(&mut play, 8);
    assert_eq!(unknown(&play), 21);
    let (mut play, hidden) = dealt("kings-patience");
    draw(&mut play, 2);
    let position = play.position();
    let wastes: usize = play
        .rules()
        .piles_of(Kind::Waste)
        .map(|pile| position.len(pile))
        .sum();
    assert_eq!(wastes, 6);
    assert_eq!(unknown(&play), hidden - 6);
}

#[test]
fn a_card_that_is_turned_up_stays_known_when_the_turn_is_taken_back() {
    let (start, moves) = won_games()
        .into_iter()
        .find(|(play, _)| play.game().id == "klondike")
        .expect("a game");
    let mut play = Play::new(start.game(), start.seed());
    let mut before = unknown(&play);
    for mv in moves {
        play.play(mv, false).expect("a legal move");
        let now = unknown(&play);
        assert!(now <= before && now + 2 > before, "a move shows one card");
        before = now;
    }
    assert_eq!(before, 0);
    assert!(play.go_to(0));
    assert!(
        Unknown::from_play(&play).is_nothing(),
        "all cards were seen"
    );
    // Another move: the turns to redo are gone, and with them what they have shown.
    let turns: Vec<Vec<Move>> = play.all_turns().map(<[Move]>::to_vec).collect();
    let mut fresh = Play::new(start.game(), start.seed());
    for turn in turns {
        let others = legal(play.rules(), play.position());
        if let Some(other) = others.into_iter().find(|mv| turn != [*mv]) {
            play.play(other, false).expect("a legal move");
            fresh.play(other, false).expect("a legal move");
            break;
        }
        play.redo();
        fresh.play_all(&turn).expect("a legal turn");
    }
    assert_eq!(Unknown::from_play(&play), Unknown::from_play(&fresh));
    assert!(unknown(&play) > 0);
}

#[test]
fn open_games_have_nothing_unknown_and_a_shuffle_to_come_is_unknown() {
    for id in ["beleaguered-castle", "little-bismarck", "kings-snake"] {
        assert!(Unknown::from_play(&dealt(id).0).is_nothing(), "{id}");
    }
    for id in ["blue-moon", "diagonal-pairs"] {
        let (mut play, hidden) = dealt(id);
        for _ in 0..2 {
            assert!(
                hidden == 0 && !Unknown::from_play(&play).is_nothing(),
                "{id}"
            );
            let seeds = [Seed(1), Seed(2)].map(|seed| Unknown::from_play(&play).sample(seed).seed);
            assert_ne!(seeds[0], seeds[1]);
            play.play(Move::Gather, false).expect("a legal move");
        }
        assert!(
            Unknown::from_play(&play).is_nothing(),
            "{id}: no shuffle is left"
        );
        assert!(play.undo());
        assert!(!Unknown::from_play(&play).is_nothing());
    }
}

#[test]
fn cards_shuffled_into_the_stock_are_forgotten_and_those_put_under_it_are_not() {
    let (mut play, hidden) = dealt("cross");
    let choice = legal(play.rules(), play.position())[0];
    play.play(choice, false).expect("a legal move");
    assert_eq!(unknown(&play), play.position().len(STOCK));
    assert!(unknown(&play) >= hidden);
    draw(&mut play, 4);
    assert_eq!(unknown(&play), play.position().len(STOCK));
    assert!(play.go_to(0));
    assert_eq!(
        unknown(&play),
        hidden,
        "draws after the shuffle tell nothing"
    );
    let (mut play, hidden) = dealt("wedding-procession");
    play.play(Move::Gather, false).expect("a legal move");
    assert!(unknown(&play) <= hidden, "nothing was shuffled");
    let stock = play.position().pile(STOCK).to_vec();
    let sample = Unknown::from_play(&play).sample(Seed(5));
    assert_eq!(
        sample.pile(STOCK)[hidden..],
        stock[hidden..],
        "the gathered cards lie where they were put"
    );
}

#[test]
fn of_a_packet_only_the_top_card_is_known() {
    assert_eq!(dealt("regiment").1, 88 - 8);
    let (demon, hidden) = dealt("demon");
    assert_eq!(hidden, 39 + demon.position().len(STOCK));
    let (canfield, hidden) = dealt("canfield");
    assert_eq!(
        hidden,
        canfield.position().len(STOCK),
        "this reserve is open"
    );
}

#[test]
fn samples_look_the_same_keep_all_cards_and_move_no_known_one() {
    let mut changed = 0;
    for game in games::ALL {
        let mut play = Play::new(game, Seed(11));
        for step in 0..30_usize {
            let moves = legal(play.rules(), play.position());
            let Some(mv) = moves.get(step * 7 % moves.len().max(1)) else {
                break;
            };
            play.play(*mv, step % 2 == 0).expect("a legal move");
            if step % 9 == 8 {
                play.undo();
            }
            let (rules, position) = (play.rules(), play.position());
            let unknown = Unknown::from_play(&play);
            let sample = unknown.sample(Seed(step as u64));
            assert_eq!(sample, unknown.sample(Seed(step as u64)));
            assert_eq!(
                sorted(rules, &sample),
                sorted(rules, position),
                "{}",
                game.id
            );
            let shown = [position, &sample].map(|position| on_show(&play, position));
            assert_eq!(shown[0], shown[1], "{}", game.id);
            let (before, after) = (all(rules, position), all(rules, &sample));
            let sides = before.iter().zip(&after);
            let is_other = sides.clone().filter(|(was, is)| was != is).count();
            assert!(is_other <= unknown.cards().len(), "{}", game.id);
            assert!(
                { sides }.all(|(was, is)| was.is_face_down() == is.is_face_down()),
                "{}",
                game.id
            );
            changed += usize::from(is_other > 0);
        }
    }
    assert!(changed > 300, "{changed} samples differ from their game");
}

#[test]
fn cards_that_the_player_cannot_see_change_nothing() {
    for (id, draws) in [
        ("klondike-draw-one", 0),
        ("klondike-draw-one", 9),
        ("canfield", 4),
    ] {
        let (mut play, _) = dealt(id);
        draw(&mut play, draws);
        play.undo();
        let unknown = Unknown::from_play(&play);
        // The same game with other cards where the player has seen none, from its beginning.
        let mut other = unknown.sample(Seed(99));
        assert_ne!(other, *play.position());
        other.turn_over();
        let turns = play.all_turns();
        let seen = Unknown::after(play.game(), other, turns, play.turns());
        assert_eq!(seen, unknown, "{id}");
        assert_eq!(seen.sample(Seed(1)), unknown.sample(Seed(1)));
    }
}
