import {
  childEndAges,
  childEndKinds,
  type ChildEndSettings,
  unsetChildEnd,
} from '@takst/domain/services/free-tickets/child-end-settings.ts';
import type { Child } from '@takst/domain/services/free-tickets/child-end.rules.ts';
import { freeProfileIds } from '@takst/domain/services/free-tickets/free-profile.rules.ts';
import { sql } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isNotAnonymised } from '#ticketing/tickets/tickets.public.ts';

type StoredSettings = { readonly kind: string | null; readonly age: number | null };

/** As the company has set it; without settings no ticket ends by rule. The database checks the values too. */
function childEndOf({ kind, age }: StoredSettings): ChildEndSettings {
  const expireChildTickets = childEndKinds.find((one) => one === kind);
  const expireChildTicketsAtAge = childEndAges.find((one) => one === age);
  return expireChildTickets && expireChildTicketsAtAge
    ? { expireChildTickets, expireChildTicketsAtAge }
    : unsetChildEnd;
}

/** When children's tickets end in companies, by company; those without settings are missing. */
export async function childEndsOf(
  tx: Transaction,
  scope: CompanyScope,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, ChildEndSettings>> {
  const { rows } = await sql<StoredSettings & { companyId: number }>`
    select company_id as "companyId", expire_child_tickets as kind, expire_child_tickets_at_age as age
      from free_tickets.settings
     where ${withinScope(scope, 'settings')}
       and company_id = any(${sql.val([...companyIds])}::bigint[])`.execute(tablesOf(tx));
  return new Map(rows.map(({ companyId, ...stored }) => [companyId, childEndOf(stored)]));
}

/** Whose a ticket is and when it ends as a child's. */
export type ChildFacts = {
  readonly child: Child & { readonly startDate: Temporal.PlainDate };
  readonly childEnd: ChildEndSettings;
};

/** The same for tickets of the scope, by ticket; one without a birth date is missing. */
export async function childFactsOf(
  tx: Transaction,
  scope: CompanyScope,
  ticketIds: readonly number[],
): Promise<ReadonlyMap<number, ChildFacts>> {
  if (ticketIds.length === 0) return new Map();
  const { rows } = await sql<
    StoredSettings & {
      id: number;
      profileId: string;
      birthDate: Temporal.PlainDate;
      startDate: Temporal.PlainDate;
    }
  >`
    select ticket.id, ticket.profile_id as "profileId", holder.birth_date as "birthDate",
           ticket.start_date as "startDate",
           expire_child_tickets as kind, expire_child_tickets_at_age as age
      from tickets.ticket
      join holders.holder on holder.company_id = ticket.company_id and holder.id = ticket.holder_id
      left join free_tickets.settings on settings.company_id = ticket.company_id
     where ${withinScope(scope, 'ticket')} and ${isNotAnonymised('ticket')}
       and ticket.id = any(${sql.val([...ticketIds])}::bigint[])
       and holder.birth_date is not null`.execute(tablesOf(tx));
  return new Map(
    rows.flatMap(
      ({ id, profileId: stored, birthDate, startDate, ...settings }): [number, ChildFacts][] => {
        const profileId = freeProfileIds.find((one) => one === stored);
        return profileId
          ? [[id, { child: { profileId, birthDate, startDate }, childEnd: childEndOf(settings) }]]
          : [];
      },
    ),
  );
}
