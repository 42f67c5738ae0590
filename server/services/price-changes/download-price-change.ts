import { downloadPriceChange as route } from '@takst/contract/services/price-changes/download-price-change.contract.ts';
import type { ChangedCompany } from '@takst/contract/services/price-changes/price-change.schema.ts';
import type { Database } from '#platform/db/database.ts';
import type { Language } from '#platform/http/call.ts';
import { serveSheet } from '#platform/http/xlsx/serve-sheet.ts';
import { countCell, oreCell, textCell } from '#platform/http/xlsx/xlsx-cells.ts';
import type { XlsxColumn } from '#platform/http/xlsx/xlsx.ts';
import { proposedPrices } from '#services/operator-desk/operator-desk.public.ts';
import type { BillingServices } from '#ticketing/tickets/tickets.public.ts';
import { describePriceChange } from './describe-price-change.ts';

const fileName = { nb: 'prisendring', en: 'price-change' } as const;

/** What the prices of a proposal mean, a row for each company. */
export const downloadPriceChange = (database: Database, services: BillingServices) =>
  serveSheet(route, async ({ scope: { tenant }, params: { proposalId }, today, language }) => {
    const proposed = await proposedPrices(database, tenant, proposalId);
    if (!proposed) return { refused: { code: 'PROPOSAL_NOT_FOUND' } };
    const { rows, state, firstDay } = proposed;
    const before = state === 'APPROVED' ? { before: proposed.before } : {};
    const request = { tenant, services, rows, ...before, today };
    const described = await describePriceChange(database, request);
    if ('refused' in described) return described;
    return {
      sheet: {
        name: `${fileName[language]}-${firstDay.toString()}`,
        columns: columnsIn(language),
        parts: [described.reply.companies],
      },
    };
  });

type Words = Readonly<Record<Language, string>>;
type Column = Pick<XlsxColumn<ChangedCompany>, 'cell'> & { readonly words: Words };

const columns: readonly Column[] = [
  { words: { nb: 'Id', en: 'Id' }, cell: (row) => countCell(row.companyId) },
  { words: { nb: 'Bedrift', en: 'Company' }, cell: (row) => textCell(row.companyName) },
  { words: { nb: 'Billetter', en: 'Tickets' }, cell: (row) => countCell(row.tickets) },
  {
    words: { nb: 'Billetter med ny pris', en: 'Tickets with a new price' },
    cell: (row) => countCell(row.changedTickets),
  },
  { words: { nb: 'Måned nå', en: 'Month now' }, cell: ({ month }) => oreCell(month.nowOre) },
  { words: { nb: 'Måned etter', en: 'Month then' }, cell: ({ month }) => oreCell(month.thenOre) },
  {
    words: { nb: 'Endring i måneden', en: 'Change a month' },
    cell: ({ month }) => oreCell(month.thenOre - month.nowOre),
  },
  { words: { nb: 'År nå', en: 'Year now' }, cell: ({ year }) => oreCell(year.nowOre) },
  { words: { nb: 'År etter', en: 'Year then' }, cell: ({ year }) => oreCell(year.thenOre) },
  {
    words: { nb: 'Endring i året', en: 'Change a year' },
    cell: ({ year }) => oreCell(year.thenOre - year.nowOre),
  },
];

const columnsIn = (language: Language): XlsxColumn<ChangedCompany>[] =>
  columns.map(({ words, cell }) => ({ heading: words[language], width: 22, cell }));
