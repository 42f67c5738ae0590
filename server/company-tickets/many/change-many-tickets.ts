import { changeManyTickets as route } from '@takst/contract/company-tickets/many/change-many-tickets.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import type { ScopeOfUser } from '#access/scope-of-user.ts';
import type { ChangePath } from '#changes/change-path.ts';
import { serve } from '#http/serve.ts';
import { changeManyJob } from './change-many-tickets.job.ts';
import { insertManyChange } from './many-change.store.ts';
import { isDateOffered } from './many-date.ts';

type Dependencies = { changes: ChangePath; scopeOf: ScopeOfUser };

/**
 * Stores the change with a line per subscriber and enqueues a job for the work, which therefore
 * survives a closed page and a killed process.
 */
export const changeManyTickets = ({ changes, scopeOf }: Dependencies) =>
  serve(route, async (call) => {
    const { scope, origin, params, body, now } = call;
    const companyId = params.id;
    return changes<Outcome<typeof route>>(origin, async (change) => {
      if (!(await isDateOffered(change.tx, scopeOf, call))) {
        return { refused: { code: 'END_DATE_NOT_OFFERED' } };
      }
      const { action, expiryDate, subscriberIds } = body;
      const id = await insertManyChange(change.tx, scope, {
        ...body,
        companyId,
        requestId: origin.requestId,
        startedAt: now,
      });
      await change.record({
        companyId,
        kind: 'change-many-tickets',
        subject: { type: 'many-change', id },
        about: null,
        before: null,
        after: { action, expirationDate: expiryDate, people: subscriberIds.length },
      });
      await change.enqueue(changeManyJob, { tenant: scope.tenant, companyId, id });
      return { reply: { id } };
    });
  });
