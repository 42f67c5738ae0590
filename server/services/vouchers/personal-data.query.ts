import { sql } from 'kysely';
import { tablesOf } from '#platform/db/tables.ts';
import { hasPhoneOf } from '#platform/personal-data/given-person.query.ts';
import type { PersonRow, PersonSource } from '#platform/personal-data/person-source.ts';
import { forgetOffersOf } from './offer/forget-offers.store.ts';

/** Offers of a discount for car sharing. */
export const offerData: PersonSource = {
  kind: 'voucher-offer',
  columns: ['vouchers.offer.phone'],
  async find(tx, person) {
    const { rows } = await sql<PersonRow>`
      select null::bigint as "companyId", jsonb_build_object(
               'phone', phone_country_code || phone, 'campaign', campaign, 'product', provider,
               'amount', amount_ore, 'from', period_start, 'until', period_end) as facts,
             (claimed_at is null and period_end >= ${person.today}::date) as "isInForce"
        from vouchers.offer where ${hasPhoneOf(person, 'offer')}
       order by id`.execute(tablesOf(tx));
    return rows;
  },
  erasure: { erase: (tx, person) => forgetOffersOf(tx, hasPhoneOf(person, 'offer')) },
};
