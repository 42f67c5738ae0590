import { BatchOfOrders } from './batch-of-orders.tsx';

/** One list of company tickets. */
export const OrderBatchPage = () => <BatchOfOrders />;
