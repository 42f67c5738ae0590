import { listVoucherCampaigns as route } from '@takst/contract/services/vouchers/list-voucher-campaigns.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { campaignPage } from './campaign.query.ts';

export const listVoucherCampaigns = (database: Database) =>
  serve(route, async ({ scope: { tenant }, query, today }) => {
    const { totalEntries, matches } = await campaignPage(database, { ...query, tenant, today });
    return {
      reply: {
        totalEntries,
        matches: matches.map(({ firstDay, lastDay, ...campaign }) => ({
          ...campaign,
          firstDay: Temporal.PlainDate.from(firstDay),
          lastDay: Temporal.PlainDate.from(lastDay),
        })),
      },
    };
  });
