import { formatNumber } from '#platform/design/format.ts';
import type { Column } from '#platform/design/table/column.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useIssuesInvoices } from './use-issues-invoices.ts';

/** How many invoices a run made, or would make. */
export function useInvoicesColumn(): Column<{ invoices: number }> {
  const t = useTexts('invoice-runs');
  return {
    id: 'invoices',
    header: t('invoices'),
    align: 'end',
    cell: ({ invoices }) => formatNumber(invoices),
    cardCell: ({ invoices }) => t('invoiceCount', { number: formatNumber(invoices) }),
  };
}

export function useLinesColumn(): Column<{ lines: number }> {
  const t = useTexts('invoice-runs');
  return {
    id: 'lines',
    header: t('lines'),
    align: 'end',
    cell: ({ lines }) => formatNumber(lines),
    cardCell: ({ lines }) => t('lineCount', { number: formatNumber(lines) }),
  };
}

type Counts = {
  readonly invoices: number;
  readonly closedPeriods: number;
  readonly lines: number;
};

/** How many invoices a run made or, where none are issued, how many periods it closed; and how many lines. */
export function useCountColumns(): Column<Counts>[] {
  const t = useTexts('invoice-runs');
  const isIssuing = useIssuesInvoices();
  const invoices = useInvoicesColumn();
  const lines = useLinesColumn();
  const closedPeriods: Column<Counts> = {
    id: 'closed',
    header: t('closed'),
    align: 'end',
    cell: ({ closedPeriods }) => formatNumber(closedPeriods),
    cardCell: ({ closedPeriods }) => t('closedCount', { number: formatNumber(closedPeriods) }),
  };
  return [isIssuing ? invoices : closedPeriods, lines];
}
