import {
  findKnownPerson as route,
  type KnownPerson,
} from '@takst/contract/services/company-tickets/find-known-person.contract.ts';
import { refuseOrder } from '@takst/domain/services/company-tickets/order-company-ticket.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { findPersonOfPhone, type KnownPersonRow } from './known-person.query.ts';

/**
 * Finds the person of an order before it is sent (domain: Ordering for a phone). Of a phone that
 * the company does not know nothing is told. Of one that it knows the first possible start counts the
 * tickets of other companies, too: it is the date that the order's refusal names (spec 2 §8).
 */
export const findKnownPerson = (database: Database) =>
  serve(route, async ({ scope, params, body, today }) => {
    const request = { ...body, employeeId: body.employeeId.trim(), companyId: params.id, today };
    const row = await findPersonOfPhone(database, scope, request);
    return {
      reply: {
        person: row.person && describePerson(row.person, row.quarantineDays, today),
        employeeIdHolder: row.employeeIdHolder,
      },
    };
  });

const datesOf = (days: { startDate: string; expirationDate: string | null }) => ({
  startDate: Temporal.PlainDate.from(days.startDate),
  expirationDate:
    days.expirationDate === null ? null : Temporal.PlainDate.from(days.expirationDate),
});

function describePerson(
  { held, ticket, ...person }: NonNullable<KnownPersonRow['person']>,
  quarantineDays: number,
  today: Temporal.PlainDate,
): KnownPerson {
  const start = today.with({ day: 1 });
  const refusal = refuseOrder({ heldTickets: held.map(datesOf), start, quarantineDays });
  return {
    ...person,
    ticket: ticket && { ...ticket, ...datesOf(ticket) },
    holdsOpenEnded: refusal?.code === 'TICKET_ALREADY_HELD',
    firstPossibleStart:
      refusal?.code === 'START_DATE_IN_QUARANTINE' ? refusal.firstPossibleStart : null,
  };
}
