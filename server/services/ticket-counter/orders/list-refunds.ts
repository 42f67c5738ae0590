import { listRefunds as route } from '@takst/contract/services/ticket-counter/orders/list-refunds.contract.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { refundsOfOrder } from '../deliveries/deliveries-of-order.query.ts';
import { findCounterOrder } from './counter-order-row.query.ts';

/** Which deliveries of an order were refunded (spec 3 §2). */
export const listRefunds = (database: Database) =>
  serve(route, async ({ scope, params, today }) => {
    const order = await findCounterOrder(database, scope, { id: params.id, today });
    if (!order) return { refused: { code: 'ORDER_NOT_FOUND' } };
    const refunds = await refundsOfOrder(database, order);
    return {
      reply: refunds.map(({ id, refundedAt, priceOre }) => ({
        id,
        refundedAt,
        totalPrice: toKroner(priceOre),
      })),
    };
  });
