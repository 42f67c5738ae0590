import { orderCounterTickets } from '@takst/contract/services/ticket-counter/order/order-counter-tickets.contract.ts';
import { listCounterBuyers } from '@takst/contract/services/ticket-counter/order/list-counter-buyers.contract.ts';
import { createInvoiceReference } from '@takst/contract/services/ticket-counter/references/create-invoice-reference.contract.ts';
import { everyOperator } from '#testing/access-table/rows.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';
import { coveredPersonIds, placeCounters, referenceIds } from './test-counter.store.ts';
import {
  downloadCounterOrders,
  listCounterOrders,
} from '@takst/contract/services/ticket-counter/orders/counter-order-list.contract.ts';
import { getCounterOrder } from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import { counterOrderIds, deliveryIds, placeCounterOrders } from './test-orders-of-world.store.ts';

const counter = {
  agreement: 'TICKETOFFICE',
  roles: ['COMPANY_ADMIN', 'TICKET_ADMIN', 'USER_ADMIN'],
  globalRoles: ['GLOBAL_COMPANY_ADMIN'],
  operators: everyOperator,
} as const;
const buyers = { ...counter, roles: ['TICKET_ADMIN'], globalRoles: [] } as const;
const settings = {
  ...counter,
  running: true,
  roles: ['COMPANY_ADMIN', 'USER_ADMIN'],
  globalRoles: [],
} as const;

export const ticketCounterAccess = {
  whoMay: {
    ticketCounter: counter,
    'ticketCounter.order': { ...buyers, running: true },
    'ticketCounter.settings': settings,
    // Outside production.
    'ticketCounter.companyPays': settings,
    'ticketCounter.refund': {
      ...counter,
      roles: [],
      counter: ({ allowedRefund }) => allowedRefund,
    },
    'ticketCounter.cancelTickets': {
      ...buyers,
      counter: ({ allowedTicketCancellation }) => allowedTicketCancellation,
    },
    'ticketCounter.cancelTravelMoney': {
      ...buyers,
      operators: ['akt'],
      counter: ({ allowedTravelMoneyCancellation }) => allowedTravelMoneyCancellation,
    },
    'ticketCounter.mailDelivery': {
      ...counter,
      operators: ['ruter'],
      counter: ({ hasMailDelivery }) => hasMailDelivery,
    },
    'ticketCounter.visitAddress': {
      ...counter,
      operators: ['ruter'],
      counter: ({ visitAddress }) => visitAddress !== null,
    },
  },
  things: {
    invoiceReferences: {
      find: referenceIds,
      nobodys: 7_069_999,
      inPaths: 'none',
      pathName: 'referenceId',
      fields: ['invoiceReferenceId'],
      isMark: true,
    },
    coveredPeople: {
      find: coveredPersonIds,
      nobodys: 7_079_999,
      inPaths: 'none',
      pathName: 'coveredUserId',
      fields: ['coverId'],
      isMark: true,
    },
    counterOrders: {
      find: counterOrderIds,
      nobodys: 7_089_999,
      inPaths: 'first',
      isMark: true,
    },
    /** They share the numbers of tickets. */
    deliveries: {
      find: deliveryIds,
      nobodys: 7_199_997,
      inPaths: 'none',
      pathName: 'deliveryId',
      fields: ['deliveryId', 'deliveryIds'],
      isMark: true,
    },
  },
  place: async (database, world) => {
    await placeCounters(database, world);
    await placeCounterOrders(database, world);
  },
  firstIds: {
    'ticket_counter.invoice_reference': 7_060_001,
    'ticket_counter.covered_person': 7_070_001,
    'ticket_counter.order': 7_080_001,
  },
  fieldsByPath: {
    [orderCounterTickets.path]: {
      agreementNumber: ({ agreements }) =>
        agreements.find(({ subtype }) => subtype === 'TICKETOFFICE')?.id ?? 1,
    },
  },
  // Products and profiles are the same at every company of an operator.
  targetFields: {
    productTemplateId: (_, example) => example,
    purchaseId: (_, example) => example,
  },
  // The answers name the buyers of the company.
  tellsOf: {
    [createInvoiceReference.path]: 'colleagues',
    [listCounterBuyers.path]: 'colleagues',
    [listCounterOrders.path]: 'colleagues',
    [downloadCounterOrders.path]: 'colleagues',
    [getCounterOrder.path]: 'colleagues',
  },
} as const satisfies AreaAccess;
