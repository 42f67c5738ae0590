import { listBatches } from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import { listMassOrders } from '@takst/contract/services/free-tickets/list-mass-orders.contract.ts';
import { everyOperator, hr } from '#testing/access-table/rows.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';
import { listBenefitFiles } from '@takst/contract/services/free-tickets/payroll-file/list-benefit-files.contract.ts';
import { benefitFileIds, placeBenefitFiles } from './payroll-file/test-access-files.store.ts';
import { departmentIds, placeClosedMonths } from './invoice-base/test-access.store.ts';
import { placeFreeTicketSettings } from './settings/test-settings.store.ts';

const everywhere = { ...hr, agreement: 'FREETICKET', operators: everyOperator } as const;

/** At the third operator alone (spec 1 §6). */
const byTravelCardAdmin = {
  agreement: 'FREETICKET',
  roles: [],
  globalRoles: ['GLOBAL_TRAVEL_CARD_ADMIN'],
  operators: ['fjord'],
} as const;

export const freeTicketsAccess = {
  whoMay: {
    freeTicket: [everywhere, byTravelCardAdmin],
    'freeTicket.order': [
      { ...everywhere, running: true },
      { ...byTravelCardAdmin, running: true },
    ],
    'freeTicket.travelCards': [
      { ...everywhere, alsoGlobalRole: 'GLOBAL_TRAVEL_CARD_ADMIN' },
      byTravelCardAdmin,
    ],
    'freeTicket.replacementCard': [
      { ...everywhere, running: true, operators: ['ruter', 'fjord'] },
      { ...byTravelCardAdmin, running: true },
    ],
    travelCards: { roles: [], globalRoles: ['GLOBAL_TRAVEL_CARD_ADMIN'], operators: ['ruter'] },
  },
  things: {
    benefitFiles: {
      find: benefitFileIds,
      nobodys: 7_019_999,
      inPaths: 'none',
      pathName: 'fileId',
      isMark: true,
    },
    /** Each with an invoice base of June 2025. */
    departments: {
      find: departmentIds,
      nobodys: 7_499_998,
      inPaths: 'first',
      pathName: 'freeBaseId',
      inPath: (id) => `${id}-202506`,
      isMark: true,
    },
  },
  async place(tx, now) {
    await placeFreeTicketSettings(tx, now);
    await placeBenefitFiles(tx, now);
    await placeClosedMonths(tx, now);
  },
  firstIds: { 'free_tickets.payroll_file': 7_010_001 },
  /** A cell of a list of those who were ticked. */
  targetFields: { ticketId: ({ id }) => String(id) },
  // Who has made a list, or started it: customer support, too.
  tellsOf: {
    [listMassOrders.path]: 'of-operator',
    [listBatches.path]: 'of-operator',
    [listBenefitFiles.path]: 'of-operator',
  },
} as const satisfies AreaAccess;
