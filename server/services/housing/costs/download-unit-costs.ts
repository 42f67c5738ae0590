import { downloadUnitCosts as route } from '@takst/contract/services/housing/costs/download-unit-costs.contract.ts';
import { companyFileName } from '#customers/companies/companies.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call } from '#platform/http/call.ts';
import { serveSheet } from '#platform/http/xlsx/serve-sheet.ts';
import type { XlsxColumn } from '#platform/http/xlsx/xlsx.ts';
import { countCell, dateCell, oreCell, textCell } from '#platform/http/xlsx/xlsx-cells.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { costsOf } from './unit-costs-reach.ts';
import { unitCostPage, type UnitCostRow, type UnitCostsRequest } from './unit-costs.query.ts';
import { unitCostTexts } from './unit-costs.texts.ts';

/** The list as a file: what search, filter and sort choose, all pages. */
export const downloadUnitCosts = (database: Database, services: TicketServices) =>
  serveSheet(route, async (call) => {
    const costs = costsOf(call, services);
    const what = `${unitCostTexts[call.language].fileName}-${costs.month.toString().slice(0, 7)}`;
    return {
      sheet: {
        name: await companyFileName(database, call, what),
        columns: columnsOf(call, costs.month),
        parts: partsOf(database, { ...call.query, ...costs }),
      },
    };
  });

async function* partsOf(
  database: Database,
  request: UnitCostsRequest & Call<typeof route>['query'],
): AsyncGenerator<UnitCostRow[]> {
  yield (await unitCostPage(database, { ...request, maxEntries: null, offset: 0 })).matches;
}

function columnsOf(
  { language }: Call<typeof route>,
  month: Temporal.PlainDate,
): XlsxColumn<UnitCostRow>[] {
  const { headings, withoutUnit, movedOut, findings: names } = unitCostTexts[language];
  const nameOf = ({ name, livesThere }: UnitCostRow['residents'][number]) =>
    livesThere ? name : `${name} (${movedOut})`;
  return [
    { heading: headings.month, width: 12, cell: () => dateCell(month) },
    { heading: headings.unit, width: 16, cell: ({ number }) => textCell(number ?? withoutUnit) },
    {
      heading: headings.residents,
      width: 40,
      cell: ({ residents }) => textCell(residents.map(nameOf).join(', ')),
    },
    { heading: headings.tickets, width: 10, cell: ({ tickets }) => countCell(tickets) },
    {
      heading: headings.subscriptions,
      width: 14,
      cell: ({ subscriptions }) => countCell(subscriptions),
    },
    { heading: headings.cost, width: 16, cell: ({ totalOre }) => oreCell(totalOre) },
    { heading: headings.refunded, width: 14, cell: ({ refundedOre }) => oreCell(refundedOre) },
    { heading: headings.difference, width: 18, cell: (row) => oreCell(row.differenceOre) },
    {
      heading: headings.findings,
      width: 34,
      cell: ({ findings }) => textCell(findings.map((one) => names[one]).join(', ')),
    },
  ];
}
