import {
  downloadInvoiceBases,
  downloadInvoiceBasesXlsx,
} from '@takst/contract/invoices/base/download-invoice-bases.contract.ts';
import {
  invoiceBaseSorts,
  listInvoiceBases,
} from '@takst/contract/invoices/base/list-invoice-bases.contract.ts';
import { addressOf } from '#api/call-input.ts';
import { queryOf } from '#api/query.ts';
import { sortIn } from '#design/list/list-address.ts';
import { type PeriodFilter, periodOf } from '#invoices/list/period.queries.ts';

type BaseChoice = {
  search: string;
  sort: string;
  filters: Readonly<Record<PeriodFilter, string>>;
};

function rowsOf({ search, sort, filters }: BaseChoice) {
  const sortBy = sortIn(invoiceBaseSorts, sort);
  return { searchFor: search, ...periodOf(filters), ...(sortBy && { sort: sortBy }) };
}

type PageOfBases = BaseChoice & { pageQuery: { maxEntries: number; offset: number } };

export const invoiceBasesQuery =
  (companyId: number) =>
  ({ pageQuery: { maxEntries, offset }, ...choice }: PageOfBases) =>
    queryOf(listInvoiceBases, {
      params: { id: companyId },
      query: { ...rowsOf(choice), maxEntries, offset },
    });

/** The files of what is chosen, all pages. */
export function invoiceBaseFiles(companyId: number, choice: BaseChoice) {
  const input = { params: { id: companyId }, query: rowsOf(choice) };
  return {
    excelFile: addressOf(downloadInvoiceBasesXlsx, input),
    csvFile: addressOf(downloadInvoiceBases, input),
  };
}
