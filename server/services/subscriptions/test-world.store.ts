import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** An e-bike for somebody of each company with tickets, from the next month on; the second operator sells none any more. */
export async function placeSubscriptions(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql`
    insert into subscriptions.product (tenant, type, services, name, description, position)
    values ('akt', 'JOULE', '{}', '{"nb": "Elsykkel", "en": "E-bike"}', '{"nb": "", "en": ""}', 0)`.execute(
    tablesOf(tx),
  );
  await sql`
    insert into subscriptions.subscription (tenant, company_id, service, agreement_id, holder_id,
                                            person_slot, type, start_date, ordered_at)
    select distinct on (subscriber.company_id) subscriber.tenant, subscriber.company_id,
           case agreement.subtype when 'HOUSING_COOPERATIVE_AGREEMENT' then 'housing'
                                  else 'company-tickets' end,
           agreement.id, subscriber.holder_id, subscriber.person_slot, 'JOULE',
           date_trunc('month', ${now}::timestamptz at time zone 'Europe/Oslo' + interval '1 month'),
           ${now}::timestamptz
      from subscribers.subscriber
      join subscriptions.product on product.tenant = subscriber.tenant and product.type = 'JOULE'
      join agreements.agreement on agreement.company_id = subscriber.company_id
       and agreement.subtype in ('SUBSCRIPTIONS', 'HOUSING_COOPERATIVE_AGREEMENT')
     order by subscriber.company_id, agreement.id, subscriber.holder_id desc`.execute(tablesOf(tx));
}
