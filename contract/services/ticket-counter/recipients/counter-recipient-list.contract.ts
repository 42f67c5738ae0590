import * as z from 'zod/mini';
import { listOf } from '#platform/lists/list.ts';
import { id, instant } from '#platform/calls/scalars.ts';

/** A phone that has got codes of the company before. */
const counterRecipient = z.object({
  id,
  /** The newest name of the phone; null where no order has named it. */
  name: z.nullable(z.string()),
  phoneCountryCode: z.string(),
  phone: z.string(),
  lastOrderedAt: instant,
});
export type CounterRecipient = z.output<typeof counterRecipient>;

export const counterRecipientList = listOf({
  path: '/ticketoffice-api/company/{id}/recipients',
  summary:
    'The phones that got codes of a company, most recently ordered first, until their orders are anonymised',
  plural: 'recipients',
  needs: 'ticketCounter.order',
  company: 'id',
  columns: {
    name: { heading: { nb: 'Navn', en: 'Name' } },
    phone: { heading: { nb: 'Mobil', en: 'Mobile' } },
    lastOrder: { heading: { nb: 'Sist bestilt', en: 'Last ordered' }, sort: true },
  },
  sortedBy: '-lastOrder',
  entry: counterRecipient,
});
export const { list: listCounterRecipients } = counterRecipientList;
