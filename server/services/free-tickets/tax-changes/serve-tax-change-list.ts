import { taxChangeList } from '@takst/contract/services/free-tickets/tax-changes/tax-change-list.contract.ts';
import type { TaxChangeEntry } from '@takst/contract/services/free-tickets/tax-changes/tax-change.schema.ts';
import { kronerToOre } from '@takst/domain/platform/money/ore.rules.ts';
import { changeTypeNames } from '@takst/domain/billing/payroll/change-type.ts';
import type { Database } from '#platform/db/database.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import type { ListCall } from '#platform/http/list/list-server.ts';
import { countCell, oreCell, textCell } from '#platform/http/xlsx/xlsx-cells.ts';
import { departmentCells, personCells } from '../book/line-cells.ts';
import { freeTicketListTexts } from '../list/free-ticket-list.texts.ts';
import { askedMonth, reachOf, type TaxCall } from '../tax-base/asked-period.ts';
import { taxFileName } from '../tax-base/tax-file-name.ts';
import { countChanges } from './count-changes.ts';
import { describeTaxChanges } from './describe-tax-change.ts';
import { taxChangeRows } from './tax-changes.ts';
import { taxChangeKeys as keys } from './tax-changes.query.ts';

/** What has changed in the taxable benefit from the month before, with counts and files (spec 3 §2, §3). */
export const serveTaxChangeList = (database: Database) =>
  serveList(taxChangeList, {
    rows: (call, choice) =>
      taxChangeRows(database, { ...taxCall(call), filter: call.query.filter }, choice),
    describe: ({ scope: { tenant }, today }) => describeTaxChanges(database, { tenant, today }),
    columns: {
      changeType: {
        cell: ({ changeType }, { language }) => textCell(changeTypeNames[changeType][language]),
      },
      changes: { cell: (change) => countCell(change.changes) },
      ...personCells(keys),
      ...departmentCells,
      holderType: {
        cell: (change, { language }) => {
          const line = change.newLine ?? change.oldLine;
          return textCell(line && freeTicketListTexts[language].holderType[line.ticketHolderType]);
        },
      },
      oldPrice: { cell: ({ oldPrice }) => oreCell(oreOf(oldPrice)) },
      newPrice: { key: keys.newPrice, cell: ({ newPrice }) => oreCell(oreOf(newPrice)) },
    },
    counts: ({ scope, params, query, today }) =>
      countChanges(database, { scope, query, today, companyId: params.id }),
    fileName: async (call) => {
      const request = taxCall(call);
      const reach = await reachOf(database, request);
      const month = await askedMonth(database, reach, request);
      return taxFileName(taxChangeList.fileName, call, {
        openMonths: reach.openMonths,
        period: month && { from: month, through: month },
      });
    },
  });

const taxCall = ({ scope, params, query, today }: ListCall<typeof taxChangeList>): TaxCall => ({
  scope,
  query,
  today,
  companyId: params.id,
});

const oreOf = (kroner: TaxChangeEntry['newPrice']): number | null =>
  kroner === null ? null : kronerToOre(kroner);
