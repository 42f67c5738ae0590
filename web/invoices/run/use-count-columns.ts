import { formatNumber } from '#design/format.ts';
import type { Column } from '#design/table/column.ts';
import { useTexts } from '#texts/use-texts.ts';

/** How many invoices and lines a run made, or would make. */
export function useCountColumns(): Column<{ invoices: number; lines: number }>[] {
  const t = useTexts('invoice-runs');
  return [
    {
      id: 'invoices',
      header: t('invoices'),
      align: 'end',
      cell: ({ invoices }) => formatNumber(invoices),
      cardCell: ({ invoices }) => t('invoiceCount', { number: formatNumber(invoices) }),
    },
    {
      id: 'lines',
      header: t('lines'),
      align: 'end',
      cell: ({ lines }) => formatNumber(lines),
      cardCell: ({ lines }) => t('lineCount', { number: formatNumber(lines) }),
    },
  ];
}
