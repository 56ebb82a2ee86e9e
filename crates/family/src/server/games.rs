//! The answers of a game.

use protocol::{AnyReader, CompactText};

use super::{FamilyServer, sits};
use crate::about::GameAbout;
use crate::request::GameRequest;

impl FamilyServer {
    pub(super) fn game_answer(
        &mut self,
        game: usize,
        request: GameRequest,
        answer: &mut String,
    ) -> Option<()> {
        let reader = (self.games.get(game)?.reader)();
        let is_for = |seats| reader.info().seats().contains(seats);
        match request {
            GameRequest::About => about(reader).put(answer),
            GameRequest::Start(seed, seats, options) if is_for(seats) => {
                self.open(reader.start(seed, seats, &options)).put(answer);
            }
            GameRequest::ParseStart(seed, seats, text) if is_for(seats) => {
                let start = reader.parse_start(seed, seats, &text);
                start.map(|start| self.open(start)).put(answer);
            }
            GameRequest::Start(..) | GameRequest::ParseStart(..) => return None,
            GameRequest::DailyStart(day) => self.open(reader.daily_start(day)).put(answer),
            GameRequest::RenewSave(text) => reader.renew_save(&text).ok().put(answer),
            GameRequest::StartText(of) => {
                reader.start_text(&**self.matches.get(of)?).put(answer);
            }
            GameRequest::GivenDeals(of) => {
                reader.given_deals(&**self.matches.get(of)?).put(answer);
            }
            GameRequest::Chosen(of) => reader.chosen(&**self.matches.get(of)?).put(answer),
            GameRequest::DealtText(of) => {
                reader.dealt_text(&**self.matches.get(of)?).put(answer);
            }
            GameRequest::CanBeSealed(of) => {
                reader.can_be_sealed(&**self.matches.get(of)?).put(answer);
            }
            GameRequest::ViewText(record, seat) => self
                .with_record(record, |record| {
                    Some(reader.view_text(record, sits(record.any(), seat)?))
                })??
                .put(answer),
            GameRequest::WithDeal(record, cards) => {
                let dealt = self.with_record(record, |record| {
                    let dealt = reader.with_deal(record.clone(), &cards)?;
                    let [_, now] = dealt.into_matches();
                    Some(now)
                })?;
                dealt.map(|dealt| self.open(dealt)).put(answer);
            }
        }
        Some(())
    }
}

fn about(reader: &dyn AnyReader) -> GameAbout {
    GameAbout {
        info: *reader.info(),
        save_version: reader.save_version(),
        daily_level: reader.daily_level(),
    }
}
