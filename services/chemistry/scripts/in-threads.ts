// Shares work of a script among threads: the script starts itself once for each job and answers with one message.

import { Worker, parentPort } from 'node:worker_threads';

/** The responses of all jobs in their order; rejects when a thread fails. */
export function inThreads<Answer>(script: URL, jobs: readonly object[]): Promise<Answer[]> {
  return Promise.all(jobs.map((job) => run<Answer>(script, job)));
}

/** Gives the response of this thread to the script that started it. */
export function answer(value: unknown): void {
  parentPort?.postMessage(value, []);
}

function run<Answer>(script: URL, job: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: job, resourceLimits: { maxOldGenerationSizeMb: 8000 } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
