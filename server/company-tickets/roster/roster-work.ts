import type { ServiceFault } from '@takst/contract/batches/batch-service.ts';
import { companyTicketRoster } from '@takst/contract/batches/company-ticket-roster.ts';
import { personSlot } from '@takst/domain/holders/slot.ts';
import { isPerhapsHalfAList } from '@takst/domain/roster/roster-guards.rules.ts';
import {
  type BatchWork,
  bindWork,
  plannedRows,
  type StartRefusal,
  type StartRequest,
} from '#batches/batches.public.ts';
import type { Transaction } from '#db/database.ts';
import type { Tickets } from '#tickets/tickets.public.ts';
import { warmOffer } from '../load-offer.ts';
import type { AcceptedAct } from './accepted-act.ts';
import { decideRosterRow } from './decide-roster-row.ts';
import { loadRosterFacts, type RosterFacts, type RosterService } from './load-roster-facts.ts';
import { planRoster } from './plan-roster.ts';
import { countsOf } from './roster-counts.ts';
import { keyOfPlan, rosterPlan } from './roster-plan.ts';
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
    // Whoever leaves is not on the list: the row has their names as they are here.
    readsCells: (plan) => rosterPlan(plan)?.act !== 'end',
    keys({ plan, phone }) {
      const { subscriberId = null } = rosterPlan(plan) ?? {};
      if (subscriberId !== null) return [`subscriber ${subscriberId}`];
      return phone ? [personSlot(phone).value] : [];
    },
    decide: (facts, row, { options }) => decideRosterRow(facts, row, options),
    general: () => [],
    save: (change, accepted, moment) => saveRoster({ change, tickets }, accepted, moment),
    beforeStart: (tx, request) => refuseStart(tx, request),
    faultOfConstraint: (constraint) => faultsOfConstraints[constraint] ?? null,
  } satisfies BatchWork<RosterService, RosterFacts, AcceptedAct>);

/**
 * Compares once more: whatever was accepted has to be proposed still. When so many seem to leave that the list may
 * be half of it, the user has typed how many tickets end.
 */
async function refuseStart(
  tx: Transaction,
  { batch, confirmedNumber, ...request }: StartRequest,
): Promise<StartRefusal | null> {
  const rows = await plannedRows(tx, batch).all();
  const { companyId, options } = batch;
  const now = await planRoster(tx, { ...request, companyId, options, rows });
  const proposed = new Set(now.map(({ plan }) => keyOfPlan(plan)));
  const accepted = rows.flatMap(({ plan, state }) => {
    const proposal = state === 'ready' ? rosterPlan(plan) : null;
    return proposal ? [proposal] : [];
  });
  if (accepted.some((plan) => !proposed.has(keyOfPlan(plan)))) return { code: 'NOT_AS_SHOWN' };
  const number = accepted.filter(({ act }) => act === 'end').length;
  const isDoubtful = number > 0 && isPerhapsHalfAList(countsOf(now.map(({ plan }) => plan)));
  return isDoubtful && confirmedNumber !== number ? { code: 'NUMBER_NOT_CONFIRMED', number } : null;
}
