import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { z } from 'zod';
import { jobScope } from '#platform/scope/job-scope.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import { job, type Job } from '#platform/jobs/job.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Clock } from '#platform/time/clock.ts';
import { cancelCards } from '../card/close-cards.ts';
import { type UnneededCard, unneededCards } from './unneeded-cards.query.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: JobQueue;
  readonly changes: ChangePath;
};

/** Cards that one transaction cancels. */
const maxCards = 500;

/**
 * Every night, cards that wait to be made are cancelled when their tickets are over: the holder has come to a phone, or has
 * left, before the card was made. The factory would make it for nobody, and the company would pay its fee. A ticket that is
 * over does not come back, so no card is cancelled that somebody may still need.
 */
export const cancelUnneededCardsJob: Job<{ after?: number | undefined }, Dependencies> = job({
  name: 'cancel-unneeded-cards',
  /** After this card; from the first one on without it. */
  data: z.strictObject({ after: z.optional(z.number()) }),
  schedule: { dailyAt: '00:37', data: {} },
  retries: 3,
  async work({ after = 0 }, dependencies: Dependencies) {
    const { database, clock, queue } = dependencies;
    const cards = await unneededCards(database, { today: clock.today(), after, max: maxCards });
    for (const tenant of tenantIds()) {
      const own = cards.filter((card) => card.tenant === tenant);
      if (own.length > 0) await cancelTheirCards(dependencies, tenant, own);
    }
    const last = cards.at(-1);
    if (last && cards.length === maxCards) {
      await database.transaction((tx) =>
        queue.enqueue(tx, cancelUnneededCardsJob, { after: last.cardId }),
      );
    }
  },
});

const cancelTheirCards = (
  { changes, clock }: Dependencies,
  tenant: TenantId,
  cards: readonly UnneededCard[],
) =>
  changes(
    { tenant, userId: null, channel: 'job', requestId: 'cancel-unneeded-cards', idempotency: null },
    async (change) => {
      const scope = jobScope(tenant, [...new Set(cards.map(({ companyId }) => companyId))]);
      const ticketIds = cards.map(({ ticketId }) => ticketId);
      // It looks at each card again under its lock: a number may have been given meanwhile.
      await cancelCards(change, ticketIds, { scope, tenant, now: clock.now() });
      return { reply: null };
    },
  );
