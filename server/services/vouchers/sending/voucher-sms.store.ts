import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { OfferId } from '../offer/offer.store.ts';

/** The two SMS of an offer, each by its number: how often it was asked for. An older number is never sent any more. */
export type VoucherSms = 'link' | 'code';

const columnsOf = (sms: VoucherSms) => ({
  number: sql.ref(`${sms}_number`),
  askedAt: sql.ref(`${sms}_asked_at`),
  sentAt: sql.ref(`${sms}_sent_at`),
  failedAt: sql.ref(`${sms}_failed_at`),
});

/** Asks for it again, under the lock of the offer; its new number. The link that was sent before leads nowhere from now on. */
export async function askAgain(
  tx: Transaction,
  { tenant, id }: OfferId,
  { sms, now }: { readonly sms: VoucherSms; readonly now: Temporal.Instant },
): Promise<number> {
  const { number, askedAt, failedAt } = columnsOf(sms);
  const withoutKey = sms === 'link' ? sql`, key_digest = null` : sql``;
  const { rows } = await sql<{ number: number }>`
    update vouchers.offer
       set ${number} = ${number} + 1, ${askedAt} = ${now}::timestamptz, ${failedAt} = null ${withoutKey}
     where tenant = ${tenant} and id = ${id}
    returning ${number} as number`.execute(tablesOf(tx));
  if (!rows[0]) throw new Error('the offer is gone');
  return rows[0].number;
}

/** What became of it, unless it was asked for again since. */
export async function saveOutcome(
  database: Database,
  { tenant, id, number: sentNumber }: OfferId & { readonly number: number },
  { sms, outcome, now }: { sms: VoucherSms; outcome: 'sent' | 'failed'; now: Temporal.Instant },
): Promise<void> {
  const { number, sentAt, failedAt } = columnsOf(sms);
  const set =
    outcome === 'sent'
      ? sql`${sentAt} = ${now}::timestamptz, ${failedAt} = null`
      : sql`${failedAt} = ${now}::timestamptz`;
  await database.transaction((tx) =>
    sql`
      update vouchers.offer set ${set}
       where tenant = ${tenant} and id = ${id} and ${number} = ${sentNumber}`.execute(tablesOf(tx)),
  );
}

/** Gives the offer a key, unless its link was asked for again or it was claimed since; false then. */
export async function saveKey(
  database: Database,
  { tenant, id, number }: OfferId & { readonly number: number },
  keyDigest: string,
): Promise<boolean> {
  const { numUpdatedRows } = await database.transaction((tx) =>
    tablesOf(tx)
      .updateTable('vouchers.offer')
      .set({ key_digest: keyDigest })
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .where('link_number', '=', number)
      .where('claimed_at', 'is', null)
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}
