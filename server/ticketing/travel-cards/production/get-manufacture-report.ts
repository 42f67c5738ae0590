import { getManufactureReport as route } from '@takst/contract/ticketing/travel-cards/manufacture-report.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { findManufacturedCards, findReports, type ReportRow } from './manufacture-report.query.ts';

/** The production list; with a company and a day the cards of that day, as many as were made. */
export const getManufactureReport = (database: Database) =>
  serve(route, async ({ scope, query }) => {
    const { companyId, manufacturedDate, state } = query;
    const { totalEntries, matches } = await findReports(database, {
      ...query,
      scope,
      companyId,
      manufacturedDate,
      state,
    });
    const hasCards = companyId !== undefined && manufacturedDate !== undefined;
    const cards = hasCards
      ? await findManufacturedCards(database, scope, { companyId, madeOn: manufacturedDate })
      : [];
    return {
      reply: { totalEntries, matches: matches.map((row) => ({ ...describeReport(row), cards })) },
    };
  });

const describeReport = ({
  companyId,
  companyName,
  manufacturedDate,
  postAddresses: [first, ...laterPostAddresses],
  ...row
}: ReportRow) => ({
  ...row,
  laterPostAddresses,
  postAddress: first ?? null,
  company: {
    id: companyId,
    name: companyName,
  },
  manufacturedDate: manufacturedDate === null ? null : Temporal.PlainDate.from(manufacturedDate),
});
