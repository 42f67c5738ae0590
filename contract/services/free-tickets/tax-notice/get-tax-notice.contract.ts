import * as z from 'zod/mini';
import { bilingualText } from '#platform/calls/bilingual-text.schema.ts';
import { route } from '#platform/calls/route.ts';
import { calendarDate } from '#platform/calls/scalars.ts';

/** What a family ticket means for the tax of an employee, as it was when the SMS was sent. */
const taxNotice = z.object({
  /** Who would order the ticket. */
  companyName: z.string(),
  profileName: bilingualText,
  allZones: z.boolean(),
  /** Names; none when the ticket is valid in all zones. */
  zones: z.array(z.string()),
  startDate: calendarDate,
  /** What is taxed for a month, less what the employee pays. */
  taxOre: z.int(),
  sentOn: calendarDate,
  /** The last day of the link. */
  validThrough: calendarDate,
});
export type TaxNotice = z.output<typeof taxNotice>;

export const getTaxNotice = route({
  method: 'GET',
  path: '/holder-api/tax-notices/{token}',
  summary: 'What a family ticket means for the tax, for whoever has the link that came by SMS',
  needs: 'anyone',
  counted: 'links',
  reply: taxNotice,
  /** One answer for every token that leads nowhere, also for one that is too old. */
  refusals: { TAX_NOTICE_NOT_FOUND: { status: 404 } },
});
