import { listDeliveries as route } from '@takst/contract/services/ticket-counter/delivery/list-deliveries.contract.ts';
import { searchWords } from '@takst/domain/customers/companies/search-words.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { loadCounterNames } from '../orders/counter-names.ts';
import { findCounterOrder } from '../orders/counter-order-row.query.ts';
import { deliveriesOfOrder } from './deliveries-of-order.query.ts';
import { deliveryRightsIn } from './delivery-rights.ts';
import { describeDelivery } from './describe-delivery.ts';

/** What an order has handed out, with what this user may do with it. */
export const listDeliveries = (database: Database) =>
  serve(route, async ({ scope, params, query, today }) => {
    const order = await findCounterOrder(database, scope, { id: params.id, today });
    if (!order) return { refused: { code: 'ORDER_NOT_FOUND' } };
    const { filter: state, searchFor, ...bounds } = query;
    const words = searchWords(searchFor);
    const [{ totalEntries, matches }, names] = await Promise.all([
      deliveriesOfOrder(database, order, { today, state, words, ...bounds }),
      loadCounterNames(database, { tenant: scope.tenant, today }),
    ]);
    const rights = deliveryRightsIn(scope, order.companyId);
    const context = { names, today, terms: order.terms, rights };
    return {
      reply: { totalEntries, matches: matches.map((row) => describeDelivery(row, context)) },
    };
  });
