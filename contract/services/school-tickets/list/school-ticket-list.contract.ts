import * as z from 'zod/mini';
import { calendarDate } from '#platform/calls/scalars.ts';
import { listOf } from '#platform/lists/list.ts';
import type { RowsQuery } from '#platform/lists/list-types.ts';
import { schoolTicket } from '../school-ticket.schema.ts';

/** What the overview is filtered by; a ticket can be in several of these. */
export const schoolTicketFilters = [
  'active',
  'pending',
  /** Valid on a phone whose app has not fetched it. */
  'code-not-fetched',
  /** On cards that wait to be made. */
  'card-requested',
  /** The pupil owes the school the fee of a replacement card. */
  'fee-owed',
  'over',
] as const;
export type SchoolTicketFilter = (typeof schoolTicketFilters)[number];

/** The most rows of a file (spec 3 §7). */
export const maxSchoolTicketsOfFile = 10_000;

/** A school year by the calendar year in which it begins: `2025` is 2025/2026. */
const yearInQuery = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{3}$/, { error: 'wrongFormat' })),
  z.transform((text) => Number(text)),
);

/** What the lists of one school and of all have in common. */
export const schoolTicketListParts = {
  plural: 'school tickets',
  needs: 'school',
  filters: schoolTicketFilters,
  choices: {
    year: { schema: yearInQuery },
    className: { schema: z.string().check(z.maxLength(100)), address: 'class' },
  },
  columns: {
    firstName: { heading: { nb: 'Fornavn', en: 'First name' }, file: true, sort: true },
    lastName: { heading: { nb: 'Etternavn', en: 'Last name' }, file: true, sort: true },
    className: { heading: { nb: 'Klasse', en: 'Class' }, file: true, sort: true },
    studentId: { file: { nb: 'Elevnummer', en: 'Student number' } },
    medium: {
      heading: { nb: 'Billett på, soner', en: 'Ticket on, zones' },
      file: { nb: 'Billett på', en: 'Ticket on' },
    },
    phone: { file: { nb: 'Mobilnummer', en: 'Mobile number' } },
    cardNumber: { file: { nb: 'Kortnummer', en: 'Card number' } },
    travelCardState: { file: { nb: 'Kortstatus', en: 'Card status' } },
    cardName: { file: { nb: 'Navn på kortet', en: 'Name on the card' } },
    zones: { file: { nb: 'Soner', en: 'Zones' } },
    startDate: { file: { nb: 'Første dag', en: 'First day' } },
    expirationDate: { heading: { nb: 'Siste dag', en: 'Last day' }, file: true, sort: true },
    status: { heading: { nb: 'Status', en: 'Status' }, file: true },
    invoiceReference: { file: { nb: 'Fakturareferanse', en: 'Invoice reference' } },
    pricePerMonth: { file: { nb: 'Pris per måned', en: 'Price per month' } },
    feeOwed: { file: { nb: 'Eleven skylder', en: 'The pupil owes' } },
  },
  sortedBy: 'lastName',
  counts: {
    within: 'choices',
    also: {
      /** The school years that the overview offers, the newest first, with all their tickets. */
      years: z.array(
        z.object({
          year: z.int(),
          name: z.string(),
          /** The end of a ticket without an earlier one. */
          lastDay: calendarDate,
          tickets: z.int(),
        }),
      ),
      /** The classes with tickets in the year. */
      classes: z.array(z.object({ className: z.string(), tickets: z.int() })),
    },
  },
  file: { nb: 'skolebilletter', en: 'school-tickets' },
} as const;

export const schoolTicketList = listOf({
  ...schoolTicketListParts,
  path: '/schoolticket-api/ticket/by-company-id/{id}',
  summary:
    'The school tickets of a company by name, those of a school year or of all; every word must match name, class, student number, phone or card number',
  company: 'id',
  entry: schoolTicket,
  counts: {
    ...schoolTicketListParts.counts,
    summary:
      'How many school tickets of a year and a class there are in all and by filter, and which years and classes can be chosen',
  },
});
export type SchoolTicketRows = RowsQuery<typeof schoolTicketList>;
export const {
  list: listSchoolTickets,
  counts: countSchoolTickets,
  csv: downloadSchoolTickets,
} = schoolTicketList;
