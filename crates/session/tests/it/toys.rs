//! The toy games at a table.

use core::fmt::Debug;

use cards::{Seat, Seed};
use game::{Game, LevelId, Match, OneRound, Record, Word};
use session::{
    Controller, Effect, Event, MatchOptions, MatchRecord, Pause, Phase, Player, Session, Table,
    TableGame, Ticket, TypedRecord, Waiting,
};

use crate::grab::{self, Grab};
use crate::high_card::{self, HighCard};
use crate::high_card_match::HighCardMatch;
use crate::kuhn::{self, Kuhn};
use crate::nim::{Nim, Take};

/// A position with its viewer, and the steps shown since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DisplayState<G: Game> {
    pub(crate) viewer: Seat,
    pub(crate) view: G::View,
    pub(crate) steps: Vec<G::Step>,
}

impl<G: Game> DisplayState<G> {
    fn new<M: Match<Round = G>>(record: &Record<M>, viewer: Seat) -> Self {
        let view = record.round().view(viewer);
        let steps = Vec::new();
        Self {
            viewer,
            view,
            steps,
        }
    }
}

impl TableGame for Nim {
    type Match = OneRound<Self>;
    type DisplayState = DisplayState<Self>;

    fn move_text(take: Take) -> String {
        format!("{}:{}", take.heap, take.count)
    }

    fn parse_move(text: &str) -> Option<Take> {
        let (heap, count) = text.split_once(':')?;
        let (heap, count) = (heap.parse().ok()?, count.parse().ok()?);
        Some(Take { heap, count })
    }

    fn display_state(record: &Record<Self::Match>, viewer: Seat) -> DisplayState<Self> {
        DisplayState::new(record, viewer)
    }

    /// As if a move that leaves four objects were the first half of a turn.
    fn is_mid_turn(&self) -> bool {
        self.legal().len() == 4
    }
}

impl TableGame for Kuhn {
    type Match = OneRound<Self>;
    type DisplayState = DisplayState<Self>;

    fn move_text(mv: kuhn::Move) -> String {
        text(mv)
    }

    fn parse_move(text: &str) -> Option<kuhn::Move> {
        let deals = (0..5).map(kuhn::Move::Deal);
        named(text, deals.chain([kuhn::Move::Pass, kuhn::Move::Bet]))
    }

    fn display_state(record: &Record<Self::Match>, viewer: Seat) -> DisplayState<Self> {
        DisplayState::new(record, viewer)
    }

    /// Pauses after each card that is dealt, and after the showdown.
    fn show_step(shown: &mut DisplayState<Self>, step: kuhn::Step) -> Option<Pause> {
        shown.steps.push(step);
        match step {
            kuhn::Step::Dealt(..) => Some(Pause::Card),
            kuhn::Step::Acted(..) => None,
            kuhn::Step::Shown(_) => Some(Pause::Trick),
        }
    }
}

impl TableGame for HighCard {
    type Match = HighCardMatch;
    type DisplayState = DisplayState<Self>;

    const DAY_IS_ONE_ROUND: bool = true;

    fn move_text(card: u8) -> String {
        card.to_string()
    }

    fn parse_move(text: &str) -> Option<u8> {
        text.parse().ok()
    }

    fn display_state(record: &Record<HighCardMatch>, viewer: Seat) -> DisplayState<Self> {
        DisplayState::new(record, viewer)
    }

    /// Pauses after every step: the last card of a round is followed by two.
    fn show_step(shown: &mut DisplayState<Self>, step: high_card::Step) -> Option<Pause> {
        shown.steps.push(step);
        match step {
            high_card::Step::Played(..) => Some(Pause::Card),
            high_card::Step::PotTaken(..) => Some(Pause::Trick),
        }
    }

    /// Two jokers are a tie, whatever the others play.
    fn claim_move(&self) -> Option<u8> {
        let jokers = self.played.iter().filter(|card| **card >= 104);
        let is_tie = jokers.count() > 1;
        self.legal().first().copied().filter(|_| is_tie)
    }
}

impl TableGame for Grab {
    type Match = OneRound<Self>;
    type DisplayState = DisplayState<Self>;

    fn move_text(mv: grab::Move) -> String {
        text(mv)
    }

    fn parse_move(text: &str) -> Option<grab::Move> {
        use grab::Move::{Choose, Grab, Hold, Play, Say, TimeUp, Turn};
        let of_seat = |seat| {
            let choices = (1..4).map(move |number| Choose(seat, number));
            choices.chain([Grab(seat), Hold(seat)])
        };
        let all = Self::SEATS.most().seats().flat_map(of_seat);
        let all = all.chain((0..3).map(Play)).chain([TimeUp]);
        named(
            text,
            all.chain([Turn(false), Turn(true), Say(false), Say(true)]),
        )
    }

    fn display_state(record: &Record<Self::Match>, viewer: Seat) -> DisplayState<Self> {
        DisplayState::new(record, viewer)
    }

    /// Pauses when somebody has held back.
    fn show_step(shown: &mut DisplayState<Self>, step: grab::Move) -> Option<Pause> {
        shown.steps.push(step);
        matches!(step, grab::Move::Hold(_)).then_some(Pause::Trick)
    }
}

/// The text of a move: its Rust name, without spaces.
fn text(mv: impl Debug) -> String {
    format!("{mv:?}").replace(' ', "")
}

/// The move with this text among all moves.
fn named<Move: Copy + Debug>(name: &str, all: impl IntoIterator<Item = Move>) -> Option<Move> {
    all.into_iter().find(|mv| text(*mv) == name)
}

/// The move in Nim that takes objects from a heap.
pub(crate) fn take(heap: u8, count: u8) -> Word {
    Nim::word(Take { heap, count })
}

/// The move in Nim that takes one object from the first heap.
pub(crate) fn one() -> Word {
    take(0, 1)
}

/// The level of every bot.
pub(crate) const LEVEL: LevelId = LevelId::new("calm");

pub(crate) const ELSEWHERE: Controller = Controller::Online;
pub(crate) const HERE: Controller = Controller::Here;
pub(crate) const BOT: Controller = Controller::Bot(LEVEL);
pub(crate) const OPEN: Controller = Controller::Open;

/// A player with a name that fits every controller.
pub(crate) fn player(controller: Controller) -> Player {
    Player {
        name: "Ada".into(),
        controller,
    }
}

fn players(controllers: &[Controller]) -> Vec<Player> {
    controllers.iter().copied().map(player).collect()
}

pub(crate) fn nim(heaps: [u8; 3], controllers: [Controller; 2]) -> MatchOptions {
    let start = |_| OneRound::new(Nim::new(heaps), Seed(1));
    MatchOptions::new(players(&controllers), start).expect("good options")
}

pub(crate) fn kuhn(seed: u64, controllers: [Controller; 2]) -> MatchOptions {
    let start = |_| OneRound::new(Kuhn::default(), Seed(seed));
    MatchOptions::new(players(&controllers), start).expect("good options")
}

pub(crate) fn grab(seed: u64, controllers: [Controller; 3]) -> MatchOptions {
    let start = |_| OneRound::new(Grab::new(""), Seed(seed));
    MatchOptions::new(players(&controllers), start).expect("good options")
}

pub(crate) fn high_card(seed: u64, controllers: &[Controller]) -> MatchOptions {
    let start = |seats| HighCardMatch::new(seats, Seed(seed));
    MatchOptions::new(players(controllers), start).expect("good options")
}

/// A session with a new match, and the effects of its start.
pub(crate) fn started(options: MatchOptions) -> (Session, Vec<Effect>) {
    let mut session = Session::default();
    let mut effects = session.update(Event::NewMatch(options));
    effects.extend(ready(&mut session));
    (session, effects)
}

pub(crate) fn table(session: &Session) -> &Table {
    session.table().expect("at a table")
}

pub(crate) fn record(session: &Session) -> &MatchRecord {
    table(session).record()
}

/// The match with the types of its game.
pub(crate) fn typed<G: TableGame>(session: &Session) -> TypedRecord<'_, G> {
    record(session).typed().expect("a match of this game")
}

/// The position that is shown.
pub(crate) fn shown<G: TableGame>(session: &Session) -> &G::DisplayState {
    let typed = table(session).typed::<G>();
    typed.expect("a match of this game").display_state()
}

/// The ticket of the pause or request that the table waits for.
pub(crate) fn ticket(session: &Session) -> Option<Ticket> {
    match table(session).phase() {
        Phase::Forced(ticket) | Phase::ForcedWhileHidden(ticket) | Phase::Step(ticket) => {
            Some(ticket)
        }
        Phase::Bot(waiting) => Some(missing(&waiting)),
        _ => None,
    }
}

/// The ticket under which a bot's choice, or the end of its pause, is awaited.
pub(crate) fn missing(waiting: &Waiting) -> Ticket {
    match waiting {
        Waiting::Both(ticket) | Waiting::Choice(ticket) | Waiting::Pause(ticket, _) => *ticket,
    }
}

/// All tickets that the table waits for: that of its phase, the bots' beside it, and the clock's.
pub(crate) fn awaited(session: &Session) -> Vec<Ticket> {
    let table = table(session);
    let rivals = table.rivals().iter().map(|rival| missing(&rival.waiting));
    let all = ticket(session).into_iter().chain(rivals);
    all.chain(table.clock()).collect()
}

/// Lets the person whose turn it is take the device, if the table waits for that.
pub(crate) fn ready(session: &mut Session) -> Vec<Effect> {
    match table(session).hand_over(true) {
        Some(_) => session.update(Event::Ready),
        None => Vec::new(),
    }
}

/// Ends pauses and answers for bots, with the first legal move, until the table waits for a person, an
/// open seat or the next round. Returns all effects.
pub(crate) fn settle(session: &mut Session) -> Vec<Effect> {
    let mut effects = ready(session);
    while let Some(ticket) = ticket(session) {
        let first = record(session).any().legal().first().copied();
        let event = match (table(session).phase(), first) {
            (Phase::Bot(Waiting::Choice(_)), Some(mv)) => Event::Chosen { ticket, mv },
            _ => Event::Elapsed(ticket),
        };
        effects.extend(session.update(event));
        effects.extend(ready(session));
    }
    effects
}
