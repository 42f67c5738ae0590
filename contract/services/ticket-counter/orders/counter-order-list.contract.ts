import type { RowsQuery } from '#platform/lists/list-types.ts';
import { listOf } from '#platform/lists/list.ts';
import { counterOrder } from './counter-order.schema.ts';

export const counterOrderFilters = ['being-delivered', 'to-be-sent', 'with-failures'] as const;
export type CounterOrderFilter = (typeof counterOrderFilters)[number];

export const counterOrderList = listOf({
  path: '/ticketoffice-api/company/{id}/orders',
  summary:
    'The orders of a company at the ticket counter, newest first; every word must match order number, references, product or who ordered',
  plural: 'orders',
  needs: 'ticketCounter',
  company: 'id',
  filters: counterOrderFilters,
  columns: {
    id: { file: { nb: 'Ordrenummer', en: 'Order number' } },
    purchaseDate: {
      heading: { nb: 'Bestilt', en: 'Ordered' },
      file: { nb: 'Bestillingsdato', en: 'Order date' },
      sort: true,
    },
    orderedBy: { heading: { nb: 'Bestilt av', en: 'Ordered by' }, file: true, sort: true },
    product: { file: { nb: 'Produkt', en: 'Product' } },
    mediaType: { heading: { nb: 'Leveres som', en: 'Delivered as' }, file: true },
    ticketCount: { heading: { nb: 'Antall', en: 'Number' }, file: true, sort: true },
    requestedTicketCount: { file: { nb: 'Antall bestilt', en: 'Number ordered' } },
    totalPrice: { heading: { nb: 'Pris', en: 'Price' }, file: true, sort: true },
    invoiceReference: {
      heading: { nb: 'Fakturareferanse', en: 'Invoice reference' },
      file: true,
      sort: true,
    },
    personalReference: {
      heading: { nb: 'Personlig referanse', en: 'Personal reference' },
      file: true,
      sort: true,
    },
  },
  sortedBy: '-purchaseDate',
  entry: counterOrder,
  counts: {},
  file: { nb: 'billettluke-ordrer', en: 'ticket-counter-orders' },
});
export type CounterOrderRows = RowsQuery<typeof counterOrderList>;
export const {
  list: listCounterOrders,
  counts: countCounterOrders,
  csv: downloadCounterOrders,
} = counterOrderList;
