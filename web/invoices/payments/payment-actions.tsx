import type { BankPaymentEntry } from '@takst/contract/invoices/payments/list-bank-payments.contract.ts';
import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { lazyDialog } from '#design/overlays/lazy-dialog.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { paymentWords } from './payment-words.ts';

const MatchPaymentModal = lazyDialog(
  async () => (await import('./match-payment.modal.tsx')).MatchPaymentModal,
);
const SetPaymentAsideModal = lazyDialog(
  async () => (await import('./set-payment-aside.modal.tsx')).SetPaymentAsideModal,
);

/** What can be done with a payment that is on no invoice. */
export function PaymentActions({ payment }: { payment: BankPaymentEntry }) {
  const t = useTexts('payments');
  const [open, setOpen] = useState<'match' | 'set-aside' | null>(null);
  const words = paymentWords(payment);
  const close = () => setOpen(null);
  return (
    <span className="flex flex-wrap gap-2 max-[860px]:pt-1">
      <Button aria-label={t('matchLabel', { payment: words })} onClick={() => setOpen('match')}>
        {t('match')}
      </Button>
      {payment.state === 'UNMATCHED' && (
        <Button
          aria-label={t('setAsideLabel', { payment: words })}
          onClick={() => setOpen('set-aside')}
        >
          {t('setAsideAction')}
        </Button>
      )}
      {open === 'match' && <MatchPaymentModal payment={payment} onClose={close} />}
      {open === 'set-aside' && <SetPaymentAsideModal payment={payment} onClose={close} />}
    </span>
  );
}
