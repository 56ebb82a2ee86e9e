//! Numbers and dates in the texts of the analysis pages.

use words::Arg;

use super::AnalysisWords;
use crate::session::Day;

/// A number rounded to tenths, as an argument: "−1.5".
#[must_use]
pub fn tenths(number: f64) -> Arg<'static> {
    Arg::Tenths(round_to_tenths(number))
}

impl AnalysisWords {
    /// A number with one decimal and the language's decimal mark: "−1.5".
    #[must_use]
    pub fn number(&self, number: f64) -> String {
        self.lang().decimal(round_to_tenths(number))
    }

    /// Day and month, as the language writes them: "22 November".
    #[must_use]
    pub fn date_of(&self, day: Day) -> String {
        let (_, month, day) = day.date();
        let month = usize::try_from(month).map_or(0, |month| month.saturating_sub(1));
        let name = self.months().get(month).copied().unwrap_or_default();
        self.date(Arg::Count(day.into()), name)
    }
}

/// Rounds the exact number. A product with 10 would be rounded twice.
fn round_to_tenths(number: f64) -> i64 {
    let digits = format!("{number:.1}").replace('.', "");
    digits.parse().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    #[test]
    fn a_day_is_written_as_each_language_writes_it() {
        let on =
            |lang, day: &str| AnalysisWords::for_lang(lang).date_of(day.parse().expect("a day"));
        assert_eq!(on(Lang::En, "2026-11-22"), "22 November");
        assert_eq!(on(Lang::De, "2026-03-01"), "1. März");
        assert_eq!(on(Lang::Nl, "2026-12-31"), "31 december");
        assert_eq!(on(Lang::Fr, "2027-01-01"), "1er janvier");
        assert_eq!(on(Lang::Fr, "2027-01-02"), "2 janvier");
    }

    #[test]
    fn numbers_are_rounded_to_tenths_without_a_negative_zero() {
        let numbers = [0.25, 0.35, -1.5, -0.04]
            .map(|number| AnalysisWords::for_lang(Lang::De).number(number));
        assert_eq!(numbers, ["0,2", "0,3", "−1,5", "0,0"]);
    }
}
