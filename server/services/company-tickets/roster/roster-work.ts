import type { ServiceFault } from '@takst/contract/ticketing/batches/batch-service.ts';
import { companyTicketRoster } from '@takst/contract/ticketing/batches/company-ticket-roster.ts';
import { personSlot } from '@takst/domain/ticketing/holders/slot.ts';
import { type BatchWork, bindWork } from '#ticketing/batches/batches.public.ts';
import { refuseStart, rosterPlan } from '#ticketing/roster/roster.public.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { warmOffer } from '../order/load-offer.ts';
import type { AcceptedAct } from './accepted-act.ts';
import { comparePeople } from './compare-people.ts';
import { decideRosterRow } from './decide-roster-row.ts';
import { loadRosterFacts, type RosterFacts, type RosterService } from './load-roster-facts.ts';
import { rosterReasons } from './roster-reasons.texts.ts';
import { saveRoster } from './save-roster.ts';

const faultsOfConstraints: Partial<Record<string, ServiceFault<RosterService>>> = {
  one_ticket_at_a_time: 'TICKET_ALREADY_HELD',
  one_subscription_at_a_time: 'SUBSCRIPTION_ALREADY_HELD',
};

/** What a company has accepted of a comparison with its list of employees. */
export const rosterWork = (tickets: Tickets) =>
  bindWork({
    service: companyTicketRoster,
    reasons: rosterReasons,
    warmUp: warmOffer,
    load: (tx, request) => loadRosterFacts(tx, tickets, request),
    // A leaver is not on the list: the row has their names as they are here.
    readsCells: (plan) => rosterPlan(plan)?.act !== 'end',
    keys({ plan, phone }) {
      const { subscriberId = null } = rosterPlan(plan) ?? {};
      if (subscriberId !== null) return [`subscriber ${subscriberId}`];
      return phone ? [personSlot(phone).value] : [];
    },
    decide: (facts, row, { options }) => decideRosterRow(facts, row, options),
    general: () => [],
    save: (change, accepted, moment) => saveRoster({ change, tickets }, accepted, moment),
    beforeStart: refuseStart(comparePeople),
    faultOfConstraint: (constraint) => faultsOfConstraints[constraint] ?? null,
  } satisfies BatchWork<RosterService, RosterFacts, AcceptedAct>);
