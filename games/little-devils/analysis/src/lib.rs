//! Analysis pages: reviews, shared matches, the deal of the day, puzzles, statistics, export and
//! import.
//!
//! [`Analysis`] receives messages, computes in slices, and answers with pages as data, in the
//! player's language. It runs in a worker that is loaded when first needed. The page's program only
//! draws what arrives and sends back which button was pressed ([`Action`]).

mod answers;
mod bots_page;
mod daily_page;
mod draw;
mod environment;
mod explanation;
mod fair_page;
mod file_handlers;
mod import;
mod incoming;
mod match_handlers;
mod match_line;
mod merge;
mod outcome;
mod page_parts;
mod puzzle_deck;
mod puzzle_handlers;
mod puzzle_page;
mod puzzles_page;
mod review_page;
mod save_handlers;
mod share_page;
mod situation;
mod statistics_page;
mod summary;
mod tricks_page;
mod work;

use cards::Seat;
use little_devils::protocol::{Action, FromAnalysis, PuzzleId, Settings, ToAnalysis};
use little_devils::review::{Review, RoundReview};
use little_devils::rules::Round;
use little_devils::session::{Day, MatchOptions, MatchRecord, Origin};
use little_devils::words::{AnalysisWords, BOT_NAMES};
use protocol::{CommitmentRecord, daily_options, load_match, reader_of};
use words::Lang;

use answers::{play, show, single_paragraph};
pub use environment::{Environment, SavedData};
pub use file_handlers::LARGEST_FILE;
use incoming::Incoming;
use match_line::MatchLine;
pub use merge::{Item, ItemKind};
pub use outcome::{Outcome, Purpose};
pub use page_parts::in_parts;
pub use puzzle_deck::PuzzleDeck;
use work::Work;

/// State of the analysis pages.
#[derive(Clone, Debug)]
pub struct Analysis {
    environment: Environment,
    lang: Lang,
    address: String,
    name: String,
    /// The match that is open, and whether it is the player's own or was shared by somebody.
    record: Option<MatchRecord>,
    own: bool,
    review: Option<Review>,
    bot_replay: Option<Vec<Round>>,
    /// Whether the page about fair deals was opened from the review, to which it then leads back.
    from_review: bool,
    /// The commitment that the page has made.
    commitment_record: Option<CommitmentRecord>,
    work: Option<Work>,
    /// Line about the costliest card; computed when nothing else is to do.
    match_line: Option<MatchLine>,
    /// Reviewed rounds, the newest last, so that no round is reviewed twice.
    known: Vec<RoundReview>,
    /// The puzzle that was asked last.
    puzzle: Option<PuzzleId>,
    /// Export lines of what the page saves by itself: as they arrive, and as the export that was
    /// asked for has them.
    local: Vec<String>,
    exported: Vec<String>,
    /// Whether a picked file is expected. Closing the page ends this.
    awaits_file: bool,
    /// The file that is being imported.
    incoming: Option<Incoming>,
    /// Settings of the file, if the player has chosen others.
    file_settings: Option<Settings>,
    saved: SavedData,
}

impl Analysis {
    /// An analysis without an open match.
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

    /// Takes over what the database holds by now: other tabs write to it too. The puzzles stay as they are while one
    /// of them may be open, since their numbers count.
    pub fn take_saved(&mut self, saved: SavedData, opens: bool) {
        self.saved.days.extend(saved.days);
        self.saved.salts.extend(saved.salts);
        if opens {
            self.saved.puzzles = saved.puzzles;
        }
    }

    /// Receives a message. An invalid one changes nothing.
    #[must_use]
    pub fn receive(&mut self, message: ToAnalysis) -> Vec<Outcome> {
        match message {
            ToAnalysis::Open(page) => {
                self.lang = Lang::from_tag(&page.lang).unwrap_or(Lang::En);
                (self.address, self.name) = (page.address, page.name);
                self.commitment_record = CommitmentRecord::read(&page.commitment);
                let record = load_match(reader_of::<Round>(), &page.save);
                self.open_match(record.ok(), true);
                self.from_review = false;
                self.action(page.action)
            }
            ToAnalysis::Action(action) => {
                // Among the pages of a match, only the review has this button.
                self.from_review |= action == Action::Fair;
                self.action(action)
            }
            ToAnalysis::LocalLine(line) => {
                self.local.push(line);
                Vec::new()
            }
            ToAnalysis::Imported(counts) => self.page_imported(counts),
            ToAnalysis::Close => {
                (self.work, self.awaits_file) = (None, false);
                Vec::new()
            }
            ToAnalysis::SaveMatch(save) => self.keep(&save),
            ToAnalysis::MatchLine { lang, save } => {
                self.match_line = MatchLine::from_save(&lang, &save);
                Vec::new()
            }
        }
    }

    /// Opens another match. Reviews of the match before are dropped, unless it is the same.
    fn open_match(&mut self, record: Option<MatchRecord>, own: bool) {
        self.work = None;
        if self.record != record {
            (self.review, self.bot_replay) = (None, None);
        }
        (self.record, self.own) = (record, own);
    }

    fn action(&mut self, action: Action) -> Vec<Outcome> {
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

    /// The answer to an action that changes no state.
    fn reply(&self, action: &Action) -> Option<FromAnalysis> {
        match action {
            Action::Bots => {
                let nodes = bots_page::nodes(self.words());
                Some(show(self.words().how_bots_play(), nodes))
            }
            Action::PlayDay(day) => {
                let record = MatchRecord::new(self.options(*day)?);
                Some(play(
                    &record.with_origin(Origin::of_day(*day, self.today()?)),
                ))
            }
            Action::Review => self.show_review(false),
            Action::Trick(round, trick) => self.show_trick(*round, *trick),
            Action::Share => {
                let (record, back) = (self.record.as_ref()?, self.back());
                let nodes = share_page::share(self.words(), &self.address, record, &back);
                Some(show(self.words().share(), nodes))
            }
            Action::Shared => {
                let nodes = share_page::shared(self.words(), self.record.as_ref()?);
                Some(show(self.words().shared(), nodes))
            }
            Action::PlayOn(cards) => {
                let record = self.record.as_ref()?.back_to(*cards)?;
                Some(play(&if self.own {
                    record
                } else {
                    let record = record.with_name(Seat::FIRST, &self.name);
                    record.with_origin(Origin::Shared)
                }))
            }
            Action::Same => {
                let options = self.record.as_ref()?.options().clone();
                let record = MatchRecord::new(options.with_name(Seat::FIRST, &self.name));
                Some(play(&record.with_origin(Origin::Shared)))
            }
            // The page copies, shares and sends files itself. All other actions have been handled.
            _ => None,
        }
    }

    /// Where the button "back" leads from a trick or a link.
    fn back(&self) -> Action {
        if self.own {
            Action::Review
        } else {
            Action::Shared
        }
    }

    /// Options of a day's match; `None` for a future day.
    fn options(&self, day: Day) -> Option<MatchOptions> {
        let today = self.today()?;
        let options = daily_options(reader_of::<Round>(), day, &self.name, &BOT_NAMES).ok();
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

    fn words(&self) -> &'static AnalysisWords {
        AnalysisWords::for_lang(self.lang)
    }
}
