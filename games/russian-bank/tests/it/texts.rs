//! Messages name moves, cards, players and reasons.

use russian_bank::rules::{Duty, IllegalPlay, Move, PackCard};
use russian_bank::words::Words;
use words::{Lang, Who};

#[test]
fn moves_and_refusals_have_names_in_every_language() {
    let card: PackCard = "th".parse().expect("a card");
    let reasons = [
        IllegalPlay::Over,
        IllegalPlay::NoCard,
        IllegalPlay::Duty(Duty::Foundation(card)),
        IllegalPlay::Duty(Duty::Release(card)),
        IllegalPlay::NotNext(card),
        IllegalPlay::WasteStays,
        IllegalPlay::TooManyShifts,
        IllegalPlay::SpaceForReserve,
        IllegalPlay::OnlyDrawn,
        IllegalPlay::DrawnFirst(card),
        IllegalPlay::MustTurn,
    ];
    for lang in Lang::ALL {
        let words = Words::for_lang(lang);
        let mut told = reasons.map(|reason| words.refusal(reason)).to_vec();
        told.sort();
        told.dedup();
        assert_eq!(told.len(), reasons.len(), "{told:#?}");
        assert!(
            told.iter()
                .all(|text| !text.contains('{') && !text.is_empty())
        );
        let mut names: Vec<String> = Move::all().map(|mv| words.move_name(mv)).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), Move::all().count());
    }
}

#[test]
fn sentences_name_cards_and_players() {
    let german = Words::for_lang(Lang::De);
    let ten = "th".parse::<PackCard>().expect("a card").face();
    let queen = "QS".parse::<PackCard>().expect("a card").face();
    assert_eq!(german.card_name(ten), "Herz-10");
    let told = german.carries(
        Who::Other("Rothilde"),
        german.card_in_sentence(queen),
        "reserve",
        german.card_in_sentence(ten),
    );
    assert_eq!(
        told,
        "Rothilde legt Pik-Dame auf deine Reserve, auf Herz-10."
    );
    let french = Words::for_lang(Lang::Fr);
    let told = french.turns(Who::You, french.card_in_sentence(queen), true);
    assert_eq!(
        told,
        "La défausse devient le talon. Vous retournez la dame de pique."
    );
    let english = Words::for_lang(Lang::En);
    assert_eq!(
        english.out(Who::You),
        "You have no cards left and win the round."
    );
}
