import { listCounterBuyers as route } from '@takst/contract/services/ticket-counter/order/list-counter-buyers.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { findCompanyAdministrators } from '#customers/users/users.public.ts';

/** The buyers that a user without the right to order can ask: only ticket administrators order (spec 1 §6). */
export const listCounterBuyers = (database: Database) =>
  serve(route, async ({ scope, params, now }) => {
    const users = await findCompanyAdministrators(database, scope, { companyId: params.id, now });
    const buyers = users
      .filter(({ status, roles }) => status === 'ACTIVE' && roles.includes('TICKET_ADMIN'))
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    return { reply: { buyers } };
  });
