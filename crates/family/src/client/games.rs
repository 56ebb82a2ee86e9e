//! The formats of a game in the file of a family.

use cards::{Seat, SeatCount, Seed};
use game::{ChosenOptions, GameInfo, LevelId};
use protocol::{AnyFormat, AnyReader, CompactText, Deal, ParseJsonError};
use session::{AnyMatch, Day, MatchRecord};

use super::handles::{RemoteMatch, handle_of, record_ref};
use super::scenes::RemoteScenes;
use crate::about::GameAbout;
use crate::port::{Port, PortRef, ask};
use crate::request::{GameRequest, MatchHandle, Request};

/// A game in the file of a family: its formats, and with them the way to its matches.
pub struct RemoteGame {
    port: PortRef,
    number: usize,
    info: &'static GameInfo,
    save_version: u32,
    daily_level: LevelId,
}

impl RemoteGame {
    /// The game with this number in the list of the family, from 0. What it says of itself stays for good.
    #[must_use]
    pub fn new(port: &'static dyn Port, number: usize) -> Self {
        let about: GameAbout = ask(port, &Request::Game(number, GameRequest::About));
        Self {
            port,
            number,
            info: Box::leak(Box::new(about.info)),
            save_version: about.save_version,
            daily_level: about.daily_level,
        }
    }

    /// What its table shows.
    #[must_use]
    pub fn scenes(&self) -> RemoteScenes {
        RemoteScenes::new(self.port, self.number)
    }

    fn ask<A: CompactText>(&self, request: GameRequest) -> A {
        ask(self.port, &Request::Game(self.number, request))
    }

    fn opened(&self, request: GameRequest) -> Box<dyn AnyMatch> {
        Box::new(RemoteMatch::new(self.port, self.ask(request)))
    }

    /// Asks about a match; nothing is known of one that is elsewhere.
    fn ask_of<A: CompactText + Default>(
        &self,
        of: &dyn AnyMatch,
        request: impl FnOnce(MatchHandle) -> GameRequest,
    ) -> A {
        handle_of(of).map_or_else(A::default, |of| self.ask(request(of)))
    }
}

impl AnyFormat for RemoteGame {
    fn info(&self) -> &'static GameInfo {
        self.info
    }

    fn save_version(&self) -> u32 {
        self.save_version
    }

    fn start(&self, seed: Seed, seats: SeatCount, options: &ChosenOptions) -> Box<dyn AnyMatch> {
        self.opened(GameRequest::Start(seed, seats, options.clone()))
    }

    fn start_text(&self, start: &dyn AnyMatch) -> String {
        self.ask_of(start, GameRequest::StartText)
    }

    fn given_deals(&self, of: &dyn AnyMatch) -> Vec<(usize, Deal)> {
        self.ask_of(of, GameRequest::GivenDeals)
    }

    fn view_text(&self, record: &MatchRecord, seat: Seat) -> String {
        let record = record_ref(record);
        record.map_or_else(String::new, |record| {
            self.ask(GameRequest::ViewText(record, seat))
        })
    }
}

impl AnyReader for RemoteGame {
    fn renew_save(&self, text: &str) -> Result<String, ParseJsonError> {
        let renewed: Option<String> = self.ask(GameRequest::RenewSave(text.into()));
        renewed.ok_or_else(ParseJsonError::other_form)
    }

    fn parse_start(&self, seed: Seed, seats: SeatCount, text: &str) -> Option<Box<dyn AnyMatch>> {
        let opened: Option<_> = self.ask(GameRequest::ParseStart(seed, seats, text.into()));
        Some(Box::new(RemoteMatch::new(self.port, opened?)))
    }

    fn chosen(&self, start: &dyn AnyMatch) -> Option<ChosenOptions> {
        self.ask_of(start, GameRequest::Chosen)
    }

    fn with_deal(&self, record: MatchRecord, cards: &Deal) -> Option<MatchRecord> {
        let request = GameRequest::WithDeal(record_ref(&record)?, cards.clone());
        let dealt: Option<_> = self.ask(request);
        Some(record.with_record(Box::new(RemoteMatch::new(self.port, dealt?))))
    }

    fn dealt_text(&self, of: &dyn AnyMatch) -> String {
        self.ask_of(of, GameRequest::DealtText)
    }

    fn can_be_sealed(&self, start: &dyn AnyMatch) -> bool {
        self.ask_of(start, GameRequest::CanBeSealed)
    }

    fn daily_level(&self) -> LevelId {
        self.daily_level
    }

    fn daily_start(&self, day: Day) -> Box<dyn AnyMatch> {
        self.opened(GameRequest::DailyStart(day))
    }
}
