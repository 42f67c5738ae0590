import type { ServiceFault } from '@takst/contract/ticketing/batches/batch-service.ts';
import { ticketToContinue } from '@takst/domain/services/company-tickets/change-many-tickets.rules.ts';
import { type Phone, personSlot } from '@takst/domain/ticketing/holders/slot.ts';
import type { ChangedField } from '@takst/domain/ticketing/roster/roster.ts';
import { lastOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { type ContinuedTicket, ruledTicket } from '#ticketing/tickets/tickets.public.ts';
import { decideEnd } from '../change-many/decide-end.ts';
import type { LoadedPerson } from '../change-many/load-people.ts';
import { decideAgreementChange } from '../employee/decide-continuation.ts';
import { decidePhoneChange } from '../employee/decide-phone-change.ts';
import type { NewDetails, PhoneMove, RosterDecision } from './accepted-act.ts';
import { decideJoiner } from './decide-joiner.ts';
import type { RosterFacts, RosterOptions, RosterRow, RosterService } from './load-roster-facts.ts';
import { namedAgreement } from './named-agreement.ts';
import { type RosterPlan, rosterPlan } from '#ticketing/roster/roster.public.ts';

/** What is done for one proposal, by the rules of the single calls. */
export function decideRosterRow(
  facts: RosterFacts,
  row: RosterRow,
  options: RosterOptions,
): RosterDecision {
  const plan = rosterPlan(row.plan);
  if (!plan || plan.act === null) return refuse('NOT_COMPARED');
  if (plan.act === 'order') return decideJoiner(facts, row, options);
  const person = facts.people.get(plan.subscriberId ?? 0);
  if (!person) return refuse('SUBSCRIBER_NOT_FOUND');
  const subject = { type: 'subscriber', id: person.subscriberId };
  const decision =
    plan.act === 'end'
      ? decideLeaver(facts, person, options)
      : decideUpdate(facts, person, { row, plan });
  return { ...decision, subject };
}

const refuse = (code: ServiceFault<RosterService>): RosterDecision => ({
  faults: [{ column: null, code }],
});

function decideLeaver(
  facts: RosterFacts,
  person: LoadedPerson,
  options: RosterOptions,
): RosterDecision {
  if (facts.neverLeavers.has(person.subscriberId)) return refuse('NEVER_LEAVER');
  const lastDay = options.lastDay ?? lastOfMonth(facts.today);
  const decision = decideEnd(facts.tickets, person, { ...facts, lastDay });
  if ('refused' in decision) return refuse(decision.refused as ServiceFault<RosterService>);
  const { accepted: end, savedOre } = decision;
  return {
    accepted: { do: 'end', person, end },
    effect: {
      startDate: lastDay,
      priceOre: savedOre === null ? null : -savedOre,
      knownAs: null,
    },
  };
}

type PlannedRow = { readonly row: RosterRow; readonly plan: RosterPlan };

function decideUpdate(
  facts: RosterFacts,
  person: LoadedPerson,
  planned: PlannedRow,
): RosterDecision {
  const isChanged = (field: ChangedField) => planned.plan.changes.includes(field);
  const { row } = planned;
  const details = {
    firstName: (isChanged('firstName') && row.firstName) || person.firstName,
    lastName: (isChanged('lastName') && row.lastName) || person.lastName,
    employeeId: (isChanged('employeeId') && row.employeeId) || person.employeeId,
  };
  const continued = isChanged('agreement') ? decideDepartment(facts, person, row) : null;
  if (continued && 'faults' in continued) return continued;
  const move = isChanged('phone') && row.phone ? decideMove(facts, person, row.phone) : null;
  if (move && 'faults' in move) return move;
  return {
    accepted: {
      do: 'update',
      person,
      details: isSame(details, person) ? null : details,
      continued,
      move,
    },
    effect: {
      startDate: continued?.newStart ?? move?.continued[0]?.newStart ?? facts.today,
      priceOre: 0,
      knownAs: null,
      before: beforeOf(person, planned),
    },
  };
}

const isSame = (details: NewDetails, person: LoadedPerson): boolean =>
  details.firstName === person.firstName &&
  details.lastName === person.lastName &&
  details.employeeId === person.employeeId;

/** What the changes replace, by column. */
function beforeOf(person: LoadedPerson, { plan: { changes } }: PlannedRow): Record<string, string> {
  const texts: Record<ChangedField, () => string> = {
    firstName: () => person.firstName,
    lastName: () => person.lastName,
    employeeId: () => person.employeeId,
    phone: () => `${person.phoneCountryCode}${person.phone}`,
    // The comparison was with the ticket that has no end.
    agreement: () =>
      person.tickets.find(({ row }) => row.expiration_date === null)?.row.invoice_reference ?? '',
  };
  return Object.fromEntries(
    changes.map((field) => [field === 'agreement' ? 'department' : field, texts[field]()]),
  );
}

/** Another agreement pays for the ticket from the next 1st. */
function decideDepartment(
  { orders, today }: RosterFacts,
  person: LoadedPerson,
  { department }: RosterRow,
): ContinuedTicket | Extract<RosterDecision, { faults: unknown }> | null {
  const agreementId = namedAgreement(department, orders.orderable);
  const choice = ticketToContinue(
    person.tickets.map((loadedTicket) => ({
      ...ruledTicket(loadedTicket.row, today),
      loadedTicket,
    })),
    today,
  );
  const refused = (code: ServiceFault<RosterService>) => ({ faults: [{ column: null, code }] });
  if ('fault' in choice) return refused('TICKET_NOT_CHANGEABLE');
  const { loadedTicket } = choice.ticket;
  // Another user has changed it already.
  if (loadedTicket.row.agreement_id === agreementId) return null;
  const decision = decideAgreementChange(loadedTicket, orders.agreements.get(agreementId ?? 0));
  return 'refused' in decision ? refused(decision.refused) : decision.continued;
}

/** What the person holds goes on on the new phone at once, as by their page; null when they have it already. */
function decideMove(
  { orders, phones }: RosterFacts,
  { tickets, subscriberId, ...current }: LoadedPerson,
  phoneOfRow: Phone,
): PhoneMove | Extract<RosterDecision, { faults: unknown }> | null {
  const { value } = personSlot(phoneOfRow);
  if (personSlot(current).value === value) return null;
  const phone = { ...phoneOfRow, slot: orders.slots.get(value) ?? 0 };
  const decision = decidePhoneChange(phones, { subscriberId, phone, tickets });
  if ('refused' in decision) return { faults: [{ column: 'phone', code: decision.refused.code }] };
  return { phone, continued: decision.continued };
}
