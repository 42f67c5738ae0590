export { invoiceLineData } from './personal-data.query.ts';
export { saveSellers, sellerSection } from './issued/load-sellers.ts';
export { lockNumbers as lockInvoiceNumbers } from './run/issue-invoices.store.ts';
export { openMonthsOf } from './closing/open-months.query.ts';
export { firstMonth, setFirstMonth } from './months/first-month.store.ts';
export { inventedDataOf } from './invented/invented-data.ts';
export { describeMonthLine } from './invoice/describe-invoice.ts';
export { eraseLineHolders, forgetLineHolders, unbilledEntries } from './line-holder.store.ts';
export {
  monthLineColumns,
  type MonthLineRow,
  monthLines,
  type MonthLinesRequest,
} from './months/month-lines.query.ts';
export { creditDelivery } from './refund/credit-delivery.ts';
export { deliveryDay } from './closing/delivery-day.store.ts';
export { forgetPayers } from './payments/forget-payers.store.ts';
export { hasOpenInvoices } from './open-invoices.query.ts';
export { findReachedAgreement } from './months/reached-agreement.query.ts';
export { openedByServices } from './invoice/invoice.query.ts';
export { findMonth } from './months/month.query.ts';
export { currentName, nameNow, nameThen } from './invoice/product-name.query.ts';
export { vatOfPeriod } from './invoice/vat.query.ts';
