export {
  type EInvoiceReceivers,
  isEInvoiceReceiversUnavailable,
} from './e-invoice-receivers.port.ts';
