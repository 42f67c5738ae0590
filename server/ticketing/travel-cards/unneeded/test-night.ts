import { createChangePath } from '#platform/changes/create-change-path.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { cancelUnneededCardsJob } from './cancel-unneeded-cards.job.ts';

/** Carries out the job of a night in which cards that nobody needs are cancelled. Returns what it leaves to other jobs. */
export async function nightIn({ database, clock }: TestPortal, after?: number) {
  const enqueued: { readonly job: string; readonly data: unknown }[] = [];
  const queue = {
    enqueue: async (_tx: unknown, job: { name: string }, ...data: readonly unknown[]) =>
      void enqueued.push(...data.map((one) => ({ job: job.name, data: one }))),
  };
  const changes = createChangePath({ database, clock, queue });
  await cancelUnneededCardsJob.run({ after }, { database, clock, queue, changes }, 'key');
  return enqueued;
}
