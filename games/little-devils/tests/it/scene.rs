//! The scene and its announcements.

use cards::{Card, CardSet, Seat, Seed};
use game::Game;
use little_devils::bots::{Level, choose};
use little_devils::rules::{Direction, SEATS, Trick, points};
use little_devils::scene::{
    Ahead, Announcement, Behind, Change, Decided, Playable, Plot, Prompt, Scene, ScoreRow, Scores,
    TakenBack, TakenTrick, Turn, changes,
};
use little_devils::session::{
    Effect, Event, MatchOptions, MatchRecord, Opponent, Phase, Session, Waiting,
};
use little_devils::words::Words;
use little_devils::words::{AnalysisWords, Question, Speaker};
use words::{Lang, Who};

fn record(seed: u64, cards: usize) -> MatchRecord {
    let opponents = ["Anna", "Bert", "Cleo"].map(|name| Opponent {
        name: name.into(),
        level: Level::DEFAULT,
    });
    let options = MatchOptions::new(Seed(seed), "Me", opponents.to_vec()).expect("good options");
    let mut record = MatchRecord::new(options);
    for _ in 0..cards {
        if record.round().is_over() && !record.next_round() {
            break;
        }
        let seat = record.round().to_move().expect("the round goes on");
        let view = record.round().view(seat);
        let card = choose(Level::DEFAULT, &view, Seed(1)).expect("its turn");
        record.play(card).expect("legal");
    }
    record
}

fn scene(record: MatchRecord) -> Scene {
    let (session, _) = Session::restored(record);
    Scene::new(session.table().expect("at a table"))
}

/// Every moment of a round in which the person is to play.
fn own_turns() -> impl Iterator<Item = (MatchRecord, Scene)> {
    (0..36).map(|cards| record(4, cards)).filter_map(|record| {
        let (session, _) = Session::restored(record.clone());
        let table = session.table().expect("at a table");
        let own = matches!(table.phase(), Phase::Person | Phase::Forced(_));
        own.then(|| (record, Scene::new(table)))
    })
}

#[test]
fn the_legal_cards_are_the_playable_ones() {
    let mut turns = 0;
    for (record, scene) in own_turns() {
        let playable = scene
            .hand
            .iter()
            .filter(|held| held.playable == Playable::Yes)
            .map(|held| held.card);
        assert!(playable.eq(record.round().legal()));
        turns += 1;
    }
    assert_eq!(turns, 9);
}

#[test]
fn out_of_turn_no_card_is_playable() {
    let waiting = (0..36)
        .map(|cards| scene(record(4, cards)))
        .filter(|scene| matches!(scene.prompt, Prompt::Bot(_)));
    let mut scenes = 0;
    for scene in waiting {
        assert!(
            scene
                .hand
                .iter()
                .all(|held| held.playable == Playable::NotNow)
        );
        scenes += 1;
    }
    assert_eq!(scenes, 27);
}

#[test]
fn the_prompt_says_what_the_hand_allows() {
    for (record, scene) in own_turns() {
        let trick = record.round().position().trick();
        match scene.prompt {
            Prompt::Turn(Turn::Lead { .. }) => assert!(trick.is_empty()),
            Prompt::Turn(Turn::Decide { led, .. }) => {
                assert_eq!((trick.len(), trick.led()), (1, Some(led)));
            }
            Prompt::Turn(Turn::Last { card }) => {
                assert_eq!((scene.hand.len(), scene.hand[0].card), (1, card));
            }
            Prompt::Turn(Turn::Follow { direction, led }) => {
                let above = direction == Direction::High;
                assert!(
                    record
                        .round()
                        .legal()
                        .iter()
                        .all(|card| (card > led) == above)
                );
            }
            Prompt::Turn(Turn::Free { .. }) => {
                assert_eq!(record.round().legal().len() as usize, scene.hand.len());
            }
            other => panic!("not a prompt for a player: {other:?}"),
        }
    }
}

#[test]
fn a_complete_trick_stays_on_the_table_and_its_devils_with_it() {
    let (mut session, _) = Session::restored(record(4, 3));
    let whose = record(4, 3).round().to_move().expect("the fourth player");
    let card = record(4, 3).round().legal().lowest().expect("a card");
    if whose == Seat::FIRST {
        let _ = session.update(Event::Play(card));
    } else {
        let phase = session.table().expect("at a table").phase();
        let Phase::Bot(Waiting::Both(ticket)) = phase else {
            panic!("a bot was asked")
        };
        let _ = session.update(Event::Elapsed(ticket));
        let _ = session.update(Event::Chosen { ticket, card });
    }
    let looking = Scene::new(session.table().expect("at a table"));
    assert!(looking.trick.complete);
    assert_eq!(looking.trick.plays.len(), 4);
    let Prompt::Taken(TakenTrick { taker, devils, .. }) = looking.prompt else {
        panic!("the trick is looked at")
    };
    assert!(
        looking.seats.iter().all(|seat| seat.devils == 0),
        "not yet counted"
    );
    assert!(
        looking
            .hand
            .iter()
            .all(|held| held.playable == Playable::NotNow)
    );
    let _ = session.update(Event::Continue);
    let after = Scene::new(session.table().expect("at a table"));
    assert!(after.trick.plays.is_empty());
    assert_eq!(after.trick.number, 2);
    assert_eq!(after.seats[taker.index()].devils, devils);
}

#[test]
fn the_scene_holds_no_card_that_the_person_has_not_seen() {
    for (record, scene) in own_turns() {
        let seen = record.round().view(Seat::FIRST);
        let shown: Vec<Card> = scene
            .hand
            .iter()
            .map(|held| held.card)
            .chain(scene.trick.plays.iter().map(|play| play.1))
            .collect();
        let said = scene
            .utterances
            .iter()
            .filter_map(|one| match one.announcement {
                Announcement::Played { card, .. } => Some(card),
                _ => None,
            });
        assert!(
            shown
                .into_iter()
                .chain(said)
                .all(|card| !seen.unseen().contains(card))
        );
    }
}

#[test]
fn what_is_said_grows_and_every_line_has_its_own_place() {
    let mut before: Vec<_> = scene(record(4, 0)).utterances;
    for cards in 1..36 {
        let now = scene(record(4, cards)).utterances;
        assert_eq!(
            now[..before.len()],
            before[..],
            "nothing said is taken back"
        );
        assert!(now.len() > before.len());
        assert!(
            now.iter()
                .enumerate()
                .all(|(at, one)| one.index == at && one.round == 1)
        );
        before = now;
    }
    let played = before
        .iter()
        .filter(|one| matches!(one.announcement, Announcement::Played { .. }))
        .count();
    let taken = before
        .iter()
        .filter(|one| matches!(one.announcement, Announcement::Taken { .. }))
        .count();
    assert_eq!((played, taken), (35, 8));
}

#[test]
fn the_first_card_of_each_trick_is_said_to_be_led_and_nothing_else() {
    let scene = scene(record(4, 36));
    let said: Vec<&Announcement> = scene
        .utterances
        .iter()
        .map(|one| &one.announcement)
        .collect();
    let speaker = Speaker::new(Words::for_lang(Lang::En), &scene.seats);
    let mut led = 0;
    for pair in said.windows(2) {
        let Announcement::Played { leads, .. } = pair[1] else {
            continue;
        };
        let begins = matches!(
            pair[0],
            Announcement::Hand { .. } | Announcement::Taken { .. }
        );
        assert_eq!(*leads, begins, "{pair:?}");
        led += usize::from(*leads);
        let line = speaker.say(pair[1]);
        assert_eq!(line.contains(" lead"), *leads, "{line}");
    }
    assert_eq!(led, 9);
    // While the complete trick lies on the table, it is what is spoken of last.
    for scene in scenes() {
        if matches!(scene.prompt, Prompt::Taken { .. }) {
            let last = scene.utterances.last().map(|one| &one.announcement);
            assert!(matches!(last, Some(Announcement::Taken { .. })), "{last:?}");
        }
    }
}

#[test]
fn the_hand_is_said_at_the_deal_and_the_taking_card_with_each_trick() {
    let dealt = scene(record(4, 0));
    let cards: Vec<Card> = dealt.hand.iter().map(|held| held.card).collect();
    for cards_played in [0, 20, 36] {
        let said = scene(record(4, cards_played)).utterances;
        let Announcement::Hand { cards: announced } = said[1].announcement else {
            panic!("after who deals and leads: {:?}", said[1])
        };
        assert_eq!(announced.iter().collect::<Vec<_>>(), cards);
    }
    for scene in scenes() {
        let Prompt::Taken(TakenTrick { taker, card, .. }) = scene.prompt else {
            continue;
        };
        assert!(scene.trick.plays.contains(&(taker, card)));
        for lang in Lang::ALL {
            let speaker = Speaker::new(Words::for_lang(lang), &scene.seats);
            let said = speaker.say(&scene.utterances.last().expect("a line").announcement);
            let last = speaker.answer(&scene, Question::Last);
            let named = format!(" {card}");
            assert!(said.contains(&named) && last.ends_with(&said), "{said}");
        }
    }
}

/// The cards of these numbers.
fn cards(numbers: &[u8]) -> CardSet {
    numbers.iter().filter_map(|one| Card::new(*one)).collect()
}

/// A trick of four with these cards, led by the player to the person's left.
fn lying(numbers: &[u8]) -> Trick {
    let seats = SEATS.all().nth(1).expect("four");
    let leader = seats.left_of(Seat::FIRST);
    Trick::from_cards(seats, leader, cards(numbers).iter()).expect("a trick")
}

#[test]
fn a_player_is_asked_for_no_more_than_their_hand_allows() {
    let say = |hand: &[u8], trick: &[u8]| {
        let turn = Turn::new(cards(hand), &lying(trick));
        Words::for_lang(Lang::En).turn(turn)
    };
    let all = [
        (
            say(&[3, 15], &[]),
            "Your turn: lead any card except one with 5 devils.",
        ),
        (say(&[3, 14], &[]), "Your turn: lead any card."),
        (say(&[15, 25], &[]), "Your turn: lead any card."),
        (say(&[7], &[]), "Your turn: play your last card, the 7."),
        (say(&[7], &[20]), "Your turn: play your last card, the 7."),
        (
            say(&[7, 30], &[20]),
            "Your turn: above 20 makes it a high trick, below a low one.",
        ),
        (
            say(&[7, 30], &[36]),
            "Your turn: you have nothing above 36, so it becomes a low trick.",
        ),
        (
            say(&[7, 30], &[5]),
            "Your turn: you have nothing below 5, so it becomes a high trick.",
        ),
        (say(&[7, 30], &[5, 6]), "Your turn: play above 5."),
        (
            say(&[7, 12], &[20, 22]),
            "Your turn: you have nothing above 20, so play any card.",
        ),
    ];
    for (said, wanted) in all {
        assert_eq!(said, wanted);
    }
    // In every language all of them begin alike.
    for lang in Lang::ALL {
        let words = Words::for_lang(lang);
        let turns = [
            (&[3, 15][..], &[][..]),
            (&[7], &[]),
            (&[7, 30], &[20]),
            (&[7, 30], &[36]),
            (&[7, 30], &[5, 6]),
            (&[7, 12], &[20, 22]),
        ];
        let said = turns.map(|(hand, trick)| words.turn(Turn::new(cards(hand), &lying(trick))));
        let opening = said[0].split(':').next().expect("a beginning");
        for one in &said {
            assert!(one.starts_with(opening), "{one}");
        }
    }
}

#[test]
fn what_is_taken_back_is_named_with_the_round_if_that_is_another() {
    let mut rounds = 0;
    for played in 2..80 {
        let now = record(4, played);
        let taken = TakenBack::from_record(&now);
        assert_eq!(taken.is_some(), now.can_undo());
        let Some((taken, before_last_decision)) = taken.zip(now.before_last_decision()) else {
            continue;
        };
        let person = now.plays().len() - before_last_decision.plays().len();
        assert!((1..=person).contains(&(taken.cards.len() as usize)));
        let held = before_last_decision.view(Seat::FIRST).hand();
        assert!(taken.cards.iter().all(|card| held.contains(card)));
        assert_eq!(
            taken.round,
            (before_last_decision.round_number() != now.round_number())
                .then(|| before_last_decision.round_number())
        );
        rounds += usize::from(taken.round.is_some());
    }
    assert!(rounds > 0, "one goes back into the round before");
    let say = |numbers: &[u8], round| {
        let taken = TakenBack {
            cards: cards(numbers),
            round,
        };
        Speaker::new(Words::for_lang(Lang::En), &[]).taken_back(taken)
    };
    assert_eq!(say(&[32], None), "Taken back: 32.");
    assert_eq!(say(&[7, 32], None), "Taken back: 7 and 32.");
    assert_eq!(say(&[7], Some(1)), "Round 1. Taken back: 7.");
}

#[test]
fn the_table_is_told_from_its_trick_to_its_players_in_playing_order() {
    for scene in scenes() {
        let speaker = Speaker::new(Words::for_lang(Lang::En), &scene.seats);
        let text = speaker.answer(&scene, Question::Table);
        let begin = format!("Trick {} of 9. ", scene.trick.number);
        assert!(text.starts_with(&begin), "{text}");
        let leader = scene.trick.leader.index();
        let order = (leader..4).chain(0..leader).map(|at| &scene.seats[at]);
        let places: Vec<_> = order
            .map(|seat| text.rfind(&format!("{}: ", speaker.name(seat))))
            .collect();
        assert!(places.is_sorted() && places[0].is_some(), "{text}");
    }
}

#[test]
fn the_end_of_a_round_is_said_with_devils_and_totals() {
    let scene = scene(record(4, 36));
    assert_eq!(scene.prompt, Prompt::RoundOver);
    assert_eq!(scene.scores.rounds, 1);
    let Some(Announcement::RoundOver { devils }) =
        scene.utterances.last().map(|one| &one.announcement)
    else {
        panic!("said last")
    };
    assert_eq!(
        devils
            .iter()
            .map(|(_, devils, _)| u16::from(*devils))
            .sum::<u16>(),
        56
    );
    assert!(
        devils
            .iter()
            .all(|(_, devils, total)| u16::from(*devils) == *total)
    );
}

#[test]
fn standings_share_ranks_and_name_the_winners() {
    let over = record(4, 10_000);
    assert!(over.is_over());
    let scene = scene(over);
    let standings = scene.scores.standings();
    assert!(standings.is_sorted_by_key(|place| place.row.total));
    let Prompt::MatchOver(winners) = scene.prompt else {
        panic!("the match is over")
    };
    let first: Vec<Seat> = standings
        .iter()
        .filter(|place| place.rank == 1)
        .map(|place| place.row.seat)
        .collect();
    assert_eq!(first, winners);
    for pair in standings.windows(2) {
        assert_eq!(
            pair[0].row.total == pair[1].row.total,
            pair[0].rank == pair[1].rank
        );
    }
}

#[test]
fn the_trick_is_told_with_direction_bound_and_taker() {
    let shown = scene(record(4, 2));
    let trick = &shown.trick;
    let (direction, led) = trick.bound.expect("the second card has decided");
    assert_eq!(
        trick.devils,
        trick
            .plays
            .iter()
            .map(|play| points::devils(play.1))
            .sum::<u8>()
    );
    for lang in Lang::ALL {
        let told = Speaker::new(Words::for_lang(lang), &shown.seats).trick(trick);
        assert!(
            told.contains(&Words::for_lang(lang).bound(direction, led)),
            "{told}"
        );
        let (taker, _) = trick.plays[1];
        let who = Speaker::new(Words::for_lang(lang), &shown.seats).who(taker);
        assert!(
            told.contains(&Words::for_lang(lang).would_take(who, trick.devils)),
            "{told}"
        );
    }
}

/// The scenes of a match in which the last card was played by somebody who could not follow.
fn failures() -> Vec<Scene> {
    let mut failing = scenes();
    failing.retain(|scene| {
        let last = scene.trick.plays.last();
        last.is_some_and(|(_, card)| scene.trick.failed.contains(*card))
    });
    failing
}

#[test]
fn who_could_not_follow_is_marked_and_said_in_every_language() {
    let failures = failures();
    assert!(failures.len() > 5, "{} in this match", failures.len());
    for (scene, lang) in failures
        .iter()
        .flat_map(|one| Lang::ALL.iter().map(move |lang| (one, lang)))
    {
        let (words, speaker) = (
            Words::for_lang(*lang),
            Speaker::new(Words::for_lang(*lang), &scene.seats),
        );
        let (direction, led) = scene.trick.bound.expect("decided");
        let (seat, card) = *scene.trick.plays.last().expect("a card");
        assert!(
            direction.passes(led, card),
            "on the other side of the led card"
        );
        let name = speaker.card(card);
        let log: Vec<String> = scene
            .utterances
            .iter()
            .map(|one| speaker.say(&one.announcement))
            .collect();
        let line = words.cannot_follow(speaker.who(seat), card, points::devils(card));
        assert!(log.contains(&line), "{line} in {log:?}");
        assert!(
            !log.contains(&words.plays(speaker.who(seat), card, points::devils(card))),
            "said once"
        );
        let label = speaker.card_in_trick(&scene.trick, seat, card);
        assert!(label.starts_with(&name), "{label}");
        assert_ne!(label, words.played_by(&name, speaker.who(seat)));
        let led_by = speaker.card_in_trick(&scene.trick, scene.trick.leader, led);
        let leader = speaker.who(scene.trick.leader);
        assert_eq!(led_by, words.played_by(speaker.card(led), leader));
        assert!(speaker.answer(scene, Question::Last).contains(&line));
    }
}

#[test]
fn a_trick_says_why_its_taker_takes_it_where_somebody_could_not_follow() {
    let mut all_taken = 0;
    for (scene, lang) in failures()
        .iter()
        .flat_map(|one| Lang::ALL.iter().map(move |lang| (one, lang)))
    {
        let (words, speaker) = (
            Words::for_lang(*lang),
            Speaker::new(Words::for_lang(*lang), &scene.seats),
        );
        let (direction, _) = scene.trick.bound.expect("decided");
        let player = speaker.who(scene.trick.taker.expect("decided"));
        let why = words.why_taken(scene.trick.failed.len() as usize, player, direction);
        let text = speaker.trick(&scene.trick);
        assert!(text.contains(&why) && why.len() > 10, "{why} in {text}");
        let taken = matches!(scene.prompt, Prompt::Taken { .. });
        assert_eq!(speaker.status(scene).contains(&why), taken);
        all_taken += u32::from(taken);
    }
    assert!(all_taken > 8, "{all_taken} tricks that are looked at");
    let followed = (2..=35).map(|cards| scene(record(4, cards)));
    let followed = followed.filter(|scene| scene.trick.failed.is_empty());
    for scene in followed.filter(|scene| scene.trick.taker.is_some()) {
        let speaker = Speaker::new(Words::for_lang(Lang::En), &scene.seats);
        let told = speaker.trick(&scene.trick);
        assert!(!told.contains("could not follow"), "{told}");
        assert_eq!(speaker.status(&scene), speaker.prompt(&scene.prompt, 0));
    }
}

#[test]
fn of_several_who_could_not_follow_the_farthest_card_is_told_to_take() {
    let why = |failed: u8, direction| {
        Words::for_lang(Lang::En).why_taken(failed, Who::Other("Nox"), direction)
    };
    assert_eq!(why(1, Direction::High), "Nox could not follow.");
    assert!(why(2, Direction::High).contains("lowest"));
    assert!(why(2, Direction::Low).contains("highest"));
}

#[test]
fn place_and_distance_are_said_in_every_language() {
    let seats = scene(record(4, 0)).seats;
    let say =
        |lang: Lang, behind: &Behind| Speaker::new(Words::for_lang(lang), &seats).behind(behind);
    let second = Behind {
        rank: 2,
        shared: false,
        devils: 4,
        first: vec![seats[2].seat],
    };
    assert_eq!(say(Lang::En, &second), "2nd, 4 behind Bert.");
    let ahead = |lang: Lang, shared| {
        let second = vec![seats[1].seat, seats[2].seat, seats[3].seat];
        Speaker::new(Words::for_lang(lang), &seats).ahead(&Ahead {
            shared,
            devils: 4,
            second,
        })
    };
    assert_eq!(
        ahead(Lang::En, false),
        "1st, 4 ahead of Anna, Bert and Cleo."
    );
    for lang in Lang::ALL {
        assert_ne!(ahead(lang, true), ahead(lang, false));
    }
    let fourth = Behind {
        rank: 4,
        first: vec![seats[1].seat, seats[3].seat],
        ..second.clone()
    };
    assert_eq!(say(Lang::En, &fourth), "4th, 4 behind Anna and Cleo.");
    for lang in Lang::ALL {
        let [alone, tied] = [false, true].map(|shared| {
            say(
                lang,
                &Behind {
                    shared,
                    ..second.clone()
                },
            )
        });
        assert_ne!(alone, tied, "a shared place is announced as one");
        for part in ["2", "4", "Bert"] {
            assert!(
                alone.contains(part) && tied.contains(part),
                "{alone} {tied}"
            );
        }
        let text = say(lang, &fourth);
        for part in ["4", "Anna", "Cleo"] {
            assert!(text.contains(part), "{text}");
        }
    }
}

#[test]
fn cards_are_named_with_their_devils_as_the_page_promises() {
    let name = |lang: Lang, number| {
        let card = Card::new(number).expect("a card");
        Speaker::new(Words::for_lang(lang), &[]).card(card)
    };
    assert_eq!(
        [15, 3, 1].map(|number| name(Lang::En, number)),
        ["15, 5 devils", "3, 1 devil", "1, no devils"]
    );
    assert_eq!(
        [15, 3, 1].map(|number| name(Lang::De, number)),
        ["15, 5 Teufel", "3, 1 Teufel", "1, keine Teufel"]
    );
}

#[test]
fn every_level_has_a_name_in_every_language() {
    for lang in Lang::ALL {
        for level in Level::ALL {
            let name = Words::for_lang(lang).level(level.id());
            assert!(name.len() > 1, "{} in {}", level.id(), lang.tag());
            assert!(!(AnalysisWords::for_lang(lang).character)(level.character()).is_empty());
        }
    }
}

#[test]
fn questions_are_answered_in_every_language() {
    let shown = scene(record(4, 6));
    assert_eq!(
        shown
            .past_tricks
            .last()
            .as_ref()
            .map(|trick| (trick.number, trick.complete)),
        Some((1, true))
    );
    let questions =
        ['h', 't', 'l', 's', 'd', 'p'].map(|key| Question::from_key(key).expect("a key"));
    for lang in Lang::ALL {
        let speaker = Speaker::new(Words::for_lang(lang), &shown.seats);
        let [hand, table, last, scores, direction, playable] =
            questions.map(|question| speaker.answer(&shown, question));
        for held in &shown.hand {
            assert!(hand.contains(&speaker.card(held.card)), "{hand}");
        }
        for name in ["Anna", "Bert", "Cleo"] {
            assert!(
                table.contains(name) && scores.contains(name),
                "{table} {scores}"
            );
        }
        let (_, card) = shown.trick.plays[1];
        assert!(last.contains(&speaker.card(card)), "{last}");
        assert_eq!(direction, speaker.trick(&shown.trick));
        let legal = shown
            .hand
            .iter()
            .filter(|held| held.playable == Playable::Yes);
        assert!(
            legal
                .clone()
                .all(|held| playable.contains(&speaker.card(held.card))),
            "{playable}"
        );
        assert!(legal.count() > 0 || playable == Words::for_lang(lang).not_your_turn());
    }
    assert_eq!(Question::from_key('x'), None);
}

/// The scenes of a whole match, the person always playing the lowest legal card.
fn scenes() -> Vec<Scene> {
    let (mut session, mut effects) = Session::restored(record(4, 0));
    let mut scenes = vec![Scene::new(session.table().expect("at a table"))];
    loop {
        let table = session.table().expect("at a table");
        let event = match table.phase() {
            Phase::MatchOver => return scenes,
            Phase::RoundOver | Phase::Trick(_) => Event::Continue,
            Phase::Person | Phase::Forced(_) => {
                Event::Play(table.record().round().legal().lowest().expect("a card"))
            }
            Phase::Bot(Waiting::Choice(ticket)) => {
                let Some(Effect::Ask {
                    view, seed, level, ..
                }) = effects.first()
                else {
                    panic!("a bot was asked: {effects:?}");
                };
                let card = choose(*level, view, *seed).expect("its turn");
                Event::Chosen { ticket, card }
            }
            Phase::Bot(Waiting::Both(ticket) | Waiting::Pause(ticket, _)) => {
                let _ = session.update(Event::Elapsed(ticket));
                continue;
            }
        };
        effects = session.update(event);
        scenes.push(Scene::new(session.table().expect("at a table")));
    }
}

#[test]
fn what_changes_between_scenes_is_what_was_played_and_counted() {
    let scenes = scenes();
    let all: Vec<Change> = scenes
        .windows(2)
        .flat_map(|pair| changes(&pair[0], &pair[1]))
        .collect();
    let count = |wanted: fn(&Change) -> bool| all.iter().filter(|one| wanted(one)).count();
    let scores = &scenes.last().expect("a match").scores;
    let rounds = scores.rounds;
    assert_eq!(
        scenes[0].arrival(),
        Some(Change::Dealt {
            dealer: scenes[0].dealer()
        })
    );
    assert_eq!(count(|one| matches!(one, Change::Dealt { .. })), rounds - 1);
    assert_eq!(
        count(|one| matches!(one, Change::Played { .. })),
        rounds * 36
    );
    assert_eq!(count(|one| matches!(one, Change::Taken { .. })), rounds * 9);
    assert_eq!(count(|one| matches!(one, Change::RoundOver)), rounds - 1);
    assert_eq!(count(|one| matches!(one, Change::MatchOver { .. })), 1);
    let taken = all.iter().map(|one| match one {
        Change::Taken { devils, .. } => usize::from(*devils),
        _ => 0,
    });
    assert_eq!(taken.sum::<usize>(), rounds * 56);
    assert!(count(|one| matches!(one, Change::Counted { .. })) > rounds);
}

#[test]
fn taking_back_and_coming_back_move_nothing() {
    let (mut session, _) = Session::restored(record(4, 14));
    let before = Scene::new(session.table().expect("at a table"));
    assert_eq!(before.arrival(), None, "in mid-round nobody has just dealt");
    assert_eq!(changes(&before, &before), []);
    let _ = session.update(Event::Undo);
    let after = Scene::new(session.table().expect("at a table"));
    assert_ne!(before, after);
    assert_eq!(changes(&before, &after), []);
}

#[test]
fn past_tricks_are_the_complete_ones_before_the_one_on_the_table() {
    for scene in scenes() {
        assert_eq!(scene.past_tricks.len() + 1, scene.trick.number);
        for (past, number) in scene.past_tricks.iter().zip(1..) {
            assert!(past.complete && past.number == number);
        }
    }
}

fn sheet(rounds: &[[u8; 3]]) -> Scores {
    let row = |seat: usize| ScoreRow {
        seat: SEATS.most().seats().nth(seat).expect("three seats"),
        name: format!("Player {seat}"),
        rounds: rounds.iter().map(|round| round[seat]).collect(),
        total: rounds.iter().map(|round| u16::from(round[seat])).sum(),
    };
    Scores {
        rows: (0..3).map(row).collect(),
        rounds: rounds.len(),
    }
}

#[test]
fn the_round_that_decided_is_where_the_winner_gained_most_on_whom_they_beat() {
    let seat = |at: usize| SEATS.most().seats().nth(at).expect("a seat");
    // The person lost: it is they who were beaten.
    let lost = sheet(&[[10, 12, 30], [30, 5, 20], [20, 21, 60]]).deciding_round();
    let expected = Decided {
        round: 2,
        winner: seat(1),
        few: 5,
        rival: seat(0),
        many: 30,
    };
    assert_eq!(lost, Some(expected));
    // The person won: it is the second who was beaten.
    let won = sheet(&[[10, 12, 30], [5, 20, 5], [20, 21, 65]]).deciding_round();
    let expected = Decided {
        round: 2,
        winner: seat(0),
        few: 5,
        rival: seat(1),
        many: 20,
    };
    assert_eq!(won, Some(expected));
    // Everybody ties; nobody was beaten.
    assert_eq!(sheet(&[[40, 40, 40], [61, 61, 61]]).deciding_round(), None);
}

#[test]
fn who_did_not_win_is_told_place_and_distance() {
    let seat = |at: usize| SEATS.most().seats().nth(at).expect("a seat");
    let behind = |totals| sheet(&[totals]).behind();
    let ahead = |totals| sheet(&[totals]).ahead();
    assert_eq!(ahead([11, 10, 30]), None, "somebody has fewer");
    assert_eq!(ahead([10, 10, 10]), None, "nobody has more");
    let leads = Ahead {
        shared: false,
        devils: 20,
        second: vec![seat(1), seat(2)],
    };
    assert_eq!(ahead([10, 30, 30]), Some(leads));
    let tied = Ahead {
        shared: true,
        devils: 5,
        second: vec![seat(2)],
    };
    assert_eq!(ahead([10, 10, 15]), Some(tied));
    assert_eq!(behind([10, 20, 30]), None, "first");
    assert_eq!(behind([10, 10, 30]), None, "first with another");
    let second = Behind {
        rank: 2,
        shared: false,
        devils: 4,
        first: vec![seat(1)],
    };
    assert_eq!(behind([14, 10, 30]), Some(second.clone()));
    let shared = Behind {
        shared: true,
        ..second.clone()
    };
    assert_eq!(behind([14, 10, 14]), Some(shared));
    let third = Behind {
        rank: 3,
        first: vec![seat(1), seat(2)],
        ..second
    };
    assert_eq!(behind([14, 10, 10]), Some(third), "two are first");
}

#[test]
fn the_plot_runs_from_nothing_to_the_totals_with_the_line_at_100() {
    let plot = Plot::new(&sheet(&[[10, 20, 30], [90, 0, 20]]), 200, 100);
    assert_eq!(plot.limit, 0, "nobody is beyond 100");
    assert_eq!(plot.curves[0].points, [(0, 100), (100, 90), (200, 0)]);
    assert_eq!(plot.curves[1].points, [(0, 100), (100, 80), (200, 80)]);
    let beyond = Plot::new(&sheet(&[[125, 0, 0]]), 200, 100);
    assert_eq!((beyond.limit, beyond.curves[0].points[1]), (20, (200, 0)));
    let empty = Plot::new(&sheet(&[]), 200, 100);
    assert_eq!(empty.curves[2].points, [(0, 100)]);
}
