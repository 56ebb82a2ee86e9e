//! Tournaments of the games at a table.

use serde_json::{Value, json};

use crate::cli::{house, lines};

/// The report of a tournament of two bots in a game.
fn tournament(game: &str, arguments: &str) -> Value {
    let arguments: Vec<&str> = arguments.split(' ').collect();
    let given = [&["arena", "--json", "--game", game], &arguments[..]].concat();
    let output = house(&given, b"");
    assert!(output.status.success(), "{arguments:?}");
    lines(&output).remove(0)
}

/// A figure of the bots, in their order.
fn figures(report: &Value, field: &str) -> [f64; 2] {
    [0, 1].map(|at| {
        let value = report["bots"][at][field].as_f64();
        value.unwrap_or_else(|| panic!("{field} of {report}"))
    })
}

#[test]
fn the_stronger_bot_is_ahead_in_the_arena_of_every_game() {
    for (game, arguments, field) in [
        (
            "own-trumps",
            "--deals 20 --options may-take wolf random",
            "payoff",
        ),
        (
            "own-trumps",
            "--deals 20 --players 3 --options may-take wolf random",
            "payoff",
        ),
        (
            "own-trumps",
            "--deals 20 --players 4 --options may-take wolf random",
            "payoff",
        ),
        ("michigan", "--deals 300 steward deckhand", "chips"),
        ("michigan", "--deals 100 expectation:20 steward", "chips"),
        (
            "michigan",
            "--deals 20 --players 3 --matches steward random",
            "wins",
        ),
        ("russian-bank", "--deals 30 clerk apprentice", "payoff"),
    ] {
        let report = tournament(game, arguments);
        let [first, second] = figures(&report, field);
        assert!(first > second, "{game} {arguments}: {report}");
    }
}

/// The bots of a game with numbers, small ones, and whether they are for two players only.
fn forms(game: &str) -> Vec<(String, bool)> {
    let help = String::from_utf8(house(&["arena", "--help"], b"").stdout).expect("text");
    let own = help.split(&format!("{game}: ")).nth(1).expect("its part");
    let bots = own.split("Bots:\n").nth(1).expect("its bots").lines();
    let lines = bots.map_while(|line| line.strip_prefix("    ")?.split_once(' '));
    let filled = |form: &str| {
        let is_number = |part: &str| part.to_uppercase() == part;
        let parts = form.split(':');
        let parts = parts.map(|part| if is_number(part) { "3" } else { part });
        parts.collect::<Vec<_>>().join(":")
    };
    let with_numbers = lines.filter(|(form, _)| form.contains(':'));
    with_numbers
        .map(|(form, about)| (filled(form), about.contains("two players only")))
        .collect()
}

#[test]
fn every_bot_plays_every_table_in_the_same_way_again() {
    let without_time = |mut report: Value| {
        for bot in report["bots"].as_array_mut().expect("bots") {
            let fields = bot.as_object_mut().expect("an object");
            fields.retain(|field, _| !field.contains("ms"));
        }
        report
    };
    for (game, players, options) in [
        ("own-trumps", 2..=4, "may-take,sixes-home"),
        ("michigan", 3..=8, "auction,watch"),
        ("russian-bank", 2..=2, "four-each,packs-apart,turned-only"),
    ] {
        let forms = forms(game);
        assert!(forms.len() > 1, "{forms:?}");
        for players in players {
            let fits = |needs_two: bool| !needs_two || players == 2;
            for (form, _) in forms.iter().filter(|(_, needs_two)| fits(*needs_two)) {
                for options in ["", &format!(" --options {options}")] {
                    let arguments =
                        format!("--deals 1 --threads 1 --players {players}{options} {form} random");
                    let play = || without_time(tournament(game, &arguments));
                    assert_eq!(play(), play(), "{arguments}");
                }
            }
        }
    }
}

#[test]
fn the_figures_of_a_tournament_add_up() {
    let options = "--deals 20 --options mirror,may-take";
    let two = tournament("own-trumps", &format!("{options} wolf random"));
    assert_eq!(
        (&two["game"], &two["players"]),
        (&json!("own-trumps"), &json!(2))
    );
    assert_eq!(two["options"], json!(["mirror", "may-take"]));
    let [first, second] = figures(&two, "won");
    assert!(
        (first + second - 100.0).abs() < 1e-9,
        "somebody wins each decided deal"
    );
    assert!(figures(&two, "won_margin")[0] < 40.0 && two["bots"][0]["lost"].is_null());
    let four = tournament("own-trumps", "--deals 20 --players 4 wolf random");
    let [first, second] = figures(&four, "lost");
    assert!(
        (first + 3.0 * second - 100.0).abs() < 1e-9,
        "somebody loses each decided deal"
    );
    assert!(four["bots"][0]["won"].is_null());
    let matches = tournament(
        "michigan",
        "--deals 3 --players 3 --matches steward deckhand",
    );
    let sum = |field| {
        let [first, second] = figures(&matches, field);
        first + 2.0 * second
    };
    // Shares of the win add up, and so do chips but for a dropped remainder.
    assert!(
        (sum("wins") - 100.0).abs() < 1e-9 && sum("chips").abs() < 3.0,
        "{matches}"
    );
}

#[test]
fn the_arena_says_what_a_game_does_not_have() {
    for (arguments, fault) in [
        (
            &["--game", "piquet", "a", "b"][..],
            "there are little-devils, own-trumps, michigan",
        ),
        (
            &["--options", "mirror", "imp", "imp"],
            "little-devils has no option \"mirror\"",
        ),
        (
            &["--game", "own-trumps", "--matches", "fox", "fox"],
            "single deals only",
        ),
        (
            &["--game", "own-trumps", "wombat", "fox"],
            "no bot \"wombat\"",
        ),
        (
            &[
                "--game",
                "own-trumps",
                "--players",
                "3",
                "--options",
                "mirror",
                "fox",
                "fox",
            ],
            "mirror",
        ),
        (
            &["--game", "michigan", "--players", "9", "captain", "captain"],
            "9",
        ),
    ] {
        let output = house(&[&["arena"], arguments].concat(), b"");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(
            !output.status.success() && told.contains(fault),
            "{arguments:?}: {told}"
        );
    }
}
