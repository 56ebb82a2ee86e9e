//! The line between the page and the bots' worker: the page's end and what lies before the worker.

use session::{Desk, Dispatcher, OnTop, Order};

/// A line to a worker that is being started.
fn line() -> Dispatcher<u32, char> {
    let mut line = Dispatcher::new();
    assert_eq!(line.retry(), Order::Start);
    line
}

#[test]
fn a_worker_can_be_there_before_the_first_job() {
    let mut dispatcher = Dispatcher::<u32, char>::new();
    assert_eq!(dispatcher.wake(), Some(Order::Start));
    assert_eq!(dispatcher.wake(), None, "it is on its way");
    assert_eq!(dispatcher.ask(1), None);
    assert_eq!(dispatcher.ready(), [Order::Send(1)]);
}

#[test]
fn the_first_job_or_errand_has_a_worker_started() {
    let mut dispatcher = Dispatcher::<u32, char>::new();
    assert_eq!(dispatcher.ask(1), Some(Order::Start));
    assert_eq!(dispatcher.ready(), [Order::Send(1)]);
    let mut dispatcher = Dispatcher::<u32, char>::new();
    assert_eq!(dispatcher.send_out('a'), Some(Order::Start));
    assert_eq!(dispatcher.ready(), [Order::SendErrand('a')]);
}

#[test]
fn a_job_waits_for_the_worker_to_be_ready() {
    let mut dispatcher = line();
    assert_eq!(dispatcher.ask(1), None);
    assert_eq!(dispatcher.ask(2), None);
    assert_eq!(dispatcher.ready(), [Order::Send(2)], "the newest wins");
    assert!(!dispatcher.answered(|job| *job == 1), "a late answer");
    assert!(dispatcher.answered(|job| *job == 2));
    assert!(!dispatcher.answered(|job| *job == 2), "twice");
    assert_eq!(dispatcher.ask(3), Some(Order::Send(3)));
}

#[test]
fn a_dead_worker_is_started_again_and_asked_again() {
    let mut dispatcher = line();
    assert_eq!(dispatcher.ready(), []);
    assert_eq!(dispatcher.ask(1), Some(Order::Send(1)));
    assert_eq!(dispatcher.failed(), Order::Start);
    assert_eq!(dispatcher.ready(), [Order::Send(1)]);
    assert_eq!(dispatcher.overdue(&1), Some(Order::Start));
    assert_eq!(dispatcher.ready(), [Order::Send(1)]);
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
        [Order::Start, Order::Start, Order::GiveUp]
    );
    assert_eq!(dispatcher.ask(2), Some(Order::GiveUp));
    assert_eq!(dispatcher.overdue(&2), None);
    assert_eq!(dispatcher.retry(), Order::Start);
    assert_eq!(dispatcher.ready(), [Order::Send(2)]);
}

#[test]
fn an_errand_waits_for_the_worker_and_goes_out_beside_the_job() {
    let mut dispatcher = line();
    assert_eq!(dispatcher.send_out('a'), None);
    assert_eq!(dispatcher.send_out('b'), None);
    assert_eq!(dispatcher.ask(1), None);
    let both = [Order::Send(1), Order::SendErrand('b')];
    assert_eq!(dispatcher.ready(), both, "the newest errand");
    assert!(
        !dispatcher.returned(|errand| *errand == 'a'),
        "a late answer"
    );
    assert!(dispatcher.returned(|errand| *errand == 'b'));
    assert!(!dispatcher.returned(|errand| *errand == 'b'), "twice");
    assert!(dispatcher.answered(|job| *job == 1), "the job goes on");
    assert_eq!(dispatcher.send_out('c'), Some(Order::SendErrand('c')));
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
    assert_eq!(dispatcher.send_out('a'), Some(Order::SendErrand('a')));
    assert_eq!(dispatcher.failed(), Order::Start);
    assert_eq!(dispatcher.ready(), [Order::SendErrand('a')]);
    assert_eq!(dispatcher.failed(), Order::Start);
    assert_eq!(dispatcher.failed(), Order::GiveUp);
    assert_eq!(dispatcher.send_out('b'), Some(Order::GiveUp));
    assert_eq!(dispatcher.retry(), Order::Start);
    assert_eq!(
        dispatcher.ready(),
        [],
        "it may be what the worker failed at"
    );
}

#[test]
fn a_job_on_the_desk_goes_before_an_errand() {
    let mut desk = Desk::default();
    assert!(desk.is_clear());
    desk.put_errand('a');
    assert_eq!(desk.on_top(), Some(OnTop::Errand(&mut 'a')));
    desk.put_job(1);
    assert_eq!(
        desk.on_top(),
        Some(OnTop::Job(&mut 1)),
        "in the middle of it"
    );
    desk.clear_top();
    assert_eq!(
        desk.on_top(),
        Some(OnTop::Errand(&mut 'a')),
        "and on with it"
    );
    desk.clear_top();
    assert!(desk.is_clear());
    assert_eq!(desk.on_top(), None);
}

#[test]
fn the_newest_of_each_kind_is_worked_on() {
    let mut desk = Desk::default();
    desk.put_job(1);
    desk.put_errand('a');
    desk.put_job(2);
    desk.put_errand('b');
    assert_eq!(desk.on_top(), Some(OnTop::Job(&mut 2)));
    desk.clear_top();
    assert_eq!(desk.on_top(), Some(OnTop::Errand(&mut 'b')));
    desk.clear_top();
    assert!(desk.is_clear());
}
