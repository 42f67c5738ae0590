import * as z from 'zod/mini';
import { listOf } from '#platform/lists/list.ts';
import { id, idInQuery } from '#platform/calls/scalars.ts';
import { freeTicket } from '../free-ticket.schema.ts';
import { freeTicketFilters, statusFilter } from './free-ticket-filter.ts';

export const freeTicketList = listOf({
  path: '/freeticket-api/ticket/by-company-id/{id}',
  summary:
    'The free tickets of a company by name: active and pending ones, or those with a status of `statusFilter`; every word must match name, employee number, phone or card number',
  plural: 'tickets',
  needs: 'freeTicket',
  company: 'id',
  filters: freeTicketFilters,
  choices: {
    /** A department. */
    agreementNumber: { schema: idInQuery, address: 'department' },
    statusFilter: { schema: statusFilter },
  },
  columns: {
    firstName: { heading: { nb: 'Fornavn', en: 'First name' }, file: true, sort: true },
    lastName: { heading: { nb: 'Etternavn', en: 'Last name' }, file: true, sort: true },
    employeeId: {
      heading: { nb: 'Ansattnr.', en: 'Employee number' },
      file: { nb: 'Ansattnummer', en: 'Employee number' },
      sort: true,
    },
    employeeBirthDate: { file: { nb: 'Fødselsdato', en: 'Date of birth' } },
    ticketHolderType: { heading: { nb: 'Relasjon', en: 'Relation' }, file: true, sort: true },
    profile: { file: { nb: 'Kategori', en: 'Profile' } },
    medium: {
      heading: { nb: 'Billett på, soner', en: 'Ticket on, zones' },
      file: { nb: 'Billett på', en: 'Ticket on' },
    },
    phone: { file: { nb: 'Mobilnummer', en: 'Mobile number' } },
    travelCardNumber: { file: { nb: 'Kortnummer', en: 'Card number' } },
    travelCardState: { file: { nb: 'Kortstatus', en: 'Card status' } },
    zones: { file: { nb: 'Soner', en: 'Zones' } },
    invoiceReference: { heading: { nb: 'Avdeling', en: 'Department' }, file: true, sort: true },
    startDate: { file: { nb: 'Første dag', en: 'First day' } },
    expirationDate: { file: { nb: 'Siste dag', en: 'Last day' } },
    status: { heading: { nb: 'Status', en: 'Status' }, file: true, sort: true },
    pricePerMonth: { file: { nb: 'Pris per måned', en: 'Price per month' } },
    taxAmount: { file: { nb: 'Skattepliktig per måned', en: 'Taxable per month' } },
  },
  sortedBy: 'lastName',
  entry: freeTicket,
  counts: {
    summary: 'How many tickets each filter of the list has; `all` counts active and pending ones',
    also: {
      /** Departments with an active or pending ticket. */
      departments: z.array(z.object({ id, invoiceReference: z.string(), tickets: z.int() })),
    },
  },
  file: { nb: 'fribilletter', en: 'free-tickets' },
});
export const {
  list: listFreeTickets,
  counts: countFreeTickets,
  csv: downloadFreeTickets,
} = freeTicketList;
