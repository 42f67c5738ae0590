import { housingOrderCalls } from '@takst/contract/services/housing/many/housing-order-calls.ts';
import { housingOrders } from '@takst/contract/services/housing/many/housing-orders.ts';
import {
  type ManyOrders,
  ManyOrdersContext,
} from '#services/company-tickets/order-many/many-orders.ts';
import { OrderBatchPage } from '#services/company-tickets/order-many/order-batch.page.tsx';
import { OrderManyPage } from '#services/company-tickets/order-many/order-many.page.tsx';
import { MoveInOptions } from './move-in-options.tsx';
import { useMoveInTexts } from './use-move-in-texts.ts';

const manyResidents: ManyOrders = {
  service: housingOrders,
  calls: housingOrderCalls,
  Options: MoveInOptions,
  useOwnTexts: useMoveInTexts,
};

/** Reads a list of residents, who may move in. */
export const OrderForResidentsPage = () => (
  <ManyOrdersContext value={manyResidents}>
    <OrderManyPage />
  </ManyOrdersContext>
);

/** One list of residents, from its check to its result. */
export const ResidentBatchPage = () => (
  <ManyOrdersContext value={manyResidents}>
    <OrderBatchPage />
  </ManyOrdersContext>
);
