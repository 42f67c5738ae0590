import type { VoucherCampaign } from '@takst/contract/services/vouchers/list-voucher-campaigns.contract.ts';
import type { PageQuery } from '@takst/contract/platform/lists/paging.ts';
import { searchWords } from '@takst/domain/customers/companies/search-words.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Page } from '#platform/db/search/page-with-total.ts';
import { searchPage } from '#platform/db/search/search-page.ts';
import { hasFailedSms, inFilter } from './offer-state.query.ts';

/** As JSON has it: days are text. */
export type CampaignRow = Omit<VoucherCampaign, 'firstDay' | 'lastDay'> & {
  readonly firstDay: string;
  readonly lastDay: string;
};

type CampaignRequest = PageQuery & {
  readonly tenant: TenantId;
  readonly today: Temporal.PlainDate;
};

/** A page of campaigns with their counts, the newest first; only the offers of the page are counted. */
export function campaignPage(
  database: Database,
  { tenant, today, searchFor, maxEntries, offset }: CampaignRequest,
): Promise<Page<CampaignRow>> {
  const { CLAIMED: claimed, EXPIRED: expired } = inFilter(today);
  return searchPage<CampaignRow>(database, {
    schema: 'vouchers',
    table: 'campaign',
    where: sql`campaign.tenant = ${tenant}`,
    words: searchWords(searchFor),
    sort: { key: sql.ref('campaign.created_at'), isDescending: true },
    maxEntries,
    offset,
    entry: sql`
      select campaign.id, campaign.name, counted.*
        from vouchers.campaign
       cross join lateral (
         select to_jsonb(min(period_start)) as "firstDay", to_jsonb(max(period_end)) as "lastDay",
                count(*)::int as offers, count(*) filter (where link_sent_at is not null)::int as sent,
                count(*) filter (where ${claimed})::int as claimed,
                count(*) filter (where not ${claimed} and not ${expired})::int as unclaimed,
                count(*) filter (where ${expired})::int as expired,
                count(*) filter (where ${hasFailedSms})::int as "smsFailed"
           from vouchers.offer
          where offer.tenant = campaign.tenant and offer.campaign_id = campaign.id) as counted
       where campaign.tenant = ${tenant} and campaign.id = page.id`,
  });
}
