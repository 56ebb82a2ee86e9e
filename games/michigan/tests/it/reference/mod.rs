//! A second implementation: the rules sentence by sentence, with lists of texts, slow and simple.

mod play;

use game::conformance::ReferenceRules;

/// Ranks from low to high.
const RANKS: &str = "23456789TJQKA";

/// The boodle cards, as records name them.
pub(crate) const BOODLE: [&str; 4] = ["JS", "KC", "QD", "AH"];

/// A game in progress.
#[derive(Clone, Debug)]
pub(crate) struct Reference {
    pub(crate) players: usize,
    pub(crate) dealer: usize,
    pub(crate) auction: bool,
    pub(crate) watch: bool,
    pub(crate) hands: Vec<Vec<String>>,
    pub(crate) dead: Vec<String>,
    /// Chips on each card of [`BOODLE`].
    pub(crate) layout: Vec<i32>,
    pub(crate) won: Vec<i32>,
    pub(crate) played: Vec<(usize, String)>,
    /// The cards held back, with their players.
    pub(crate) held: Vec<(usize, String)>,
    /// The players who have led a wrong card.
    misled: Vec<usize>,
    pub(crate) over: bool,
    pub(crate) winner: Option<usize>,
    pub(crate) stage: Stage,
}

/// Who is asked what.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Stage {
    KeepOrSwap(usize),
    Bid {
        player: usize,
        passed: Vec<usize>,
        best: Option<(usize, i32)>,
    },
    Lead {
        player: usize,
        stopped: Option<char>,
    },
    PlayOn {
        player: usize,
        last: usize,
        next: String,
    },
}

fn suit(card: &str) -> char {
    card.chars().nth(1).expect("a suit")
}

fn height(card: &str) -> usize {
    RANKS.find(&card[..1]).expect("a rank")
}

fn next_card(card: &str) -> Option<String> {
    let rank = RANKS.chars().nth(height(card) + 1)?;
    Some(format!("{rank}{}", suit(card)))
}

impl ReferenceRules for Reference {
    fn legal(&self) -> Vec<String> {
        let mut legal: Vec<String> = Vec::new();
        if self.over {
            return legal;
        }
        match &self.stage {
            Stage::KeepOrSwap(_) => legal.extend(["keep".into(), "swap".into()]),
            Stage::Bid { best, .. } => {
                let last = best.map_or(0, |(_, chips)| chips);
                legal.push("pass".into());
                legal.extend(
                    (1..=99)
                        .filter(|bid| *bid > last)
                        .map(|bid| bid.to_string()),
                );
            }
            Stage::PlayOn { next, .. } => legal.extend([next.clone(), "hold".into()]),
            Stage::Lead { player, stopped } => {
                let hand = &self.hands[*player];
                let has_other = hand.iter().any(|card| Some(suit(card)) != *stopped);
                for card in hand {
                    let may_lead = !has_other || Some(suit(card)) != *stopped;
                    if may_lead && (self.watch || self.is_lowest(*player, card)) {
                        legal.push(card.clone());
                    }
                }
            }
        }
        legal
    }

    fn play(&mut self, decision: &str) {
        match self.stage.clone() {
            Stage::KeepOrSwap(player) => {
                if decision == "swap" {
                    self.swap(player);
                } else if self.auction {
                    let player = self.left(player);
                    self.stage = Stage::Bid {
                        player,
                        passed: Vec::new(),
                        best: None,
                    };
                } else if self.left(player) == self.dealer {
                    self.first_lead();
                } else {
                    self.stage = Stage::KeepOrSwap(self.left(player));
                }
            }
            Stage::Bid {
                player,
                mut passed,
                mut best,
            } => {
                match decision.parse() {
                    Ok(chips) => best = Some((player, chips)),
                    Err(_) => passed.push(player),
                }
                self.go_on_bidding(player, passed, best);
            }
            Stage::Lead { player, .. } => {
                let is_wrong = !self.is_lowest(player, decision);
                self.put(player, decision);
                if is_wrong {
                    // Rule 9a.
                    self.misled.push(player);
                    for other in 0..self.players {
                        if other != player {
                            self.won[player] -= 1;
                            self.won[other] += 1;
                        }
                    }
                }
                self.after(player, decision);
            }
            Stage::PlayOn { player, last, next } => {
                if decision == "hold" {
                    self.held.push((player, next.clone()));
                    if !self.ends() {
                        self.stop(last, suit(&next));
                    }
                } else {
                    self.put(player, decision);
                    self.after(player, decision);
                }
            }
        }
    }
}

impl Reference {
    /// Rules 1 and 2: everybody puts one chip on each card, the dealer two.
    pub(crate) fn new(
        (dealer, auction, watch): (usize, bool, bool),
        (hands, dead): (Vec<Vec<String>>, Vec<String>),
        mut layout: Vec<i32>,
    ) -> Self {
        let players = hands.len();
        let mut won = vec![0; players];
        for (player, won) in won.iter_mut().enumerate() {
            for chips in &mut layout {
                let ante = if player == dealer { 2 } else { 1 };
                *chips += ante;
                *won -= ante;
            }
        }
        Self {
            players,
            dealer,
            auction,
            watch,
            hands,
            dead,
            layout,
            won,
            played: Vec::new(),
            held: Vec::new(),
            misled: Vec::new(),
            over: false,
            winner: None,
            stage: Stage::KeepOrSwap(dealer),
        }
    }

    fn left(&self, player: usize) -> usize {
        (player + 1) % self.players
    }

    pub(crate) fn to_move(&self) -> Option<usize> {
        let player = match &self.stage {
            Stage::KeepOrSwap(player)
            | Stage::Bid { player, .. }
            | Stage::Lead { player, .. }
            | Stage::PlayOn { player, .. } => *player,
        };
        (!self.over).then_some(player)
    }

    fn is_lowest(&self, player: usize, card: &str) -> bool {
        let hand = &self.hands[player];
        !hand
            .iter()
            .any(|other| suit(other) == suit(card) && height(other) < height(card))
    }

    /// Rule 10.
    fn go_on_bidding(&mut self, from: usize, passed: Vec<usize>, best: Option<(usize, i32)>) {
        let others: Vec<usize> = (0..self.players)
            .filter(|other| *other != self.dealer)
            .collect();
        let left: Vec<usize> = others
            .into_iter()
            .filter(|other| !passed.contains(other))
            .collect();
        match (left.as_slice(), best) {
            ([], _) => self.first_lead(),
            ([only], Some((bidder, chips))) if *only == bidder => {
                self.won[bidder] -= chips;
                self.won[self.dealer] += chips;
                self.swap(bidder);
            }
            _ => {
                let mut player = self.left(from);
                while !left.contains(&player) {
                    player = self.left(player);
                }
                self.stage = Stage::Bid {
                    player,
                    passed,
                    best,
                };
            }
        }
    }

    fn swap(&mut self, player: usize) {
        std::mem::swap(&mut self.hands[player], &mut self.dead);
        self.first_lead();
    }

    fn first_lead(&mut self) {
        self.stage = Stage::Lead {
            player: self.left(self.dealer),
            stopped: None,
        };
    }

    fn has_held(&self, player: usize) -> bool {
        self.held.iter().any(|(held, _)| *held == player)
    }
}
