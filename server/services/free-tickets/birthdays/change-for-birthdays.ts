import type { OptionsOf, RowValues } from '@takst/contract/ticketing/batches/batch-service.ts';
import { freeTicketBirthdays } from '@takst/contract/ticketing/batches/free-ticket-birthdays.ts';
import { unsetChildEnd } from '@takst/domain/services/free-tickets/child-end-settings.ts';
import type { FreeTicketRules } from '@takst/domain/services/free-tickets/free-ticket.rules.ts';
import {
  type BatchWork,
  bindWork,
  type LoadRequest,
  type RowDecision,
} from '#ticketing/batches/batches.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { LockedTicket, Tickets } from '#ticketing/tickets/tickets.public.ts';
import { loadCompanyOffer } from '../offer/load-company-offer.ts';
import { loadFreeOffer } from '../offer/load-free-offer.ts';
import { amountsOfRow } from '../offer/monthly-amounts.ts';
import { findFreeTicketSettings } from '../settings/free-ticket-settings.store.ts';
import { freeServices as services } from '../ticket/free-services.ts';
import { holderTypesOf } from '../ticket/ticket-detail.query.ts';
import { birthdayReasons } from './birthday-reasons.texts.ts';
import {
  type BirthdayFacts,
  decideNewProfile,
  lastDayBecauseOfAge,
  type NewProfile,
} from './decide-birthday.ts';
import { lessOre } from '../offer/monthly-amounts.ts';
import { saveNewProfiles } from './save-new-profiles.ts';

type Service = typeof freeTicketBirthdays;
type Facts = BirthdayFacts & {
  readonly tickets: Tickets;
  readonly byId: ReadonlyMap<number, LockedTicket<FreeTicketRules>>;
};
type TicketEnd = Parameters<Tickets['end']['save']>[1][number];
type Accepted =
  | { readonly act: 'new-profile'; readonly profile: NewProfile }
  | { readonly act: 'end'; readonly ended: TicketEnd };

/** Changes because of age for those who were ticked: a new profile, or an end; each row is one ticket. */
export const changeForBirthdays = (tickets: Tickets) =>
  bindWork({
    service: freeTicketBirthdays,
    reasons: birthdayReasons,
    async warmUp(database, of) {
      await loadFreeOffer(database, of);
    },
    load: (tx, request) => loadFacts(tx, tickets, request),
    keys: ({ ticketId }) => [`ticket ${ticketId}`],
    decide: (facts, row, { options }) => decide(facts, row, options),
    general: () => [],
    async save(change, accepted, { scope: { tenant }, now }) {
      const moment = { tenant, now };
      const ends = accepted.flatMap((one) => (one.act === 'end' ? one.ended : []));
      if (ends.length > 0) await tickets.end.save(change, ends, moment);
      const profiles = accepted.flatMap((one) => (one.act === 'new-profile' ? one.profile : []));
      const newTickets = await saveNewProfiles({ change, tickets }, profiles, moment);
      return accepted.map((one) => {
        const { id } = one.act === 'end' ? one.ended.row : one.profile.row;
        return { type: 'ticket', id: newTickets.get(id) ?? id };
      });
    },
    faultOfConstraint: () => null,
  } satisfies BatchWork<Service, Facts, Accepted>);

async function loadFacts(
  tx: Transaction,
  tickets: Tickets,
  { scope, companyId, today, rows, lock }: LoadRequest<Service>,
): Promise<Facts> {
  const { tenant } = scope;
  const ids = rows.map(({ ticketId }) => Number(ticketId));
  const read = lock ? tickets.lock : tickets.view;
  const loadedTickets = (await read(tx, { scope, services, ids, today })).filter(
    (one) => one !== null,
  );
  // A batch is about its own company.
  const own = loadedTickets.filter(({ row }) => row.company_id === companyId);
  return {
    tenant,
    tickets,
    byId: new Map(own.map((ticket) => [ticket.row.id, ticket])),
    settings: (await findFreeTicketSettings(tx, scope, companyId)) ?? unsetChildEnd,
    holderTypes: await holderTypesOf(
      tx,
      own.map(({ row }) => row),
    ),
    offerOn: await loadCompanyOffer(tx, {
      scope,
      companyIds: [companyId],
      today,
    }),
  };
}

function decide(
  facts: Facts,
  { ticketId }: RowValues<Service>,
  { act }: OptionsOf<Service>,
): RowDecision<Service, Accepted> {
  const ticket = facts.byId.get(Number(ticketId));
  if (!ticket) return { faults: [{ column: null, code: 'TICKET_NOT_FOUND' }] };
  const subject = { type: 'ticket', id: ticket.row.id };
  const decision = act === 'end' ? decideEnd(facts, ticket) : decideProfile(facts, ticket);
  return { ...decision, subject };
}

function decideProfile(
  facts: Facts,
  ticket: LockedTicket<FreeTicketRules>,
): RowDecision<Service, Accepted> {
  const decision = decideNewProfile(facts, ticket);
  if ('refused' in decision) return { faults: [{ column: null, code: decision.refused }] };
  const { accepted: profile, more } = decision;
  return {
    accepted: { act: 'new-profile', profile },
    effect: { startDate: profile.newStart, ...more, knownAs: null },
  };
}

function decideEnd(
  facts: Facts,
  ticket: LockedTicket<FreeTicketRules>,
): RowDecision<Service, Accepted> {
  const lastDay = lastDayBecauseOfAge(facts, ticket);
  if (!lastDay) return { faults: [{ column: null, code: 'AGE_CHANGES_NOTHING' }] };
  const decision = facts.tickets.end.decide(ticket, { lastDay });
  if ('refused' in decision) return { faults: [{ column: null, code: decision.refused.code }] };
  const { row } = ticket;
  const startDate = lastDay.add({ days: 1 });
  const { priceOre, taxOre } = amountsOfRow(facts.offerOn(startDate), row, startDate);
  return {
    accepted: { act: 'end', ended: decision.accepted },
    effect: { startDate, priceOre: lessOre(priceOre), taxOre: lessOre(taxOre), knownAs: null },
  };
}
