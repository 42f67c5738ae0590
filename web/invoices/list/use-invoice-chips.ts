import type { InvoiceEntry } from '@takst/contract/invoices/invoice.schema.ts';
import type { PaymentStatus } from '@takst/domain/invoices/payment-status.rules.ts';
import { useQuery } from '@tanstack/react-query';
import type { FilterChipsProps } from '#design/list/filter-chips.tsx';
import type { List } from '#design/list/use-list.ts';
import { useSession } from '#session/use-session.ts';
import type { PlainTextKey } from '#texts/texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { type InvoiceFilter, invoiceOverviewQuery } from './invoice-list.queries.ts';

/** What waits for somebody comes first. */
const filters = [
  ['OVERDUE', 'filterOverdue'],
  ['UNPAID', 'filterUnpaid'],
  ['PARTLY_PAID', 'filterPartlyPaid'],
  ['PAID', 'filterPaid'],
  ['CREDITED', 'filterCredited'],
] as const satisfies readonly (readonly [PaymentStatus, PlainTextKey<'invoices'>])[];

/** The statuses that some invoice has, each with how many. */
export function useInvoiceChips(
  list: List<InvoiceEntry, InvoiceFilter>,
): FilterChipsProps | undefined {
  const t = useTexts('invoices');
  const { company } = useSession();
  const { data } = useQuery(invoiceOverviewQuery(company.id));
  if (list.isEmpty) return undefined;
  const { filter } = list.filters;
  return {
    label: t('filters'),
    chips: [
      { value: '', label: t('filterAll'), count: data?.all },
      ...filters
        .filter(([status]) => status === filter || (data?.counts[status] ?? 0) > 0)
        .map(([status, text]) => ({
          value: status,
          label: t(text),
          count: data?.counts[status],
        })),
    ],
    value: filter,
    onChange: (next) => list.setFilters({ filter: next }),
  };
}
