export { forgetCoveredPeople } from './covers/forget-covered.store.ts';
export { forgetOldOrders } from './order/forget-old-orders.store.ts';
export { noteCodesNotSent, noteCodesSentAgain } from './deliver/unsent-codes.store.ts';
