import { StartManyOrders } from './start-many-orders.tsx';

/** Orders company tickets for many employees. */
export const OrderManyPage = () => <StartManyOrders />;
