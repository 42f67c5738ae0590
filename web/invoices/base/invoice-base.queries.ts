import {
  invoiceBaseSorts,
  listInvoiceBases,
} from '@takst/contract/invoices/base/list-invoice-bases.contract.ts';
import { queryOf } from '#api/query.ts';
import { sortIn } from '#design/list/list-address.ts';
import { type PeriodFilter, periodOf } from '#invoices/list/period.queries.ts';

type PageOfBases = {
  search: string;
  sort: string;
  filters: Readonly<Record<PeriodFilter, string>>;
  pageQuery: { maxEntries: number; offset: number };
};

export const invoiceBasesQuery =
  (companyId: number) =>
  ({ search, sort, filters, pageQuery: { maxEntries, offset } }: PageOfBases) => {
    const sortBy = sortIn(invoiceBaseSorts, sort);
    return queryOf(listInvoiceBases, {
      params: { id: companyId },
      query: {
        searchFor: search,
        ...periodOf(filters),
        ...(sortBy && { sort: sortBy }),
        maxEntries,
        offset,
      },
    });
  };
