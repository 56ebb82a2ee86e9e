//! The page's end of the line to the bots' worker, as a state machine without a worker in it.

/// Keeps track of a worker that starts, answers, falls silent and is started again.
///
/// One job is under way; a newer one takes its place (nobody waits for the older one's answer any
/// more). A job is never lost: it is kept until it is answered, and asked again of a new worker.
/// Beside it there may be an errand, which the worker runs when it has no job: the same holds for
/// it, but no errand outlives a worker that is given up, as it may be what made it fail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Supervisor<MoveRequest, AdviceRequest> {
    worker: Worker,
    job: Option<MoveRequest>,
    errand: Option<AdviceRequest>,
    failures: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worker {
    Absent,
    Starting,
    Ready,
    GivenUp,
}

/// What the dispatcher wants done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command<MoveRequest, AdviceRequest> {
    /// Start a new worker in place of any older one.
    Start,
    /// Send the worker this job.
    Send(MoveRequest),
    /// Send the worker this errand.
    SendErrand(AdviceRequest),
    /// Tell the person that the worker does not work.
    GiveUp,
}

/// How many failures in a row, without an answer between them, are one too many.
const TOO_MANY: u8 = 3;

impl<MoveRequest: Clone + PartialEq, AdviceRequest: Clone> Supervisor<MoveRequest, AdviceRequest> {
    /// A line without a worker; the first job or errand has one started.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            worker: Worker::Absent,
            job: None,
            errand: None,
            failures: 0,
        }
    }

    /// There will be jobs to do: the worker had better be there.
    pub fn wake(&mut self) -> Option<Command<MoveRequest, AdviceRequest>> {
        (self.worker == Worker::Absent).then(|| self.start())
    }

    /// There is a job to do.
    pub fn ask(&mut self, job: MoveRequest) -> Option<Command<MoveRequest, AdviceRequest>> {
        self.job = Some(job.clone());
        match self.worker {
            Worker::Absent => Some(self.start()),
            Worker::Starting => None,
            Worker::Ready => Some(Command::Send(job)),
            Worker::GivenUp => Some(Command::GiveUp),
        }
    }

    /// There is an errand to run; an older one need no longer be answered.
    pub fn send_out(
        &mut self,
        errand: AdviceRequest,
    ) -> Option<Command<MoveRequest, AdviceRequest>> {
        match self.worker {
            Worker::Absent => {
                self.errand = Some(errand);
                Some(self.start())
            }
            Worker::Starting => {
                self.errand = Some(errand);
                None
            }
            Worker::Ready => {
                self.errand = Some(errand.clone());
                Some(Command::SendErrand(errand))
            }
            Worker::GivenUp => Some(Command::GiveUp),
        }
    }

    /// Nobody waits for the errand any more.
    pub fn call_back(&mut self) {
        self.errand = None;
    }

    /// The worker has said that it is ready.
    pub fn ready(&mut self) -> Vec<Command<MoveRequest, AdviceRequest>> {
        self.worker = Worker::Ready;
        let job = self.job.clone().map(Command::Send);
        let errand = self.errand.clone().map(Command::SendErrand);
        job.into_iter().chain(errand).collect()
    }

    /// The worker has answered this job; false if it is not the one waited for.
    pub fn answered(&mut self, is_job: impl Fn(&MoveRequest) -> bool) -> bool {
        let waited_for = self.job.as_ref().is_some_and(is_job);
        if waited_for {
            self.job = None;
            self.failures = 0;
        }
        waited_for
    }

    /// The worker is back from this errand; false if it is not the one waited for.
    pub fn returned(&mut self, is_errand: impl Fn(&AdviceRequest) -> bool) -> bool {
        let waited_for = self.errand.as_ref().is_some_and(is_errand);
        if waited_for {
            self.errand = None;
            self.failures = 0;
        }
        waited_for
    }

    /// The worker could not start, has crashed, or speaks another version's language.
    pub fn failed(&mut self) -> Command<MoveRequest, AdviceRequest> {
        self.failures += 1;
        if self.failures >= TOO_MANY {
            self.worker = Worker::GivenUp;
            self.errand = None;
            return Command::GiveUp;
        }
        self.start()
    }

    /// The time for a job is up; it counts as a failure if the job is still waited for.
    pub fn overdue(&mut self, job: &MoveRequest) -> Option<Command<MoveRequest, AdviceRequest>> {
        let waiting = self.job.as_ref() == Some(job) && self.worker != Worker::GivenUp;
        waiting.then(|| self.failed())
    }

    /// The person wants it tried again.
    pub const fn retry(&mut self) -> Command<MoveRequest, AdviceRequest> {
        self.failures = 0;
        self.start()
    }

    const fn start(&mut self) -> Command<MoveRequest, AdviceRequest> {
        self.worker = Worker::Starting;
        Command::Start
    }
}

impl<MoveRequest: Clone + PartialEq, AdviceRequest: Clone> Default
    for Supervisor<MoveRequest, AdviceRequest>
{
    fn default() -> Self {
        Self::new()
    }
}
