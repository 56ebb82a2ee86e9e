//! Little Devils in the formats that every game shares.

use cards::{BySeat, Card, CardSet, SeatCount, Seed};
use catalogue::{CATALOGUE, LITTLE_DEVILS};
use game::{ChosenOptions, Game, GameInfo, LevelId};
use protocol::{Deal, ParseJsonError, TableFormat};

use super::early_save;
use crate::bots::Level;
use crate::rules::legal::legal;
use crate::rules::{Match, Round, RoundSetup};
use crate::session::{Day, daily, default_players};

/// Why a saved match cannot be opened.
pub type ParseSaveError = protocol::ParseSaveError;
/// A match that was shelved, with its commitment.
pub type ShelvedMatch = protocol::ShelvedMatch;
/// An item of an export file.
pub type ExportItem = protocol::export_file::ExportItem<Round>;
/// A line of an export file.
pub type ExportLine = protocol::export_file::ExportLine<Round>;
/// The saved matches.
pub type Saves<S> = protocol::Saves<S>;

/// Little Devils before a match.
pub const INFO: GameInfo = GameInfo {
    points: "devils",
    levels: &[
        LevelId::new("imp"),
        LevelId::new("goblin"),
        LevelId::new("kobold"),
        LevelId::new("devil"),
        LevelId::new("archdevil"),
        LevelId::new("lucifer"),
    ],
    // The steps are about equal: by docs/strength.md an imp takes 4.8 devils more per round than a kobold, and a
    // kobold 4.4 more than Lucifer. Lucifer computes for less than a fifth of a second, so the hard game is not slower.
    difficulties: &[
        LevelId::new("imp"),
        LevelId::new("kobold"),
        LevelId::new("lucifer"),
    ],
    ..GameInfo::new(LITTLE_DEVILS, &CATALOGUE)
};

/// The game has no options.
impl TableFormat for Round {
    const INFO: &'static GameInfo = &INFO;
    const SAVE_VERSION: u32 = 2;
    /// Plays the instant policy.
    const DAILY_LEVEL: LevelId = LevelId::new(Level::DEFAULT.id());

    fn start(seed: Seed, seats: SeatCount, _options: &ChosenOptions) -> Match {
        Match::new(seats, seed)
    }

    /// The default number of players.
    fn daily_start(day: Day) -> Match {
        Match::new(default_players(), daily::seed(day))
    }

    fn renew_save(text: &str) -> Result<String, ParseJsonError> {
        early_save::renew(text)
    }

    fn deal_from(match_state: &Match, seed: Seed) -> Round {
        let generator = &mut seed.generator();
        Round::shuffled(match_state.seats(), match_state.dealer(), generator)
    }

    fn cards(dealt: &Round) -> Deal {
        let numbers = |hand: &CardSet| hand.iter().map(Card::number).collect();
        let hands: &BySeat<CardSet> = dealt.dealt();
        hands.as_slice().iter().map(numbers).collect()
    }

    fn with_cards(dealt: &Round, cards: &Deal) -> Option<Round> {
        let numbers = |hand: &Vec<u8>| hand.iter().copied().map(i64::from).collect();
        let setup = RoundSetup {
            players: dealt.seats().get().into(),
            dealer: dealt.dealer().get().into(),
            hands: cards.iter().map(numbers).collect(),
            plays: Vec::new(),
        };
        setup.validate().ok()
    }

    fn can_be_sealed(_start: &Match) -> bool {
        true
    }

    fn could_play(round: &Round, hand: &[u8], card: Card) -> bool {
        let hand: CardSet = hand.iter().copied().filter_map(Card::new).collect();
        legal(hand, round.position().trick()).contains(card)
    }

    fn card(card: Card) -> Option<u8> {
        Some(card.number())
    }
}
