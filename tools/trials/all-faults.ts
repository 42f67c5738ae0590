import type { Fault } from './fault.ts';
import { freeTicketBookFaults } from './free-ticket-book-faults.ts';
import { freeTicketFaults } from './free-ticket-faults.ts';
import { listFaults } from './list-faults.ts';
import { rosterFaults } from './roster-faults.ts';
import { rulesFaults } from './rules-faults.ts';
import { selfServiceFaults } from './self-service-faults.ts';
import { serverFaults } from './server-faults.ts';
import { ticketCounterFaults } from './ticket-counter-faults.ts';
import { webFaults } from './web-faults.ts';

/** Every fault that is planted on purpose. */
export const allFaults: readonly Fault[] = [
  ...rulesFaults,
  ...serverFaults,
  ...webFaults,
  ...listFaults,
  ...rosterFaults,
  ...selfServiceFaults,
  ...freeTicketFaults,
  ...freeTicketBookFaults,
  ...ticketCounterFaults,
];
