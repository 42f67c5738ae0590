import { downloadInvoices } from '@takst/contract/invoices/download-invoices.contract.ts';
import { getInvoiceOverview } from '@takst/contract/invoices/get-invoice-overview.contract.ts';
import { invoiceSorts, listInvoices } from '@takst/contract/invoices/list-invoices.contract.ts';
import { paymentStatuses } from '@takst/domain/invoices/payment-status.rules.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';
import { sheetFiles } from '#design/buttons/sheet-files.ts';
import { sortIn } from '#design/list/list-address.ts';
import { periodFilterNames, periodOf } from './period.queries.ts';

export const invoiceFilterNames = ['filter', ...periodFilterNames] as const;
export type InvoiceFilter = (typeof invoiceFilterNames)[number];

/** Search, filters and sort of the list, as the address has them; what no list has is left out. */
export type InvoiceChoice = {
  search: string;
  sort: string;
  filters: Readonly<Record<InvoiceFilter, string>>;
};

function rowsOf({ search, sort, filters }: InvoiceChoice) {
  const filter = paymentStatuses.find((known) => known === filters.filter);
  const sortBy = sortIn(invoiceSorts, sort);
  return {
    searchFor: search,
    ...(filter && { filter }),
    ...periodOf(filters),
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

/** The files of what is chosen, all pages. */
export const invoiceFiles = (companyId: number, choice: InvoiceChoice) =>
  sheetFiles(downloadInvoices, { params: { id: companyId }, query: rowsOf(choice) });
