//! docs/rules.md, rule by rule, with its printed examples (rules 6.1 and 6.2).

use cards::{BySeat, Card, CardSet, Seat, SeatCount, Seed};
use game::{Game, Standing};
use little_devils::rules::{
    Direction, IllegalPlay, Match, Position, Round, SEATS, Trick, legal, points,
};

fn card(number: u8) -> Card {
    Card::new(number).expect("a card")
}

fn set(numbers: &[i64]) -> CardSet {
    CardSet::from_numbers(numbers.iter().copied()).expect("cards")
}

fn seats(players: i64) -> SeatCount {
    SEATS.seat_count(players).expect("3 to 6")
}

fn seat(number: i64) -> Seat {
    SEATS.most().seat(number).expect("a seat")
}

/// A position in which each player holds these cards and seat 0 leads.
fn position(hands: &[&[i64]]) -> Position {
    let seats = seats(i64::try_from(hands.len()).expect("few hands"));
    let hands = BySeat::from_fn(seats, |seat| set(hands[seat.index()]));
    Position::new(hands, Trick::new(seats, Seat::FIRST), BySeat::new(seats))
}

#[test]
fn rule_6_1_five_players_a_high_trick() {
    let mut game = position(&[&[22, 1], &[30, 2], &[27, 3], &[34, 4], &[23, 5]]);
    for number in [22, 30, 27, 34] {
        assert_eq!(game.play_unchecked(card(number)), None);
    }
    assert_eq!(game.trick().direction(), Some(Direction::High));
    let taken = game
        .play_unchecked(card(23))
        .expect("five cards make the trick complete");
    assert_eq!((taken.taker, taken.devils), (seat(3), 7));
    assert_eq!(game.to_move(), Some(seat(3)), "the taker leads");
}

#[test]
fn rule_6_2_six_players_a_low_trick() {
    for last in [44u8, 46] {
        let hands: [&[i64]; 6] = [
            &[37, 53],
            &[31, 51],
            &[39, 49],
            &[15, 47],
            &[1, 43],
            &[i64::from(last), 41],
        ];
        let mut game = position(&hands);
        for number in [37, 31] {
            game.play_unchecked(card(number));
        }
        assert_eq!(game.trick().direction(), Some(Direction::Low));
        assert_eq!(
            game.legal(),
            set(&[39, 49]),
            "the third player has nothing below 37"
        );
        game.play_unchecked(card(39));
        assert_eq!(game.legal(), set(&[15]), "the fourth has");
        game.play_unchecked(card(15));
        game.play_unchecked(card(1));
        let taken = game
            .play_unchecked(card(last))
            .expect("six cards make the trick complete");
        assert_eq!((taken.taker, taken.devils), (seat(5), 8));
    }
}

#[test]
fn rule_1_2_every_card_bears_the_devils_of_the_table() {
    let table: [(u8, &[u8]); 5] = [
        (0, &[1, 2, 14, 16, 24, 26, 34, 36, 44, 46]),
        (
            1,
            &[
                3, 5, 7, 9, 11, 13, 17, 19, 21, 23, 27, 29, 31, 33, 37, 39, 41, 43, 47, 49, 51, 53,
            ],
        ),
        (2, &[4, 12, 18, 22, 28, 32, 38, 42, 48]),
        (3, &[6, 8, 10, 20, 30, 40, 50, 52, 54]),
        (5, &[15, 25, 35, 45]),
    ];
    let listed: usize = table.iter().map(|(_, numbers)| numbers.len()).sum();
    assert_eq!(listed, 54);
    for (devils, numbers) in table {
        for number in numbers {
            assert_eq!(points::devils(card(*number)), devils, "the {number}");
        }
    }
}

#[test]
fn rule_2_2_devils_in_play_for_each_number_of_players() {
    for (players, highest, devils) in [(3, 27, 41), (4, 36, 56), (5, 45, 72), (6, 54, 87)] {
        let deck = points::deck(seats(players));
        assert_eq!(deck, CardSet::up_to(card(highest)));
        assert_eq!(points::devils_of(deck), devils);
    }
}

#[test]
fn rule_3_2_a_five_devil_card_is_led_only_if_the_hand_has_nothing_else() {
    let lead = Trick::new(seats(3), Seat::FIRST);
    assert_eq!(legal::legal(set(&[15, 16, 25]), &lead), set(&[16]));
    assert_eq!(legal::legal(set(&[15, 25]), &lead), set(&[15, 25]));
    let refused = legal::check(set(&[15, 16]), &lead, card(15));
    assert_eq!(refused, Err(IllegalPlay::FiveDevilsLed { card: card(15) }));
}

#[test]
fn rule_5_3_the_second_player_may_play_a_card_with_five_devils() {
    let mut game = position(&[&[10, 20], &[3, 15], &[1, 2]]);
    game.play_unchecked(card(10));
    assert_eq!(game.legal(), set(&[3, 15]));
}

#[test]
fn rule_3_4_a_player_who_cannot_follow_may_play_any_card_even_with_five_devils() {
    let mut game = position(&[&[20, 1], &[24, 2], &[3, 15]]);
    game.play_unchecked(card(20));
    game.play_unchecked(card(24));
    assert_eq!(game.legal(), set(&[3, 15]));
    let taken = game.play_unchecked(card(15)).expect("complete");
    assert_eq!(taken.taker, seat(2), "the only one who failed takes it");
}

#[test]
fn rule_3_4_players_follow_the_led_card_not_the_second() {
    let mut game = position(&[&[20, 1], &[26, 2], &[22, 15]]);
    game.play_unchecked(card(20));
    game.play_unchecked(card(26));
    assert_eq!(game.legal(), set(&[22]));
    let reason = game.check(card(15)).expect_err("22 follows");
    let expected = IllegalPlay::MustFollow {
        card: card(15),
        direction: Direction::High,
        led: card(20),
    };
    assert_eq!(reason, expected);
}

#[test]
fn rule_3_5_the_farthest_card_takes_the_trick() {
    let trick = |cards: [u8; 4]| {
        let hands = cards.map(|number| [i64::from(number)]);
        let mut game = position(&[&hands[0], &hands[1], &hands[2], &hands[3]]);
        cards
            .into_iter()
            .filter_map(|number| game.play_unchecked(card(number)))
            .last()
    };
    let taker = |cards| trick(cards).map(|taken| taken.taker);
    assert_eq!(
        taker([20, 30, 12, 5]),
        Some(seat(3)),
        "high: the lowest that failed"
    );
    assert_eq!(
        taker([20, 10, 33, 28]),
        Some(seat(2)),
        "low: the highest that failed"
    );
    assert_eq!(
        taker([20, 10, 7, 12]),
        Some(seat(2)),
        "low, all followed: the lowest"
    );
    assert_eq!(
        taker([20, 30, 27, 22]),
        Some(seat(1)),
        "high, all followed: the highest"
    );
}

#[test]
fn rule_3_4_cards_on_the_other_side_of_the_led_card_failed_to_follow() {
    let failed = |cards: &[u8]| {
        let cards = cards.iter().copied().map(card);
        let trick = Trick::from_cards(seats(5), seat(0), cards).expect("a trick");
        trick.failed().iter().map(Card::number).collect::<Vec<_>>()
    };
    let none: [u8; 0] = [];
    assert_eq!(failed(&[]), none, "nothing was led");
    assert_eq!(failed(&[20]), none, "the leader follows nobody");
    assert_eq!(failed(&[20, 5]), none, "the second chooses the side");
    assert_eq!(failed(&[20, 30, 27, 21]), none, "high, all followed");
    assert_eq!(failed(&[20, 30, 12, 21, 5]), [5, 12], "high");
    assert_eq!(failed(&[20, 10, 33, 19, 28]), [28, 33], "low");
}

#[test]
fn refused_plays_give_the_round_back_unchanged() {
    let round = Match::new(seats(4), Seed(1)).deal();
    let foreign = (points::deck(seats(4)) - round.legal())
        .lowest()
        .expect("others hold cards");
    let refused = round.clone().play(foreign).expect_err("not in hand");
    assert_eq!(refused.game, round);
    assert_eq!(refused.reason, IllegalPlay::NotInHand { card: foreign });
}

#[test]
fn rules_3_2_and_4_2_the_player_left_of_the_dealer_leads_and_deals_next() {
    let mut match_state = Match::new(seats(5), Seed(3));
    for _ in 0..7 {
        let round: Round = match_state.deal();
        let first = round.to_move().expect("a new round");
        assert_eq!(first, seats(5).left_of(match_state.dealer()));
        match_state.add_round(BySeat::new(seats(5)));
        assert_eq!(
            match_state.dealer(),
            first,
            "the dealer's place passes to the first leader"
        );
    }
}

#[test]
fn rule_4_3_the_match_ends_with_the_round_in_which_somebody_reaches_100() {
    let round = |devils: [u8; 3]| BySeat::from_fn(seats(3), |seat| devils[seat.index()]);
    let mut match_state = Match::new(seats(3), Seed(0));
    for _ in 0..4 {
        match_state.add_round(round([20, 11, 10]));
    }
    match_state.add_round(round([19, 12, 10]));
    assert_eq!(match_state.totals().as_slice(), [99, 56, 50]);
    assert_eq!(match_state.standing(), Standing::Ongoing);
    match_state.add_round(round([1, 20, 20]));
    assert_eq!(match_state.standing(), Standing::Over(vec![seat(2)]));
}

#[test]
fn rule_5_2_players_tied_for_the_fewest_share_the_win() {
    let mut match_state = Match::new(seats(3), Seed(0));
    match_state.add_round(BySeat::from_fn(seats(3), |seat| {
        [100, 30, 30][seat.index()]
    }));
    assert_eq!(
        match_state.standing(),
        Standing::Over(vec![seat(1), seat(2)])
    );
}
