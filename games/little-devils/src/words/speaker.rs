//! Sentences about the table.

use crate::rules::points;
use crate::scene::{
    Announcement, Playable, Prompt, Scene, SeatScene, TakenBack, TakenTrick, TrickScene,
};
use cards::{Card, Seat};
use scene::{Ahead, Behind, Decided};
use words::Who;

use crate::words::Words;

/// Turns facts into sentences. It knows the language and the names of the players.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    words: &'static Words,
    seats: &'a [SeatScene],
}

impl<'a> Speaker<'a> {
    /// A speaker for the players of a table.
    #[must_use]
    pub const fn new(words: &'static Words, seats: &'a [SeatScene]) -> Self {
        Self { words, seats }
    }

    /// Messages of the language.
    pub(super) const fn words(&self) -> &'static Words {
        self.words
    }

    /// Name of a player, marked if it is the player at the page.
    #[must_use]
    pub fn name(&self, seat: &SeatScene) -> String {
        self.words.seat_name(&seat.name, seat.is_you)
    }

    /// The player in a seat, as sentences name them.
    #[must_use]
    pub fn who(&self, seat: Seat) -> Who<'a> {
        match self.seats.get(seat.index()) {
            Some(other) if !other.is_you => Who::Other(&other.name),
            _ => Who::You,
        }
    }

    /// Name of a card: "15, 5 devils".
    #[must_use]
    pub fn card(&self, card: Card) -> String {
        self.words.card(card, points::devils(card))
    }

    /// Says that a player plays a card: leads, follows, or fails to follow.
    #[must_use]
    pub fn plays(&self, seat: Seat, card: Card, leads: bool, failed: bool) -> String {
        let (who, devils) = (self.who(seat), points::devils(card));
        if leads {
            self.words.leads(who, card, devils)
        } else if failed {
            self.words.cannot_follow(who, card, devils)
        } else {
            self.words.plays(who, card, devils)
        }
    }

    /// Label of a card in a trick: the card, its player, and whether the player could not follow.
    #[must_use]
    pub fn card_in_trick(&self, trick: &TrickScene, seat: Seat, card: Card) -> String {
        self.words.card_in_trick(trick, card, self.who(seat))
    }

    /// The sentence for a fact.
    #[must_use]
    pub fn say(&self, said: &Announcement) -> String {
        let words = self.words;
        match said {
            Announcement::Dealt {
                round,
                dealer,
                leader,
            } => words.dealt(*round, self.who(*dealer), self.who(*leader)),
            Announcement::Hand { cards } => words.hand_is(self.list(cards.iter())),
            Announcement::Played {
                seat,
                card,
                leads,
                failed,
            } => self.plays(*seat, *card, *leads, *failed),
            Announcement::Decided { direction, led } => words.bound(*direction, *led),
            Announcement::Taken(taken) => self.takes(*taken),
            Announcement::RoundOver { devils } => devils
                .iter()
                .map(|(seat, devils, total)| words.round_devils(self.who(*seat), *devils, *total))
                .collect::<Vec<_>>()
                .join(" "),
            Announcement::MatchOver { winners } => self.wins(winners),
        }
    }

    fn takes(&self, taken: TakenTrick) -> String {
        self.words
            .takes(self.who(taken.taker), taken.card, taken.devils)
    }

    /// Names the winners.
    #[must_use]
    pub fn wins(&self, winners: &[Seat]) -> String {
        self.words.winners(winners, |seat| self.who(seat))
    }

    /// Says which round decided the match.
    #[must_use]
    pub fn decided(&self, decided: &Decided) -> String {
        let (winner, rival) = (self.who(decided.winner), self.who(decided.rival));
        self.words.decided(
            decided.round,
            winner,
            decided.winner_points,
            rival,
            decided.rival_points,
        )
    }

    /// Says the player's rank and distance to the first.
    #[must_use]
    pub fn behind(&self, behind: &Behind) -> String {
        let (shared, first) = (behind.shared, self.names(&behind.first));
        self.words.behind(behind.rank, shared, behind.points, first)
    }

    /// Says the player's lead over the second.
    #[must_use]
    pub fn ahead(&self, ahead: &Ahead) -> String {
        let (shared, second) = (ahead.shared, self.names(&ahead.second));
        self.words.ahead(shared, ahead.points, second)
    }

    /// Names of some players: "Anna, Bert and Cleo".
    fn names(&self, seats: &[Seat]) -> String {
        let seats = seats.iter().filter_map(|seat| self.seats.get(seat.index()));
        let names: Vec<&str> = seats.map(|seat| seat.name.as_str()).collect();
        self.words.all_of(&names)
    }

    /// Says which cards go back into the hand.
    #[must_use]
    pub fn taken_back(&self, taken: TakenBack) -> String {
        let cards: Vec<String> = taken.cards.iter().map(|card| card.to_string()).collect();
        let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
        let taken_back = self.words.taken_back(self.words.all_of(&cards));
        match taken.round {
            Some(round) => format!("{}. {taken_back}", self.words.round(round)),
            None => taken_back,
        }
    }

    /// Says what the table waits for.
    #[must_use]
    pub fn prompt(&self, prompt: &Prompt, round: usize) -> String {
        let words = self.words;
        match prompt {
            Prompt::Turn(turn) => words.turn(*turn),
            Prompt::Bot(seat) => words.thinks(self.who(*seat)),
            Prompt::Taken(taken) => self.takes(*taken),
            Prompt::RoundOver => words.round_over(round),
            Prompt::MatchOver(_) => words.match_over().into(),
        }
    }

    /// Says what the table waits for. For a complete trick it adds the reason for its taker.
    #[must_use]
    pub fn status(&self, scene: &Scene) -> String {
        let prompt = self.prompt(&scene.prompt, scene.scores.rounds);
        let taken = matches!(scene.prompt, Prompt::Taken { .. });
        let why = self.words.why(&scene.trick, &|seat| self.who(seat));
        match why.filter(|_| taken) {
            Some(why) => format!("{why} {prompt}"),
            None => prompt,
        }
    }

    /// Says why a card may not be played; empty if it may.
    #[must_use]
    pub fn refusal(&self, playable: Playable) -> String {
        match playable {
            Playable::Yes => String::new(),
            Playable::No(reason) => self.words.refused(&reason),
            Playable::NotNow => self.words.not_your_turn().into(),
        }
    }

    /// Describes a trick as far as it is decided.
    #[must_use]
    pub fn trick(&self, trick: &TrickScene) -> String {
        self.words.describe_trick(trick, &|seat| self.who(seat))
    }

    /// Describes an opponent in one sentence, with the level.
    #[must_use]
    pub fn opponent(&self, seat: &SeatScene) -> String {
        let level = seat.level.map(|level| self.words.level(level.id()));
        let level = level.map(|level| format!("{level}, ")).unwrap_or_default();
        level + &self.seat(seat)
    }

    /// Like [`opponent`](Self::opponent) without the level, for questions that are asked often.
    #[must_use]
    pub fn seat(&self, seat: &SeatScene) -> String {
        let words = self.words;
        let mut parts = vec![
            words.cards_left(seat.cards_left),
            words.devils_this_round(seat.devils),
            words.total_before(seat.before),
        ];
        if seat.dealer {
            parts.push(words.dealer().into());
        }
        parts.join(", ")
    }
}
