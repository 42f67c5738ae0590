import { getPaymentOverview } from '@takst/contract/billing/invoices/payments/get-payment-overview.contract.ts';
import {
  bankPaymentFilters,
  listBankPayments,
} from '@takst/contract/billing/invoices/payments/list-bank-payments.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { idOf } from '#platform/api/id-of.ts';
import { queryOf } from '#platform/api/query.ts';

export const paymentFilterNames = ['filter', 'file'] as const;
export type PaymentFilter = (typeof paymentFilterNames)[number];

export const paymentOverviewQuery = queryOptions({
  ...queryOf(getPaymentOverview, {}),
  throwOnError: false,
});

interface PageOfPayments {
  pageQuery: { maxEntries: number; offset: number; searchFor: string };
  filters: Readonly<Record<PaymentFilter, string>>;
}

/** Those that wait, or all of one file, where no other filter is chosen. */
export function paymentsQuery({ pageQuery, filters }: PageOfPayments) {
  const file = idOf(filters.file);
  const filter =
    bankPaymentFilters.find((name) => name === filters.filter) ??
    (file === null ? ('UNMATCHED' as const) : undefined);
  return queryOf(listBankPayments, {
    query: { ...pageQuery, ...(filter && { filter }), ...(file !== null && { file }) },
  });
}
