import { orderMass as route } from '@takst/contract/services/free-tickets/order-mass.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import { startRows } from '#ticketing/batches/batches.public.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { violatedConstraint } from '#platform/db/connection/violated-constraint.ts';
import { serve } from '#platform/http/serve.ts';
import { checkMassOrder, type MassOrders } from './check-mass-order.ts';
import { resultOf } from './mass-order-rows.ts';

type OrderOutcome = Outcome<typeof route>;

/** Begins a mass order, if nothing in it is wrong (spec 3 §7). */
export const orderMass = (massOrders: MassOrders, changes: ChangePath) =>
  serve(route, async (call): Promise<OrderOutcome> => {
    const checkedOrder = await checkMassOrder(massOrders, call);
    if (!checkedOrder) return { refused: { code: 'AGREEMENT_NOT_FOUND' } };
    const { ofCall, checked } = checkedOrder;
    const result = resultOf(checked);
    if (result.errorCount + result.generalErrors.length > 0) {
      return { refused: { code: 'NOTHING_ORDERED', ...result } };
    }
    const { origin } = call;
    try {
      return await changes(origin, async (change): Promise<OrderOutcome> => {
        const started = await startRows(change, massOrders.work, { ...ofCall, checked, origin });
        return 'refused' in started ? started : { reply: { ...result, id: started.id } };
      });
    } catch (error) {
      if (violatedConstraint(error) !== 'same_rows_once') throw error;
      return { refused: { code: 'SAME_ROWS_RUNNING' } };
    }
  });
