import * as z from 'zod/mini';
import { batchService } from './batch-service.ts';
import { personColumns, ticketColumns } from './shared-columns.ts';
import {
  exampleTicketOrder,
  ticketOrderColumns,
  ticketOrderFaults,
  ticketOrderGeneralFaults,
  ticketOrderOptions,
} from './ticket-order-columns.ts';

const columns = ticketOrderColumns('housing');

/** Tickets of a housing association for many residents (docs/decisions/0061). */
export const housingOrders = batchService({
  name: 'housing-orders',
  needs: 'housing.order',
  needsToRead: 'housing',
  maxRows: 10_000,
  options: z.strictObject(ticketOrderOptions),
  exampleOptions: exampleTicketOrder,
  columns: {
    ...columns,
    fullName: {
      ...personColumns.fullName,
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
    agreement: { ...ticketColumns.agreement, example: 'Oppgang A' },
  },
  faults: ticketOrderFaults,
  generalFaults: ticketOrderGeneralFaults,
});
