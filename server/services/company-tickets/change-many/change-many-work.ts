import { companyTicketChanges } from '@takst/contract/ticketing/batches/company-ticket-changes.ts';
import {
  indexPeople,
  personOfRow,
} from '@takst/domain/services/company-tickets/person-of-row.rules.ts';
import { findCompanyTerms } from '#customers/agreements/agreements.public.ts';
import { type BatchWork, bindWork, type LoadRequest } from '#ticketing/batches/batches.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { mayPickAnyDate } from '../order/date-terms.ts';
import { loadOffer, warmOffer } from '../order/load-offer.ts';
import { changeReasons } from './change-reasons.texts.ts';
import {
  type AcceptedChange,
  type ChangeFacts,
  type ChangeRow,
  decideChange,
} from './decide-change.ts';
import { loadPeople, type LoadedPerson } from './load-people.ts';

type Service = typeof companyTicketChanges;
type SubscriberChange = AcceptedChange & { readonly subscriberId: number };

/** Changes for many: each row is one person, decided and saved as the single calls do it. */
export const changeManyWork = (tickets: Tickets) =>
  bindWork({
    service: companyTicketChanges,
    reasons: changeReasons,
    warmUp: warmOffer,
    load: (tx, request) => loadChangeFacts(tx, tickets, request),
    // Only the facts say who is the same: one row has the number, another the phone.
    keys: () => [],
    decide(facts, row, { options }) {
      const named = personOfRow(row, facts.people);
      if ('fault' in named) return { faults: [named.fault] };
      const { person } = named;
      const { subscriberId } = person;
      const subject = subjectOf(subscriberId);
      const keys = [`subscriber ${subscriberId}`];
      const decision = decideChange(facts, person, { row, options });
      return 'faults' in decision
        ? { ...decision, subject, keys }
        : {
            accepted: { ...decision.accepted, subscriberId },
            effect: { ...decision.effect, knownAs: otherName(person, row) },
            subject,
            keys,
          };
    },
    general: (_, __, unanswered) =>
      unanswered.includes('AGREEMENT_NOT_CHOSEN') ? ['AGREEMENT_NOT_CHOSEN'] : [],
    async save(change, accepted, { scope: { tenant }, now }) {
      const moment = { tenant, now };
      const ends = accepted.flatMap((one) => (one.do === 'end' ? [one.end] : []));
      const resent = accepted.flatMap((one) => (one.do === 'resend' ? [one.resent] : []));
      const continued = accepted.flatMap((one) => (one.do === 'continue' ? [one.continued] : []));
      const undone = accepted.flatMap((one) => (one.do === 'undo' ? [one.undone] : []));
      const cancelled = accepted.flatMap((one) => (one.do === 'cancel' ? [one.cancelled] : []));
      if (undone.length > 0) await tickets.undoEnd.save(change, undone, moment);
      if (cancelled.length > 0) await tickets.cancel.save(change, cancelled, moment);
      if (ends.length > 0) await tickets.end.save(change, ends, moment);
      if (resent.length > 0) await tickets.resendCode.save(change, resent, moment);
      if (continued.length > 0) await tickets.continue(change, continued, moment);
      return accepted.map(({ subscriberId }) => subjectOf(subscriberId));
    },
    // What is taken back meets a ticket that the person has got since.
    faultOfConstraint: (constraint) =>
      constraint === 'one_ticket_at_a_time' ? 'TICKET_NOT_CHANGEABLE' : null,
  } satisfies BatchWork<Service, ChangeFacts, SubscriberChange>);

const subjectOf = (subscriberId: number) => ({ type: 'subscriber', id: subscriberId });

async function loadChangeFacts(
  tx: Transaction,
  tickets: Tickets,
  { scope, companyId, today, now, rows, lock }: LoadRequest<Service>,
): Promise<ChangeFacts> {
  const people = await loadPeople(tx, tickets, {
    scope,
    companyId,
    today,
    lock,
    named: {
      subscriberIds: rows.flatMap(({ subscriberId }) => Number(subscriberId) || []),
      employeeIds: rows.flatMap(({ employeeId }) => employeeId ?? []),
      phones: rows.flatMap(({ phone }) => phone ?? []),
    },
  });
  const terms = await findCompanyTerms(tx, scope, companyId);
  const agreements = new Map(
    [...terms].map(([id, one]) => [id, { ...one, id, arbitraryDates: mayPickAnyDate(scope, one) }]),
  );
  const offer = await loadOffer(tx, { tenant: scope.tenant, today });
  return { ...offer, people: indexPeople(people), agreements, tickets, today, now };
}

/** What the person is called here, where the row says something else or nothing. */
function otherName(
  { firstName, lastName }: LoadedPerson,
  { subscriberId, ...row }: ChangeRow,
): string | null {
  const name = `${firstName} ${lastName}`;
  const isSame = name === [row.firstName, row.lastName].filter(Boolean).join(' ');
  return subscriberId !== null || isSame ? null : name;
}
