import * as z from 'zod/mini';
import { bilingualText } from '#platform/calls/bilingual-text.schema.ts';
import { listOf } from '#platform/lists/list.ts';
import { id, instant } from '#platform/calls/scalars.ts';
import { counterDelivery } from '../delivery/delivery.schema.ts';

/** A ticket in the history, with what it was ordered by (spec 3 §3, "Ticket history item"). */
const counterTicket = z.object({
  id,
  order: z.object({
    id,
    purchaseDate: instant,
    invoiceReference: z.nullable(z.string()),
    personalReference: z.nullable(z.string()),
  }),
  delivery: z.object({
    type: z.literal('TICKET'),
    id,
    ...z.pick(counterDelivery, { status: true, state: true, stateSince: true, mediaInfo: true })
      .shape,
    productTemplateId: z.string(),
    /** Null of a product that the operator no longer knows. */
    productName: z.nullable(bilingualText),
  }),
});

export const counterTicketList = listOf({
  path: '/ticketoffice-api/company/{id}/tickets',
  summary:
    'The tickets that a company ordered at the counter, newest first; a phone number, or words of the comment',
  plural: 'tickets',
  needs: 'ticketCounter',
  company: 'id',
  columns: {
    purchaseDate: { heading: { nb: 'Kjøpt', en: 'Purchased' }, sort: true },
    ticketNumber: { heading: { nb: 'Billettnr.', en: 'Ticket no.' } },
    medium: { heading: { nb: 'Medie-ID', en: 'Media ID' } },
    product: { heading: { nb: 'Produkt', en: 'Product' } },
    status: { heading: { nb: 'Status', en: 'Status' } },
    invoiceReference: { heading: { nb: 'Fakturareferanse', en: 'Invoice reference' } },
    comment: { heading: { nb: 'Kommentar', en: 'Comment' } },
  },
  sortedBy: '-purchaseDate',
  entry: counterTicket,
});
export const { list: listCounterTickets } = counterTicketList;
