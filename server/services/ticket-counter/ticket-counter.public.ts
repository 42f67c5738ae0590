export { coveredPersonData, deliveryData } from './personal-data.query.ts';
export { forgetCoveredPeople } from './covers/forget-covered.store.ts';
export { forgetOldOrders } from './order/forget-old-orders.store.ts';
export { saveCodesNotSent, saveCodesSentAgain } from './deliver/unsent-codes.store.ts';
