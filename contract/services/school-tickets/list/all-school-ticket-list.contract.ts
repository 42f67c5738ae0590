import * as z from 'zod/mini';
import { listOf } from '#platform/lists/list.ts';
import { id, idInQuery } from '#platform/calls/scalars.ts';
import { schoolTicket } from '../school-ticket.schema.ts';
import { schoolTicketListParts } from './school-ticket-list.contract.ts';

/** A school ticket with the school that ordered it. */
const ticketOfSchool = z.extend(schoolTicket, { companyId: id, companyName: z.string() });
export type TicketOfSchool = z.output<typeof ticketOfSchool>;

const { firstName, lastName, ...otherColumns } = schoolTicketListParts.columns;

/** The list of a school's tickets, over every school where the caller administers school tickets. */
export const allSchoolTicketList = listOf({
  ...schoolTicketListParts,
  path: '/schoolticket-api/ticket',
  summary:
    'The school tickets of every company where the user administers them, by name, those of one school and of a school year or of all; every word must match name, class, student number, phone or card number',
  choices: {
    ...schoolTicketListParts.choices,
    companyId: { schema: idInQuery, address: 'school' },
  },
  columns: {
    firstName,
    lastName,
    school: { heading: { nb: 'Skole', en: 'School' }, file: true, sort: true },
    ...otherColumns,
  },
  entry: ticketOfSchool,
  counts: {
    within: 'choices',
    summary:
      'How many school tickets of a school, a year and a class there are in all and by filter, and which schools, years and classes can be chosen',
    also: {
      ...schoolTicketListParts.counts.also,
      /** Every school that the user administers, by name, with its tickets of the year. */
      schools: z.array(z.object({ companyId: id, companyName: z.string(), tickets: z.int() })),
    },
  },
});
export const {
  list: listAllSchoolTickets,
  counts: countAllSchoolTickets,
  csv: downloadAllSchoolTickets,
} = allSchoolTicketList;
