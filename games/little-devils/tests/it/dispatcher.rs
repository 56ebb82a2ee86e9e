//! The line between the page and the bots' worker: the page's end and what lies before the worker.

use session::{Command, Front, Mailbox, Supervisor};

/// A line to a worker that is being started.
fn line() -> Supervisor<u32, char> {
    let mut line = Supervisor::new();
    assert_eq!(line.retry(), Command::Start);
    line
}

#[test]
fn a_worker_can_be_there_before_the_first_job() {
    let mut dispatcher = Supervisor::<u32, char>::new();
    assert_eq!(dispatcher.wake(), Some(Command::Start));
    assert_eq!(dispatcher.wake(), None, "it is on its way");
    assert_eq!(dispatcher.ask(1), None);
    assert_eq!(dispatcher.ready(), [Command::Send(1)]);
}

#[test]
fn the_first_job_or_errand_has_a_worker_started() {
    let mut dispatcher = Supervisor::<u32, char>::new();
    assert_eq!(dispatcher.ask(1), Some(Command::Start));
    assert_eq!(dispatcher.ready(), [Command::Send(1)]);
    let mut dispatcher = Supervisor::<u32, char>::new();
    assert_eq!(dispatcher.send_out('a'), Some(Command::Start));
    assert_eq!(dispatcher.ready(), [Command::SendErrand('a')]);
}

#[test]
fn a_job_waits_for_the_worker_to_be_ready() {
    let mut dispatcher = line();
    assert_eq!(dispatcher.ask(1), None);
    assert_eq!(dispatcher.ask(2), None);
    assert_eq!(dispatcher.ready(), [Command::Send(2)], "the newest wins");
    assert!(!dispatcher.answered(|job| *job == 1), "a late answer");
    assert!(dispatcher.answered(|job| *job == 2));
    assert!(!dispatcher.answered(|job| *job == 2), "twice");
    assert_eq!(dispatcher.ask(3), Some(Command::Send(3)));
}

#[test]
fn a_dead_worker_is_started_again_and_asked_again() {
    let mut dispatcher = line();
    assert_eq!(dispatcher.ready(), []);
    assert_eq!(dispatcher.ask(1), Some(Command::Send(1)));
    assert_eq!(dispatcher.failed(), Command::Start);
    assert_eq!(dispatcher.ready(), [Command::Send(1)]);
    assert_eq!(dispatcher.overdue(&1), Some(Command::Start));
    assert_eq!(dispatcher.ready(), [Command::Send(1)]);
    assert!(dispatcher.answered(|job| *job == 1));
    assert_eq!(dispatcher.overdue(&1), None, "answered in time");
}

#[test]
fn a_worker_that_keeps_failing_is_given_up_until_the_person_tries_again() {
    let mut dispatcher = line();
    assert_eq!(dispatcher.ask(1), None);
    assert_eq!(
        [
            dispatcher.failed(),
            dispatcher.failed(),
            dispatcher.failed()
        ],
        [Command::Start, Command::Start, Command::GiveUp]
    );
    assert_eq!(dispatcher.ask(2), Some(Command::GiveUp));
    assert_eq!(dispatcher.overdue(&2), None);
    assert_eq!(dispatcher.retry(), Command::Start);
    assert_eq!(dispatcher.ready(), [Command::Send(2)]);
}

#[test]
fn an_errand_waits_for_the_worker_and_goes_out_beside_the_job() {
    let mut dispatcher = line();
    assert_eq!(dispatcher.send_out('a'), None);
    assert_eq!(dispatcher.send_out('b'), None);
    assert_eq!(dispatcher.ask(1), None);
    let both = [Command::Send(1), Command::SendErrand('b')];
    assert_eq!(dispatcher.ready(), both, "the newest errand");
    assert!(
        !dispatcher.returned(|errand| *errand == 'a'),
        "a late answer"
    );
    assert!(dispatcher.returned(|errand| *errand == 'b'));
    assert!(!dispatcher.returned(|errand| *errand == 'b'), "twice");
    assert!(dispatcher.answered(|job| *job == 1), "the job goes on");
    assert_eq!(dispatcher.send_out('c'), Some(Command::SendErrand('c')));
    dispatcher.call_back();
    assert!(
        !dispatcher.returned(|errand| *errand == 'c'),
        "nobody waits"
    );
}

#[test]
fn an_errand_is_asked_again_of_a_new_worker_but_not_when_it_is_given_up() {
    let mut dispatcher = line();
    assert_eq!(dispatcher.ready(), []);
    assert_eq!(dispatcher.send_out('a'), Some(Command::SendErrand('a')));
    assert_eq!(dispatcher.failed(), Command::Start);
    assert_eq!(dispatcher.ready(), [Command::SendErrand('a')]);
    assert_eq!(dispatcher.failed(), Command::Start);
    assert_eq!(dispatcher.failed(), Command::GiveUp);
    assert_eq!(dispatcher.send_out('b'), Some(Command::GiveUp));
    assert_eq!(dispatcher.retry(), Command::Start);
    assert_eq!(
        dispatcher.ready(),
        [],
        "it may be what the worker failed at"
    );
}

#[test]
fn a_job_on_the_desk_goes_before_an_errand() {
    let mut desk = Mailbox::default();
    assert!(desk.is_idle());
    desk.put_advice_request('a');
    assert_eq!(desk.front(), Some(Front::AdviceRequest(&mut 'a')));
    desk.put_move_request(1);
    assert_eq!(
        desk.front(),
        Some(Front::MoveRequest(&mut 1)),
        "in the middle of it"
    );
    desk.clear_front();
    assert_eq!(
        desk.front(),
        Some(Front::AdviceRequest(&mut 'a')),
        "and on with it"
    );
    desk.clear_front();
    assert!(desk.is_idle());
    assert_eq!(desk.front(), None);
}

#[test]
fn the_newest_of_each_kind_is_worked_on() {
    let mut desk = Mailbox::default();
    desk.put_move_request(1);
    desk.put_advice_request('a');
    desk.put_move_request(2);
    desk.put_advice_request('b');
    assert_eq!(desk.front(), Some(Front::MoveRequest(&mut 2)));
    desk.clear_front();
    assert_eq!(desk.front(), Some(Front::AdviceRequest(&mut 'b')));
    desk.clear_front();
    assert!(desk.is_idle());
}
