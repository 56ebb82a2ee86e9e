//! The session of a patience: one player, a timeline, and no bots.

use game::{Game, OneRound, Record, Timeline, Turn};

/// A game that one person plays alone.
pub trait PatienceGame: Game {
    /// The move that the session plays by itself here, such as a card that is safe on its foundation;
    /// `None` if the player is to choose. Must come to an end. By default the player makes all moves.
    fn automatic_move(&self) -> Option<Self::Move> {
        None
    }
}

/// A patience in progress. All changes go through [`Patience::update`]: an event in, effects out.
///
/// Chance, and the moves that [`PatienceGame::automatic_move`] names, follow each move of the player by
/// themselves. They are taken back together with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patience<G: PatienceGame> {
    timeline: Timeline<OneRound<G>>,
    /// For each move of the player before the cursor, the number of moves before it.
    decisions: Vec<usize>,
}

/// Something that the session of a patience reacts to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PatienceEvent<G: PatienceGame> {
    /// The player starts a new game.
    New(OneRound<G>),
    /// The player opens a game from a save, a link or a file.
    Open(Box<Timeline<OneRound<G>>>),
    /// The player moves.
    Play(G::Move),
    /// The player takes a move back.
    Undo,
    /// The player repeats a move that was taken back.
    Redo,
    /// The player goes to the position after this number of moves of the timeline, chance and automatic
    /// moves included. Those that follow there are played.
    GoTo(usize),
    /// The player starts the same deal from the beginning. Nothing is left to redo.
    Restart,
}

/// Something that the page must do, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatienceEffect {
    /// Save the timeline.
    Save,
    /// Count the game, which has just been won or lost. Reaching the same end by redo is not counted.
    Finished,
}

impl<G: PatienceGame> Patience<G> {
    /// A new game, with the effects of its start.
    #[must_use]
    pub fn new(start: OneRound<G>) -> (Self, Vec<PatienceEffect>) {
        let patience = Self::restored(Timeline::new(Record::new(start)));
        let effects = effects(patience.is_over());
        (patience, effects)
    }

    /// A session that resumes a saved game.
    #[must_use]
    pub fn restored(timeline: Timeline<OneRound<G>>) -> Self {
        let mut patience = Self {
            timeline,
            decisions: Vec::new(),
        };
        patience.settle();
        patience.find_decisions();
        patience
    }

    /// The moves played, and those to redo.
    #[must_use]
    pub const fn timeline(&self) -> &Timeline<OneRound<G>> {
        &self.timeline
    }

    /// The game at the cursor.
    #[must_use]
    pub const fn game(&self) -> &G {
        self.timeline.record().round()
    }

    /// The number of moves that the player has made up to the cursor, without chance and automatic
    /// moves.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.decisions.len()
    }

    /// Whether there is a move to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.decisions.is_empty()
    }

    /// Whether there is a move to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.timeline.next_move().is_some()
    }

    /// Whether the game is won or lost.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.timeline.record().is_over()
    }

    /// Handles an event and returns what the page must do. An event that is not possible, such as an
    /// illegal move, changes nothing and has no effects.
    #[must_use]
    pub fn update(&mut self, event: PatienceEvent<G>) -> Vec<PatienceEffect> {
        let is_changed = match event {
            PatienceEvent::New(start) => return self.start(start),
            PatienceEvent::Restart => return self.start(self.timeline.record().start().clone()),
            PatienceEvent::Open(timeline) => {
                *self = Self::restored(*timeline);
                true
            }
            PatienceEvent::Play(mv) => {
                let is_redo = self.timeline.next_move() == Some(mv);
                if !self.play(mv) {
                    return Vec::new();
                }
                return effects(self.is_over() && !is_redo);
            }
            PatienceEvent::Undo => match self.decisions.pop() {
                Some(before) => self.timeline.go_to(before),
                None => false,
            },
            PatienceEvent::Redo => self.timeline.next_move().is_some_and(|mv| self.play(mv)),
            PatienceEvent::GoTo(cursor) => self.go_to(cursor),
        };
        if is_changed {
            effects(false)
        } else {
            Vec::new()
        }
    }

    fn start(&mut self, start: OneRound<G>) -> Vec<PatienceEffect> {
        let (new, effects) = Self::new(start);
        *self = new;
        effects
    }

    /// Plays the player's move and what follows it. Returns whether it was legal.
    fn play(&mut self, mv: G::Move) -> bool {
        let before = self.timeline.cursor();
        let is_legal = self.timeline.play(mv, &mut game::Ignore).is_ok();
        if is_legal {
            self.decisions.push(before);
            self.settle();
        }
        is_legal
    }

    fn go_to(&mut self, cursor: usize) -> bool {
        let is_there = self.timeline.go_to(cursor);
        if is_there {
            self.settle();
            self.find_decisions();
        }
        is_there
    }

    /// Plays chance and automatic moves. Stops before a move that would change what can be redone.
    fn settle(&mut self) {
        while let Some(mv) = own_move(self.timeline.record()) {
            let next = self.timeline.next_move().unwrap_or(mv);
            if next != mv || self.timeline.play(mv, &mut game::Ignore).is_err() {
                break;
            }
        }
    }

    /// Finds the player's moves among all moves before the cursor.
    fn find_decisions(&mut self) {
        let record = self.timeline.record();
        let mut replayed = Record::new(record.start().clone());
        self.decisions.clear();
        for (number, mv) in record.moves().iter().enumerate() {
            if own_move(&replayed) != Some(*mv) {
                self.decisions.push(number);
            }
            // Cannot fail: the move was legal in this game.
            let _ = replayed.play(*mv, &mut game::Ignore);
        }
    }
}

/// The next move that the session plays by itself.
fn own_move<G: PatienceGame>(record: &Record<OneRound<G>>) -> Option<G::Move> {
    match record.round().turn() {
        Turn::Chance => record.draw(),
        Turn::Seat(_) => record.round().automatic_move(),
        Turn::Over => None,
    }
}

fn effects(is_finished: bool) -> Vec<PatienceEffect> {
    let finished = is_finished.then_some(PatienceEffect::Finished);
    [PatienceEffect::Save].into_iter().chain(finished).collect()
}
