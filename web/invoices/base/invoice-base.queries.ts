import { downloadInvoiceBases } from '@takst/contract/invoices/base/download-invoice-bases.contract.ts';
import {
  invoiceBaseSorts,
  listInvoiceBases,
} from '@takst/contract/invoices/base/list-invoice-bases.contract.ts';
import { queryOf } from '#api/query.ts';
import { sheetFiles } from '#design/buttons/sheet-files.ts';
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
export const invoiceBaseFiles = (companyId: number, choice: BaseChoice) =>
  sheetFiles(downloadInvoiceBases, { params: { id: companyId }, query: rowsOf(choice) });
