import { getCounterOrder as route } from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { usualCounterTerms } from '@takst/domain/platform/access/counter-terms.ts';
import {
  answerToCancel,
  answerToRefund,
} from '@takst/domain/services/ticket-counter/take-back.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { loadCounterNames } from './counter-names.ts';
import { countDeliveries } from '../deliveries/deliveries-of-order.query.ts';
import { takeBackRightsIn } from '../deliveries/delivery-rights.ts';
import { findCounterOrder } from './counter-order-row.query.ts';
import { describeCounterOrder } from './describe-counter-order.ts';

/** An order with how far its delivery is. It is asked for each second, and answered anew when something has moved. */
export const getCounterOrder = (database: Database) =>
  serve(route, async ({ scope, params, today, now }) => {
    const order = await findCounterOrder(database, scope, { id: params.id, today });
    if (!order) return { refused: { code: 'ORDER_NOT_FOUND' } };
    const [deliveries, names] = await Promise.all([
      countDeliveries(database, order, today),
      loadCounterNames(database, { tenant: scope.tenant, today }),
    ]);
    const rights = takeBackRightsIn(scope, order.companyId);
    const terms = order.terms ?? usualCounterTerms;
    const context = {
      type: order.type,
      terms,
      offersTravelMoneyCancellation: tenantOf(scope.tenant).offers.has(
        'ticketCounter.cancelTravelMoney',
      ),
    };
    const described = describeCounterOrder(order, names);
    return {
      reply: {
        ...described,
        agreementNumber: order.agreementId,
        invoiceReferenceId: order.invoiceReferenceId,
        isToBeSent:
          described.sendAt !== null && Temporal.Instant.compare(described.sendAt, now) > 0,
        deliveries,
        mayCancel: answerToCancel(context, rights),
        mayRefund: answerToRefund(context, rights),
      },
    };
  });
