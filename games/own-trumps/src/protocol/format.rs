//! Own Trumps in the formats that every game shares.

use cards::french::{PlayingCard, PlayingCardSet, Suit};
use cards::{BySeat, Seat, SeatCount, SeatRange, Seed, derivations, shuffle};
use catalogue::{CATALOGUE, OWN_TRUMPS};
use game::{ChosenOptions, Game, GameInfo, LevelId, MatchOption};
use protocol::{CompactText, Deal, TableFormat};
use session::Day;

use crate::bots::Level;
use crate::rules::{
    Decision, Match, MatchOptions, MatchSetup, Options, Round, Setup, mirrored_suit,
};
use crate::session::daily;

const SWITCH: &[&str] = &["off", "on"];

/// The number of deals.
pub const DEALS: MatchOption = MatchOption {
    id: "deals",
    values: &["1", "3", "5", "10"],
    default: "5",
    only_for: None,
};

/// The trump suit of the player in the first seat. The others' are drawn.
pub const TRUMP: MatchOption = MatchOption {
    id: "trump",
    values: &["any", "spades", "clubs", "diamonds", "hearts"],
    default: "any",
    only_for: None,
};

/// The rule *may take*.
pub const MAY_TAKE: MatchOption = switch("may-take");

/// The rule *sixes go home*.
pub const SIXES_HOME: MatchOption = switch("sixes-home");

/// The rule *mirror deal*, for two players.
pub const MIRROR: MatchOption = MatchOption {
    only_for: Some(SeatRange::new(2, 2)),
    ..switch("mirror")
};

/// Own Trumps before a match.
pub const INFO: GameInfo = GameInfo {
    levels: &[
        LevelId::new("hare"),
        LevelId::new("wolf"),
        LevelId::new("bear"),
        LevelId::new("fox"),
    ],
    // docs/own-trumps.md has how often each level beats the one before.
    difficulties: &[
        LevelId::new("hare"),
        LevelId::new("wolf"),
        LevelId::new("fox"),
    ],
    options: &[DEALS, TRUMP, MAY_TAKE, SIXES_HOME, MIRROR],
    ..GameInfo::new(OWN_TRUMPS, &CATALOGUE)
};

/// Own Trumps in the formats that every game shares.
///
/// What a save has of a match beside its seed and its players is one line: a letter for each player's
/// trump suit, the number of deals, and the names of the options that are on, such as
/// `SH 5 may-take mirror`.
///
/// The number of a card is its place in the pack.
impl TableFormat for Round {
    const INFO: &'static GameInfo = &INFO;
    /// Plays by rules of thumb.
    const DAILY_LEVEL: LevelId = LevelId::new(Level::Wolf.id());

    fn start_text(start: &Match) -> String {
        let options = start.options();
        let trumps = options.trumps();
        let suits = trumps.seats().seats().map(|seat| trumps.suit(seat));
        let suits: String = suits.map(Suit::letter).collect();
        let mut words = vec![suits, options.deals().to_string()];
        let rules = options.options();
        for (option, is_on) in [
            (MAY_TAKE, rules.may_take),
            (SIXES_HOME, rules.sixes_go_home),
            (MIRROR, rules.mirror_deal),
        ] {
            words.extend(is_on.then(|| option.id.to_owned()));
        }
        words.join(" ")
    }

    fn parse_start(seed: Seed, seats: SeatCount, text: &str) -> Option<Match> {
        let mut words = text.split(' ');
        let suits = words.next()?.chars().map(Suit::from_letter);
        let suits: Vec<Suit> = suits.collect::<Option<_>>()?;
        let deals = words.next()?.parse().ok()?;
        let rules: Vec<&str> = words.collect();
        let options = Options {
            sixes_go_home: rules.contains(&SIXES_HOME.id),
            mirror_deal: rules.contains(&MIRROR.id),
            may_take: rules.contains(&MAY_TAKE.id),
        };
        let valid = validate(&suits, deals, options).filter(|_| suits.len() == seats.size())?;
        // Only the one text of a match is accepted: no word twice, in another order or unknown.
        Some(Match::new(valid, seed)).filter(|start| Self::start_text(start) == text)
    }

    fn dealt_text(dealt: &Round) -> String {
        Setup::from((dealt, &[][..])).to_text()
    }

    fn parse_dealt(text: &str) -> Option<Round> {
        let setup = Setup::read(text).filter(|setup| setup.moves.is_empty());
        setup?.validate_start().ok()
    }

    fn start(seed: Seed, seats: SeatCount, chosen: &ChosenOptions) -> Match {
        let options = Options {
            sixes_go_home: chosen.is_on(&SIXES_HOME),
            mirror_deal: chosen.value_for(&MIRROR, seats) == "on",
            may_take: chosen.is_on(&MAY_TAKE),
        };
        let mut suits = drawn_suits(seed, suit(chosen.value(&TRUMP)));
        if options.mirror_deal {
            suits = vec![suits[0], mirrored_suit(suits[0])];
        }
        let deals = chosen.value(&DEALS).parse().unwrap_or(1);
        let valid = validate(&suits[..seats.size()], deals, options);
        Match::new(valid.expect("two to four different suits"), seed)
    }

    /// A match of one round: a mirror deal of the person against one bot. Both hands are worth the same. The
    /// person's trump suit changes from day to day.
    ///
    /// # Panics
    /// Never: the match is valid.
    fn daily_start(day: Day) -> Match {
        let own = Suit::ALL[day.number() as usize % Suit::ALL.len()];
        let setup = MatchSetup {
            players: 2,
            trumps: [own, mirrored_suit(own)].map(text).into(),
            deals: 1,
            options: Options {
                mirror_deal: true,
                ..Options::default()
            },
        };
        Match::new(setup.validate().expect("a match for two"), daily::seed(day))
    }

    fn deal_from(match_state: &Match, seed: Seed) -> Round {
        match_state.deal_with(&mut seed.generator())
    }

    fn cards(dealt: &Round) -> Deal {
        let numbers = |hand: &PlayingCardSet| hand.iter().map(number).collect();
        let hands = dealt.position().hands().as_slice().iter();
        hands.map(numbers).collect()
    }

    /// Sixes that went home stay there, and a mirror deal keeps its pairs apart: the view knows of both.
    fn with_cards(dealt: &Round, cards: &Deal) -> Option<Round> {
        let card = |number: &u8| PlayingCard::from_index((*number).into());
        let hand = |numbers: &Vec<u8>| numbers.iter().map(card).collect::<Option<_>>();
        let hands = cards.iter().map(hand).collect::<Option<Vec<_>>>()?;
        let seats = dealt.seats();
        (hands.len() == seats.size()).then_some(())?;
        dealt.with_hands(BySeat::from_fn(seats, |seat| hands[seat.index()]))
    }

    /// Sixes that go home would tell who has had them. With two players both know all cards in any case.
    fn can_be_sealed(start: &Match) -> bool {
        let options = start.options().options();
        let is_plain = !options.sixes_go_home && !options.mirror_deal;
        is_plain && start.options().trumps().seats().get() > 2
    }

    fn could_play(round: &Round, hand: &[u8], decision: Decision) -> bool {
        let cards = hand
            .iter()
            .map(|number| PlayingCard::from_index((*number).into()));
        let legal = round.position().table().legal(cards.flatten().collect());
        legal.into_iter().any(|one| one == decision)
    }

    fn card(decision: Decision) -> Option<u8> {
        match decision {
            Decision::Card(card) => Some(number(card)),
            Decision::Take => None,
        }
    }
}

const fn switch(id: &'static str) -> MatchOption {
    MatchOption {
        id,
        values: SWITCH,
        default: "off",
        only_for: None,
    }
}

/// The suit with this name among the values of [`TRUMP`].
fn suit(name: &str) -> Option<Suit> {
    match name {
        "spades" => Some(Suit::Spades),
        "clubs" => Some(Suit::Clubs),
        "diamonds" => Some(Suit::Diamonds),
        "hearts" => Some(Suit::Hearts),
        _ => None,
    }
}

fn text(suit: Suit) -> String {
    suit.letter().into()
}

/// All suits in an order that follows from the seed, with the person's first.
fn drawn_suits(seed: Seed, own: Option<Suit>) -> Vec<Suit> {
    let mut suits = Suit::ALL;
    shuffle(&mut suits, &mut seed.derive(derivations::SETUP).generator());
    let first = own.unwrap_or(suits[Seat::FIRST.index()]);
    let others = suits.into_iter().filter(|suit| *suit != first);
    core::iter::once(first).chain(others).collect()
}

fn validate(suits: &[Suit], deals: i64, options: Options) -> Option<MatchOptions> {
    let setup = MatchSetup {
        players: i64::try_from(suits.len()).ok()?,
        trumps: suits.iter().copied().map(text).collect(),
        deals,
        options,
    };
    setup.validate().ok()
}

fn number(card: PlayingCard) -> u8 {
    u8::try_from(card.index()).unwrap_or_default()
}
