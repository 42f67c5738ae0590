export { type AccessPoint, type EInvoice, EInvoiceRefused } from './access-point.port.ts';
