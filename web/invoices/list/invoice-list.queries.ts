import { downloadInvoices } from '@takst/contract/invoices/download-invoices.contract.ts';
import { getInvoiceOverview } from '@takst/contract/invoices/get-invoice-overview.contract.ts';
import { invoiceSorts, listInvoices } from '@takst/contract/invoices/list-invoices.contract.ts';
import { paymentStatuses } from '@takst/domain/invoices/payment-status.rules.ts';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '#api/call-input.ts';
import { queryOf } from '#api/query.ts';
import { sortIn } from '#design/list/list-address.ts';

export const invoiceFilterNames = ['filter', 'year'] as const;
export type InvoiceFilter = (typeof invoiceFilterNames)[number];

/** Search, filters and sort of the list, as the address has them; what no list has is left out. */
export type InvoiceChoice = {
  search: string;
  sort: string;
  filters: Readonly<Record<InvoiceFilter, string>>;
};

function rowsOf({ search, sort, filters }: InvoiceChoice) {
  const filter = paymentStatuses.find((known) => known === filters.filter);
  const year = /^[1-9]\d{3}$/.test(filters.year) && Number(filters.year);
  const sortBy = sortIn(invoiceSorts, sort);
  return {
    searchFor: search,
    ...(filter && { filter }),
    ...(year && { year }),
    ...(sortBy && { sort: sortBy }),
  };
}

type PageOfRows = InvoiceChoice & { pageQuery: { maxEntries: number; offset: number } };

export const invoicesQuery =
  (companyId: number) =>
  ({ pageQuery: { maxEntries, offset }, ...choice }: PageOfRows) =>
    queryOf(listInvoices, {
      params: { id: companyId },
      query: { ...rowsOf(choice), maxEntries, offset },
    });

export const invoiceOverviewQuery = (companyId: number) =>
  queryOptions({
    ...queryOf(getInvoiceOverview, { params: { id: companyId } }),
    throwOnError: false,
  });

/** The file of what is chosen, all pages. */
export const invoiceFile = (companyId: number, choice: InvoiceChoice): string =>
  addressOf(downloadInvoices, { params: { id: companyId }, query: rowsOf(choice) });
