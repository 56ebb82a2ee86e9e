//! The tutorial: what its texts say of the tables is true.

use russian_bank::scene::tutorial;
use russian_bank::words::Words;
use table_conformance::offered;
use words::Lang;

#[test]
fn what_the_texts_say_of_the_tables_is_true() {
    let tables = tutorial(Words::for_lang(Lang::En));
    let moves = |step: usize| {
        let moves = offered(&tables[step].0).into_iter();
        let mut moves: Vec<String> = moves.map(|mv| mv.to_string()).collect();
        moves.sort();
        moves.dedup();
        moves
    };
    assert_eq!(moves(2), ["4-f"], "a duty");
    assert_eq!(moves(3), ["draw", "r-2", "r-4"], "the jack or the space");
    assert_eq!(moves(4), ["r-f"], "a duty");
    assert_eq!(moves(5), ["draw", "r-4"], "nowhere but into the space");
    assert_eq!(moves(6), ["draw", "r-R"]);
    assert_eq!(moves(7), ["draw"], "the reserve fits nowhere");
    assert_eq!(moves(8), ["d-w"], "the turned card fits nowhere");
    assert_eq!(moves(9), ["d-8", "d-W", "d-w"]);
}
