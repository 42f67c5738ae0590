import { cardStates } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import * as z from 'zod/mini';
import { pageOf, pageQuery } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id, idInQuery, instant } from '#platform/calls/scalars.ts';
import { companyAddress } from '#customers/companies/user-company.schema.ts';

/** A card of a company that was made on a day (spec 3 §3, "Card manufacture report"). */
const manufacturedCard = z.object({
  id,
  cardNumber: z.nullable(z.string()),
  cardName: z.nullable(z.string()),
  startDate: calendarDate,
  expirationDate: z.nullable(calendarDate),
  requestedAt: instant,
  manufacturedAt: z.nullable(instant),
});
export type ManufacturedCard = z.output<typeof manufacturedCard>;

/** The cards that were made for a company on a day; those that wait have no day. */
const manufactureReport = z.object({
  company: z.object({ id, name: z.string() }),
  manufacturedDate: z.nullable(calendarDate),
  state: z.enum(cardStates),
  numberOfCards: z.int(),
  /** Where they were posted; where those that wait will be. Null where the company has no post address. */
  postAddress: z.nullable(companyAddress),
  /** Where later cards of the day were posted, as the company had moved meanwhile. */
  laterPostAddresses: z.array(companyAddress),
  /** Only where a day is asked for. */
  cards: z.array(manufacturedCard),
});
export type ManufactureReport = z.output<typeof manufactureReport>;

const { maxEntries, offset } = pageQuery.shape;

/** By which the production list is filtered: the states of its rows that need something or can be shown. */
export const reportStates = ['REQUESTED', 'CREATED'] as const;
export type ReportState = (typeof reportStates)[number];

export const getManufactureReport = route({
  method: 'GET',
  path: '/schoolticket-api/travel-card/manufacture-report',
  summary:
    'Travel cards by company and production date, those that wait first; with a company and a day, the cards of that day',
  needs: 'travelCards',
  query: z.strictObject({
    maxEntries,
    offset,
    companyId: z.optional(idInQuery),
    manufacturedDate: z.optional(calendarDate),
    state: z.optional(z.enum(reportStates)),
  }),
  reply: pageOf(manufactureReport),
  refusals: {},
});

export const countManufactureReports = route({
  method: 'GET',
  path: '/schoolticket-api/travel-card/manufacture-report/count',
  summary: 'How many rows the production list has by state, of all companies or of one',
  needs: 'travelCards',
  query: z.strictObject({ companyId: z.optional(idInQuery) }),
  reply: z.object({ all: z.int(), counts: z.record(z.enum(reportStates), z.int()) }),
  refusals: {},
});

export const downloadManufactureReport = route({
  method: 'GET',
  path: '/schoolticket-api/travel-card/manufacture-report/csv',
  summary: 'The travel cards that were made for a company on a day, as a file for a spreadsheet',
  needs: 'travelCards',
  query: z.strictObject({ companyId: idInQuery, manufacturedDate: calendarDate }),
  exampleQuery: { companyId: '100001', manufacturedDate: '2026-03-06' },
  download: 'text/csv',
  reply: z.string(),
  readsStandby: true,
  refusals: { COMPANY_NOT_FOUND: { status: 404 } },
});
