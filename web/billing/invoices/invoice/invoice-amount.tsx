import type { InvoiceEntry } from '@takst/contract/billing/invoices/invoice.schema.ts';
import type { ReactNode } from 'react';
import { formatKroner } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

interface InvoiceAmountProps {
  title: string;
  document: Pick<InvoiceEntry, 'totalPrice' | 'totalVat' | 'companyName' | 'companyCustomerNumber'>;
  /** Those without a value are left out. */
  facts: readonly (readonly [string, string])[];
  children?: ReactNode;
}

/** What an invoice or an invoice base comes to, with its facts and whose it is. */
export function InvoiceAmount({ title, document, facts, children }: InvoiceAmountProps) {
  const t = useTexts('invoices');
  const { totalPrice, totalVat, companyName, companyCustomerNumber } = document;
  return (
    <Card title={title}>
      <p className="text-title font-bold whitespace-nowrap tabular-nums">
        {formatKroner(totalPrice)}
      </p>
      <p className="text-small text-ink-muted">
        {t('ofWhichVat', { amount: formatKroner(totalVat) })}
      </p>
      {children}
      <dl className="mt-4 grid gap-2 border-t border-line pt-4 text-small">
        {facts
          .filter(([, value]) => value !== '')
          .map(([term, value]) => (
            // A value that does not fit beside its term stands below it: a KID is one number.
            <div key={term} className="flex flex-wrap gap-x-2">
              <dt className="w-28 text-ink-muted">{term}</dt>
              <dd className="min-w-0 font-medium wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
      </dl>
      <p className="mt-4 text-small text-ink-muted">
        {companyName}
        <br />
        {t('customerNumber', { number: companyCustomerNumber })}
      </p>
    </Card>
  );
}
