import type { OptionsOf, RowValues } from '@takst/contract/ticketing/batches/batch-service.ts';
import { freeTicketEnds } from '@takst/contract/ticketing/batches/free-ticket-ends.ts';
import {
  type BatchWork,
  bindWork,
  type LoadRequest,
  type RowDecision,
} from '#ticketing/batches/batches.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { loadFreeOffer } from '../offer/load-free-offer.ts';
import { lessOre } from '../offer/monthly-amounts.ts';
import { decideAboutPerson } from '../named-people/decide-about-person.ts';
import {
  type FreePeople,
  type LoadedFreePerson,
  loadNamedPeople,
  otherNameOf,
} from '../named-people/load-named-people.ts';
import { decideEndOfPerson, type EndOfPerson } from './decide-end-of-person.ts';
import { type EndFacts, loadEndFacts, savedByEnds, saveEnds } from './end-facts.ts';
import { freeEndReasons } from './free-end-reasons.texts.ts';

type Service = typeof freeTicketEnds;
type Row = RowValues<Service>;
type PeopleFacts = EndFacts & { readonly people: FreePeople };
type Accepted = EndOfPerson & { readonly ticketId: number };

/** Ends of the free tickets of many: each row is one person (spec 3 §5, “Mass end”). */
export const endManyFreeTickets = (tickets: Tickets) =>
  bindWork({
    service: freeTicketEnds,
    reasons: freeEndReasons,
    async warmUp(database, of) {
      await loadFreeOffer(database, of);
    },
    load: (tx, request) => loadPeopleFacts(tx, tickets, request),
    // Only the facts say who is the same.
    keys: () => [],
    decide: (facts, row, { options }) =>
      decideAboutPerson<Service, Accepted>(facts.people, row, (person) =>
        decideEnd(facts, { row, person }, options),
      ),
    general: (_facts, _moment, unanswered) =>
      unanswered.includes('LAST_DAY_NOT_CHOSEN') ? ['LAST_DAY_NOT_CHOSEN'] : [],
    async save(change, accepted, { scope, now }) {
      await saveEnds({ change, tickets }, accepted, { scope, now });
      return accepted.map(({ ticketId }) => ({ type: 'ticket', id: ticketId }));
    },
    faultOfConstraint: () => null,
  } satisfies BatchWork<Service, PeopleFacts, Accepted>);

async function loadPeopleFacts(
  tx: Transaction,
  tickets: Tickets,
  { scope, companyId, today, rows, lock }: LoadRequest<Service>,
): Promise<PeopleFacts> {
  const people = await loadNamedPeople(tx, tickets, { scope, companyId, today, rows, lock });
  const all = people.all.flatMap((person) => person.tickets);
  return { ...(await loadEndFacts(tx, tickets, { scope, today, all })), people };
}

function decideEnd(
  facts: EndFacts,
  { row, person }: { readonly row: Row; readonly person: LoadedFreePerson },
  options: OptionsOf<Service>,
): RowDecision<Service, Accepted> {
  const lastDay = row.lastDay ?? options.lastDay;
  if (!lastDay) return { faults: [{ column: 'lastDay', code: 'required' }] };
  const decision = decideEndOfPerson({ ...facts, lastDayOf: () => lastDay }, person.tickets);
  if ('refused' in decision) {
    const isAboutDay = decision.refused === 'END_DATE_NOT_OFFERED' && row.lastDay !== null;
    return { faults: [{ column: isAboutDay ? 'lastDay' : null, code: decision.refused }] };
  }
  const { cancelled, ended } = decision.accepted;
  const { priceOre, taxOre } = savedByEnds(facts, [decision.accepted], lastDay);
  return {
    accepted: { ...decision.accepted, ticketId: (ended[0] ?? cancelled[0])?.row.id ?? 0 },
    effect: {
      startDate: lastDay.add({ days: 1 }),
      priceOre: lessOre(priceOre),
      taxOre: lessOre(taxOre),
      knownAs: otherNameOf(person, row),
      notes: cancelled.length > 0 ? ['PENDING_CANCELLED'] : [],
    },
  };
}
