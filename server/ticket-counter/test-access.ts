import { everyOperator } from '#testing/access-table/rows.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';

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

/** The service is to come; its features are there. */
export const ticketCounterAccess = {
  whoMay: {
    ticketCounter: counter,
    'ticketCounter.order': { ...buyers, running: true },
    'ticketCounter.settings': settings,
    // Outside production.
    'ticketCounter.companyPays': settings,
    'ticketCounter.refund': { ...counter, roles: [] },
    'ticketCounter.cancelTickets': buyers,
    'ticketCounter.cancelTravelMoney': { ...buyers, operators: ['akt'] },
    'ticketCounter.mailDelivery': { ...counter, operators: ['ruter'] },
    'ticketCounter.visitAddress': { ...counter, operators: ['ruter'] },
  },
} as const satisfies AreaAccess;
