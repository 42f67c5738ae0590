import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { beyondCompanies } from '#platform/db/row-scope.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { holdsNumber, isCardInUse } from './card-state.query.ts';

/** A card in use with one of some numbers, from all companies of the operator. */
export type NumberHolder = {
  readonly number: string;
  readonly companyId: number;
  readonly cardId: number;
  /** Whether a ticket on it is active or pending. */
  readonly isInUse: boolean;
  /** Its last ticket; null when it never had one. */
  readonly ticketId: number | null;
  readonly holderId: number | null;
};

type HoldersRequest = {
  readonly tenant: TenantId;
  readonly today: Temporal.PlainDate;
  /** Locks the cards until the transaction ends; the slots of the numbers are locked before. */
  readonly lock: boolean;
};

/** Which cards have these numbers. */
export async function findNumberHolders(
  tx: Transaction,
  numbers: readonly string[],
  { tenant, today, lock }: HoldersRequest,
): Promise<NumberHolder[]> {
  if (numbers.length === 0) return [];
  const { rows } = await beyondCompanies(() =>
    sql<NumberHolder>`
    select card.number, card.company_id as "companyId", card.id as "cardId",
           ${isCardInUse('card', today)} as "isInUse", ticket.id as "ticketId",
           ticket.holder_id as "holderId"
      from travel_cards.card
      left join lateral (
        select id, holder_id from tickets.ticket
         where ticket.company_id = card.company_id and ticket.card_id = card.id
         order by medium_part desc limit 1) as ticket on true
     where card.tenant = ${tenant} and card.number = any(${sql.val([...numbers])}::text[])
       and ${holdsNumber('card')}
     order by card.id ${lock ? sql`for no key update of card` : sql``}`.execute(tablesOf(tx)),
  );
  return rows;
}

/** Those of the numbers that cards in use have, at any company of the operator. */
export async function findNumbersInUse(
  tx: Transaction,
  tenant: TenantId,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set();
  const { rows } = await beyondCompanies(() =>
    sql<{ number: string }>`
    select card.number from travel_cards.card
     where card.tenant = ${tenant} and card.number = any(${sql.val([...numbers])}::text[])
       and ${holdsNumber('card')}`.execute(tablesOf(tx)),
  );
  return new Set(rows.map(({ number }) => number));
}
