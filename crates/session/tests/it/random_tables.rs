//! Random events, possible and impossible ones, at tables with every kind of player.

use cards::Seat;
use game::{Turn, Word};
use proptest::prelude::*;
use session::{
    Controller, Effect, Event, MatchOptions, MatchRecord, Phase, Session, TableGame, Ticket,
};

use crate::grab::{self, Grab};
use crate::high_card::HighCard;
use crate::kuhn::{Kuhn, Move};
use crate::nim::{Nim, Take};
use crate::toys::{
    self, BOT, ELSEWHERE, HERE, OPEN, awaited, high_card, kuhn, nim, player, started, ticket,
};

const CONTROLLERS: [Controller; 4] = [HERE, ELSEWHERE, BOT, OPEN];

/// A session, and what it needs to make up an event from a number.
struct Random<G: TableGame> {
    session: Session,
    options: MatchOptions,
    /// Moves that are illegal at most times. A word that is no move is tried as well.
    conceivable: Vec<G::Move>,
    seen: Vec<MatchRecord>,
    newest: Ticket,
    /// The tickets of all choices that bots were asked for.
    asked: Vec<Ticket>,
}

impl<G: TableGame> Random<G> {
    fn new(options: MatchOptions, conceivable: Vec<G::Move>) -> Self {
        let (session, effects) = started(options.clone());
        let mut random = Self {
            session,
            options,
            conceivable,
            seen: Vec::new(),
            newest: Ticket::default(),
            asked: Vec::new(),
        };
        random.note(&effects);
        random.check();
        random
    }

    fn event(&self, kind: u32, number: usize) -> Event {
        let table = self.session.table();
        let late = Ticket(self.newest.0.wrapping_sub(1));
        let awaited = table.map_or_else(Vec::new, |_| awaited(&self.session));
        let ticket = awaited.get(number % awaited.len().max(1)).copied();
        let ticket = ticket.filter(|_| !number.is_multiple_of(8)).unwrap_or(late);
        let mut moves = table.map_or_else(Vec::new, |table| {
            let round = table.record().any();
            let movers = round.turn().movers().iter();
            movers.flat_map(|seat| round.legal_of(seat)).collect()
        });
        if number.is_multiple_of(5) || moves.is_empty() {
            let conceivable = self.conceivable.iter().map(|mv| G::word(*mv));
            moves = conceivable.chain([Word::default()]).collect();
        }
        let mv = moves[number / 7 % moves.len()];
        let moves = table.map_or(0, |table| table.record().moves().len());
        let seats = self.options.seats().seats();
        match kind {
            0..=5 => Event::Play(mv),
            6..=9 => Event::Chosen { ticket, mv },
            10..=13 => Event::Received {
                number: moves.saturating_sub(usize::from(number.is_multiple_of(6))),
                mv,
            },
            14..=24 => Event::Elapsed(ticket),
            25..=27 => Event::Continue,
            28 => Event::Undo,
            29 => Event::Claim,
            30 => Event::Leave,
            31 | 32 => Event::Return,
            33..=36 => {
                let seat = seats.clone().nth(number % seats.len());
                let controller = CONTROLLERS[number / 11 % CONTROLLERS.len()];
                Event::Sit(seat.unwrap_or(Seat::FIRST), player(controller))
            }
            37 => match self.seen.get(number % self.seen.len().max(1)) {
                Some(seen) => Event::Open(Box::new(seen.clone())),
                None => Event::Discard,
            },
            38 => Event::Again,
            39 => Event::Cover,
            40..=46 => Event::Ready,
            _ => Event::NewMatch(self.options.clone()),
        }
    }

    fn step(&mut self, kind: u32, number: usize) {
        let event = self.event(kind, number);
        let before = self.session.clone();
        let is_late = matches!(event, Event::Elapsed(ticket) | Event::Chosen { ticket, .. }
            if before.table().is_none() || !awaited(&before).contains(&ticket));
        let effects = self.session.update(event.clone());
        if is_late {
            assert_eq!((&self.session, &effects[..]), (&before, &[][..]));
        }
        self.note(&effects);
        self.check();
        // Whatever has changed the moves has saved them.
        let moves = |session: &Session| session.record().map(|record| record.moves().to_vec());
        let saved = effects.iter().rev().find_map(|effect| match effect {
            Effect::Save(saved) => Some(&**saved),
            _ => None,
        });
        match saved {
            Some(saved) => assert_eq!(Some(saved), self.session.record(), "{event:?}"),
            None if matches!(event, Event::Discard | Event::Leave) => {}
            None => assert_eq!(moves(&self.session), moves(&before), "{event:?}"),
        }
    }

    fn note(&mut self, effects: &[Effect]) {
        for effect in effects {
            match effect {
                Effect::Ask { ticket, .. } => {
                    let is_new = !self.asked.contains(ticket);
                    assert!(is_new, "tickets are never used again");
                    self.asked.push(*ticket);
                    self.newest = *ticket;
                }
                Effect::After { ticket, .. } => self.newest = *ticket,
                Effect::Save(record) => self.seen.push((**record).clone()),
                Effect::RoundFinished(record) => assert!(record.is_round_over()),
                Effect::MatchFinished => {
                    let over = self.seen.last().map(MatchRecord::is_over);
                    assert_eq!(over, Some(true), "saved before");
                }
            }
        }
    }

    /// Checks that the table waits for exactly one thing, and shows what the record has.
    fn check(&self) {
        let Some(table) = self.session.table() else {
            return;
        };
        let (record, options) = (table.record(), table.record().options());
        let round = record.any();
        let is_several = matches!(round.turn(), Turn::Several(_));
        if let Some(waited) = ticket(&self.session).filter(|_| !is_several) {
            assert_eq!(waited, self.newest, "its answer is awaited");
        }
        if !matches!(table.phase(), Phase::Step(_)) {
            let typed = table.typed::<G>().expect("a match of this game");
            let position = G::display_state(typed.record().record(), table.viewer());
            assert_eq!(*typed.display_state(), position);
            let is_here = |seat: Seat| options.is_here(seat);
            assert!(is_here(table.viewer()) || !options.seats().seats().any(is_here));
            let turn = round.turn();
            assert_ne!(turn, Turn::Chance, "chance moves by itself");
            let here = turn.movers().iter().filter(|seat| is_here(*seat));
            let open = here
                .clone()
                .find(|seat| table.open_hand() == Some(*seat) && table.viewer() == *seat);
            let is_open = open.is_some();
            let asked = open.or_else(|| here.clone().next()).or(turn.mover());
            let expected = asked.map(|seat| options.controller(seat));
            let legal = asked.map_or(0, |seat| round.legal_of(seat).len());
            let waits = match table.phase() {
                Phase::Person => expected == Some(HERE) && legal > 1 && is_open,
                Phase::Forced(_) => expected == Some(HERE) && legal == 1 && is_open,
                Phase::ForcedWhileHidden(_) => expected == Some(HERE) && legal == 1 && !is_open,
                Phase::HandOver => expected == Some(HERE) && !is_open,
                Phase::Online => expected == Some(ELSEWHERE) && !is_several,
                Phase::Open => expected == Some(OPEN) && !is_several,
                Phase::Bot(_) => expected == Some(BOT) && !is_several,
                Phase::Others => is_several && here.count() == 0,
                Phase::RoundOver => expected.is_none() && !record.is_over(),
                Phase::MatchOver => record.is_over(),
                Phase::Step(_) => false,
            };
            assert!(waits, "{:?} with {expected:?}", table.phase());
        }
        let replayed = MatchRecord::replay(options.clone(), record.moves());
        let mut replayed = replayed
            .expect("only legal moves")
            .with_origin(record.origin());
        if record.takeback_used() {
            replayed = replayed.with_takeback_used();
        }
        if replayed.round_number() < record.round_number() {
            replayed.next_round();
        }
        assert_eq!(replayed, *record);
    }
}

fn events() -> impl Strategy<Value = Vec<(u32, usize)>> {
    prop::collection::vec((0..48_u32, 0..10_000_usize), 1..200)
}

fn controllers(seats: core::ops::RangeInclusive<usize>) -> impl Strategy<Value = Vec<usize>> {
    prop::collection::vec(0..CONTROLLERS.len(), seats)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn a_table_of_nim_stays_consistent(sit in controllers(2..=2), events in events()) {
        let take = |heap| (0..5).map(move |count| Take { heap, count });
        let sit = [0, 1].map(|seat| CONTROLLERS[sit[seat]]);
        let mut random = Random::<Nim>::new(nim([3, 2, 1], sit), (0..4).flat_map(take).collect());
        for (kind, number) in events {
            random.step(kind, number);
        }
    }

    #[test]
    fn a_table_with_chance_stays_consistent(
        sit in controllers(2..=2), seed in 0..100_u64, events in events()
    ) {
        let deals = (0..5).map(Move::Deal);
        let sit = [0, 1].map(|seat| CONTROLLERS[sit[seat]]);
        let conceivable = deals.chain([Move::Pass, Move::Bet]).collect();
        let mut random = Random::<Kuhn>::new(kuhn(seed, sit), conceivable);
        for (kind, number) in events {
            random.step(kind, number);
        }
    }

    #[test]
    fn a_table_where_several_move_at_once_stays_consistent(
        sit in controllers(3..=3), seed in 0..100_u64, events in events()
    ) {
        let sit = [0, 1, 2].map(|seat| CONTROLLERS[sit[seat]]);
        let conceivable = (0..3).map(grab::Move::Play).chain([grab::Move::TimeUp]);
        let mut random = Random::<Grab>::new(toys::grab(seed, sit), conceivable.collect());
        for (kind, number) in events {
            random.step(kind, number);
        }
    }

    #[test]
    fn a_table_of_several_rounds_stays_consistent(
        sit in controllers(2..=8), seed in 0..100_u64, events in events()
    ) {
        let sit: Vec<_> = sit.into_iter().map(|one| CONTROLLERS[one]).collect();
        let mut random = Random::<HighCard>::new(high_card(seed, &sit), (0..=110).collect());
        for (kind, number) in events {
            random.step(kind, number);
        }
    }
}
