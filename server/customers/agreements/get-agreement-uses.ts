import {
  getAgreementUses as route,
  maxListedUses,
} from '@takst/contract/customers/agreements/get-agreement-uses.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import type { TicketUses } from './ticket-uses.ts';

/** What the user of the end date sees before it is set. An agreement elsewhere is used by nobody here. */
export const getAgreementUses = (database: Database, uses: TicketUses) =>
  serve(route, async ({ params: { id: companyId, agreementId }, query: { after }, today }) => {
    const request = { companyId, agreementId, from: (after ?? today).add({ days: 1 }) };
    const counts = await uses.count(database, request);
    const first = await uses.list(database, { ...request, limit: maxListedUses });
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
    return {
      reply: {
        tickets: sum(counts.map(({ tickets }) => tickets)),
        subscriptions: sum(counts.map(({ subscriptions }) => subscriptions)),
        persons: sum(counts.map(({ persons }) => persons)),
        first: [...first],
      },
    };
  });
