//! The page's end of the line to the bots' worker, as a state machine without a worker in it.

/// Keeps track of a worker that starts, answers, falls silent and is started again.
///
/// One job is under way; a newer one takes its place (nobody waits for the older one's answer any
/// more). A job is never lost: it is kept until it is answered, and asked again of a new worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dispatcher<Job> {
    worker: Worker,
    job: Option<Job>,
    failures: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worker {
    Starting,
    Ready,
    GivenUp,
}

/// What the dispatcher wants done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order<Job> {
    /// Start a new worker in place of any older one.
    Start,
    /// Send the worker this job.
    Send(Job),
    /// Tell the person that the worker does not work.
    GiveUp,
}

/// How many failures in a row, without an answer between them, are one too many.
const TOO_MANY: u8 = 3;

impl<Job: Clone + PartialEq> Dispatcher<Job> {
    /// A line to a worker that is being started.
    #[must_use]
    pub const fn starting() -> Self {
        Self {
            worker: Worker::Starting,
            job: None,
            failures: 0,
        }
    }

    /// There is a job to do.
    pub fn ask(&mut self, job: Job) -> Option<Order<Job>> {
        self.job = Some(job.clone());
        match self.worker {
            Worker::Starting => None,
            Worker::Ready => Some(Order::Send(job)),
            Worker::GivenUp => Some(Order::GiveUp),
        }
    }

    /// The worker has said that it is ready.
    pub fn ready(&mut self) -> Option<Order<Job>> {
        self.worker = Worker::Ready;
        self.job.clone().map(Order::Send)
    }

    /// The worker has answered this job; false if it is not the one waited for.
    pub fn answered(&mut self, is_job: impl Fn(&Job) -> bool) -> bool {
        let waited_for = self.job.as_ref().is_some_and(is_job);
        if waited_for {
            self.job = None;
            self.failures = 0;
        }
        waited_for
    }

    /// The worker could not start, has crashed, or speaks another version's language.
    pub const fn failed(&mut self) -> Order<Job> {
        self.failures += 1;
        if self.failures >= TOO_MANY {
            self.worker = Worker::GivenUp;
            return Order::GiveUp;
        }
        self.worker = Worker::Starting;
        Order::Start
    }

    /// The time for a job is up; it counts as a failure if the job is still waited for.
    pub fn overdue(&mut self, job: &Job) -> Option<Order<Job>> {
        let waiting = self.job.as_ref() == Some(job) && self.worker != Worker::GivenUp;
        waiting.then(|| self.failed())
    }

    /// The person wants it tried again.
    pub const fn retry(&mut self) -> Order<Job> {
        self.failures = 0;
        self.worker = Worker::Starting;
        Order::Start
    }
}
