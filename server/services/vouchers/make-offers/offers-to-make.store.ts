import type { Phone } from '@takst/domain/ticketing/holders/slot.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type NewOffer = {
  readonly phone: Phone;
  readonly campaign: string;
  readonly amountOre: number;
  readonly periodStart: Temporal.PlainDate;
  readonly periodEnd: Temporal.PlainDate;
};

type Period = Pick<NewOffer, 'phone' | 'campaign' | 'periodStart' | 'periodEnd'>;

/** Names an offer that a row asks for. */
export const periodKey = ({ phone, campaign, periodStart, periodEnd }: Period): string =>
  `${phone.phoneCountryCode}${phone.phone} ${periodStart.toString()} ${periodEnd.toString()} ${campaign.toLowerCase()}`;

const periodsTable = (rows: readonly Period[]) => sql`
  unnest(${sql.val(rows.map(periodKey))}::text[],
         ${sql.val(rows.map(({ phone }) => phone.phoneCountryCode))}::text[],
         ${sql.val(rows.map(({ phone }) => phone.phone))}::text[],
         ${sql.val(rows.map(({ campaign }) => campaign))}::text[],
         ${sql.val(rows.map(({ periodStart }) => periodStart.toString()))}::date[],
         ${sql.val(rows.map(({ periodEnd }) => periodEnd.toString()))}::date[])`;

/** The keys of the rows whose phone has an offer of the campaign already, in a part of the period. */
export async function takenPeriods(
  tx: Transaction,
  tenant: TenantId,
  rows: readonly Period[],
): Promise<ReadonlySet<string>> {
  // A period that ends before it starts is refused for that.
  const periods = rows.filter(
    (row) => Temporal.PlainDate.compare(row.periodStart, row.periodEnd) <= 0,
  );
  const { rows: overlaps } = await sql<{ key: string }>`
    select wanted.key
      from ${periodsTable(periods)} as wanted (key, country, phone, campaign, first_day, last_day)
     where exists (
       select from vouchers.offer
         join vouchers.campaign on campaign.tenant = offer.tenant and campaign.id = offer.campaign_id
        where offer.tenant = ${tenant} and offer.phone is not null
          and offer.phone_country_code || offer.phone = wanted.country || wanted.phone
          and campaign.searched = text.lower_case(wanted.campaign)
          and daterange(offer.period_start, offer.period_end, '[]') && daterange(wanted.first_day, wanted.last_day, '[]'))`.execute(
    tablesOf(tx),
  );
  return new Set(overlaps.map(({ key }) => key));
}

type NewOffers = {
  readonly tenant: TenantId;
  readonly userId: number;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

/** Adds campaigns that the operator does not have yet, then the offers; those that have begun ask for their link. */
export async function insertOffers(
  tx: Transaction,
  { tenant, userId, today, now }: NewOffers,
  offers: readonly NewOffer[],
): Promise<{ readonly id: number; readonly campaignId: number; readonly hasBegun: boolean }[]> {
  const tables = tablesOf(tx);
  const names = offers.map(({ campaign }) => campaign);
  await sql`
    insert into vouchers.campaign (tenant, name, created_at)
    select distinct on (text.lower_case(name)) ${tenant}, name, ${now}::timestamptz
      from unnest(${sql.val(names)}::text[]) with ordinality as wanted (name, place)
     order by text.lower_case(name), place
        on conflict (tenant, searched) do nothing`.execute(tables);
  const { rows } = await sql<{ id: number; campaignId: number; hasBegun: boolean; key: string }>`
    with wanted as (
      select *
        from unnest(${sql.val(offers.map(periodKey))}::text[],
                    ${sql.val(offers.map(({ phone }) => phone.phoneCountryCode))}::text[],
                    ${sql.val(offers.map(({ phone }) => phone.phone))}::text[],
                    ${sql.val(names)}::text[],
                    ${sql.val(offers.map(({ periodStart }) => periodStart.toString()))}::date[],
                    ${sql.val(offers.map(({ periodEnd }) => periodEnd.toString()))}::date[],
                    ${sql.val(offers.map(({ amountOre }) => amountOre))}::int[])
          with ordinality as wanted (key, country, phone, campaign, first_day, last_day, amount_ore, place)
    ), made as (
      insert into vouchers.offer (tenant, campaign_id, campaign, phone_country_code, phone, amount_ore, period_start,
                                  period_end, link_number, link_asked_at, created_by, created_at)
      select ${tenant}, campaign.id, campaign.name, wanted.country, wanted.phone, wanted.amount_ore, wanted.first_day,
             wanted.last_day, (wanted.first_day <= ${today})::int,
             case when wanted.first_day <= ${today} then ${now}::timestamptz end, ${userId}, ${now}::timestamptz
        from wanted
        join vouchers.campaign on campaign.tenant = ${tenant} and campaign.searched = text.lower_case(wanted.campaign)
       order by wanted.place
      returning id, campaign_id, phone_country_code || phone as number, period_start, link_number
    )
    select made.id, made.campaign_id as "campaignId", made.link_number = 1 as "hasBegun", wanted.key
      from made
      join wanted on wanted.country || wanted.phone = made.number and wanted.first_day = made.period_start
      join vouchers.campaign on campaign.tenant = ${tenant} and campaign.id = made.campaign_id
                            and campaign.searched = text.lower_case(wanted.campaign)`.execute(
    tables,
  );
  const byKey = new Map(rows.map(({ key, ...offer }) => [key, offer]));
  return offers.map((offer) => {
    const savedOffer = byKey.get(periodKey(offer));
    if (!savedOffer) throw new Error('an offer was not made');
    return savedOffer;
  });
}
