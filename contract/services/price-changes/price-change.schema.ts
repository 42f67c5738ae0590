import * as z from 'zod/mini';
import { priceRow } from '#catalogue/price-proposals/price-row.schema.ts';
import { bilingualText } from '#platform/calls/bilingual-text.schema.ts';
import { calendarDate, id, ore } from '#platform/calls/scalars.ts';

/** VAT included: at the prices on file, and at the new ones. */
const nowAndThen = { nowOre: ore, thenOre: ore };

const sums = {
  /** Tickets that are charged in `firstMonth`. */
  tickets: z.int(),
  /** Those of them that cost something else at the new prices. */
  changedTickets: z.int(),
  month: z.object(nowAndThen),
  year: z.object(nowAndThen),
};

const changedCompany = z.object({ companyId: id, companyName: z.string(), ...sums });
export type ChangedCompany = z.output<typeof changedCompany>;

/** What new prices mean for the live tickets that are invoiced by month. */
export const priceChange = z.object({
  /** The first of the first month in which all of the new prices are charged. */
  firstMonth: calendarDate,
  ...sums,
  /** Tickets that are in no sum, as a month has no price on file for them. */
  unpricedTickets: z.int(),
  /** The twelve months of a year, from the first in which a new price is charged. */
  months: z.array(z.object({ month: calendarDate, ...nowAndThen })),
  prices: z.array(
    z.extend(priceRow, {
      productName: bilingualText,
      profileName: bilingualText,
      /** What it costs in its first month by the prices on file; null when it has no price. */
      nowOre: z.nullable(ore),
      tickets: z.int(),
    }),
  ),
  /** The companies that pay something else in one of the months, those with the greatest difference first. */
  companies: z.array(changedCompany),
  /** How many companies pay the same. */
  otherCompanies: z.int(),
});
export type PriceChange = z.output<typeof priceChange>;

export const simulationRefusals = {
  /** The operator has no such product or profile. */
  UNKNOWN_PRODUCT: { status: 409, details: z.object({ names: z.array(z.string()) }) },
  /** One begins more than a year after another: there is no year to compare. */
  PRICES_TOO_FAR_APART: { status: 409 },
} as const;

/** Of a proposal: there must be one of prices. */
export const proposalRefusals = {
  ...simulationRefusals,
  PROPOSAL_NOT_FOUND: { status: 404 },
} as const;
