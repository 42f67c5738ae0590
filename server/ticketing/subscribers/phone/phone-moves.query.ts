import type { SubscriptionType } from '@takst/domain/catalogue/products/subscription-type.ts';
import type { HeldTicket } from '@takst/domain/ticketing/tickets/held-ticket.rules.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { beyondCompanies } from '#platform/db/row-scope.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isCurrentEntry, isHeldEntry } from '#ticketing/tickets/tickets.public.ts';

/** A person who gets another phone, with its slot. To save it the caller has locked the slot. */
export type PhoneOfPerson = {
  readonly companyId: number;
  readonly id: number;
  readonly slot: number;
};

/**
 * The tickets that others hold on the new phones, by subscriber. A person's own tickets from a time with the
 * phone are left out. Only dates leave this query, never who ordered.
 */
export async function findHeldByOthers(
  tx: Transaction,
  people: readonly PhoneOfPerson[],
): Promise<ReadonlyMap<number, readonly HeldTicket[]>> {
  if (people.length === 0) return new Map();
  const { rows } = await beyondCompanies(() =>
    sql<HeldTicket & { id: number }>`
    select given.id, held.start_date as "startDate", held.expiration_date as "expirationDate"
      from ${rowsOf(people)}
      join tickets.ticket as held on held.medium_slot = given.slot
     where ${isHeldEntry('held')}
       and (held.company_id, held.holder_id) is distinct from (given."companyId", given.id)`.execute(
      tablesOf(tx),
    ),
  );
  return Map.groupBy(rows, ({ id }) => id);
}

/**
 * One of a type at a time for a person: a type of each that a new phone has already, whichever company ordered it,
 * by subscriber.
 */
export async function findTypesInTheWay(
  tx: Transaction,
  people: readonly PhoneOfPerson[],
  today: Temporal.PlainDate,
): Promise<ReadonlyMap<number, SubscriptionType>> {
  if (people.length === 0) return new Map();
  const { rows } = await beyondCompanies(() =>
    sql<{ id: number; type: SubscriptionType }>`
    select given.id, min(moved.type) as type
      from ${rowsOf(people)}
      join subscriptions.subscription as moved
        on moved.company_id = given."companyId" and moved.holder_id = given.id
      join subscriptions.subscription as other
        on other.person_slot = given.slot and other.type = moved.type and other.id <> moved.id
     where ${isCurrentEntry('moved', today)} and ${isCurrentEntry('other', today)}
     group by given.id`.execute(tablesOf(tx)),
  );
  return new Map(rows.map(({ id, type }) => [id, type]));
}

/** The people as the relation `given`. */
export const rowsOf = (people: readonly PhoneOfPerson[]) => {
  const rows = people.map(({ companyId, id, slot }) => ({ companyId, id, slot }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::text::json) as given (
               "companyId" bigint, id bigint, slot bigint)`;
};
