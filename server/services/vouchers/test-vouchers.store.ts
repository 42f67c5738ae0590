import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';

type NewOffers = {
  readonly tenant: TenantId;
  readonly createdBy: number;
  readonly keys: readonly string[];
  readonly amountOre: number;
  /** Of the first one; the others have the numbers after it. */
  readonly phone: number;
  readonly campaign: string;
  readonly periodStart: string;
  readonly periodEnd: string;
};

/** Offers whose links have come, with these keys; their ids in that order. */
export const placeOffers = (database: Database, offers: NewOffers): Promise<number[]> =>
  database.transaction(async (tx) => {
    const { tenant, createdBy, keys, amountOre, phone, campaign, periodStart, periodEnd } = offers;
    const tables = tablesOf(tx);
    await sql`
      insert into vouchers.campaign (tenant, name, created_at)
      values (${tenant}, ${campaign}, '2026-03-01T08:00:00Z') on conflict do nothing`.execute(
      tables,
    );
    const { rows } = await sql<{ id: number }>`
      insert into vouchers.offer (
        tenant, campaign_id, campaign, phone_country_code, phone, key_digest, amount_ore, period_start, period_end,
        link_number, link_asked_at, link_sent_at, created_by, created_at)
      select ${tenant}, campaign.id, campaign.name, '+47', (${phone}::int + place - 1)::text, digest, ${amountOre},
             ${periodStart}::date, ${periodEnd}::date, 1, '2026-03-01T08:00:00Z', '2026-03-01T08:00:01Z', ${createdBy},
             '2026-03-01T08:00:00Z'
        from unnest(${sql.val(keys.map(digestOf))}::text[]) with ordinality as given (digest, place)
        join vouchers.campaign on campaign.tenant = ${tenant} and campaign.name = ${campaign}
       order by place
      returning id`.execute(tables);
    return rows.map(({ id }) => id);
  });

/** An offer with all that the database has of it. */
export const storedOffer = (database: Database, id: number) =>
  tablesOf(database)
    .selectFrom('vouchers.offer')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** What was recorded of offers, by their kind, subject and values; oldest first. */
export const changesOfOffers = async (database: Database, ids: readonly number[]) =>
  (
    await recordedChanges(database)
      .where('subject_type', '=', 'voucher-offer')
      .where('subject_id', 'in', ids.map(String))
      .execute()
  ).map(({ kind, company_id, user_id, after }) => ({ kind, company_id, user_id, after }));

/** What was recorded of the offers that were made of a campaign. */
export const changesOfCampaign = (database: Database, id: number) =>
  recordedChanges(database)
    .where('kind', '=', 'make-voucher-offers')
    .where('subject_id', '=', String(id))
    .execute();

/** As before their links were asked for. */
export const forgetLink = (database: Database, ...ids: readonly number[]) =>
  tablesOf(database)
    .updateTable('vouchers.offer')
    .set({ link_number: 0, link_asked_at: null, link_sent_at: null })
    .where('id', 'in', ids)
    .execute();

/** Marks the SMS of offers, with the link or the code, as undelivered. */
export const failSms = (database: Database, sms: 'link' | 'code', ids: readonly number[]) =>
  database.transaction((tx) =>
    sql`
      update vouchers.offer set ${sql.ref(`${sms}_failed_at`)} = '2026-03-06T09:00:00Z'
       where id = any(${sql.val([...ids])}::bigint[])`.execute(tablesOf(tx)),
  );

/** While this runs, every statement about offers fails. */
export async function withoutOffers<T>(database: Database, run: () => Promise<T>): Promise<T> {
  const rename = (from: string, to: string) =>
    sql.raw(`alter table vouchers.${from} rename to ${to}`).execute(tablesOf(database));
  await rename('offer', 'offer_away');
  try {
    return await run();
  } finally {
    await rename('offer_away', 'offer');
  }
}
