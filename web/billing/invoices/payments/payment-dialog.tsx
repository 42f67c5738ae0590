import type { BankPaymentEntry } from '@takst/contract/billing/invoices/payments/list-bank-payments.contract.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';

const MatchPaymentModal = lazyDialog(
  async () => (await import('./match-payment.modal.tsx')).MatchPaymentModal,
);
const MovePaymentModal = lazyDialog(
  async () => (await import('./move-payment.modal.tsx')).MovePaymentModal,
);
const RegisterRepeatedRowModal = lazyDialog(
  async () => (await import('./register-repeated-row.modal.tsx')).RegisterRepeatedRowModal,
);
const SetPaymentAsideModal = lazyDialog(
  async () => (await import('./set-payment-aside.modal.tsx')).SetPaymentAsideModal,
);

const dialogs = {
  match: MatchPaymentModal,
  move: MovePaymentModal,
  'register-row': RegisterRepeatedRowModal,
  'set-aside': SetPaymentAsideModal,
};

export type PaymentDialogName = { is: keyof typeof dialogs; payment: BankPaymentEntry };

interface PaymentDialogProps {
  dialog: PaymentDialogName;
  onClose: () => void;
}

/** Stands beside the list: the row of the payment goes before the dialog is done. */
export function PaymentDialog({ dialog: { is, payment }, onClose }: PaymentDialogProps) {
  const Dialog = dialogs[is];
  return <Dialog payment={payment} onClose={onClose} />;
}
