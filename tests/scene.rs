//! What is to be seen and said.

use little_devils::bots::{Level, choose};
use little_devils::cards::{Card, Seat, SeatCount, Seed};
use little_devils::play::{
    Effect, Event, MatchOptions, MatchRecord, Opponent, Phase, Session, Waiting,
};
use little_devils::rules::game::Game;
use little_devils::rules::little_devils::{Direction, points};
use little_devils::scene::{
    Change, Decided, Playable, Plot, Prompt, Row, Said, Scene, Scores, changes,
};
use little_devils::text::{Lang, Question, Speaker, StudyWords};

fn record(seed: u64, cards: usize) -> MatchRecord {
    let opponents = ["Anna", "Bert", "Cleo"].map(|name| Opponent {
        name: name.into(),
        level: Level::DEFAULT,
    });
    let options = MatchOptions::new(Seed(seed), "Me", opponents.to_vec()).expect("good options");
    let mut record = MatchRecord::new(options);
    for _ in 0..cards {
        if record.deal().is_over() && !record.next_round() {
            break;
        }
        let seat = record.deal().to_move().expect("the round goes on");
        let view = record.deal().view(seat);
        let card = choose(Level::DEFAULT, &view, Seed(1)).expect("its turn");
        record.play(card).expect("legal");
    }
    record
}

fn scene(record: MatchRecord) -> Scene {
    let (session, _) = Session::restored(record);
    Scene::of(session.table().expect("at a table"))
}

/// Every moment of a round in which the person is to play.
fn own_turns() -> impl Iterator<Item = (MatchRecord, Scene)> {
    (0..36).map(|cards| record(4, cards)).filter_map(|record| {
        let (session, _) = Session::restored(record.clone());
        let table = session.table().expect("at a table");
        let own = matches!(table.phase(), Phase::Person | Phase::Forced(_));
        own.then(|| (record, Scene::of(table)))
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
        assert!(playable.eq(record.deal().legal()));
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
        let trick = record.deal().position().trick();
        match scene.prompt {
            Prompt::Lead => assert!(trick.is_empty()),
            Prompt::Decide { led } => assert_eq!((trick.len(), trick.led()), (1, Some(led))),
            Prompt::Follow { direction, led } => {
                let above = direction == Direction::High;
                assert!(
                    record
                        .deal()
                        .legal()
                        .iter()
                        .all(|card| (card > led) == above)
                );
            }
            Prompt::Free { .. } => {
                assert_eq!(record.deal().legal().len() as usize, scene.hand.len());
            }
            other => panic!("not a prompt for a player: {other:?}"),
        }
    }
}

#[test]
fn a_complete_trick_stays_on_the_table_and_its_devils_with_it() {
    let (mut session, _) = Session::restored(record(4, 3));
    let whose = record(4, 3).deal().to_move().expect("the fourth player");
    let card = record(4, 3).deal().legal().lowest().expect("a card");
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
    let looking = Scene::of(session.table().expect("at a table"));
    assert!(looking.trick.complete);
    assert_eq!(looking.trick.plays.len(), 4);
    let Prompt::Taken { taker, devils } = looking.prompt else {
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
    let after = Scene::of(session.table().expect("at a table"));
    assert!(after.trick.plays.is_empty());
    assert_eq!(after.trick.number, 2);
    assert_eq!(after.seats[taker.index()].devils, devils);
}

#[test]
fn the_scene_holds_no_card_that_the_person_has_not_seen() {
    for (record, scene) in own_turns() {
        let seen = record.deal().view(Seat::FIRST);
        let shown: Vec<Card> = scene
            .hand
            .iter()
            .map(|held| held.card)
            .chain(scene.trick.plays.iter().map(|play| play.1))
            .collect();
        let said = scene.said.iter().filter_map(|one| match one.said {
            Said::Played { card, .. } => Some(card),
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
    let mut before: Vec<_> = scene(record(4, 0)).said;
    for cards in 1..36 {
        let now = scene(record(4, cards)).said;
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
        .filter(|one| matches!(one.said, Said::Played { .. }))
        .count();
    let taken = before
        .iter()
        .filter(|one| matches!(one.said, Said::Taken { .. }))
        .count();
    assert_eq!((played, taken), (35, 8));
}

#[test]
fn the_end_of_a_round_is_said_with_devils_and_totals() {
    let scene = scene(record(4, 36));
    assert_eq!(scene.prompt, Prompt::RoundOver);
    assert_eq!(scene.scores.rounds, 1);
    let Some(Said::RoundOver { devils }) = scene.said.last().map(|one| &one.said) else {
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
        let told = Speaker::new(lang.words(), &shown.seats).trick(trick);
        assert!(
            told.contains(&(lang.words().bound)(direction, led)),
            "{told}"
        );
        let (taker, _) = trick.plays[1];
        let who = Speaker::new(lang.words(), &shown.seats).who(taker);
        assert!(
            told.contains(&(lang.words().would_take)(who, trick.devils)),
            "{told}"
        );
    }
}

#[test]
fn cards_are_named_with_their_devils_as_the_page_promises() {
    let name = |lang: Lang, number| {
        let card = Card::new(number).expect("a card");
        Speaker::new(lang.words(), &[]).card(card)
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
            let name = (lang.words().level)(level.id());
            assert!(name.len() > 1, "{} in {}", level.id(), lang.tag());
            assert!(!(StudyWords::of(*lang).character)(level.character()).is_empty());
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
    let questions = ["h", "T", "l", "s", "D", "p"].map(|key| Question::of_key(key).expect("a key"));
    for lang in Lang::ALL {
        let speaker = Speaker::new(lang.words(), &shown.seats);
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
        assert!(legal.count() > 0 || playable == lang.words().not_your_turn);
    }
    assert_eq!(Question::of_key("x"), None);
}

/// The scenes of a whole match, the person always playing the lowest legal card.
fn scenes() -> Vec<Scene> {
    let (mut session, mut effects) = Session::restored(record(4, 0));
    let mut scenes = vec![Scene::of(session.table().expect("at a table"))];
    loop {
        let table = session.table().expect("at a table");
        let event = match table.phase() {
            Phase::MatchOver => return scenes,
            Phase::RoundOver | Phase::Trick(_) => Event::Continue,
            Phase::Person | Phase::Forced(_) => {
                Event::Play(table.record().deal().legal().lowest().expect("a card"))
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
        scenes.push(Scene::of(session.table().expect("at a table")));
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
    let before = Scene::of(session.table().expect("at a table"));
    assert_eq!(before.arrival(), None, "in mid-round nobody has just dealt");
    assert_eq!(changes(&before, &before), []);
    let _ = session.update(Event::Undo);
    let after = Scene::of(session.table().expect("at a table"));
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
    let row = |seat: usize| Row {
        seat: SeatCount::MAX.seats().nth(seat).expect("three seats"),
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
    let seat = |at: usize| SeatCount::MAX.seats().nth(at).expect("a seat");
    // The person lost: it is they who were beaten.
    let lost = sheet(&[[10, 12, 30], [30, 5, 20], [20, 21, 60]]).decided();
    let expected = Decided {
        round: 2,
        winner: seat(1),
        few: 5,
        rival: seat(0),
        many: 30,
    };
    assert_eq!(lost, Some(expected));
    // The person won: it is the second who was beaten.
    let won = sheet(&[[10, 12, 30], [5, 20, 5], [20, 21, 65]]).decided();
    let expected = Decided {
        round: 2,
        winner: seat(0),
        few: 5,
        rival: seat(1),
        many: 20,
    };
    assert_eq!(won, Some(expected));
    // Everybody ties; nobody was beaten.
    assert_eq!(sheet(&[[40, 40, 40], [61, 61, 61]]).decided(), None);
}

#[test]
fn the_plot_runs_from_nothing_to_the_totals_with_the_line_at_100() {
    let plot = Plot::of(&sheet(&[[10, 20, 30], [90, 0, 20]]), 200, 100);
    assert_eq!(plot.limit, 0, "nobody is beyond 100");
    assert_eq!(plot.curves[0].points, [(0, 100), (100, 90), (200, 0)]);
    assert_eq!(plot.curves[1].points, [(0, 100), (100, 80), (200, 80)]);
    let beyond = Plot::of(&sheet(&[[125, 0, 0]]), 200, 100);
    assert_eq!((beyond.limit, beyond.curves[0].points[1]), (20, (200, 0)));
    let empty = Plot::of(&sheet(&[]), 200, 100);
    assert_eq!(empty.curves[2].points, [(0, 100)]);
}
