import { validateMassOrder as route } from '@takst/contract/services/free-tickets/validate-mass-order.contract.ts';
import { serve } from '#platform/http/serve.ts';
import { checkMassOrder, type MassOrders } from './check-mass-order.ts';
import { resultOf } from './mass-order-rows.ts';

/** Says what would be wrong with a mass order (spec 3 §7). */
export const validateMassOrder = (massOrders: MassOrders) =>
  serve(route, async (call) => {
    const checkedOrder = await checkMassOrder(massOrders, call);
    return checkedOrder
      ? { reply: resultOf(checkedOrder.checked) }
      : { refused: { code: 'AGREEMENT_NOT_FOUND' as const } };
  });
