import type { PriceRow } from '@takst/contract/catalogue/price-proposals/price-row.schema.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import { isActiveUser } from '#platform/access/live/active-user.query.ts';
import { isLiveCompany } from '#platform/access/live/live-company.query.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isLiveEntry } from '#ticketing/tickets/tickets.public.ts';

export type LetterKey = { readonly tenant: TenantId; readonly proposalId: number };

type Letter = {
  readonly startedAt: Temporal.Instant;
  readonly finishedAt: Temporal.Instant | null;
  readonly sent: number;
  readonly cursor: number;
};

const letterOf = (source: Database | Transaction, { tenant, proposalId }: LetterKey) =>
  tablesOf(source)
    .selectFrom('operator_desk.price_letter')
    .select(['started_at as startedAt', 'finished_at as finishedAt', 'sent', 'cursor'])
    .where('tenant', '=', tenant)
    .where('proposal_id', '=', proposalId);

export const findLetter = (source: Database, key: LetterKey): Promise<Letter | undefined> =>
  letterOf(source, key).executeTakeFirst();

/** A letter that is being sent, as it is once the caller has the lease of it. */
export const unfinishedLetter = (tx: Transaction, key: LetterKey): Promise<Letter | undefined> =>
  letterOf(tx, key).where('finished_at', 'is', null).executeTakeFirst();

/** Whether the letter is begun now; of two at once, and when it was sent before, only the first one is. */
export async function beginLetter(
  tx: Transaction,
  { tenant, proposalId }: LetterKey,
  now: Temporal.Instant,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tablesOf(tx)
    .insertInto('operator_desk.price_letter')
    .values({ tenant, proposal_id: proposalId, started_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['tenant', 'proposal_id']).doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type Progress = {
  readonly cursor: number;
  readonly sent: number;
  readonly isOver: boolean;
  readonly now: Temporal.Instant;
};

export const moveLetter = (
  tx: Transaction,
  { tenant, proposalId }: LetterKey,
  { cursor, sent, isOver, now }: Progress,
) =>
  tablesOf(tx)
    .updateTable('operator_desk.price_letter')
    .set(({ eb }) => ({
      cursor,
      sent: eb('sent', '+', sent),
      updated_at: now,
      finished_at: isOver ? now : null,
    }))
    .where('tenant', '=', tenant)
    .where('proposal_id', '=', proposalId)
    .execute();

/** Letters that are not over, which have rested since a moment. */
export const openLetterKeys = (idleSince: Temporal.Instant | null) => sql`
  select jsonb_build_object('tenant', tenant, 'proposalId', proposal_id) as data
    from operator_desk.price_letter
   where finished_at is null
     and (${idleSince}::timestamptz is null or updated_at <= ${idleSince}::timestamptz)`;

type Addressed = {
  readonly tenant: TenantId;
  readonly rows: readonly PriceRow[];
  readonly firstDay: Temporal.PlainDate;
};

/** Active administrators of companies with live tickets of which a price changes while they are valid. */
const recipients = ({ tenant, rows, firstDay }: Addressed) => sql`
  select "user".id as "userId", "user".email, min(company.id) as "companyId"
    from users.company_role as role
    join users."user" on "user".tenant = role.tenant and "user".id = role.user_id
    join companies.company on company.id = role.company_id and ${isLiveCompany('company')}
   where role.tenant = ${tenant} and role.role = 'COMPANY_ADMIN' and ${isActiveUser('user')}
     and exists (
       select from tickets.ticket
        where ticket.company_id = company.id and ${isLiveEntry('ticket')}
          and (expiration_date is null or expiration_date >= greatest(start_date, ${firstDay}::date))
          and (product_id, profile_id, nr_of_zones) in (
            select "productId", "profileId", "nrOfZones"
              from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
                as given ("productId" text, "profileId" text, "nrOfZones" int)))
   group by "user".id, "user".email`;

export async function countRecipients(source: Database, addressed: Addressed): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${recipients(addressed)}) as recipient`.execute(
    tablesOf(source),
  );
  return rows[0]?.count ?? 0;
}

type Recipient = {
  readonly userId: number;
  readonly email: string;
  /** One of their companies with such tickets. */
  readonly companyId: number;
};

/** The next ones after a user, in the order of their ids. */
export async function nextRecipients(
  tx: Transaction,
  addressed: Addressed,
  { after, max }: { readonly after: number; readonly max: number },
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select * from (${recipients(addressed)}) as recipient
     where "userId" > ${after} order by "userId" limit ${max}`.execute(tablesOf(tx));
  return rows;
}
