import type { InvoiceEntry } from '@takst/contract/invoices/invoice.schema.ts';
import { pathTo } from '@takst/contract/path-to.ts';
import { Link } from '#design/buttons/link.tsx';
import { formatDate, formatKroner } from '#design/format.ts';
import { Card } from '#design/page/card.tsx';
import { useAgreementType } from '#session/agreement-types/use-agreement-type.ts';
import { useTexts } from '#texts/use-texts.ts';

/** What to pay, when and by which reference; of a credit note what it gives back. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceEntry }) {
  const t = useTexts('invoices');
  const agreementType = useAgreementType();
  const { totalPrice, totalVat, outstandingAmount, creditedInvoiceId, reminderDueDate } = invoice;
  const isInvoice = invoice.type === 'INVOICE';
  const facts = [
    [t('dueDate'), isInvoice ? formatDate(invoice.dueDate) : ''],
    [t('reminderDueDate'), reminderDueDate ? formatDate(reminderDueDate) : ''],
    [t('kid'), isInvoice ? invoice.kid : ''],
    [t('date'), formatDate(invoice.invoiceDate)],
    [t('reference'), invoice.reference],
    [t('agreementType'), agreementType(invoice.agreementSubTypeId)],
    [t('agreement'), String(invoice.agreementNumber)],
  ].filter(([, value]) => value !== '');
  return (
    <Card title={t(isInvoice ? 'total' : 'creditNote')}>
      <p className="text-title font-bold whitespace-nowrap tabular-nums">
        {formatKroner(totalPrice)}
      </p>
      <p className="text-small text-ink-muted">
        {t('ofWhichVat', { amount: formatKroner(totalVat) })}
      </p>
      {isInvoice && outstandingAmount !== totalPrice && (
        <p className="mt-2 font-semibold">
          {t('stillToPay', { amount: formatKroner(outstandingAmount) })}
        </p>
      )}
      {creditedInvoiceId && (
        <p className="mt-2">
          <Link to={pathTo('/bedriftsavtale/faktura/{id}', { id: creditedInvoiceId })}>
            {t('seeCredited')}
          </Link>
        </p>
      )}
      <dl className="mt-4 grid gap-2 border-t border-line pt-4 text-small">
        {facts.map(([term, value]) => (
          <div key={term} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2">
            <dt className="text-ink-muted">{term}</dt>
            <dd className="font-medium wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small text-ink-muted">
        {invoice.companyName}
        <br />
        {t('customerNumber', { number: invoice.companyCustomerNumber })}
      </p>
    </Card>
  );
}
