import {
  type TaxBaseLineEntry,
  taxBaseList,
} from '@takst/contract/services/free-tickets/tax-base/tax-base-list.contract.ts';
import { kronerToOre, toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { type Chosen, type ListRows, rowsAtOnce } from '#platform/db/search/list-rows.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import type { ListCall } from '#platform/http/list/list-server.ts';
import { countCell, oreCell } from '#platform/http/xlsx/xlsx-cells.ts';
import { departmentCells, personCells } from '../book/line-cells.ts';
import { askedPeriod, reachOf, type TaxCall } from './asked-period.ts';
import { taxBaseKeys as keys, taxBasePage, type TaxBaseRow } from './tax-base-rows.query.ts';
import { taxFileName } from './tax-file-name.ts';

/** The taxable benefit of a company by employee number, with its files (spec 3 §2, §3). */
export const serveTaxBaseList = (database: Database) =>
  serveList(taxBaseList, {
    rows: (call, choice) => rowsOf(database, taxCall(call), choice),
    describe: () => describeTaxBase,
    columns: {
      ...personCells(keys),
      ...departmentCells,
      employeeTickets: { cell: ({ employeeTickets }) => countCell(employeeTickets) },
      familyChildTickets: { cell: ({ familyChildTickets }) => countCell(familyChildTickets) },
      familyAdultTickets: { cell: ({ familyAdultTickets }) => countCell(familyAdultTickets) },
      familyRetiredTickets: { cell: ({ familyRetiredTickets }) => countCell(familyRetiredTickets) },
      retiredTickets: { cell: ({ retiredTickets }) => countCell(retiredTickets) },
      untaxedTickets: { cell: ({ untaxedTickets }) => countCell(untaxedTickets) },
      totalPrice: {
        key: keys.totalPrice,
        cell: ({ totalPrice }) => oreCell(kronerToOre(totalPrice)),
      },
    },
    fileName: async (call) => {
      const request = taxCall(call);
      const reach = await reachOf(database, request);
      return taxFileName(taxBaseList.fileName, call, {
        openMonths: reach.openMonths,
        period: await askedPeriod(database, reach, request),
      });
    },
  });

const taxCall = ({ scope, params, query, today }: ListCall<typeof taxBaseList>): TaxCall => ({
  scope,
  query,
  today,
  companyId: params.id,
});

const rowsOf = (database: Database, request: TaxCall, choice: Chosen): ListRows<TaxBaseRow> =>
  rowsAtOnce(async (bounds) => {
    const reach = await reachOf(database, request);
    const period = await askedPeriod(database, reach, request);
    if (!period) return { totalEntries: 0, matches: [] };
    return taxBasePage(database, { ...reach, ...period, ...choice, ...bounds });
  });

const describeTaxBase = ({
  agreementId,
  invoiceReference,
  taxOre,
  ...row
}: TaxBaseRow): TaxBaseLineEntry => ({
  ...row,
  agreementNumber: agreementId,
  invoiceReference: invoiceReference ?? '',
  totalPrice: toKroner(taxOre),
});
