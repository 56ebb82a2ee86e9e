//! A deal that does not follow from the seed, as a word of a save.

use crate::Deal;

/// A deal as it is saved.
pub(crate) fn deal_text(round: usize, cards: &Deal) -> String {
    let mut text = format!("{round}:");
    for (at, list) in cards.iter().enumerate() {
        if at > 0 {
            text.push('/');
        }
        let cards: Vec<String> = list.iter().map(u8::to_string).collect();
        text.push_str(&cards.join(","));
    }
    text
}

/// Reads such a word; `None` if it is none. Whether the deal is correct is the game's to say.
pub(crate) fn read_deal(text: &str) -> Option<(usize, Deal)> {
    let (round, lists) = text.split_once(':')?;
    let list = |list: &str| {
        let cards = list.split(',').filter(|card| !card.is_empty());
        cards.map(|card| card.parse().ok()).collect()
    };
    let lists = lists.split('/').map(list).collect::<Option<_>>()?;
    Some((round.parse().ok()?, lists))
}
