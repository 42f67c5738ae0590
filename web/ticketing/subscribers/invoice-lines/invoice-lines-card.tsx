import type { InvoiceLine } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { listSubscriberInvoices } from '@takst/contract/billing/invoices/list-subscriber-invoices.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatKroner, formatMonth } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The latest 5 invoice lines of a person, newest first (spec 2 §2); nothing before the first one. */
export function InvoiceLinesCard({ subscriberId }: { subscriberId: number }) {
  const t = useTexts('employee-invoice-lines');
  const { data: lines = [] } = useQuery({
    ...queryOf(listSubscriberInvoices, { params: { id: subscriberId } }),
    // The rest of the page works without them.
    throwOnError: false,
  });
  if (lines.length === 0) return null;
  return (
    <Card title={t('title')}>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ line }: { line: InvoiceLine }) {
  const t = useTexts('employee-invoice-lines');
  const language = usePageLanguage();
  const { features } = useSession();
  const { invoiceId, description, month, price, quantity, refunds } = line;
  const text = t('lineOf', {
    month: formatMonth(month, language),
    product: description[language],
  });
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <li className="flex justify-between gap-4">
      <span className="min-w-0 first-letter:uppercase wrap-anywhere">
        {invoiceId !== null && features.has('invoices') ? (
          <Link to={pathTo('/bedriftsavtale/faktura/{id}', { id: invoiceId })}>{text}</Link>
        ) : (
          text
        )}
      </span>
      <span className="shrink-0 text-right tabular-nums">
        <span className="font-medium whitespace-nowrap">{formatKroner(price * quantity)}</span>
        {refunded > 0 && (
          <span className="block text-small whitespace-nowrap text-ink-muted">
            {t('refunded', { amount: formatKroner(refunded) })}
          </span>
        )}
      </span>
    </li>
  );
}
