import type { FreeInvoiceBase } from '@takst/contract/services/free-tickets/invoice-base/free-invoice-base.schema.ts';
import { Card } from '#platform/design/page/card.tsx';
import { PagedTable } from '#platform/design/table/paged-table.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type BaseRow, useBaseLineColumns } from './use-base-line-columns.tsx';

/** The lines of an invoice base by name; what is erased is one row at the end. */
export function BaseLines({ base }: { base: FreeInvoiceBase }) {
  const t = useTexts('free-invoice-base');
  const { invoiceLines, erasedLines } = base;
  const rows: BaseRow[] = [
    ...invoiceLines.map((line, place) => ({ key: String(place), line })),
    ...(erasedLines ? [{ key: 'erased', erased: erasedLines }] : []),
  ];
  return (
    <Card title={t('lines')} isFlush>
      <PagedTable
        label={t('lines')}
        columns={useBaseLineColumns()}
        rows={rows}
        rowKey={({ key }) => key}
        cardsBelow={1280}
        empty={t('noLines')}
      />
    </Card>
  );
}
