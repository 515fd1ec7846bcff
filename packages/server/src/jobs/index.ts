export { enqueue, enqueueInstead } from './enqueue.ts';
export { deleteExpiredJobs, deleteOldDeadJobs, JOBS_CHANNEL } from './job.store.ts';
export { LANES, type Lane } from './job-kinds.ts';
export { deleteDeadJob, measureLanes, redriveJob, summariseJobs } from './operate-jobs.store.ts';
export { type JobHandlers, type JobResult, nextJobAt, type RunDeps, runDueJob } from './run-due-job.ts';
