import { createChangePath } from '#platform/changes/create-change-path.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { cancelUnneededCardsJob } from './cancel-unneeded-cards.job.ts';

/** Carries out the job of a night in which cards that nobody needs are cancelled. */
export const nightIn = ({ database, clock }: TestPortal) => {
  const queue = { enqueue: () => Promise.reject(new Error('no other job is enqueued')) };
  const changes = createChangePath({ database, clock, queue });
  return cancelUnneededCardsJob.run({}, { database, clock, queue, changes }, 'key');
};
