import {
  offerFilters,
  type OfferFilter,
  type OfferRows,
  voucherOfferList,
} from '@takst/contract/services/vouchers/list-voucher-offers.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql, type SqlBool } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { searchedRows } from '#platform/db/search/list-rows.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import { oreCell, dateCell, textCell } from '#platform/http/xlsx/xlsx-cells.ts';
import { norwegianMoment } from '#platform/time/norwegian-date.ts';
import { describeOffer } from './describe-offer.ts';
import { type OfferEntry, offerEntry } from './offer-entry.query.ts';
import { inFilter } from './offer-state.query.ts';
import { nameOfProvider, nameOfSms, nameOfState } from './offer-list.texts.ts';

const createdAt = { key: sql.ref('offer.created_at') };

/** The offers of an operator; words are found in phone number, campaign and provider. With their counts, and as a file. */
export const serveOfferList = (database: Database) =>
  serveList(voucherOfferList, {
    rows: ({ scope: { tenant }, query, today }, { words, sort }) =>
      searchedRows<OfferEntry>(database, {
        schema: 'vouchers',
        table: 'offer',
        listedBy: 'listed_offer',
        where: sql`offer.tenant = ${tenant}`,
        filters: [query.filter && inFilter(today)[query.filter], ofCampaign(query)],
        words,
        sort: sort ?? { ...createdAt, isDescending: true },
        entry: offerEntry(tenant, sql`page.id`),
      }),
    describe:
      ({ today }) =>
      (row) =>
        describeOffer(row, today),
    columns: {
      phone: {
        cell: ({ phone, phoneCountryCode }) => textCell(phone && `${phoneCountryCode}${phone}`),
      },
      campaign: { key: sql.ref('offer.sorted'), cell: ({ campaign }) => textCell(campaign.name) },
      amount: { key: sql.ref('offer.amount_ore'), cell: ({ amountOre }) => oreCell(amountOre) },
      periodStart: { cell: ({ periodStart }) => dateCell(periodStart) },
      periodEnd: { key: sql.ref('offer.period_end'), cell: ({ periodEnd }) => dateCell(periodEnd) },
      state: { cell: ({ state }, { language }) => textCell(nameOfState(state)[language]) },
      provider: { cell: ({ provider }) => textCell(provider && nameOfProvider(provider)) },
      claimedAt: {
        key: () => ({ key: sql.ref('offer.claimed_at'), isNullable: true }),
        cell: ({ claimedAt }) => textCell(claimedAt && norwegianMoment(claimedAt)),
      },
      link: { cell: ({ link }, { language }) => textCell(nameOfSms(link.state)[language]) },
      code: { cell: ({ code }, { language }) => textCell(code && nameOfSms(code.state)[language]) },
      createdAt: { ...createdAt, cell: ({ createdAt: at }) => textCell(norwegianMoment(at)) },
    },
    counts: ({ scope: { tenant }, query, today }) =>
      offerCounts(database, { tenant, today, ...query }),
  });

const ofCampaign = ({ campaignId }: Pick<OfferRows, 'campaignId'>) =>
  campaignId === undefined ? undefined : sql<SqlBool>`offer.campaign_id = ${campaignId}`;

type CountsOf = Pick<OfferRows, 'campaignId'> & {
  readonly tenant: TenantId;
  readonly today: Temporal.PlainDate;
};

async function offerCounts(database: Database, { tenant, today, campaignId }: CountsOf) {
  const conditions = inFilter(today);
  const counted = offerFilters.map(
    (filter) => sql`count(*) filter (where ${conditions[filter]})::int as ${sql.ref(filter)}`,
  );
  const { rows } = await sql<Record<OfferFilter, number> & { all: number }>`
    select count(*)::int as all, ${sql.join(counted)} from vouchers.offer
     where offer.tenant = ${tenant} and ${ofCampaign({ campaignId }) ?? sql`true`}`.execute(
    tablesOf(database),
  );
  const { all = 0, ...counts } = rows[0] ?? {};
  return { all, counts: counts as Record<OfferFilter, number> };
}
