//! The logs of whole matches, compared with recorded ones.

use cards::Seed;
use game::conformance::ensure;
use game::playthrough::compare;
use game::{ChosenOptions, LevelId};
use protocol::TableFormat;
use scene::SceneGame;
use session::{Event, MatchOptions, Phase, Player, Session, TableBots};
use words::Lang;

use crate::events::choose;
use crate::matches::{awaited, choose_option};
use crate::{Check, Failure, Suite};

/// The names of the bots.
const BOTS: [&str; 8] = [
    "Vera", "Oleg", "Anna", "Bert", "Cleo", "Finn", "Iris", "Jan",
];

/// A move that a bot would not make comes once in this number of moves.
const ANY_IN: u32 = 8;

/// A match as the recorded text names it, with defaults for what is not named.
struct Recorded {
    lang: Lang,
    players: usize,
    /// The seed of the match and of the moves.
    seed: Seed,
    rounds: usize,
    options: ChosenOptions,
}

impl<T: SceneGame> Suite<T> {
    /// Plays the matches of a recorded text, and compares their logs with it as [`compare`] does with the file at
    /// `path`.
    ///
    /// A match begins with a line such as `# lang=fr players=3 seed=7 told=1 deals=5`: `told` is the number of rounds
    /// that are told at most, and what comes after it are options. A person sits in the first seat, bots in the
    /// others. Each line then has all that is told until another player is to move, and the last line of a round
    /// says how it has ended.
    ///
    /// # Errors
    /// There is no match, one cannot be played, or the first line that differs.
    pub fn logs(&self, path: &str, recorded: &str) -> Result<(), String> {
        let heads = recorded.lines().filter(|line| line.starts_with("# "));
        let logs: Result<String, Failure> = heads.map(|head| self.log(head)).collect();
        match logs {
            Ok(logs) if logs.is_empty() => Err(format!("{path} names no match")),
            Ok(logs) => compare(path, recorded, &logs),
            Err(failure) => Err(failure.to_string()),
        }
    }

    /// The log of the match that a line names.
    fn log(&self, head: &str) -> Result<String, Failure> {
        let recorded = Recorded::read::<T::Round>(head)?;
        let mut generator = recorded.seed.derive(0).generator();
        let mut session = Session::default();
        let _ = session.update(Event::NewMatch(recorded.start::<T::Round>()?));
        let mut text = head.to_owned();
        let (mut rounds, mut told) = (0, 0);
        // Whose moves the last line tells, and who was to move when the table was last at rest.
        let (mut teller, mut mover) = (None, None);
        while let Some(table) = session.table() {
            let scene = self.scene_in(table, recorded.lang);
            if !matches!(table.phase(), Phase::Step(_)) {
                for (at, line) in scene.log().enumerate().skip(told) {
                    let goes_on = at > 0 && teller == mover;
                    text += if goes_on { " " } else { "\n" };
                    text += line;
                    teller = mover;
                }
                told = scene.log().count();
                mover = table.record().any().turn().mover();
            }
            if let Some(outcome) = &scene.outcome {
                let why = outcome.why.join(" ");
                let end = [&scene.prompt, &outcome.title, &why, &outcome.detail];
                text += "\n= ";
                text += &end.map(String::as_str).join(" = ");
                (rounds, told, mover) = (rounds + 1, 0, None);
            }
            let mut choose =
                |seat| choose::<T::Round>(table.record(), seat, ANY_IN, &mut generator);
            let event = awaited(table, &mut choose).filter(|_| rounds < recorded.rounds);
            let Some(event) = event else { break };
            let _ = session.update(event);
        }
        Ok(text + "\n")
    }
}

impl Recorded {
    fn read<G: TableFormat>(head: &str) -> Result<Self, Failure> {
        let mut recorded = Self {
            lang: Lang::En,
            players: 2,
            seed: Seed(0),
            rounds: 1,
            options: ChosenOptions::default(),
        };
        for pair in head.split(' ').skip(1) {
            let read = pair
                .split_once('=')
                .and_then(|(key, value)| recorded.set::<G>(key, value));
            ensure(Check::Options, read.is_some(), || {
                format!("{head}: {pair} cannot be read")
            })?;
        }
        Ok(recorded)
    }

    /// Reads one value; `None` if there is no such key or value.
    fn set<G: TableFormat>(&mut self, key: &str, value: &str) -> Option<()> {
        match key {
            "lang" => self.lang = Lang::from_tag(value)?,
            "players" => self.players = value.parse().ok()?,
            "seed" => self.seed = Seed(value.parse().ok()?),
            "told" => self.rounds = value.parse().ok()?,
            _ => choose_option::<G>(&mut self.options, key, value)?,
        }
        Some(())
    }

    fn start<G: TableFormat + TableBots>(&self) -> Result<MatchOptions, Failure> {
        // Bots without search come first, the best of them before the others.
        let mut levels: Vec<LevelId> = G::INFO.levels.iter().rev().copied().collect();
        levels.sort_by_key(|level| G::needs_search(*level));
        let bots = BOTS.into_iter().zip(levels.into_iter().cycle());
        let bots = bots.map(|(name, level)| Player::bot(name, level));
        let players = core::iter::once(Player::here("")).chain(bots);
        let start = |seats| G::start(self.seed, seats, &self.options);
        let options = MatchOptions::new(players.take(self.players).collect(), start);
        options.map_err(|error| Failure::new(Check::Options, error.to_string()))
    }
}
