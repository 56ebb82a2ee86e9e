//! The report of a tournament: a table, or one JSON object.

use serde_json::{Map, Value, json};

use super::figure::{Figure, Line};
use super::schedule::Schedule;

/// The report as one JSON object.
pub(super) fn json(game: Option<&str>, schedule: &Schedule, lines: &[Line]) -> String {
    let bots = schedule.bots.iter().zip(lines);
    let bots = bots.map(|(name, line)| {
        let mut fields = Map::new();
        fields.insert("name".into(), json!(name));
        for figure in &line.figures {
            let field = figure.column.field;
            let (mean, margin) = figure.value.unzip();
            fields.insert(field.into(), json!(mean));
            fields.insert(format!("{field}_margin"), json!(margin));
        }
        fields.insert("ms_a_move".into(), json!(line.time.mean_ms()));
        fields.insert("slowest_ms".into(), json!(line.time.slowest_ms()));
        Value::Object(fields)
    });
    let mut report = json!({
        "players": schedule.players,
        "deals": schedule.deals,
        "matches": schedule.matches,
        "seed": schedule.seed.0,
        "bots": bots.collect::<Vec<_>>(),
    });
    if let Some(game) = game {
        report["game"] = json!(game);
        report["options"] = json!(schedule.options);
    }
    report.to_string()
}

/// Prints the report as a table. Leaves out columns that this tournament does not have.
pub(super) fn print(schedule: &Schedule, lines: &[Line]) {
    let what = if schedule.matches { "matches" } else { "deals" };
    let options = schedule.options.join(", ");
    let options = Some(options).filter(|options| !options.is_empty());
    println!(
        "{} players, {} {what} in all {} rotations, seed {}{}",
        schedule.players,
        schedule.deals,
        schedule.players,
        schedule.seed.0,
        options.map_or_else(String::new, |options| format!(", {options}")),
    );
    let shown = |figures: &[Figure], text: fn(&Figure) -> String| {
        let known = figures.iter().filter(|figure| figure.value.is_some());
        let texts: Vec<String> = known
            .map(|figure| format!("{:>18}", text(figure)))
            .collect();
        texts.concat()
    };
    let headings = lines
        .first()
        .map(|line| shown(&line.figures, |figure| figure.column.heading.to_owned()));
    println!(
        "{:<28}{} {:>9} {:>9}",
        "",
        headings.unwrap_or_default(),
        "ms/move",
        "slowest"
    );
    for (name, line) in schedule.bots.iter().zip(lines) {
        println!(
            "{name:<28}{} {:>9.2} {:>9.1}",
            shown(&line.figures, Figure::text),
            line.time.mean_ms(),
            line.time.slowest_ms(),
        );
    }
}
