import type { BankPaymentEntry } from '@takst/contract/billing/invoices/payments/list-bank-payments.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import type { UnmatchedReason } from '@takst/domain/billing/invoices/payments/match-payment.rules.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatDate, formatKroner, formatNumber } from '#platform/design/format.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import type { Column } from '#platform/design/table/column.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { Kroner } from '#billing/invoices/figures/kroner.tsx';
import { MoveButton, PaymentActions, RepeatedRowAction } from './payment-actions.tsx';
import type { PaymentDialogName } from './payment-dialog.tsx';

/** Day, amount, KID, payer, status, and the invoice or what can be done. */
export function usePaymentColumns(
  onAsk: (dialog: PaymentDialogName) => void,
): Column<BankPaymentEntry>[] {
  const t = useTexts('payments');
  return [
    {
      id: 'paidOn',
      header: t('paidOn'),
      isRowHeader: true,
      width: 7,
      cell: (payment) => (
        <span>
          <span className="whitespace-nowrap tabular-nums">{formatDate(payment.paidOn)}</span>
          <RowInFile payment={payment} />
        </span>
      ),
    },
    {
      id: 'amount',
      header: t('amount'),
      align: 'end',
      width: 9,
      onCard: 'aside',
      cell: ({ amount }) => <Kroner amount={amount} isTotal />,
    },
    {
      id: 'kid',
      header: t('kid'),
      cell: ({ kid, payer, state, reason }) => (
        <span className="wrap-anywhere">
          {/* An unmatched payment has no invoice, which its status says already. */}
          {(state !== 'UNMATCHED' || reason !== 'KID_MISSING' || payer === null) && (
            <span className="tabular-nums">{kid ?? t('noKid')}</span>
          )}
          {payer !== null && <span className="block text-small text-ink-muted">{payer}</span>}
        </span>
      ),
    },
    {
      id: 'state',
      header: t('state'),
      width: 11,
      cell: (payment) => <PaymentStatus payment={payment} />,
      onCard: 'below',
    },
    {
      id: 'invoice',
      header: t('invoice'),
      cell: (payment) => (
        <span className="grid justify-items-start gap-2">
          {payment.invoice ? (
            <>
              <Invoice invoice={payment.invoice} />
              <MoveButton payment={payment} onAsk={onAsk} />
            </>
          ) : (
            <PaymentActions payment={payment} onAsk={onAsk} />
          )}
          <RepeatedRowAction payment={payment} onAsk={onAsk} />
        </span>
      ),
      onCard: 'below',
    },
  ];
}

/** Which row of the file it is, where an earlier file had the payment. */
function RowInFile({ payment: { repeatedRow, row, fileName } }: { payment: BankPaymentEntry }) {
  const t = useTexts('payments');
  if (repeatedRow === null) return null;
  const number = formatNumber(repeatedRow);
  const file = fileName || t('nameDeleted');
  return (
    <span className="block text-small font-normal whitespace-normal text-ink-muted wrap-anywhere">
      {row === null
        ? t('repeatedRow', { number, file })
        : t('repeatedRowAt', { number, file, row: formatNumber(row) })}
    </span>
  );
}

/** Leads to the invoice; its page is opened in its company. */
function Invoice({ invoice }: { invoice: NonNullable<BankPaymentEntry['invoice']> }) {
  const t = useTexts('payments');
  const { id, invoiceNumber: number, companyName: company, outstandingAmount } = invoice;
  const text = t('invoiceOf', { number, company });
  const path = pathTo('/bedriftsavtale/faktura/{id}', { id });
  return (
    <span className="grid justify-items-start gap-1">
      <Link to={path}>{text}</Link>
      {outstandingAmount < 0 && (
        <Badge tone="warning">{t('overpaid', { amount: formatKroner(-outstandingAmount) })}</Badge>
      )}
    </span>
  );
}

const reasons: { readonly [R in UnmatchedReason]: PlainTextKey<'payments'> } = {
  KID_MISSING: 'reasonKidMissing',
  KID_WRONG: 'reasonKidWrong',
  INVOICE_NOT_FOUND: 'reasonInvoiceNotFound',
  NOTHING_TO_REVERSE: 'reasonNothingToReverse',
  SEVERAL_REFERENCES: 'reasonSeveralReferences',
  REFERENCE_REPEATED: 'reasonReferenceRepeated',
  PAID_BEFORE_INVOICE: 'reasonPaidBeforeInvoice',
  PAID_IN_FUTURE: 'reasonPaidInFuture',
  AMOUNT_UNLIKELY: 'reasonAmountUnlikely',
  MOVED_BACK: 'reasonMovedBack',
};

function PaymentStatus({ payment: { state, reason, note } }: { payment: BankPaymentEntry }) {
  const t = useTexts('payments');
  if (state === 'REGISTERED') return <Badge tone="quiet">{t('registered')}</Badge>;
  if (state === 'UNMATCHED')
    return <Badge tone="warning">{t(reasons[reason ?? 'KID_MISSING'])}</Badge>;
  return (
    <span>
      <Badge tone="muted">{t('setAside')}</Badge>
      <span className="block text-small text-ink-muted wrap-anywhere">{note}</span>
    </span>
  );
}
