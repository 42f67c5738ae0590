import type { InvoiceLine } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatDate, formatKroner } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { nameOfLine, useLineText } from './line-facts.ts';

/** The refunds of an invoice, newest first, each with its credit note and the line that it credits. */
export function CreditNotes({ lines }: { lines: readonly InvoiceLine[] }) {
  const t = useTexts('invoices');
  const lineText = useLineText();
  const refunds = lines
    .flatMap((line) => line.refunds.map((refund) => ({ refund, line })))
    .toSorted((one, other) => other.refund.id - one.refund.id);
  if (refunds.length === 0) return null;
  return (
    <Card title={t('creditNotes')}>
      <ul className="grid gap-3">
        {refunds.map(({ refund, line }) => (
          <li key={refund.id} className="text-small">
            <p className="flex justify-between gap-3">
              <CreditNoteLink refund={refund} />
              <span className="font-medium whitespace-nowrap tabular-nums">
                {formatKroner(-refund.amount)}
              </span>
            </p>
            <p className="text-ink-muted wrap-anywhere">
              {[
                formatDate(businessDayOf(refund.createdAt)),
                nameOfLine(line) ?? lineText(line),
                refund.description,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Refund = InvoiceLine['refunds'][number];

/** A refund of nothing has no credit note (spec 2 §5). */
function CreditNoteLink({ refund: { invoiceId: id, invoiceNumber: number } }: { refund: Refund }) {
  const t = useTexts('invoices');
  if (id === null || number === null)
    return <span className="font-medium">{t('refundOfZero')}</span>;
  return (
    <Link className="font-medium" to={pathTo('/bedriftsavtale/faktura/{id}', { id })}>
      {t('creditNoteNumber', { number })}
    </Link>
  );
}
