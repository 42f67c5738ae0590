import type { OptionsOf, ServiceFault } from '@takst/contract/ticketing/batches/batch-service.ts';
import { freeTicketLeavers } from '@takst/contract/services/free-tickets/leavers/free-ticket-leavers.ts';
import { lastOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import {
  type BatchWork,
  bindWork,
  type LoadRequest,
  type RowDecision,
  type WorkRow,
} from '#ticketing/batches/batches.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import { refuseStart, rosterPlan } from '#ticketing/roster/roster.public.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { type EndFacts, loadEndFacts, saveEnds } from '../end-many/end-facts.ts';
import { lessOre } from '../offer/monthly-amounts.ts';
import { loadFreeOffer } from '../offer/load-free-offer.ts';
import { freeServices as services } from '../ticket/free-services.ts';
import { compareEmployees } from './compare-employees.ts';
import { decideEndOfFamily, type EndOfFamily, type LoadedFamily } from './decide-end-of-family.ts';
import { findTicketsOfFamilies } from './families.query.ts';
import { leaverReasons } from './leaver-reasons.texts.ts';

type Service = typeof freeTicketLeavers;
type LeaverFacts = EndFacts & {
  readonly today: Temporal.PlainDate;
  /** The families of tickets, by each of these. */
  readonly families: ReadonlyMap<number, LoadedFamily>;
};
type Accepted = EndOfFamily & { readonly ticketId: number };

/** Ends the tickets of families whose employee is not on the list; each row is one family (docs/decisions/0095). */
export const endLeavers = (tickets: Tickets) =>
  bindWork({
    service: freeTicketLeavers,
    reasons: leaverReasons,
    async warmUp(database, of) {
      await loadFreeOffer(database, of);
    },
    load: (tx, request) => loadLeaverFacts(tx, tickets, request),
    // A leaver is not on the list: the row has their names as they are here.
    readsCells: () => false,
    keys: () => [],
    decide: (facts, row, { options }) => decideLeaver(facts, row, options),
    general: () => [],
    beforeStart: refuseStart(compareEmployees),
    async save(change, accepted, { scope, now }) {
      const ends = accepted.flatMap(({ people }) => people);
      await saveEnds({ change, tickets }, ends, { scope, now });
      return accepted.map(({ ticketId }) => ({ type: 'ticket', id: ticketId }));
    },
    faultOfConstraint: () => null,
  } satisfies BatchWork<Service, LeaverFacts, Accepted>);

/** Locks the tickets that were shown first, and then looks which ones their families have by now. */
async function loadLeaverFacts(
  tx: Transaction,
  tickets: Tickets,
  { scope, companyId, today, rows, lock }: LoadRequest<Service>,
): Promise<LeaverFacts> {
  const ids = rows.flatMap(({ plan }) => rosterPlan(plan)?.ticketIds ?? []);
  const read = lock ? tickets.lock : tickets.view;
  const loadedTickets = (await read(tx, { scope, services, ids, today })).filter(
    (one) => one !== null,
  );
  const ticketsById = new Map(loadedTickets.map((ticket) => [ticket.row.id, ticket]));
  const current = await findTicketsOfFamilies(tx, scope, { companyId, today, ticketIds: ids });
  const families = new Map<number, LoadedFamily>();
  for (const members of Map.groupBy(current, ({ number }) => number).values()) {
    const people = [...Map.groupBy(members, ({ entitlementId }) => entitlementId).values()].map(
      (theirs) => ({
        holderId: theirs[0]?.holderId ?? 0,
        tickets: theirs.flatMap(({ ticketId }) => ticketsById.get(ticketId) ?? []),
      }),
    );
    const family = { ticketIds: members.map(({ ticketId }) => ticketId), people };
    for (const { ticketId } of members) families.set(ticketId, family);
  }
  return {
    ...(await loadEndFacts(tx, tickets, { scope, today, all: loadedTickets })),
    today,
    families,
  };
}

function decideLeaver(
  facts: LeaverFacts,
  row: WorkRow<Service>,
  options: OptionsOf<Service>,
): RowDecision<Service, Accepted> {
  const plan = rosterPlan(row.plan);
  const [ticketId] = plan?.ticketIds ?? [];
  if (!plan || plan.act !== 'end' || ticketId === undefined) return refuse('NOT_COMPARED');
  const family = facts.families.get(ticketId);
  const isAsShown = family?.ticketIds.join(' ') === plan.ticketIds?.join(' ');
  if (!family || !isAsShown) return refuse('FAMILY_HAS_CHANGED');
  const about = { subject: { type: 'ticket', id: ticketId }, keys: [`family ${ticketId}`] };
  const lastDay = options.lastDay ?? lastOfMonth(facts.today);
  const decision = decideEndOfFamily(facts, family, lastDay);
  if ('fault' in decision) return { faults: [decision.fault], ...about };
  const { accepted, savedOre, savedTaxOre } = decision;
  const hasCancelled = accepted.people.some(({ cancelled }) => cancelled.length > 0);
  return {
    accepted: { ...accepted, ticketId },
    effect: {
      startDate: lastDay,
      priceOre: lessOre(savedOre),
      taxOre: lessOre(savedTaxOre),
      knownAs: null,
      notes: hasCancelled ? ['PENDING_CANCELLED'] : [],
    },
    ...about,
  };
}

const refuse = (code: ServiceFault<Service>): RowDecision<Service, Accepted> => ({
  faults: [{ column: null, code }],
});
