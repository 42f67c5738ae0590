import type { InvoiceDetails } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatDate, formatKroner } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

type Settlement = InvoiceDetails['settlements'][number];

/** Credits that are set off against an invoice, and what was done with its own (docs/decisions/0063). */
export function Settlements({ settlements }: { settlements: readonly Settlement[] }) {
  const t = useTexts('invoices');
  if (settlements.length === 0) return null;
  return (
    <Card title={t('settlements')}>
      <ul className="grid gap-3">
        {settlements.map((settlement, place) => (
          <li key={place} className="text-small">
            <p className="flex justify-between gap-3">
              <SettlementWords settlement={settlement} />
              <span className="font-medium whitespace-nowrap tabular-nums">
                {formatKroner(settlement.amount)}
              </span>
            </p>
            <p className="text-ink-muted">{formatDate(settlement.day)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SettlementWords({ settlement }: { settlement: Settlement }) {
  const t = useTexts('invoices');
  const { invoiceId: id, invoiceNumber: number, isOfEarlier } = settlement;
  if (id === null || number === null) return <span className="font-medium">{t('paidOut')}</span>;
  return (
    <Link className="font-medium" to={pathTo('/bedriftsavtale/faktura/{id}', { id })}>
      {t(isOfEarlier ? 'setOffFrom' : 'setOffOn', { number })}
    </Link>
  );
}
