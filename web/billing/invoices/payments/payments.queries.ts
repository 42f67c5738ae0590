import { getPaymentOverview } from '@takst/contract/billing/invoices/payments/get-payment-overview.contract.ts';
import {
  bankPaymentFilters,
  listBankPayments,
} from '@takst/contract/billing/invoices/payments/list-bank-payments.contract.ts';
import { queryOptions } from '@tanstack/react-query';
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
  const file = /^[1-9]\d{0,14}$/.test(filters.file) ? Number(filters.file) : undefined;
  const filter =
    bankPaymentFilters.find((name) => name === filters.filter) ??
    (file === undefined ? ('UNMATCHED' as const) : undefined);
  return queryOf(listBankPayments, {
    query: { ...pageQuery, ...(filter && { filter }), ...(file !== undefined && { file }) },
  });
}
