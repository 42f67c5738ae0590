export { eraseLineHolders } from './line-holder.store.ts';
export { hasOpenInvoices } from './open-invoices.query.ts';
