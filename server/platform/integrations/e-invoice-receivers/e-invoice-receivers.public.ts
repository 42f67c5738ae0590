export { type EInvoiceReceivers } from './e-invoice-receivers.port.ts';
