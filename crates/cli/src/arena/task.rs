//! The options of the command, and what a game adds to them.

use core::fmt::Write;
use core::num::NonZero;
use std::thread::available_parallelism;

use cards::Seed;
use clap::Args;

use super::figure::Line;
use super::report;
use super::schedule::Schedule;

/// Options of `house arena`.
#[derive(Args)]
pub struct ArenaTask {
    /// Which game; each game's players, options and bots are listed below [default: the first]
    #[arg(long)]
    game: Option<String>,
    /// How many players
    #[arg(long)]
    players: Option<i64>,
    /// How many deals, each played in all rotations
    #[arg(long, default_value_t = 100)]
    deals: u64,
    /// What the deals follow from: a number or any text
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// Plays whole matches instead of single deals, and counts wins
    #[arg(long)]
    matches: bool,
    /// Options of the rules that are on, with commas between
    #[arg(long, value_delimiter = ',')]
    options: Vec<String>,
    /// Writes one JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// How many threads; all cores if not given
    #[arg(long)]
    threads: Option<usize>,
    /// Who plays: a level, a policy with its numbers, or a program (all are listed below)
    #[arg(required = true, num_args = 2..)]
    bots: Vec<String>,
}

/// A game's part of the command.
#[derive(Clone, Copy, Debug)]
pub struct GameArena {
    /// The game's id in the catalogue.
    pub id: &'static str,
    /// The number of players unless one is given.
    pub default_players: i64,
    /// The options of the rules: the id of each and what it does.
    pub options: &'static [(&'static str, &'static str)],
    /// What its figures are, in a sentence.
    pub figures: &'static str,
    /// Whether bots can play whole matches too.
    pub has_matches: bool,
    /// The forms of a bot, with numbers in capitals, and a description.
    pub bots: fn() -> Vec<(&'static str, &'static str)>,
    /// Plays the tournament. Returns a line for each bot.
    pub run: fn(&Schedule) -> Result<Vec<Line>, String>,
}

impl ArenaTask {
    /// Plays the tournament in one of these games, in the first if none is named, and prints the report.
    ///
    /// # Errors
    /// There is no such game or option, or the tournament could not be played.
    pub fn run(&self, games: &[GameArena]) -> Result<(), String> {
        let game = self.choose(games)?;
        let schedule = self.schedule(game)?;
        let lines = (game.run)(&schedule)?;
        if self.json {
            println!("{}", report::json(self.game.as_deref(), &schedule, &lines));
        } else {
            report::print(&schedule, &lines);
        }
        Ok(())
    }

    fn choose<'a>(&self, games: &'a [GameArena]) -> Result<&'a GameArena, String> {
        let ids: Vec<&str> = games.iter().map(|game| game.id).collect();
        let found = match &self.game {
            Some(id) => games.iter().find(|game| game.id == id),
            None => games.first(),
        };
        found.ok_or_else(|| format!("no such game; there are {}", ids.join(", ")))
    }

    fn schedule(&self, game: &GameArena) -> Result<Schedule, String> {
        let is_unknown = |option: &&String| !game.options.iter().any(|(id, _)| id == option);
        if let Some(option) = self.options.iter().find(is_unknown) {
            let ids: Vec<&str> = game.options.iter().map(|(id, _)| *id).collect();
            let known = if ids.is_empty() {
                "none".into()
            } else {
                ids.join(", ")
            };
            return Err(format!(
                "{} has no option {option:?}; its options: {known}",
                game.id
            ));
        }
        if self.matches && !game.has_matches {
            return Err(format!("the bots of {} play single deals only", game.id));
        }
        let cores = || available_parallelism().map_or(1, NonZero::get);
        Ok(Schedule {
            players: self.players.unwrap_or(game.default_players),
            deals: self.deals,
            seed: self.seed,
            matches: self.matches,
            options: self.options.clone(),
            threads: self.threads.unwrap_or_else(cores).max(1),
            bots: self.bots.clone(),
        })
    }
}

/// The refusal of a name that none of these forms of a bot has.
#[must_use]
pub fn no_bot(name: &str, forms: &[(&str, &str)]) -> String {
    let forms: Vec<&str> = forms.iter().map(|(form, _)| *form).collect();
    format!("no bot {name:?}; there are {}", forms.join(", "))
}

/// Help text: for each game its default number of players, its options, and the forms of a bot.
#[must_use]
pub fn arena_help(games: &[GameArena]) -> String {
    let mut text = String::new();
    for game in games {
        // Writing to a text cannot fail.
        let _ = writeln!(
            text,
            "{}: {} players unless told otherwise. {}",
            game.id, game.default_players, game.figures
        );
        let parts = [("Options", game.options), ("Bots", &(game.bots)())];
        for (title, lines) in parts.iter().filter(|(_, lines)| !lines.is_empty()) {
            let _ = writeln!(text, "  {title}:");
            for (form, what) in *lines {
                let _ = writeln!(text, "    {form:<34} {what}");
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::{ArenaTask, GameArena, arena_help};

    #[derive(Parser)]
    struct Program {
        #[command(flatten)]
        task: ArenaTask,
    }

    const WHIST: GameArena = GameArena {
        id: "whist",
        default_players: 4,
        options: &[("honours", "the four honours count")],
        figures: "Figures are tricks.",
        has_matches: false,
        bots: || vec![("random", "any legal card")],
        run: |schedule| Err(format!("{} {:?}", schedule.players, schedule.options)),
    };

    fn told(arguments: &str) -> String {
        let words = arguments.split(' ');
        let program = Program::try_parse_from(["arena"].into_iter().chain(words));
        let run = program.expect("good arguments").task.run(&[WHIST]);
        run.expect_err("it plays nothing")
    }

    #[test]
    fn a_game_gets_its_players_and_options() {
        assert_eq!(told("a b"), "4 []");
        assert_eq!(told("--game whist --players 3 a b"), "3 []");
        assert_eq!(told("--options honours a b"), "4 [\"honours\"]");
    }

    #[test]
    fn what_a_game_does_not_have_is_refused_with_what_it_has() {
        let game = told("--game piquet a b");
        assert_eq!(game, "no such game; there are whist");
        let option = told("--options=honours,kitty a b");
        assert_eq!(
            option,
            "whist has no option \"kitty\"; its options: honours"
        );
        let matches = told("--matches a b");
        assert_eq!(matches, "the bots of whist play single deals only");
    }

    #[test]
    fn the_help_lists_options_and_bots() {
        let help = arena_help(&[WHIST]);
        for part in [
            "whist: 4 players",
            "are tricks",
            "honours",
            "any legal card",
        ] {
            assert!(help.contains(part), "{part} in {help}");
        }
    }
}
