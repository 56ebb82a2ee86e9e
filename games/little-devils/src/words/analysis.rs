//! Numbers in the texts of the analysis pages.

use words::Arg;

use super::AnalysisWords;

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
    fn numbers_are_rounded_to_tenths_without_a_negative_zero() {
        let numbers = [0.25, 0.35, -1.5, -0.04]
            .map(|number| AnalysisWords::for_lang(Lang::De).number(number));
        assert_eq!(numbers, ["0,2", "0,3", "−1,5", "0,0"]);
    }
}
