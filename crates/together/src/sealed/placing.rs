//! Where the cards of a sealed round may lie, as one seat knows it.

use protocol::Deal;

/// What one seat knows of a deal: where some cards were dealt, and where some cannot have been.
#[derive(Clone, Debug)]
pub(crate) struct Placing {
    /// The number of cards of each list.
    sizes: Vec<usize>,
    pack: Vec<u8>,
    /// The cards whose list is known, each with the list.
    known: Vec<(u8, usize)>,
    /// Lists, each with a card that was not dealt to it.
    barred: Vec<(usize, u8)>,
}

impl Placing {
    /// Nothing is known of a deal like this one but its sizes and its cards.
    pub(crate) fn new(like: &Deal) -> Self {
        let all = like.concat();
        // Shorter code than sorting.
        let pack = (0..=u8::MAX).filter(|card| all.contains(card)).collect();
        Self {
            sizes: like.iter().map(Vec::len).collect(),
            pack,
            known: Vec::new(),
            barred: Vec::new(),
        }
    }

    /// All cards, ascending. The place of a card is its number in the sealed deal.
    pub(crate) fn pack(&self) -> &[u8] {
        &self.pack
    }

    /// The sizes of the lists.
    pub(crate) fn sizes(&self) -> &[usize] {
        &self.sizes
    }

    /// The cards that may lie in several places.
    pub(crate) fn hidden(&self) -> Vec<u8> {
        let pack = self.pack.iter().copied();
        pack.filter(|card| !self.is_known(*card)).collect()
    }

    pub(crate) fn is_known(&self, card: u8) -> bool {
        self.known.iter().any(|(known, _)| *known == card)
    }

    /// The card was dealt to this list.
    pub(crate) fn put(&mut self, list: usize, card: u8) {
        self.known.retain(|(known, _)| *known != card);
        self.known.push((card, list));
    }

    /// The card was not dealt to this list.
    pub(crate) fn bar(&mut self, list: usize, card: u8) {
        self.barred.push((list, card));
    }

    /// A deal that agrees with all that is known; `None` if there is none. It is a matching of cards and
    /// places, made larger by one card at a time (Kuhn, *The Hungarian Method*, 1955).
    pub(crate) fn deal(&self) -> Option<Deal> {
        let mut deal = vec![Vec::new(); self.sizes.len()];
        for (card, list) in &self.known {
            deal.get_mut(*list)?.push(*card);
        }
        let fits = |(hand, size): (&Vec<u8>, &usize)| hand.len() <= *size;
        let is_possible = deal.iter().zip(&self.sizes).all(fits);
        let hidden = self.hidden();
        let all = hidden
            .into_iter()
            .all(|card| self.place(&mut deal, card, &mut Vec::new()));
        (is_possible && all).then_some(deal)
    }

    /// Finds a list for a card. Hidden cards that lie there already may go elsewhere.
    fn place(&self, deal: &mut Deal, card: u8, tried: &mut Vec<usize>) -> bool {
        for list in 0..self.sizes.len() {
            if self.barred.contains(&(list, card)) || tried.contains(&list) {
                continue;
            }
            tried.push(list);
            if deal[list].len() < self.sizes[list] {
                deal[list].push(card);
                return true;
            }
            for at in 0..deal[list].len() {
                let other = deal[list][at];
                if !self.is_known(other) && self.place(deal, other, tried) {
                    deal[list][at] = card;
                    return true;
                }
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_makes_room_for_another_one() {
        let mut placing = Placing::new(&vec![vec![1, 2], vec![3, 4], vec![5, 6]]);
        placing.put(0, 5);
        for (list, card) in [(1, 6), (2, 6), (2, 1), (2, 2)] {
            placing.bar(list, card);
        }
        assert_eq!(placing.hidden(), [1, 2, 3, 4, 6]);
        let deal = placing.deal().expect("there is one");
        assert_eq!((deal[0].contains(&6), deal[2].len()), (true, 2));
        assert!(deal[1].contains(&1) && deal[1].contains(&2));
    }

    #[test]
    fn a_deal_that_cannot_be_is_not_found() {
        let mut placing = Placing::new(&vec![vec![1], vec![2]]);
        placing.bar(0, 1);
        assert_eq!(placing.deal(), Some(vec![vec![2], vec![1]]));
        placing.bar(1, 1);
        assert_eq!(placing.deal(), None);
        let mut full = Placing::new(&vec![vec![1], vec![2]]);
        full.put(0, 1);
        full.put(0, 2);
        assert_eq!(full.deal(), None);
    }
}
