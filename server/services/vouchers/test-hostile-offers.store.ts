import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type Place = { readonly tenant: string; readonly userId: number };

/** Offers whose phone numbers are texts that no call would take. */
export const placeHostileOffers = (
  database: Database,
  { tenant, userId }: Place,
  texts: readonly string[],
): Promise<void> =>
  database.transaction(async (tx) => {
    await sql`
      with campaign as (
        insert into vouchers.campaign (tenant, name, created_at)
        values (${tenant}, 'Fiendtlig', '2026-01-01T12:00:00Z') returning tenant, id, name
      )
      insert into vouchers.offer (tenant, campaign_id, campaign, phone_country_code, phone, amount_ore, period_start,
                                  period_end, created_by, created_at)
      select campaign.tenant, campaign.id, campaign.name, '', words, 50000, '2026-03-01'::date + place::int,
             '2026-03-01'::date + place::int, ${userId}, '2026-01-01T12:00:00Z'
        from campaign, unnest(${sql.val([...texts])}::text[]) with ordinality as given (words, place)`.execute(
      tablesOf(tx),
    );
  });
