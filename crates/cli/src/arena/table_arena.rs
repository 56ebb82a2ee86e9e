//! Tournaments of the bots of a game at a table.

use core::fmt::Display;

use cards::{BySeat, SeatCount, Seed, derivations};
use game::{Game, LevelId, Match, Standing};
use protocol::TableFormat;
use search::{Bot, BotError, Contest, Seating, TournamentScores, play_game};
use session::{TableBots, TableGame};

use super::figure::{Figure, Line};
use super::schedule::Schedule;
use super::task::{GameArena, no_bot};

/// The scores of each player in a match that is over, by its end and each player's share of the win.
pub type MatchScores<G, const N: usize> =
    fn(end: &<G as TableGame>::Match, wins: BySeat<f64>) -> [BySeat<f64>; N];

type ViewOf<G> = <G as Game>::View;
type MoveOf<G> = <G as Game>::Move;

/// The most numbers of a bot.
const MAX_NUMBERS: usize = 3;

/// A kind of bots beside the levels of a game: its name with its numbers in capitals, as in `pimc:DEALS`; what it is;
/// and how it plays with these numbers. Those that its form does not have are 0.
pub type BotForm<P> = (&'static str, &'static str, fn([u32; MAX_NUMBERS]) -> P);

/// The arena of a game at a table. Each player gets `N` scores.
pub trait TableArena<const N: usize>: 'static {
    /// The rounds of the game.
    type Round: TableFormat<Move: Display> + TableBots;
    /// How the bots beside the levels play.
    type Policy: Copy + Send;

    /// The number of players unless one is given.
    const PLAYERS: i64;
    /// The options of the rules: the id of each and what it does.
    const OPTIONS: &'static [(&'static str, &'static str)];
    /// What its figures are, in a sentence.
    const FIGURES: &'static str;
    /// The bots beside the levels.
    const BOTS: &'static [BotForm<Self::Policy>];
    /// The scores of a whole match, from its end and each player's share of the win; `None` if bots play single
    /// rounds only.
    const MATCH_SCORES: Option<MatchScores<Self::Round, N>> = None;

    /// The start of a match as saves have it, with the options that are on.
    fn start(seats: SeatCount, on: &[&str]) -> String;

    /// Whether the player of a view has two moves or more.
    fn has_choice(view: &ViewOf<Self::Round>) -> bool;

    /// The move of a bot that is not a level; `None` if it has none, or is not for this number of players.
    fn choose(
        policy: Self::Policy,
        view: &ViewOf<Self::Round>,
        seed: Seed,
    ) -> Option<MoveOf<Self::Round>>;

    /// The scores of a round that is over.
    fn scores(end: &Self::Round) -> [BySeat<f64>; N];

    /// The figures of the bot with this number.
    fn figures(schedule: &Schedule, totals: &[TournamentScores; N], bot: usize) -> Vec<Figure>;
}

impl GameArena {
    /// The arena of a game at a table.
    #[must_use]
    pub const fn of_table<A: TableArena<N>, const N: usize>() -> Self {
        Self {
            id: A::Round::INFO.id(),
            default_players: A::PLAYERS,
            options: A::OPTIONS,
            figures: A::FIGURES,
            has_matches: A::MATCH_SCORES.is_some(),
            bots: forms::<A, N>,
            run: run::<A, N>,
        }
    }
}

/// The levels and the other bots.
fn forms<A: TableArena<N>, const N: usize>() -> Vec<(&'static str, &'static str)> {
    let levels = A::Round::INFO.levels.iter();
    let levels = levels.map(|level| (level.id(), "a level of the page"));
    let others = A::BOTS.iter().map(|(form, about, _)| (*form, *about));
    levels.chain(others).collect()
}

fn run<A: TableArena<N>, const N: usize>(schedule: &Schedule) -> Result<Vec<Line>, String> {
    let seats = schedule.seats(A::Round::SEATS)?;
    let options = A::OPTIONS.iter().map(|(option, _)| *option);
    let on: Vec<&str> = options.filter(|option| schedule.has(option)).collect();
    let start = A::start(seats, &on);
    let fits = A::Round::parse_start(schedule.seed, seats, &start).is_some();
    if !fits {
        let (players, on) = (schedule.players, on.join(", "));
        return Err(format!("a match of {players} players cannot have {on}"));
    }
    let contest = TableContest {
        start,
        match_scores: A::MATCH_SCORES.filter(|_| schedule.matches),
        scores: A::scores,
    };
    let standings = schedule.play(seats, &contest, A::has_choice, NamedBot::<A, N>::new)?;
    let figures = |bot| A::figures(schedule, &standings.totals, bot);
    Ok(standings.lines(figures))
}

/// What is played with each deal: the first round of a match, or all of it.
struct TableContest<G: TableGame, const N: usize> {
    start: String,
    match_scores: Option<MatchScores<G, N>>,
    scores: fn(&G) -> [BySeat<f64>; N],
}

impl<G: TableFormat, P: Bot<G, Error = String>, const N: usize> Contest<P, N>
    for TableContest<G, N>
{
    type Error = BotError<String, G::Move>;

    /// The bots of a round have a seed derived from the match's by the number of the rounds before.
    fn play(&self, seating: Seating<'_, P>, seed: Seed) -> Result<[BySeat<f64>; N], Self::Error> {
        let Seating { lineup, bots } = seating;
        let seats = lineup.seats();
        let start = G::parse_start(seed, seats, &self.start);
        let unfit = || BotError::NoAnswer(format!("there is no match {:?}", self.start));
        let mut state = start.ok_or_else(unfit)?;
        for number in 0.. {
            let seed = seed.derive(derivations::DECISIONS - number);
            let end = play_game(state.deal(), G::view, Seating { lineup, bots }, seed)?;
            let Some(match_scores) = self.match_scores else {
                return Ok((self.scores)(&end));
            };
            state.finish_round(&end);
            if let Standing::Over(winners) = state.standing() {
                let part = 1.0 / f64::from(u32::try_from(winners.len()).unwrap_or(1));
                let share = |seat| if winners.contains(&seat) { part } else { 0.0 };
                return Ok(match_scores(&state, BySeat::from_fn(seats, share)));
            }
        }
        Err(unfit())
    }
}

/// A level, or another bot with its numbers.
struct NamedBot<A: TableArena<N>, const N: usize> {
    name: String,
    kind: Kind<A::Policy>,
}

enum Kind<P> {
    Level(LevelId),
    Other(P),
}

impl<A: TableArena<N>, const N: usize> NamedBot<A, N> {
    /// The bot of this name.
    ///
    /// # Errors
    /// There is no such bot.
    fn new(name: &str) -> Result<Self, String> {
        let level = A::Round::INFO.level(name).map(Kind::Level);
        let other = || A::BOTS.iter().find_map(|form| read_form(form, name));
        let kind = level.or_else(|| other().map(Kind::Other));
        let kind = kind.ok_or_else(|| no_bot(name, &forms::<A, N>()))?;
        let name = name.to_owned();
        Ok(Self { name, kind })
    }
}

impl<A: TableArena<N>, const N: usize> Bot<A::Round> for NamedBot<A, N> {
    type Error = String;

    fn choose(&mut self, view: &ViewOf<A::Round>, seed: Seed) -> Result<MoveOf<A::Round>, String> {
        let chosen = match self.kind {
            Kind::Level(level) => A::Round::choose(level, view, seed),
            Kind::Other(policy) => A::choose(policy, view, seed),
        };
        chosen.ok_or_else(|| format!("{} has no answer at this table", self.name))
    }
}

/// How the bot that a text of this form names plays; `None` of another text, also if a number is missing, wrong or one
/// too many.
fn read_form<P>((form, _, policy): &BotForm<P>, text: &str) -> Option<P> {
    let (mut form, mut parts) = (form.split(':'), text.split(':'));
    (form.next() == parts.next()).then_some(())?;
    let mut numbers = [0; MAX_NUMBERS];
    for (number, _) in numbers.iter_mut().zip(form) {
        *number = parts.next()?.parse().ok()?;
    }
    parts.next().is_none().then(|| policy(numbers))
}

#[cfg(test)]
mod tests {
    use super::{BotForm, read_form};

    #[test]
    fn a_bot_is_read_with_all_its_numbers_and_no_other() {
        let form: BotForm<[u32; 3]> = ("pimc:DEALS:HORIZON", "", |numbers| numbers);
        assert_eq!(read_form(&form, "pimc:7:40"), Some([7, 40, 0]));
        for wrong in [
            "",
            "pimc",
            "pimc:7",
            "pimc:7:x",
            "pimc:7:40:1",
            "ismcts:7:40",
        ] {
            assert_eq!(read_form(&form, wrong), None, "{wrong}");
        }
    }
}
