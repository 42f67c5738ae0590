import type { InvoiceLine } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { useState } from 'react';
import { formatNumber } from '#platform/design/format.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { PagedTable } from '#platform/design/table/paged-table.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { LinesDocument } from './line-facts.ts';
import { useLineColumns } from './use-line-columns.tsx';

const RefundLineModal = lazyDialog(
  async () => (await import('./refund-line.modal.tsx')).RefundLineModal,
);

/** The lines of an invoice; the server has them all, and the page shows some at a time. */
export function InvoiceLines({ invoice }: { invoice: LinesDocument }) {
  const t = useTexts('invoices');
  const [lineId, setLineId] = useState<number | null>(null);
  const lines = invoice.invoiceLines;
  const refunded = lines.find(({ id }) => id === lineId);
  const columns = useLineColumns(invoice, (line: InvoiceLine) => setLineId(line.id));
  return (
    <>
      <Card
        title={t('lines')}
        isFlush
        actions={
          invoice.ticketCount > 0 && (
            <span className="text-small text-ink-muted">
              {t('ticketCount', {
                count: invoice.ticketCount,
                number: formatNumber(invoice.ticketCount),
              })}
            </span>
          )
        }
      >
        <PagedTable
          label={t('lines')}
          columns={columns}
          rows={lines}
          rowKey={({ id }) => id}
          cardsBelow={860}
          empty={null}
        />
      </Card>
      {refunded && (
        <RefundLineModal invoice={invoice} line={refunded} onClose={() => setLineId(null)} />
      )}
    </>
  );
}
