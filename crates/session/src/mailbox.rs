//! What lies before the worker, as a queue without a worker in it.

/// What lies before the worker: a job goes before an errand, and a newer one of either kind takes the
/// older one's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Desk<Job, Errand> {
    job: Option<Job>,
    errand: Option<Errand>,
}

/// What lies on top.
#[derive(Debug, PartialEq, Eq)]
pub enum OnTop<'desk, Job, Errand> {
    /// A bot's choice, which the table waits for.
    Job(&'desk mut Job),
    /// Something besides.
    Errand(&'desk mut Errand),
}

/// Nothing to do.
impl<Job, Errand> Default for Desk<Job, Errand> {
    fn default() -> Self {
        Self {
            job: None,
            errand: None,
        }
    }
}

impl<Job, Errand> Desk<Job, Errand> {
    /// Puts a job on the desk.
    pub fn put_job(&mut self, job: Job) {
        self.job = Some(job);
    }

    /// Puts an errand on the desk.
    pub fn put_errand(&mut self, errand: Errand) {
        self.errand = Some(errand);
    }

    /// Whether there is nothing to do.
    #[must_use]
    pub const fn is_clear(&self) -> bool {
        self.job.is_none() && self.errand.is_none()
    }

    /// What is to be worked on.
    #[must_use]
    pub fn on_top(&mut self) -> Option<OnTop<'_, Job, Errand>> {
        match &mut self.job {
            Some(job) => Some(OnTop::Job(job)),
            None => self.errand.as_mut().map(OnTop::Errand),
        }
    }

    /// What was worked on is done.
    pub fn clear_top(&mut self) {
        if self.job.take().is_none() {
            self.errand = None;
        }
    }
}
