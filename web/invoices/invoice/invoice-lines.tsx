import type { InvoiceLine } from '@takst/contract/invoices/invoice.schema.ts';
import { useState } from 'react';
import { formatNumber } from '#design/format.ts';
import { lazyDialog } from '#design/overlays/lazy-dialog.tsx';
import { Card } from '#design/page/card.tsx';
import { Pagination } from '#design/table/pagination.tsx';
import { Table } from '#design/table/table.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { LinesDocument } from './line-facts.ts';
import { useLineColumns } from './use-line-columns.tsx';

const RefundLineModal = lazyDialog(
  async () => (await import('./refund-line.modal.tsx')).RefundLineModal,
);

const firstSize = 25;

/** The lines of an invoice; the server has them all, and the page shows some at a time. */
export function InvoiceLines({ invoice }: { invoice: LinesDocument }) {
  const t = useTexts('invoices');
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(firstSize);
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
        <Table
          label={t('lines')}
          columns={columns}
          rows={lines.slice((page - 1) * size, page * size)}
          rowKey={({ id }) => id}
          cardsBelow={860}
          empty={null}
        />
        {lines.length > firstSize && (
          <Pagination
            page={page}
            total={lines.length}
            pageSize={size}
            onPage={setPage}
            onPageSize={(next) => {
              setSize(next);
              setPage(1);
            }}
          />
        )}
      </Card>
      {refunded && (
        <RefundLineModal invoice={invoice} line={refunded} onClose={() => setLineId(null)} />
      )}
    </>
  );
}
