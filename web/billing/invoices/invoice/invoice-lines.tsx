import type { InvoiceLine } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { useState } from 'react';
import { formatNumber } from '#platform/design/format.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { SearchBox } from '#platform/design/search/search-box.tsx';
import { PagedTable } from '#platform/design/table/paged-table.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { GroupedLines } from './grouped-lines.tsx';
import { type LinesDocument, useLineText } from './line-facts.ts';
import { foundLines, lineGroups } from './line-groups.ts';
import { useLineColumns } from './use-line-columns.tsx';

const RefundLineModal = lazyDialog(
  async () => (await import('./refund-line.modal.tsx')).RefundLineModal,
);

/** From so many lines on they are searched. */
const searchedFrom = 6;

/** The lines of an invoice by what was sold, with who it was for behind the numbers; the server has them all. */
export function InvoiceLines({ invoice }: { invoice: LinesDocument }) {
  const t = useTexts('invoices');
  const lineText = useLineText();
  const [lineId, setLineId] = useState<number | null>(null);
  const [search, setSearch] = useState('');
  const lines = invoice.invoiceLines;
  const refunded = lines.find(({ id }) => id === lineId);
  const columns = useLineColumns(invoice, (line: InvoiceLine) => setLineId(line.id));
  const groups = lineGroups(lines, lineText);
  const isGrouped = search.trim() === '' && groups.length < lines.length;
  const table = { label: t('lines'), cardsBelow: 860 } as const;
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
        {lines.length >= searchedFrom && (
          <div className="border-b border-line px-(--space-panel) py-3">
            <SearchBox label={t('searchLines')} value={search} onSearch={setSearch} />
          </div>
        )}
        {isGrouped ? (
          <GroupedLines groups={groups} columns={columns} />
        ) : (
          <PagedTable
            // Another search begins at its first page.
            key={search}
            {...table}
            columns={columns}
            rows={search.trim() === '' ? lines : foundLines(lines, search)}
            rowKey={({ id }) => id}
            empty={
              search !== '' && (
                <EmptyState icon="search" title={t('noLineTitle', { search })}>
                  {t('noLineText')}
                </EmptyState>
              )
            }
          />
        )}
      </Card>
      {refunded && (
        <RefundLineModal invoice={invoice} line={refunded} onClose={() => setLineId(null)} />
      )}
    </>
  );
}
