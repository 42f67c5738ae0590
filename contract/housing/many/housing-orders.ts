import { batchService } from '#batches/batch-service.ts';
import { companyTicketOrders, ticketOrderColumns } from '#batches/company-ticket-orders.ts';

const columns = ticketOrderColumns('housing');

/** Tickets of a housing association for many residents (docs/decisions/0061). */
export const housingOrders = batchService({
  ...companyTicketOrders,
  name: 'housing-orders',
  needs: 'housing.order',
  needsToRead: 'housing',
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
    agreement: { ...columns.agreement, example: 'Oppgang A' },
  },
});
