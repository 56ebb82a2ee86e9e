//! The words of the tutorial; its tricks are the two printed examples.

/// Every text of the tutorial in one language.
#[allow(missing_docs)] // the names say which text it is; a sentence about each would say it again
pub struct LessonWords {
    pub title: &'static str,
    /// What is to be done, step by step.
    pub steps: [&'static str; 5],
    /// What helps who did something else, step by step; the last step asks for nothing.
    pub missed: [&'static str; 4],
    pub progress: fn(step: usize, steps: usize) -> String,
    pub skip: &'static str,
    pub play: &'static str,
}

pub(super) static EN: LessonWords = LessonWords {
    title: "Learn to play",
    steps: [
        "The first player leads the 22. You are second, so you decide: a card above it makes the trick high, one below makes it low. Make it high: play the 30.",
        "High! Now everybody must go above 22 if they can: 27, 34 and 23. The highest card takes the trick. Tap it.",
        "Right: the 34 takes all five cards with their 7 devils, and devils are penalty points. Next trick: the 37 leads, the 31 makes it low, and the 39 could not follow. You can, so you must go below 37. Play the 15!",
        "Well rid of five devils! The 1 follows, and the last player cannot follow either: 44. Once somebody could not follow, only those cards count, and in a low trick the highest of them takes it. Tap it.",
        "The 44 takes the trick with 8 devils, five of them yours. So who leads never takes the trick, and who follows is safe as soon as somebody cannot. Nine tricks make a round; when somebody has 100 devils, the fewest win.",
    ],
    missed: [
        "The 8 is below the 22: that would make the trick low. Play the 30.",
        "Look for the highest of the five cards.",
        "You hold a card below 37, so you must play below 37: the 15.",
        "Only the 39 and the 44 could not follow. Which of the two is higher?",
    ],
    progress: |step, steps| format!("Step {step} of {steps}"),
    skip: "Skip",
    play: "Play",
};

pub(super) static DE: LessonWords = LessonWords {
    title: "Spielen lernen",
    steps: [
        "Die 22 wird ausgespielt. Du bist als Zweites dran und entscheidest: eine Karte darüber macht den Stich hoch, eine darunter tief. Mach ihn hoch: spiele die 30.",
        "Hoch! Alle anderen müssen jetzt über 22 bleiben, wenn sie können: 27, 34 und 23. Die höchste Karte nimmt den Stich. Tippe sie an.",
        "Richtig: die 34 nimmt alle fünf Karten mit ihren 7 Teufeln, und Teufel sind Minuspunkte. Der nächste Stich: die 37 wird ausgespielt, die 31 macht ihn tief, die 39 konnte nicht bedienen. Du kannst, also musst du unter 37 bleiben. Spiele die 15!",
        "Fünf Teufel bist du los! Die 1 bedient, und auch der letzte Spieler kann nicht: 44. Sobald jemand nicht bedienen konnte, zählen nur diese Karten, und im tiefen Stich nimmt ihn die höchste davon. Tippe sie an.",
        "Die 44 nimmt den Stich mit 8 Teufeln, fünf davon sind deine. Wer ausspielt, nimmt den Stich also nie, und wer bedient, ist sicher, sobald jemand nicht kann. Neun Stiche sind eine Runde; hat jemand 100 Teufel, gewinnen die wenigsten.",
    ],
    missed: [
        "Die 8 liegt unter der 22: damit würde der Stich tief. Spiele die 30.",
        "Suche die höchste der fünf Karten.",
        "Du hast eine Karte unter 37, also musst du unter 37 bleiben: die 15.",
        "Nur die 39 und die 44 konnten nicht bedienen. Welche der beiden ist höher?",
    ],
    progress: |step, steps| format!("Schritt {step} von {steps}"),
    skip: "Überspringen",
    play: "Spielen",
};

pub(super) static NL: LessonWords = LessonWords {
    title: "Leren spelen",
    steps: [
        "De eerste speler komt uit met de 22. Jij bent tweede en beslist: een kaart erboven maakt de slag hoog, een eronder laag. Maak hem hoog: speel de 30.",
        "Hoog! Nu moet iedereen boven 22 blijven die dat kan: 27, 34 en 23. De hoogste kaart neemt de slag. Tik hem aan.",
        "Juist: de 34 neemt alle vijf kaarten met hun 7 duivels, en duivels zijn strafpunten. De volgende slag: de 37 komt uit, de 31 maakt hem laag, en de 39 kon niet bekennen. Jij kunt wel, dus moet je onder 37 blijven. Speel de 15!",
        "Vijf duivels kwijt! De 1 bekent, en ook de laatste speler kan niet: 44. Zodra iemand niet kon bekennen, tellen alleen die kaarten, en in een lage slag neemt de hoogste daarvan hem. Tik hem aan.",
        "De 44 neemt de slag met 8 duivels, waarvan vijf van jou. Wie uitkomt neemt de slag dus nooit, en wie bekent is veilig zodra iemand niet kan. Negen slagen zijn een ronde; heeft iemand 100 duivels, dan winnen de minste.",
    ],
    missed: [
        "De 8 ligt onder de 22: dan zou de slag laag worden. Speel de 30.",
        "Zoek de hoogste van de vijf kaarten.",
        "Je hebt een kaart onder 37, dus moet je onder 37 blijven: de 15.",
        "Alleen de 39 en de 44 konden niet bekennen. Welke van de twee is hoger?",
    ],
    progress: |step, steps| format!("Stap {step} van {steps}"),
    skip: "Overslaan",
    play: "Spelen",
};

pub(super) static FR: LessonWords = LessonWords {
    title: "Apprendre à jouer",
    steps: [
        "Le premier joueur entame du 22. Vous êtes deuxième et décidez : une carte au-dessus rend le pli haut, une carte au-dessous le rend bas. Rendez-le haut : jouez le 30.",
        "Haut ! Tous les autres doivent maintenant rester au-dessus de 22 s’ils le peuvent : 27, 34 et 23. La plus haute carte prend le pli. Touchez-la.",
        "Oui : le 34 prend les cinq cartes et leurs 7 diables, et les diables sont des points de pénalité. Pli suivant : le 37 entame, le 31 le rend bas, et le 39 n’a pas pu suivre. Vous pouvez, donc vous devez rester au-dessous de 37. Jouez le 15 !",
        "Cinq diables de moins ! Le 1 suit, et le dernier joueur ne peut pas non plus : 44. Dès que quelqu’un n’a pas pu suivre, seules ces cartes comptent, et dans un pli bas la plus haute d’entre elles le prend. Touchez-la.",
        "Le 44 prend le pli avec 8 diables, dont cinq à vous. Celui qui entame ne prend donc jamais le pli, et celui qui suit est à l’abri dès que quelqu’un ne peut pas. Neuf plis font une manche ; quand quelqu’un a 100 diables, le moins de diables gagne.",
    ],
    missed: [
        "Le 8 est au-dessous du 22 : le pli serait bas. Jouez le 30.",
        "Cherchez la plus haute des cinq cartes.",
        "Vous avez une carte au-dessous de 37, donc vous devez rester au-dessous de 37 : le 15.",
        "Seuls le 39 et le 44 n’ont pas pu suivre. Lequel des deux est le plus haut ?",
    ],
    progress: |step, steps| format!("Étape {step} sur {steps}"),
    skip: "Passer",
    play: "Jouer",
};
