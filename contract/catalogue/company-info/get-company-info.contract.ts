import {
  comparedTickets,
  comparedZones,
} from '@takst/domain/catalogue/company-info/compared-prices.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';

const companyInfo = z.object({
  /** What an adult pays in each way; without an entry for zones that cannot be compared. */
  comparisons: z.array(
    z.object({
      zones: z.enum(comparedZones),
      prices: z.array(
        z.object({ ticket: z.enum(comparedTickets), monthOre: z.int(), yearOre: z.int() }),
      ),
    }),
  ),
  /** The mailbox of customer support; null where none is set. */
  mailbox: z.nullable(z.string()),
});
export type CompanyInfo = z.output<typeof companyInfo>;

/** Nothing at an operator without the page. */
export const getCompanyInfo = route({
  method: 'GET',
  path: '/api/company-info',
  summary: 'What the public page about company tickets shows: prices today, and whom to write to',
  needs: 'anyone',
  reply: companyInfo,
  refusals: {},
});
