export { type AccessPoint, EInvoiceRefused } from './access-point.port.ts';
