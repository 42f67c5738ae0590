import type { BankPaymentEntry } from '@takst/contract/invoices/payments/list-bank-payments.contract.ts';
import { lazyDialog } from '#design/overlays/lazy-dialog.tsx';

const MatchPaymentModal = lazyDialog(
  async () => (await import('./match-payment.modal.tsx')).MatchPaymentModal,
);
const SetPaymentAsideModal = lazyDialog(
  async () => (await import('./set-payment-aside.modal.tsx')).SetPaymentAsideModal,
);

export type PaymentDialogName = { is: 'match' | 'set-aside'; payment: BankPaymentEntry };

interface PaymentDialogProps {
  dialog: PaymentDialogName;
  onClose: () => void;
}

/** Stands beside the list: the row of the payment goes before the dialog is done. */
export const PaymentDialog = ({ dialog: { is, payment }, onClose }: PaymentDialogProps) =>
  is === 'match' ? (
    <MatchPaymentModal payment={payment} onClose={onClose} />
  ) : (
    <SetPaymentAsideModal payment={payment} onClose={onClose} />
  );
