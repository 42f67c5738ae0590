import { occupantActs } from '@takst/domain/services/housing/move-in-from-list.rules.ts';
import * as z from 'zod/mini';
import { batchService } from '#ticketing/batches/batch-service.ts';
import {
  companyTicketOrders,
  ticketOrderColumns,
} from '#ticketing/batches/company-ticket-orders.ts';
import { calendarDate } from '#platform/calls/scalars.ts';

const columns = ticketOrderColumns('housing');

/** Tickets of a housing association for many residents, who may move in with them (docs/decisions/0061). */
export const housingOrders = batchService({
  ...companyTicketOrders,
  name: 'housing-orders',
  needs: 'housing.order',
  needsToRead: 'housing',
  options: z.extend(companyTicketOrders.options, {
    /** Null for the first day of the ticket. */
    movesInOn: z._default(z.nullable(calendarDate), null),
    /** Those who live in the unit already. */
    existingResidents: z._default(z.enum(occupantActs), 'ask'),
  }),
  columns: {
    ...columns,
    fullName: {
      ...columns.fullName,
      headings: {
        nb: ['Navn', 'Beboer', 'Andelseier', 'Fullt navn'],
        en: ['Name', 'Full name', 'Resident'],
      },
    },
    /** It names the unit (docs/decisions/0058). */
    employeeId: {
      ...columns.employeeId,
      headings: {
        nb: ['Beboernummer', 'Beboernr', 'Andelsnummer', 'Andelsnr', 'Andel', 'Leilighet', 'Enhet'],
        en: ['Resident number', 'Resident no', 'Share number', 'Apartment', 'Unit'],
      },
      example: '12',
    },
    movesInOn: {
      as: 'date',
      headings: {
        nb: ['Innflyttingsdato', 'Innflytting', 'Flytter inn', 'Innflyttet'],
        en: ['Move-in date', 'Moves in', 'Moved in'],
      },
      example: '01.04.2026',
      isRequired: false,
    },
    /** Those who live in the unit already; what the options say where it is empty. */
    existingResidents: {
      as: 'choice',
      choices: [
        { value: 'live-together', names: { nb: 'Bor sammen', en: 'Live together' } },
        { value: 'move-out', names: { nb: 'Flytter ut', en: 'Move out' } },
      ],
      headings: {
        nb: ['De som bor der', 'Nåværende beboere'],
        en: ['Those who live there', 'Current residents'],
      },
      example: 'Flytter ut',
      isRequired: false,
    },
    agreement: { ...columns.agreement, example: 'Oppgang A' },
  },
  faults: [...companyTicketOrders.faults, 'UNIT_OCCUPIED', 'END_DATE_NOT_OFFERED'],
});
