//! Pauses, and the secret of who was asked to play on.

use cards::french::{PlayingCard, Suit};
use game::Game;
use michigan::bots::Policy;
use michigan::rules::{Decision, Options, Round, Step};
use michigan::scene::scene;
use michigan::session::Session;
use michigan::words::Words;
use scene::TableScene;
use session::{Effect, Event, MatchRecord, Pause, Phase, TableGame, Waiting};
use words::Lang;

use crate::common::{self, kept};
use crate::tables::{advance, open, options, table, typed};

fn card(text: &str) -> PlayingCard {
    text.parse().expect("a card")
}

/// The steps of a decision with the pause after each.
fn pauses(hands: &[&str], rules: Options, decision: &str) -> Vec<(Step, Option<Pause>)> {
    let before = kept(hands, rules);
    let viewer = common::seat(&before, 2);
    let decision = decision.parse().expect("a decision");
    let mut after = before.clone();
    let mut steps = Vec::new();
    after.play_steps(decision, &mut steps);
    // The record of another deal stands for this one: only steps and options matter for pauses.
    let start = open(options(hands.len(), rules, 1));
    let mut shown = Round::display_state(table(&start).record().record(), viewer);
    let steps = steps.into_iter().map(|step| (step, shown.show(step)));
    steps.collect()
}

#[test]
fn every_card_and_then_the_stop_is_shown_for_a_while() {
    let hands = ["2S 5H 6H", "3S 9D", "4S KD"];
    let pauses = pauses(&hands, Options::default(), "2S");
    let kinds: Vec<Option<Pause>> = pauses.iter().map(|(_, pause)| *pause).collect();
    let (card, trick) = (Some(Pause::Card), Some(Pause::Trick));
    assert_eq!(kinds, [card, card, card, trick], "{pauses:?}");
}

#[test]
fn chips_won_are_shown_for_a_while() {
    let hands = ["TS 5H 6H", "JS 9D", "2H KD"];
    let pauses = pauses(&hands, Options::default(), "TS");
    let taken = pauses
        .iter()
        .find(|(step, _)| matches!(step, Step::BoodleTaken { .. }));
    assert_eq!(taken.map(|(_, pause)| *pause), Some(Some(Pause::Trick)));
}

/// All scenes with the pauses in which each stands, after the person has led the 4 of spades. The next
/// card is in the dead hand, or a bot holds it back.
fn after_lead(is_dead: bool) -> Vec<(TableScene, Vec<Pause>)> {
    let mut session = before_lead(is_dead);
    let mut seen: Vec<(TableScene, Vec<Pause>)> = Vec::new();
    let mut event = Event::Play(Round::word(Decision::Card(card("4S"))));
    loop {
        let effects = session.update(event);
        let pauses = effects.iter().filter_map(|effect| match effect {
            Effect::After { pause, .. } => Some(*pause),
            _ => None,
        });
        let scene = scene(&table(&session), Words::for_lang(Lang::En));
        match seen.last_mut() {
            Some((last, waited)) if *last == scene => waited.extend(pauses),
            _ => seen.push((scene, pauses.collect())),
        }
        let round = table(&session).record().round();
        event = match table(&session).phase() {
            Phase::Step(ticket) | Phase::Bot(Waiting::Pause(ticket, _)) => Event::Elapsed(ticket),
            Phase::Bot(Waiting::Both(ticket)) if round.is_legal(Decision::Hold) => Event::Chosen {
                ticket,
                mv: Round::word(Decision::Hold),
            },
            _ => return seen,
        };
    }
}

/// A table at which the person is to lead, with the 4 as the lowest spade. The 5 is in the dead hand, or
/// the next player has it.
fn before_lead(is_dead: bool) -> Session {
    let fits = |start: &session::MatchOptions| {
        let record = MatchRecord::new(start.clone());
        let round = typed(&record).round();
        let (deal, person) = (*round.deal(), common::seat(round, 0));
        let next = deal.seats().left_of(person);
        let holder = if is_dead { deal.dead } else { deal.hands[next] };
        deal.seats().left_of(deal.dealer) == person
            && deal.hands[person].suited(Suit::Spades).lowest() == Some(card("4S"))
            && holder.contains(card("5S"))
    };
    let watch = common::options(false, true);
    let mut starts = (0..100_000).map(|seed| options(3, watch, seed));
    let mut session = open(starts.find(fits).expect("such a deal"));
    while !table(&session)
        .record()
        .round()
        .is_legal(Decision::Card(card("4S")))
    {
        keep(&mut session);
    }
    session
}

/// Goes on by one event; everybody keeps.
fn keep(session: &mut Session) {
    let event = match table(session).phase() {
        Phase::Person => Event::Play(Round::word(Decision::Keep)),
        Phase::Bot(Waiting::Both(ticket)) => Event::Chosen {
            ticket,
            mv: Round::word(Decision::Keep),
        },
        Phase::Bot(Waiting::Pause(ticket, _)) | Phase::Step(ticket) => Event::Elapsed(ticket),
        phase => panic!("{phase:?}"),
    };
    let _ = session.update(event);
}

#[test]
fn a_card_held_back_looks_and_lasts_like_a_card_in_the_dead_hand() {
    let (dead, held) = (after_lead(true), after_lead(false));
    let shape = |seen: &[(TableScene, Vec<Pause>)]| {
        let shape = |(scene, pauses): &(TableScene, Vec<Pause>)| {
            let mover = scene.seats.iter().position(|seat| seat.is_to_move);
            let said = (scene.prompt.clone(), scene.news.clone(), scene.motions());
            (said, mover, pauses.clone())
        };
        seen.iter().map(shape).collect::<Vec<_>>()
    };
    assert_eq!(shape(&dead)[..2], shape(&held)[..2]);
    assert_eq!(dead[0].0.prompt, "Waiting for the next card …");
    assert_eq!(
        dead[0].1,
        [Pause::Card],
        "as long as a bot waits before it answers"
    );
    let news = "Stopped: the 5 of spades is in the dead hand or was held back.";
    assert_eq!(dead[1].0.news, news);
    assert_eq!(dead[1].0.log().last(), Some(news));
}

#[test]
fn the_wait_before_a_stop_cannot_be_skipped_like_other_pauses() {
    let mut session = before_lead(true);
    let _ = session.update(Event::Play(Round::word(Decision::Card(card("4S")))));
    let waiting = session.clone();
    assert!(table(&session).display_state().is_before_stop());
    assert!(session.update(Event::Continue).is_empty());
    assert_eq!(session, waiting);
    let mut session = open(options(3, Options::default(), 1));
    while !matches!(table(&session).phase(), Phase::Step(_)) {
        advance(&mut session, Policy::Heuristic);
    }
    let before = session.clone();
    let _ = session.update(Event::Continue);
    assert_ne!(session, before);
}

#[test]
fn nothing_tells_who_is_asked_to_play_on() {
    let watch = common::options(false, true);
    let mut asked = 0;
    for seed in 0..4 {
        let mut session = open(options(5, watch, seed));
        while advance(&mut session, Policy::Random) {
            let table = table(&session);
            let is_secret =
                table.display_state().phase.is_none() && !matches!(table.phase(), Phase::Step(_));
            if is_secret {
                asked += 1;
                let scene = scene(&table, Words::for_lang(Lang::En));
                assert_eq!(scene.prompt, "Waiting for the next card …");
                assert!(scene.seats.iter().all(|seat| !seat.is_to_move));
            }
        }
    }
    assert!(asked > 100, "{asked}");
}

#[test]
fn the_table_hides_all_chips_that_the_view_hides() {
    let watch = common::options(false, true);
    let mut hidden = 0;
    for seed in 0..6 {
        let mut session = open(options(4, watch, seed));
        while advance(&mut session, Policy::Heuristic) {
            let shown = table(&session).display_state();
            let view = table(&session).record().round().view(shown.viewer);
            let is_step = matches!(table(&session).phase(), Phase::Step(_));
            for seat in shown.seats().seats().filter(|_| !is_step) {
                hidden += usize::from(shown.won(seat).is_none());
                // All that the view hides is hidden.
                assert!(view.won(seat).is_some() || shown.won(seat).is_none());
                if let Some(won) = shown.won(seat) {
                    assert_eq!(view.won(seat), Some(won));
                }
            }
            for suit in Suit::ALL.into_iter().filter(|_| !is_step) {
                if let Some(chips) = shown.chips_on(suit) {
                    assert_eq!(view.chips_on(suit), Some(chips));
                }
            }
        }
    }
    assert!(hidden > 50, "{hidden}");
}
