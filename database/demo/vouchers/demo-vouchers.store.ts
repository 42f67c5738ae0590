import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { digestOf } from '@takst/server/platform/access/tokens/secret-token.ts';
import { sql } from 'kysely';
import type { DemoWorld } from '../demo-world-facts.ts';
import { demoVoucherKeys } from './demo-voucher-keys.ts';

/** Codes of two amounts at one provider, of one at another; the pool of the third is empty. */
async function placeProviderCodes(tx: Transaction, { moment }: DemoWorld): Promise<void> {
  const importedAt = moment.now.subtract({ hours: 24 * 30 });
  await sql`
    insert into code_pools.code (tenant, kind, code, valid_until, amount_ore, imported_by, imported_at)
    select 'ruter', kind, upper(substr(kind, 1, 4) || '-' || substr(word, 1, 4) || '-' || substr(word, 5, 4)),
           ${moment.today}::date + 365, amount_ore, importer.id, ${importedAt}::timestamptz
      from (values ('HYRE', 50000, 64), ('HYRE', 100000, 12), ('BILKOLLEKTIVET', 50000, 90))
           as pool (kind, amount_ore, codes)
     cross join generate_series(1, codes) as place
     cross join md5(kind || amount_ore || place) as word
      join users."user" as importer on importer.tenant = 'ruter' and importer.email = 'support@ruter.example'
     order by kind, amount_ore, place`.execute(tablesOf(tx));
}

/**
 * Offers in every situation: a campaign that is over, one that goes on, in which some have claimed their code and one did not
 * get the SMS, and people of it who come next month. The keys of three are known (`demoVoucherKeys`).
 */
async function placeOffers(tx: Transaction, { moment: { today, now } }: DemoWorld): Promise<void> {
  const tables = tablesOf(tx);
  const created = now.subtract({ hours: 24 * 20 });
  const year = today.year;
  await sql`
    insert into vouchers.campaign (tenant, name, created_at)
    values ('ruter', ${`Bilfri pendler ${year - 1}`}, ${now.subtract({ hours: 24 * 200 })}::timestamptz),
           ('ruter', ${`Bil ved behov ${year}`}, ${created}::timestamptz)`.execute(tables);
  await sql`
    with kind (name, campaign, first_place, offers, first_day, last_day, amount_ore, key_digest) as (values
      ('expired', ${`Bilfri pendler ${year - 1}`}, 1, 14, ${today}::date - 60, ${today}::date - 15, 50000, ${digestOf(demoVoucherKeys.expired)}::text),
      ('claimed', ${`Bil ved behov ${year}`}, 101, 9, ${today}::date - 19, ${today}::date + 40, 50000, ${digestOf(demoVoucherKeys.claimed)}),
      ('available', ${`Bil ved behov ${year}`}, 201, 23, ${today}::date - 19, ${today}::date + 40, 50000, ${digestOf(demoVoucherKeys.available)}),
      ('available', ${`Bil ved behov ${year}`}, 301, 6, ${today}::date - 19, ${today}::date + 40, 100000, null),
      ('failed', ${`Bil ved behov ${year}`}, 401, 1, ${today}::date - 19, ${today}::date + 40, 50000, null),
      ('planned', ${`Bil ved behov ${year}`}, 501, 4, ${today}::date + 12, ${today}::date + 70, 50000, null)
    )
    insert into vouchers.offer (
      tenant, campaign_id, campaign, phone_country_code, phone, key_digest, amount_ore, period_start, period_end,
      provider, claimed_at, language, link_number, link_asked_at, link_sent_at, link_failed_at, code_number,
      code_asked_at, code_sent_at, created_by, created_at)
    select 'ruter', campaign.id, campaign.name, '+47', (93500000 + first_place + place)::text,
           case when place = 1 then kind.key_digest end, amount_ore, first_day, last_day,
           case when is_claimed then case when place % 3 = 0 then 'BILKOLLEKTIVET' else 'HYRE' end end,
           case when is_claimed then claimed_at end, case when is_claimed then 'nb' end,
           (kind.name <> 'planned')::int, asked_at, case when kind.name <> 'failed' then asked_at end,
           case when kind.name = 'failed' then asked_at end, is_claimed::int,
           case when is_claimed then claimed_at end, case when is_claimed then claimed_at end, maker.id, made_at
      from kind
      join vouchers.campaign on campaign.tenant = 'ruter' and campaign.name = kind.campaign
      join users."user" as maker on maker.tenant = 'ruter' and maker.email = 'support@ruter.example'
     cross join generate_series(1, offers) as place
     cross join lateral (
       select kind.name = 'claimed' or (kind.name = 'expired' and place > 8) as is_claimed,
              least(first_day::timestamptz, ${created}::timestamptz) as made_at,
              case when kind.name <> 'planned' then first_day::timestamptz + interval '8 hours' end as asked_at,
              first_day::timestamptz + place * interval '27 hours' as claimed_at) as moments
     order by first_place, place`.execute(tables);
}

/** Marks a code as used for each claimed offer. */
async function markCodesUsed(tx: Transaction): Promise<void> {
  await sql`
    with claimed as (
      select id, provider, amount_ore, claimed_at,
             row_number() over (partition by provider, amount_ore order by id) as place
        from vouchers.offer where claimed_at is not null
    ), free as (
      select id, kind, amount_ore, row_number() over (partition by kind, amount_ore order by id) as place
        from code_pools.code where tenant = 'ruter' and amount_ore is not null
    )
    update code_pools.code
       set used_at = claimed.claimed_at, used_for_type = 'voucher-offer', used_for_id = claimed.id
      from claimed
      join free on free.kind = claimed.provider and free.amount_ore = claimed.amount_ore and free.place = claimed.place
     where code.tenant = 'ruter' and code.kind = free.kind and code.id = free.id`.execute(
    tablesOf(tx),
  );
}

/** The SMS that did not arrive, as customer support sees it. */
async function placeUndelivered(tx: Transaction, { moment }: DemoWorld): Promise<void> {
  await sql`
    insert into messages.undelivered (tenant, company_id, kind, topic, recipient, reason, failed_at, message_key, content)
    select tenant, null, 'sms', 'voucher-link', phone_country_code || phone, 'the SMS gateway answered 400',
           ${moment.now.subtract({ hours: 9 })}::timestamptz, 'voucher-link ' || tenant || ' ' || id, null
      from vouchers.offer where link_failed_at is not null`.execute(tablesOf(tx));
}

/** Vouchers are the main operator's. */
export async function placeVouchers(tx: Transaction, world: DemoWorld): Promise<void> {
  await placeProviderCodes(tx, world);
  await placeOffers(tx, world);
  await markCodesUsed(tx);
  await placeUndelivered(tx, world);
}
