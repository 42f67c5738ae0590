import { housingOrderCalls } from '@takst/contract/services/housing/many/housing-order-calls.ts';
import { housingOrders } from '@takst/contract/services/housing/many/housing-orders.ts';
import {
  type ManyOrders,
  ManyOrdersContext,
} from '#services/company-tickets/order-many/many-orders.ts';
import { BatchOfOrders } from '#services/company-tickets/order-many/batch-of-orders.tsx';
import { StartManyOrders } from '#services/company-tickets/order-many/start-many-orders.tsx';
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
    <StartManyOrders />
  </ManyOrdersContext>
);

/** One list of residents, from its check to its result. */
export const ResidentBatchPage = () => (
  <ManyOrdersContext value={manyResidents}>
    <BatchOfOrders />
  </ManyOrdersContext>
);
