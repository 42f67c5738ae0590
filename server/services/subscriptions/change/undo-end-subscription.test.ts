import { describe, expect } from 'vitest';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import { idOf, newPhone } from '#services/company-tickets/test-order.ts';
import {
  setSubscriptionFacts,
  subscriptionsOfPhone,
} from '#services/subscriptions/test-subscriptions.store.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';
import { lockSubscription } from '#services/subscriptions/subscription/subscription.query.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { recordedJobs } from '#testing/recorded-jobs.ts';
import { testScope } from '#testing/test-scope.ts';
import { changesOfTicket } from '#ticketing/tickets/test-tickets.store.ts';
import { undoEndTaken } from './undo-end-subscription.ts';

describe('an end that is taken back', () => {
  portalTest('is recorded with the day that it was, and its holder is told', async (portal) => {
    const { database, clock } = portal;
    const phone = newPhone();
    const id = idOf(await subscribeIn(portal)({ phone, startDate: '2026-03-01' }));
    const expiration_date = Temporal.PlainDate.from('2026-03-31');
    await setSubscriptionFacts(database, id, { expiration_date });
    const { queue, jobs } = recordedJobs();
    const origin = {
      userId: null,
      channel: 'portal',
      requestId: 'test',
      idempotency: null,
    } as const;
    await createChangePath({ database, clock, queue })(
      { tenant: 'ruter', ...origin },
      async (change) => {
        const reach = {
          scope: testScope([portal.company('several-services').id]),
          services: ['company-tickets'],
        } as const;
        const row = await lockSubscription(change.tx, reach, id);
        if (row) await undoEndTaken(change, row);
        return { reply: null };
      },
    );
    expect(await subscriptionsOfPhone(database, phone)).toMatchObject([{ expiration_date: null }]);
    expect((await changesOfTicket(database, id)).at(-1)).toMatchObject({
      kind: 'undo-end-subscription',
      before: { expirationDate: '2026-03-31' },
      after: { subscription: 'JOULE', expirationDate: null },
    });
    expect(jobs.map(({ data }) => data)).toMatchObject([
      { to: `+47${phone}`, text: expect.stringContaining('har angret slutten: elsykkelen') },
    ]);
  });
});
