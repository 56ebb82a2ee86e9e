//! `house beliefs`: calibration of the opponent model, measured on the moves of bots.

use clap::Args;

use cards::{SeatCount, Seed};
use game::Game;
use little_devils::bots::belief::calibrate;
use little_devils::rules::{Match, Round, SEATS};
use search::{Bot, Sample};

use super::bot::{self, ArenaBot, NamedBot};

/// Options of `house beliefs`.
#[derive(Args)]
#[command(after_help = bot::help())]
pub(super) struct Beliefs {
    /// How many players, 3 to 6
    #[arg(long, default_value_t = 4)]
    players: i64,
    /// How many deals, each played by one bot in all seats
    #[arg(long, default_value_t = 40)]
    deals: u64,
    /// What the deals follow from: a number or any text
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// How many deals are drawn for comparison at each choice
    #[arg(long, default_value_t = 1500)]
    drawn: u32,
    /// Who plays: a level, a policy with its numbers, or a program (all are listed below)
    #[arg(required = true)]
    bots: Vec<NamedBot>,
}

/// Measurements for one bot; each deal's mean counts as one observation.
#[derive(Default)]
struct Measurements {
    choices: u32,
    gain: Sample,
    effective: Sample,
}

impl Beliefs {
    /// Plays all deals, and prints a line for each bot.
    pub(super) fn run(&self) -> Result<(), String> {
        let seats = SEATS
            .seat_count(self.players)
            .map_err(|fault| fault.to_string())?;
        println!(
            "{} players, {} deals, seed {}, {} drawn at each choice",
            seats.get(),
            self.deals,
            self.seed.0,
            self.drawn
        );
        println!(
            "{:<28} {:>8} {:>16} {:>10}",
            "", "choices", "gain", "effective"
        );
        for named in &self.bots {
            let mut bot = named.enter()?;
            let mut measurements = Measurements::default();
            for number in 0..self.deals {
                let seed = self.seed.derive(number);
                self.measure(seats, seed, &mut bot, &mut measurements)
                    .map_err(|fault| format!("{named}: {fault}"))?;
            }
            println!(
                "{:<28} {:>8} {:>16} {:>10.0}",
                named.to_string(),
                measurements.choices,
                format!(
                    "{:.2} ± {:.2}",
                    measurements.gain.mean(),
                    measurements.gain.margin()
                ),
                measurements.effective.mean().exp()
            );
        }
        Ok(())
    }

    /// Plays one deal and measures every decision in it.
    fn measure(
        &self,
        seats: SeatCount,
        seed: Seed,
        bot: &mut ArenaBot,
        measurements: &mut Measurements,
    ) -> Result<(), String> {
        let mut round: Round = Match::new(seats, seed).deal();
        let (mut gain, mut effective) = (Sample::default(), Sample::default());
        let mut plays = 0;
        while let Some(seat) = round.to_move() {
            let view = round.view(seat);
            let seed = seed.derive(plays);
            if view.legal().len() > 1 && !view.tricks().is_empty() {
                let hands = round.position().hands();
                if let Some(calibration) = calibrate(&view, hands, self.drawn, seed) {
                    gain.add(calibration.log_likelihood_gain);
                    effective.add(calibration.effective_sample_size.ln());
                    measurements.choices += 1;
                }
            }
            let card = bot.choose(&view, seed)?;
            round.try_play(card).map_err(|fault| fault.to_string())?;
            plays += 1;
        }
        measurements.gain.add(gain.mean());
        measurements.effective.add(effective.mean());
        Ok(())
    }
}
