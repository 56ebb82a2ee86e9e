//! What is looked at beside the table: reviews, links, the deals of the days.
//!
//! A program without a page: [`Analysis`] hears messages, thinks in slices, and answers with pages as
//! data, in the person's language. It runs in a worker of its own that is fetched when first called,
//! so the page knows none of this: it draws what comes and sends back what is pressed ([`Action`]).

mod action;
mod bots_page;
mod chart;
mod daily_page;
mod draw;
mod explanation;
mod fair_page;
mod file_handlers;
mod import;
mod match_handlers;
mod match_line;
mod merge;
mod outcome;
mod page_parts;
mod puzzle_deck;
mod puzzle_handlers;
mod puzzle_page;
mod puzzles_page;
mod qr_code;
mod review_page;
mod save_handlers;
mod share_page;
mod situation;
mod statistics_page;
mod summary;
mod tricks_page;
mod work;

use std::collections::BTreeMap;

use cards::{SeatCount, Seed};
use little_devils::bots::Strategy;
use little_devils::bots::net::Net;
use little_devils::protocol::{DayResult, FromAnalysis, SavedMatch, Settings, ToAnalysis};
use little_devils::review::{Depth, Review, RoundReview};
use little_devils::rules::Round;
use little_devils::session::{Day, MatchOptions, MatchRecord, Origin};
use little_devils::words::{AnalysisWords, BOT_NAMES, Words};
use protocol::{CommitmentRecord, Node, SavedSalt};
use session::Salt;
use words::Lang;

pub use action::{Action, ParseActionError};
use draw::text;
use file_handlers::Incoming;
pub use file_handlers::LARGEST_FILE;
use match_line::MatchLine;
pub use merge::{Item, ItemKind};
pub use outcome::{Outcome, Purpose};
pub use page_parts::in_parts;
pub use puzzle_deck::{PuzzleDeck, PuzzleId};
use work::Work;

/// What a study asks of the world around it.
#[derive(Clone, Copy, Debug)]
pub struct Environment {
    /// The learned policy for so many players, if its weights are there.
    pub net: fn(SeatCount) -> Option<&'static Net>,
    /// Milliseconds since 1970.
    pub now: fn() -> f64,
    /// A random salt, if the browser has randomness to give.
    pub salt: fn() -> Option<Salt>,
    /// How closely matches are reviewed.
    pub depth: Depth,
    /// How the top level plays in the person's seat.
    pub top: Strategy,
}

/// Who looks at matches beside the table.
#[derive(Clone, Debug)]
pub struct Analysis {
    environment: Environment,
    lang: Lang,
    address: String,
    name: String,
    /// The match looked at, and whether it is the person's own or somebody's who shared it.
    record: Option<MatchRecord>,
    own: bool,
    review: Option<Review>,
    bot_replay: Option<Vec<Round>>,
    /// Whether the page about fair deals was opened from the review, and leads back there.
    from_review: bool,
    /// The commitment that the page has made by itself.
    commitment_record: Option<CommitmentRecord>,
    work: Option<Work>,
    /// What is thought about while nothing else is.
    match_line: Option<MatchLine>,
    /// Reviews of rounds, the newest last, so that none is looked at twice.
    known: Vec<RoundReview>,
    /// The puzzle whose question was asked last.
    puzzle: Option<PuzzleId>,
    /// What the page keeps by itself, as it tells it, and as the file that is to be saved has it.
    local: Vec<String>,
    exported: Vec<String>,
    /// Whether the person is to pick a file, or has done so; not any more once the page is closed.
    awaits_file: bool,
    /// The file that is to be taken in.
    incoming: Option<Incoming>,
    /// Its settings, if the person has chosen others.
    file_settings: Option<Settings>,
    saved: SavedData,
}

/// What was kept of earlier visits, but for the matches, which may be many.
#[derive(Clone, Debug, Default)]
pub struct SavedData {
    /// The first results of days.
    pub days: BTreeMap<Day, DayResult>,
    /// The salts of commitments to seeds.
    pub salts: BTreeMap<Seed, SavedSalt>,
    /// Own mistakes, and how far the person is with them and with the set.
    pub puzzles: PuzzleDeck,
}

impl Analysis {
    /// A study where nothing is open, with what was kept.
    #[must_use]
    pub fn new(environment: Environment, saved: SavedData) -> Self {
        Self {
            environment,
            lang: Lang::En,
            address: String::new(),
            name: String::new(),
            record: None,
            own: true,
            review: None,
            bot_replay: None,
            from_review: false,
            commitment_record: None,
            work: None,
            match_line: None,
            known: Vec::new(),
            puzzle: None,
            local: Vec::new(),
            exported: Vec::new(),
            awaits_file: false,
            incoming: None,
            file_settings: None,
            saved,
        }
    }

    /// Takes a message in. One that makes no sense changes nothing.
    #[must_use]
    pub fn receive(&mut self, message: ToAnalysis) -> Vec<Outcome> {
        match message {
            ToAnalysis::Open {
                lang,
                address,
                name,
                action,
                save,
                commitment,
            } => {
                self.lang = Lang::from_tag(&lang).unwrap_or(Lang::En);
                (self.address, self.name) = (address, name);
                self.commitment_record = CommitmentRecord::read(&commitment);
                self.open_match(SavedMatch::load(&save).ok(), true);
                self.from_review = false;
                self.action(&action)
            }
            ToAnalysis::Action(action) => {
                // On the pages of a match only the review has this button.
                self.from_review |= action == Action::Fair.to_string();
                self.action(&action)
            }
            ToAnalysis::LocalLine(line) => {
                self.local.push(line);
                Vec::new()
            }
            ToAnalysis::Imported(came) => self.taken(came),
            ToAnalysis::Close => {
                (self.work, self.awaits_file) = (None, false);
                Vec::new()
            }
            ToAnalysis::SaveMatch(save) => self.keep(&save),
            ToAnalysis::MatchLine { lang, save } => {
                self.match_line = MatchLine::of(&lang, &save);
                Vec::new()
            }
        }
    }

    /// Looks at another match; all that is known of an earlier one goes, unless it is the same.
    fn open_match(&mut self, record: Option<MatchRecord>, own: bool) {
        self.work = None;
        if self.record != record {
            (self.review, self.bot_replay) = (None, None);
        }
        (self.record, self.own) = (record, own);
    }

    fn action(&mut self, action: &str) -> Vec<Outcome> {
        let Ok(action) = action.parse() else {
            return Vec::new();
        };
        self.work = None;
        self.match_line.iter_mut().for_each(MatchLine::interrupt);
        match action {
            Action::Link(link) => self.open_link(&link),
            Action::Daily => self.show_days(),
            Action::Statistics => vec![Outcome::ReadMatches(Purpose::Statistics)],
            Action::Export => {
                self.exported = core::mem::take(&mut self.local);
                vec![Outcome::ReadMatches(Purpose::Export)]
            }
            Action::Import => {
                self.awaits_file = true;
                Vec::new()
            }
            Action::TakeSettings => self.take_settings(),
            Action::Fair => self.show_fair(),
            Action::Puzzles => self.show_puzzles(),
            Action::Puzzle(id) => self.ask(id),
            Action::NextPuzzle => self.ask_next(),
            Action::Answer(card) => self.answer(card),
            Action::Check => self.begin(|analysis| analysis.record.as_ref().map(Work::check)),
            Action::Par(day) => self.begin(|analysis| {
                Some(Work::par(analysis.options(day)?, day, analysis.environment))
            }),
            Action::Review if self.review.is_none() => self.begin(|analysis| {
                Work::review(
                    analysis.record.as_ref()?,
                    &analysis.known,
                    analysis.environment,
                )
            }),
            Action::BotReplay => self.begin(|analysis| {
                Some(Work::bot_replay(
                    analysis.record.as_ref()?,
                    analysis.environment,
                ))
            }),
            action => self.reply(&action).map(Outcome::Send).into_iter().collect(),
        }
    }

    /// What an act tells the page that does nothing else.
    fn reply(&self, action: &Action) -> Option<FromAnalysis> {
        match action {
            Action::Bots => {
                let nodes = bots_page::nodes(self.words(), self.phrases());
                Some(show(self.phrases().how_bots_play, nodes))
            }
            Action::PlayDay(day) => {
                let record = MatchRecord::new(self.options(*day)?);
                Some(play(&record.with_origin(Origin::Day(*day))))
            }
            Action::Review => self.show_review(false),
            Action::Trick(round, trick) => self.show_trick(*round, *trick),
            Action::Share => {
                let (record, back) = (self.record.as_ref()?, self.back());
                let nodes = share_page::share(self.phrases(), &self.address, record, &back);
                Some(show(self.phrases().share, nodes))
            }
            Action::Shared => {
                let nodes = share_page::shared(self.phrases(), self.record.as_ref()?);
                Some(show(self.phrases().shared, nodes))
            }
            Action::PlayOn(cards) => {
                let record = self.record.as_ref()?.back_to(*cards)?;
                Some(play(&if self.own {
                    record
                } else {
                    record.with_name(&self.name).with_origin(Origin::Shared)
                }))
            }
            Action::Same => {
                let options = self.record.as_ref()?.options();
                let bots = options.opponents().to_vec();
                let options = MatchOptions::new(options.seed(), &self.name, bots).ok()?;
                Some(play(&MatchRecord::new(options).with_origin(Origin::Shared)))
            }
            // The page brings the file, and what else there is has been done.
            _ => None,
        }
    }

    /// Where the way back from a trick or a link leads.
    fn back(&self) -> Action {
        if self.own {
            Action::Review
        } else {
            Action::Shared
        }
    }

    /// The match of a day's deal; none of a day to come.
    fn options(&self, day: Day) -> Option<MatchOptions> {
        let today = self.today()?;
        let [one, two, three, ..] = BOT_NAMES;
        let options = day.options(&self.name, [one, two, three]).ok();
        options.filter(|_| day <= today)
    }

    fn today(&self) -> Option<Day> {
        Day::from_milliseconds((self.environment.now)())
    }

    /// Whole milliseconds since 1970.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a clock before 1970 gives 0
    fn now(&self) -> u64 {
        (self.environment.now)() as u64
    }

    fn words(&self) -> &'static Words {
        Words::for_lang(self.lang)
    }

    fn phrases(&self) -> &'static AnalysisWords {
        AnalysisWords::for_lang(self.lang)
    }
}

/// Shows a page.
fn show(title: &str, nodes: Vec<Node>) -> FromAnalysis {
    FromAnalysis::Show {
        title: title.into(),
        nodes,
    }
}

/// Sits down to a match.
fn play(record: &MatchRecord) -> FromAnalysis {
    FromAnalysis::Play {
        save: SavedMatch::from(record).to_json(),
    }
}

/// A page that only says something.
fn saying(says: &str) -> Vec<Node> {
    vec![text(says)]
}
