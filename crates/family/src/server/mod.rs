//! The side of the family: what is open, and the answers.

mod game_scenes;
mod games;
mod matches;
mod scenes;
mod slots;

use cards::Seat;
use protocol::{AnyReader, CompactReader, CompactText, reader_of};
use scene::SceneGame;
use session::{AnyDisplay, AnyMatch, MatchRecord, Steps};

use self::game_scenes::{GameScenes, scenes_of};
use self::scenes::{ReadTexts, ShownScene};
use self::slots::Slots;
use crate::opened::{MatchNow, OpenedMatch};
use crate::request::{MatchHandle, RecordRef, Request};

/// A game of a family.
pub struct ServedGame {
    /// The formats of the game.
    reader: fn() -> &'static dyn AnyReader,
    /// What its table shows.
    scenes: fn() -> &'static dyn GameScenes,
}

impl ServedGame {
    /// A game with typed rules.
    #[must_use]
    pub const fn of<T: SceneGame>() -> Self {
        Self {
            reader: reader_of::<T::Round>,
            scenes: scenes_of::<T>,
        }
    }
}

/// The side of a family: it holds what the page has opened, and answers requests.
pub struct FamilyServer {
    games: &'static [ServedGame],
    matches: Slots<Box<dyn AnyMatch>>,
    displays: Slots<Box<dyn AnyDisplay>>,
    /// The steps of the last move, unless a position has taken them. The table that plays a move shows its steps next.
    steps: Steps,
    /// The texts that were read.
    texts: Vec<ReadTexts>,
    /// The last scene that was sent.
    shown: ShownScene,
    /// The number of moves that were played, which is the number of these steps.
    played: usize,
}

impl FamilyServer {
    /// A family with these games, and nothing open.
    #[must_use]
    pub fn new(games: &'static [ServedGame]) -> Self {
        Self {
            games,
            matches: Slots::default(),
            displays: Slots::default(),
            steps: Steps::none(),
            texts: Vec::new(),
            shown: ShownScene::default(),
            played: 0,
        }
    }

    /// The number of matches and positions that are open.
    #[must_use]
    pub fn open_count(&self) -> usize {
        self.matches.len() + self.displays.len()
    }

    /// Answers a request. The answer is empty if the request is none, or has the number of something that is not open,
    /// and if there is nothing to say.
    pub fn answer(&mut self, request: &[u8]) -> String {
        let mut reader = CompactReader::of_any_length(request);
        let request = Request::take(&mut reader);
        let is_read = reader.is_at_end();
        let mut answer = String::new();
        // Half an answer is none: the page would read it as a whole one.
        if !is_read || self.put_answer(request, &mut answer).is_none() {
            answer.clear();
        }
        answer
    }

    fn put_answer(&mut self, request: Request, answer: &mut String) -> Option<()> {
        match request {
            Request::Game(game, request) => self.game_answer(game, request, answer),
            Request::Scene(game, request) => self.scene_answer(game, request, answer),
            Request::Match(handle, request) => self.match_answer(handle, request, answer),
            Request::Display(handle, request) => self.display_answer(handle, request, answer),
        }
    }

    /// Keeps a match, and tells all of it.
    fn open(&mut self, opened: Box<dyn AnyMatch>) -> OpenedMatch {
        OpenedMatch {
            moves_at_once: opened.moves_at_once(),
            day_is_one_round: opened.day_is_one_round(),
            seats: opened.seats(),
            seed: opened.seed(),
            moves: opened.moves().to_vec(),
            now: MatchNow::of(&*opened),
            handle: self.matches.add(opened),
        }
    }

    /// Reads a match with its players. Parts that are not of this match close it.
    fn with_record<T>(
        &mut self,
        record: RecordRef,
        read: impl FnOnce(&MatchRecord) -> T,
    ) -> Option<T> {
        let [start, now] = self.take_matches([record.start, record.now])?;
        let whole = MatchRecord::from_parts(record.parts, start, now)?;
        let result = read(&whole);
        self.put_matches([record.start, record.now], whole.into_matches());
        Some(result)
    }

    /// Takes two different matches, to put them back.
    fn take_matches(&mut self, numbers: [MatchHandle; 2]) -> Option<[Box<dyn AnyMatch>; 2]> {
        let [start, now] = numbers;
        self.matches.get(now).filter(|_| start != now)?;
        Some([self.matches.take(start)?, self.matches.take(now)?])
    }

    fn put_matches(&mut self, numbers: [MatchHandle; 2], matches: [Box<dyn AnyMatch>; 2]) {
        for (number, one) in numbers.into_iter().zip(matches) {
            self.matches.put(number, one);
        }
    }
}

/// The seat, if the table of a match has it.
fn sits(played: &dyn AnyMatch, seat: Seat) -> Option<Seat> {
    played.seats().seat(seat.get().into()).ok()
}
