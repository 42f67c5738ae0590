import type { BankPaymentEntry } from '@takst/contract/billing/invoices/payments/list-bank-payments.contract.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { PaymentDialogName } from './payment-dialog.tsx';
import { paymentWords } from './payment-words.ts';

interface PaymentActionsProps {
  payment: BankPaymentEntry;
  onAsk: (dialog: PaymentDialogName) => void;
}

/** What can be done with a payment that is on no invoice. */
export function PaymentActions({ payment, onAsk }: PaymentActionsProps) {
  const t = useTexts('payments');
  const words = paymentWords(payment);
  return (
    <span className="flex flex-wrap gap-2 max-[860px]:pt-3">
      <Button
        aria-label={t('matchLabel', { payment: words })}
        onClick={() => onAsk({ is: 'match', payment })}
      >
        {t('match')}
      </Button>
      {payment.state === 'UNMATCHED' && (
        <Button
          aria-label={t('setAsideLabel', { payment: words })}
          onClick={() => onAsk({ is: 'set-aside', payment })}
        >
          {t('setAsideAction')}
        </Button>
      )}
    </span>
  );
}

/** For a row that was taken for this payment; the bank's reference may say for sure that it is. */
export function RepeatedRowAction({ payment, onAsk }: PaymentActionsProps) {
  const t = useTexts('payments');
  const { repeatedRow, mayBeAnother } = payment;
  if (repeatedRow === null) return null;
  if (!mayBeAnother) {
    return <span className="text-small text-ink-muted">{t('sameReference')}</span>;
  }
  const row = formatNumber(repeatedRow);
  return (
    <Button
      aria-label={t('registerRowLabel', { row, payment: paymentWords(payment) })}
      onClick={() => onAsk({ is: 'register-row', payment })}
    >
      {t('registerRow')}
    </Button>
  );
}

/** For a payment that was registered on the wrong invoice. */
export function MoveButton({ payment, onAsk }: PaymentActionsProps) {
  const t = useTexts('payments');
  return (
    <Button
      aria-label={t('moveLabel', { payment: paymentWords(payment) })}
      onClick={() => onAsk({ is: 'move', payment })}
    >
      {t('move')}
    </Button>
  );
}
