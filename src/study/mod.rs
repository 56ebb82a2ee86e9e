//! What is looked at beside the table: reviews, links, the deals of the days.
//!
//! A program without a page: [`Study`] hears messages, thinks in slices, and answers with pages as
//! data, in the person's language. It runs in a worker of its own that is fetched when first called,
//! so the page knows none of this: it draws what comes and sends back what is pressed ([`Act`]).

mod act;
mod bots_page;
mod code;
mod daily_page;
mod draw;
mod fair_page;
mod keeping;
mod parts;
mod puzzle_page;
mod puzzles_page;
mod review_page;
mod share_page;
mod showing;
mod situation;
mod statistics_page;
mod told;
mod trainer;
mod training;
mod tricks_page;
mod work;

use std::collections::BTreeMap;

use crate::bots::Strategy;
use crate::bots::net::Net;
use crate::cards::{SeatCount, Seed};
use crate::play::{Day, MatchOptions, MatchRecord, Salt};
use crate::review::{Depth, Review};
use crate::rules::little_devils::Deal;
use crate::text::{BOT_NAMES, Lang, StudyWords, Words};
use crate::wire::{
    Committed, FromStudy, KeptDay, KeptMatch, KeptPuzzle, KeptSalt, Node, SavedMatch, ToStudy,
};

pub use act::{Act, NoAct};
use draw::text;
pub use parts::in_parts;
pub use trainer::{PuzzleId, Trainer};
use work::Work;

/// What a study asks of the world around it.
#[derive(Clone, Copy, Debug)]
pub struct World {
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

/// What comes of a message or a slice of thought.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// Tell the page this.
    Tell(FromStudy),
    /// Keep the result of a day's deal in place of an older one.
    KeepDay(Day, KeptDay),
    /// Keep a match that is over, under its key; one that is kept already stays as it is.
    KeepMatch(KeptMatch),
    /// Keep a match with its review, in place of what was kept of it before.
    KeepReview(KeptMatch),
    /// Keep the salt of the commitment to a seed.
    KeepSalt(Seed, KeptSalt),
    /// Keep how far the person is with a puzzle, in place of what was kept of it before.
    KeepPuzzle(KeptPuzzle),
    /// Read what matches are kept, and give them to [`Study::amount`].
    ReadMatches,
}

/// Who looks at matches beside the table.
#[derive(Clone, Debug)]
pub struct Study {
    world: World,
    lang: Lang,
    address: String,
    name: String,
    /// The match looked at, and whether it is the person's own or somebody's who shared it.
    record: Option<MatchRecord>,
    own: bool,
    review: Option<Review>,
    stand_in: Option<Vec<Deal>>,
    /// The commitment that the page has made by itself.
    committed: Option<Committed>,
    work: Option<Work>,
    /// The puzzle whose question was asked last.
    puzzle: Option<PuzzleId>,
    kept: Kept,
}

/// What was kept of earlier visits, but for the matches, which may be many.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    /// The first results of days.
    pub days: BTreeMap<Day, KeptDay>,
    /// The salts of commitments to seeds.
    pub salts: BTreeMap<Seed, KeptSalt>,
    /// Own mistakes, and how far the person is with them and with the set.
    pub trainer: Trainer,
}

impl Study {
    /// A study where nothing is open, with what was kept.
    #[must_use]
    pub fn new(world: World, kept: Kept) -> Self {
        Self {
            world,
            lang: Lang::En,
            address: String::new(),
            name: String::new(),
            record: None,
            own: true,
            review: None,
            stand_in: None,
            committed: None,
            work: None,
            puzzle: None,
            kept,
        }
    }

    /// Takes a message in. One that makes no sense changes nothing.
    #[must_use]
    pub fn hear(&mut self, message: ToStudy) -> Vec<Outcome> {
        match message {
            ToStudy::Open {
                lang,
                address,
                name,
                act,
                save,
                commitment,
            } => {
                self.lang = Lang::from_tag(&lang).unwrap_or(Lang::En);
                (self.address, self.name) = (address, name);
                self.committed = Committed::read(&commitment);
                self.look_at(SavedMatch::load(&save).ok(), true);
                self.act(&act)
            }
            ToStudy::Act(act) => self.act(&act),
            ToStudy::File(line) => self.bring_in(&line),
            ToStudy::Close => {
                self.work = None;
                Vec::new()
            }
            ToStudy::Keep(save) => self.keep(&save),
        }
    }

    /// Looks at another match; all that is known of an earlier one goes, unless it is the same.
    fn look_at(&mut self, record: Option<MatchRecord>, own: bool) {
        self.work = None;
        if self.record != record {
            (self.review, self.stand_in) = (None, None);
        }
        (self.record, self.own) = (record, own);
    }

    fn act(&mut self, act: &str) -> Vec<Outcome> {
        let Ok(act) = act.parse() else {
            return Vec::new();
        };
        self.work = None;
        match act {
            Act::Link(link) => self.open_link(&link),
            Act::Daily => self.show_days(),
            Act::Statistics => vec![Outcome::ReadMatches],
            Act::Fair => self.show_fair(),
            Act::Puzzles => self.show_puzzles(),
            Act::Puzzle(id) => self.ask(id),
            Act::NextPuzzle => self.ask_next(),
            Act::Answer(card) => self.answer(card),
            Act::Check => self.begin(|study| study.record.as_ref().map(Work::check)),
            Act::Par(day) => {
                self.begin(|study| Some(Work::par(study.options(day)?, day, study.world)))
            }
            Act::Review if self.review.is_none() => {
                self.begin(|study| Work::review(study.record.as_ref()?, study.world))
            }
            Act::StandIn => {
                self.begin(|study| Some(Work::stand_in(study.record.as_ref()?, study.world)))
            }
            act => self.tells(&act).map(Outcome::Tell).into_iter().collect(),
        }
    }

    /// What an act tells the page that does nothing else.
    fn tells(&self, act: &Act) -> Option<FromStudy> {
        match act {
            Act::Bots => {
                let nodes = bots_page::nodes(self.words(), self.study());
                Some(show(self.study().how_bots_play, nodes))
            }
            Act::PlayDay(day) => Some(play(&MatchRecord::new(self.options(*day)?))),
            Act::Review => self.show_review(),
            Act::Trick(round, trick) => self.show_trick(*round, *trick),
            Act::Share => {
                let (record, back) = (self.record.as_ref()?, self.back());
                let nodes = share_page::share(self.study(), &self.address, record, &back);
                Some(show(self.study().share, nodes))
            }
            Act::Shared => {
                let nodes = share_page::shared(self.study(), self.record.as_ref()?);
                Some(show(self.study().shared, nodes))
            }
            Act::PlayOn(cards) => Some(play(&self.record.as_ref()?.back_to(*cards)?)),
            Act::Same => {
                let options = self.record.as_ref()?.options();
                let bots = options.opponents().to_vec();
                let options = MatchOptions::new(options.seed(), &self.name, bots).ok()?;
                Some(play(&MatchRecord::new(options)))
            }
            // The page brings the file, and what else there is has been done.
            _ => None,
        }
    }

    /// Where the way back from a trick or a link leads.
    fn back(&self) -> Act {
        if self.own { Act::Review } else { Act::Shared }
    }

    /// The match of a day's deal; none of a day to come.
    fn options(&self, day: Day) -> Option<MatchOptions> {
        let today = self.today()?;
        let [one, two, three, ..] = BOT_NAMES;
        let options = day.options(&self.name, [one, two, three]).ok();
        options.filter(|_| day <= today)
    }

    fn today(&self) -> Option<Day> {
        Day::from_milliseconds((self.world.now)())
    }

    /// Whole milliseconds since 1970.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a clock before 1970 gives 0
    fn now(&self) -> u64 {
        (self.world.now)() as u64
    }

    fn words(&self) -> &'static Words {
        self.lang.words()
    }

    fn study(&self) -> &'static StudyWords {
        StudyWords::of(self.lang)
    }
}

/// Shows a page.
fn show(title: &str, nodes: Vec<Node>) -> FromStudy {
    FromStudy::Show {
        title: title.into(),
        nodes,
    }
}

/// Sits down to a match.
fn play(record: &MatchRecord) -> FromStudy {
    FromStudy::Play {
        save: SavedMatch::from(record).to_json(),
    }
}

/// A page that only says something.
fn saying(says: &str) -> Vec<Node> {
    vec![text(says)]
}
